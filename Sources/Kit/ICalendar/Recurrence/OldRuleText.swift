import CalendarSystems
import Events
import TimeZones

/// The text of rules in vCalendar 1.0 (vCalendar, The Electronic Calendaring and Scheduling Exchange Format, 1996),
/// such as `W2 TU #5`: a unit with an interval, its days or months, and a count or an end.
enum OldRuleText {
  /// Returns the rule that a text describes; `nil` for any other text, and for rules with times of day or nested units.
  static func parse(_ bytes: Bytes) -> RecurrenceRule? {
    var words: [Bytes] = []
    bytes.forEachPiece(separatedBy: 0x20) { if !$0.isEmpty { words.append($0) } }
    guard let head = words.first, let (interval, naming) = unit(head) else { return nil }
    // A rule without a count yields two occurrences.
    var rule = RecurrenceRule(frequency: naming.frequency, interval: interval, count: 2)
    if words.count > 1, let last = words.last {
      if last[0] == UInt8(ascii: "#"), let number = last.part(1, last.count).decimal {
        rule.count = number == 0 ? nil : number
        words.removeLast()
      } else if last.count >= 15, let until = TimeText.parse(last) {
        (rule.count, rule.until) = (nil, until.time(zone: nil))
        words.removeLast()
      }
    }
    return add(words, to: &rule, naming) ? rule : nil
  }

  /// The kind of days or months that the arguments of a rule list.
  private enum Naming: Int {
    case nothing, weekdays, nthWeekdays, monthDays, months, yearDays

    var frequency: RecurrenceRule.Frequency {
      switch self {
      case .nothing: .daily
      case .weekdays: .weekly
      case .nthWeekdays, .monthDays: .monthly
      case .months, .yearDays: .yearly
      }
    }
  }

  /// Returns the interval and the kind of arguments of `D1`, `W2`, `MP1`, `MD1`, `YM1`, or `YD1`.
  private static func unit(_ word: Bytes) -> (interval: Int, naming: Naming)? {
    let letters = word.count > 1 && 65...90 ~= word[1].asciiUppercased ? 2 : 1
    guard let interval = word.part(letters, word.count).decimal, interval > 0,
      let unit = word.part(0, letters).position(in: "D W MP MD YM YD"), let naming = Naming(rawValue: unit)
    else { return nil }
    return (interval, naming)
  }

  /// Adds the days or months that the words after the first list. Returns whether all words were valid.
  private static func add(_ words: [Bytes], to rule: inout RecurrenceRule, _ naming: Naming) -> Bool {
    var numbers: [Int] = []
    var ordinals: [Int] = []
    var hasWeekday = false
    for word in words[1...] {
      if naming == .weekdays, let weekday = RecurrenceText.weekday(word) {
        rule.byDay.append(.init(weekday))
      } else if naming == .nthWeekdays, let weekday = RecurrenceText.weekday(word), !ordinals.isEmpty {
        for ordinal in ordinals { rule.byDay.append(.init(weekday, ordinal: ordinal)) }
        hasWeekday = true
      } else if naming == .nthWeekdays, let ordinal = number(word), abs(ordinal) <= 5 {
        if hasWeekday { ordinals = [] }
        hasWeekday = false
        ordinals.append(ordinal)
      } else if naming == .monthDays, word.isASCIIEqual(to: "LD") {
        numbers.append(-1)
      } else if naming == .monthDays || naming == .months || naming == .yearDays, let number = number(word) {
        numbers.append(number)
      } else {
        return false
      }
    }
    switch naming {
    case .nothing, .weekdays: return true
    case .nthWeekdays: return words.count == 1 || hasWeekday
    case .monthDays: rule[.monthDay] = numbers
    case .yearDays: rule[.yearDay] = numbers
    case .months: rule[.month] = numbers
    }
    let limit = naming == .monthDays ? 31 : naming == .yearDays ? 366 : 12
    return numbers.allSatisfy { abs($0) <= limit && (naming != .months || $0 > 0) }
  }

  /// Returns the number for `2` or `2+`, or for `2-`, which counts from the end; never 0.
  private static func number(_ word: Bytes) -> Int? {
    guard let last = word.last else { return nil }
    let isSigned = last == UInt8(ascii: "+") || last == UInt8(ascii: "-")
    guard let size = (isSigned ? word.part(0, word.count - 1) : word).decimal, size > 0 else { return nil }
    return last == UInt8(ascii: "-") ? -size : size
  }
}
