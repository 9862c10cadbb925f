import Basics
import CalendarSystems
import CalendarText
import Events

/// Writes and reads dates and times in the fields of a form, in a language and a calendar system.
///
/// Reading is the inverse of writing, but more lenient. It accepts digits of the locale or Western ones, months by name
/// or number in the order of the locale, two-digit years, and hours alone. Missing parts are taken from the previous
/// value of the field.
struct FormText {
  let date: DateText
  /// Whether the fields are host controls, which exchange ISO 8601.
  var isISO = false
  /// The day, language, and region by which words such as "tomorrow" and "noon" are read; `nil` to read only numbers and
  /// names of months.
  var reference: QuickReference?

  // MARK: - Writing

  /// Returns a day as "24 November 2026".
  func text(ofDay day: DayNumber) -> String {
    if isISO { return iso(GregorianCalendar.shared.fields(of: day)) }
    return date.format(FormText.withoutWeekday(date.locale.patterns.fullDate), day: day)
  }

  /// Returns a time as "14:05", or "2:05 PM".
  func text(ofSecond second: Int) -> String {
    guard isISO else { return date.time(secondOfDay: second) }
    return FormText.digits(second / 3600, 2) + ":" + FormText.digits(second / 60 % 60, 2)
  }

  private func iso(_ fields: DateFields) -> String {
    FormText.digits(fields.year, 4) + "-" + FormText.digits(fields.month, 2) + "-" + FormText.digits(fields.day, 2)
  }

  private static func digits(_ value: Int, _ count: Int) -> String {
    var rest = max(0, value)
    var bytes: [UInt8] = []
    while bytes.count < count || rest > 0 {
      bytes.insert(UInt8(48 + rest % 10), at: 0)
      rest /= 10
    }
    return String(utf8: bytes)
  }

  /// Returns a CLDR pattern without the weekday and its separator.
  static func withoutWeekday(_ pattern: String) -> String {
    var bytes: [UInt8] = []
    var (isQuoted, isDropped) = (false, false)
    for byte in pattern.utf8 {
      if byte == UInt8(ascii: "'") { isQuoted.toggle() }
      if !isQuoted, 65...90 ~= byte || 97...122 ~= byte {
        isDropped = byte == UInt8(ascii: "E") || byte == UInt8(ascii: "c")
      }
      if !isDropped { bytes.append(byte) }
    }
    while let last = bytes.last, last == 32 || last == UInt8(ascii: ",") { bytes.removeLast() }
    return String(utf8: bytes)
  }

  // MARK: - Reading

  /// Returns the day that a text names; `nil` if it names none.
  /// - Parameter near: the day that supplies the year or the month if the text does not.
  func day(in text: String, near: DayNumber) -> DayNumber? {
    if let entry = reference.map({ QuickEntry(text, $0) }), entry.isOnly(.day), entry.isDayRelative { return entry.day }
    let calendar: any CalendarSystem = isISO ? GregorianCalendar.shared : date.calendar
    var bytes = folded(text)
    let name = takeMonth(from: &bytes, near, calendar)
    let numbers = FormText.numbers(in: bytes)
    var (day, month, year): (Int?, Int?, Int?) = (nil, nil, nil)
    var order = self.order
    if let first = numbers.first, first.count > 2 { order = [UInt8(ascii: "y"), UInt8(ascii: "M"), UInt8(ascii: "d")] }
    if name != nil { order.removeAll { $0 == UInt8(ascii: "M") } }
    if numbers.count < order.count {
      if let long = numbers.first(where: { $0.count > 2 }) {
        guard name != nil, numbers.count == 2 || long.value > 31 else { return nil }
      } else {
        order.removeAll { $0 == UInt8(ascii: "y") }
      }
      if name == nil, numbers.count == 1 { order = [UInt8(ascii: "d")] }
    }
    guard !numbers.isEmpty, numbers.count == order.count else { return nil }
    for (index, letter) in order.enumerated() {
      switch letter {
      case UInt8(ascii: "d"): day = numbers[index].value
      case UInt8(ascii: "M"): month = numbers[index].value
      default: year = numbers[index].value
      }
    }
    guard let day, day >= 1, day <= 40 else { return nil }
    let start = calendar.startOfMonth(containing: near)
    if name == nil, month == nil { return self.day(day, of: start, calendar) }
    let present = shownYear(near, calendar)
    if let short = year, short < 100, present >= 1000 { year = short + present / 100 * 100 }
    let wanted = year ?? present
    guard abs(wanted - present) <= 10_000,
      let base = start.offset(byYears: wanted - present, in: calendar)
    else { return nil }
    for offset in 0...28 {
      let distance = offset % 2 == 0 ? offset / 2 : -(offset + 1) / 2
      guard let other = base.offset(byMonths: distance, in: calendar) else { continue }
      let first = calendar.startOfMonth(containing: other)
      guard let found = self.day(day, of: first, calendar), shownYear(found, calendar) == wanted else { continue }
      if let name {
        if names(first).contains(where: { $0 == name }) { return found }
      } else {
        let fields = calendar.fields(of: first)
        if fields.month == month, !fields.isLeapMonth { return found }
      }
    }
    return nil
  }

  /// Returns the number, 1 or greater, that a text contains; `nil` if it contains none or several.
  func number(in text: String) -> Int? {
    let numbers = FormText.numbers(in: folded(text))
    return numbers.count == 1 && 1...9999 ~= numbers[0].value ? numbers[0].value : nil
  }

  /// Returns the second of the day that a text names; `nil` if it names none.
  func second(in text: String) -> Int? {
    if let entry = reference.map({ QuickEntry(text, $0) }), entry.isOnly(.time), entry.end == nil,
      let start = entry.start
    {
      return start
    }
    let bytes = folded(text)
    let numbers = FormText.numbers(in: bytes)
    guard let first = numbers.first, numbers.count <= 3 else { return nil }
    var (hour, minute) = (first.value, numbers.count > 1 ? numbers[1].value : 0)
    if numbers.count == 1, first.count > 2 { (hour, minute) = (first.value / 100, first.value % 100) }
    let isAfternoon = marks(bytes, date.locale.pmSymbol, UInt8(ascii: "p"))
    let isMorning = !isAfternoon && marks(bytes, date.locale.amSymbol, UInt8(ascii: "a"))
    if isAfternoon || isMorning {
      if isAfternoon, hour < 12 { hour += 12 }
      if isMorning, hour == 12 { hour = 0 }
    } else if !isISO, hasHalfDays, 1...7 ~= hour {
      // On a 12-hour clock, "at 7" is in the evening.
      hour += 12
    }
    guard hour < 24, minute < 60 else { return nil }
    return hour * 3600 + minute * 60
  }

  private var hasHalfDays: Bool {
    date.locale.patterns.time.utf8.contains { $0 == UInt8(ascii: "h") || $0 == UInt8(ascii: "K") }
  }

  /// Returns whether a text has an AM or PM mark: the locale's, or an English letter after a digit or a space.
  private func marks(_ bytes: [UInt8], _ symbol: String, _ letter: UInt8) -> Bool {
    let mark = TextFolding.fold(symbol)
    if !mark.isEmpty, FormText.find(mark, in: bytes) != nil { return true }
    var last: UInt8 = 0
    for byte in bytes {
      if byte == letter, last == 32 || 48...57 ~= last { return true }
      last = byte
    }
    return false
  }

  // MARK: - Parts

  /// The date fields in the order of the locale.
  private var order: [UInt8] {
    if isISO { return [UInt8(ascii: "y"), UInt8(ascii: "M"), UInt8(ascii: "d")] }
    var letters: [UInt8] = []
    for byte in FormText.withoutWeekday(date.locale.patterns.fullDate).utf8 {
      var letter = byte
      if byte == UInt8(ascii: "L") { letter = UInt8(ascii: "M") }
      if byte == UInt8(ascii: "r") || byte == UInt8(ascii: "u") { letter = UInt8(ascii: "y") }
      guard letter == UInt8(ascii: "d") || letter == UInt8(ascii: "M") || letter == UInt8(ascii: "y") else { continue }
      if !letters.contains(letter) { letters.append(letter) }
    }
    return letters
  }

  private func day(_ day: Int, of month: DayNumber, _ calendar: any CalendarSystem) -> DayNumber? {
    let found = month + (day - 1)
    return calendar.startOfMonth(containing: found) == month ? found : nil
  }

  /// The year of a day as it is written in a date.
  private func shownYear(_ day: DayNumber, _ calendar: any CalendarSystem) -> Int {
    if isISO { return calendar.fields(of: day).year }
    return FormText.numbers(in: folded(date.format("y", day: day))).first?.value ?? calendar.fields(of: day).year
  }

  /// The folded names of a month, longest first.
  private func names(_ month: DayNumber) -> [[UInt8]] {
    var names = [date.monthName(of: month)]
    for pattern in ["MMMM", "MMM", "LLL"] { names.append(date.format(pattern, day: month)) }
    return names.map { folded($0) }.filter { !$0.isEmpty }
  }

  /// Removes the name of a month from a text: the longest that occurs in it, or the last of equally long ones.
  private func takeMonth(
    from bytes: inout [UInt8], _ near: DayNumber, _ calendar: any CalendarSystem
  ) -> [UInt8]? {
    guard !isISO else { return nil }
    var (best, start): ([UInt8], Int) = ([], -1)
    for offset in -14...14 {
      guard let month = near.offset(byMonths: offset, in: calendar) else { continue }
      for name in names(calendar.startOfMonth(containing: month)) where name.count >= best.count {
        guard FormText.numbers(in: name).map({ $0.count == name.count }).first != true,
          let found = FormText.find(name, in: bytes), name.count > best.count || found > start
        else { continue }
        (best, start) = (name, found)
      }
    }
    guard start >= 0 else { return nil }
    for index in start..<start + best.count { bytes[index] = 32 }
    return best
  }

  /// Returns a text without case and accents, and with Western digits.
  private func folded(_ text: String) -> [UInt8] {
    var bytes = TextFolding.fold(text)
    for (value, digit) in date.locale.digits.enumerated() {
      let digit = TextFolding.fold(digit)
      guard digit.count > 1, value < 10 else { continue }
      while let start = FormText.find(digit, in: bytes) {
        bytes.replaceSubrange(start..<start + digit.count, with: [UInt8(48 + value)])
      }
    }
    return bytes
  }

  private static func find(_ word: [UInt8], in bytes: [UInt8]) -> Int? {
    guard !word.isEmpty, bytes.count >= word.count else { return nil }
    for start in 0...bytes.count - word.count {
      var length = 0
      while length < word.count, bytes[start + length] == word[length] { length += 1 }
      if length == word.count { return start }
    }
    return nil
  }

  /// Returns the numbers in a text with their digit counts.
  private static func numbers(in bytes: [UInt8]) -> [(value: Int, count: Int)] {
    var numbers: [(value: Int, count: Int)] = []
    var isInside = false
    for byte in bytes {
      let isDigit = 48...57 ~= byte
      if isDigit {
        if !isInside { numbers.append((0, 0)) }
        let last = numbers.count - 1
        guard numbers[last].count < 9 else { return [] }
        numbers[last].value = numbers[last].value * 10 + Int(byte - 48)
        numbers[last].count += 1
      }
      isInside = isDigit
    }
    return numbers
  }
}
