import CalendarSystems
import Events
import TimeZones

/// The text form of RECUR values (RFC 5545, 3.3.10), with RSCALE and SKIP (RFC 7529).
package enum RecurrenceText {
  /// The result of reading a rule.
  struct Result {
    var rule: RecurrenceRule?
    /// The expected text at the point where reading failed.
    var expectation: StaticString = ""
    /// The remark on a rule that was read.
    var remark: StaticString?
    /// Whether the rule is in the format of vCalendar 1.0.
    var isOld = false
  }

  /// Returns the rule described by parts in any order and case. Unknown parts are kept in `otherParts`.
  static func parse(_ bytes: Bytes) -> Result {
    if !bytes.contains(UInt8(ascii: "=")), let rule = OldRuleText.parse(bytes.trimmed) {
      return Result(rule: rule, remark: "a rule of vCalendar 1.0", isOld: true)
    }
    let parser = Parser()
    bytes.trimmed.forEachPiece(separatedBy: UInt8(ascii: ";")) { parser.read($0.trimmed) }
    guard parser.failure == nil, let frequency = parser.frequency else {
      return Result(expectation: parser.failure ?? "a rule with FREQ")
    }
    parser.rule.frequency = frequency
    if parser.rule[.month].contains(13), !hasThirteenMonths(parser.rule.calendar) {
      return Result(expectation: "months of the rule's calendar in BYMONTH")
    }
    let hasBothEnds = parser.rule.count != nil && parser.rule.until != nil
    return Result(rule: parser.rule, remark: hasBothEnds ? "both COUNT and UNTIL, the earlier end counts" : nil)
  }

  private final class Parser {
    var rule = RecurrenceRule(frequency: .daily)
    var frequency: RecurrenceRule.Frequency?
    var failure: StaticString?

    func read(_ part: Bytes) {
      guard !part.isEmpty else { return }
      guard let equals = part.firstIndex(of: UInt8(ascii: "=")) else {
        failure = "NAME=VALUE in a rule"
        return
      }
      let name = part.part(0, equals)
      let value = part.part(equals + 1, part.count).trimmed
      switch name.position(in: "FREQ INTERVAL COUNT UNTIL BYDAY WKST SKIP RSCALE") {
      case 0:
        frequency = RecurrenceText.frequency(value)
        if frequency == nil { failure = "FREQ of SECONDLY to YEARLY" }
      case 1: rule.interval = number(value, "an INTERVAL of 1 or more") ?? rule.interval
      case 2: rule.count = number(value, "a COUNT of 1 or more") ?? rule.count
      case 3:
        if let until = TimeText.parse(value) {
          rule.until = until.time(zone: nil)
        } else {
          failure = "a date or a date-time in UNTIL"
        }
      case 4:
        var list: [RecurrenceRule.NthWeekday] = []
        var isValid = true
        value.forEachPiece(separatedBy: UInt8(ascii: ",")) { piece in
          if let item = RecurrenceText.nthWeekday(piece.trimmed) { list.append(item) } else { isValid = false }
        }
        if isValid { rule.byDay = list } else { failure = "weekdays such as MO or -1SU in BYDAY" }
      case 5: if let day = RecurrenceText.weekday(value) { rule.weekStart = day } else { failure = "a weekday in WKST" }
      case 6:
        if let skip = RecurrenceText.skip(value) {
          rule.skip = skip
        } else {
          failure = "OMIT, BACKWARD or FORWARD in SKIP"
        }
      case let position:
        if position == 7, let calendar = RecurrenceText.calendar(value) {
          rule.calendar = calendar
        } else if !readNumbers(name, value) {
          rule.otherParts.append(TextValue.decode(part).text)
        }
      }
    }

    /// Reads a part with numbers; returns `false` for any other part. Months with the suffix L form a list of their
    /// own.
    private func readNumbers(_ name: Bytes, _ value: Bytes) -> Bool {
      for part in RecurrenceRule.NumberPart.allCases
      where part != .leapMonth && name.isASCIIEqual(to: RecurrenceText.name(part)) {
        var list: [Int] = []
        var leapMonths: [Int] = []
        value.forEachPiece(separatedBy: UInt8(ascii: ",")) { piece in
          var digits = piece.trimmed
          let isLeap = part == .month && digits.last?.asciiUppercased == UInt8(ascii: "L")
          if isLeap { digits = digits.part(0, digits.count - 1) }
          if let number = RecurrenceText.number(digits, in: RecurrenceText.range(isLeap ? .leapMonth : part)) {
            if isLeap { leapMonths.append(number) } else { list.append(number) }
          } else {
            failure = "numbers in range in the lists of a rule"
          }
        }
        rule[part] = list
        if part == .month { rule[.leapMonth] = leapMonths }
        return true
      }
      return false
    }

    @inline(never)
    private func number(_ value: Bytes, _ expectation: StaticString) -> Int? {
      if let number = value.decimal, number > 0 { return number }
      // A count beyond 32 bits is unlimited in practice.
      if value.count > 9, value.allSatisfy({ 48...57 ~= $0 }) { return Int(Int32.max) }
      failure = expectation
      return nil
    }
  }

  private static func frequency(_ bytes: Bytes) -> RecurrenceRule.Frequency? {
    let position = bytes.position(in: "SECONDLY MINUTELY HOURLY DAILY WEEKLY MONTHLY YEARLY")
    return position.flatMap { RecurrenceRule.Frequency(rawValue: UInt8($0)) }
  }

  static func weekday(_ bytes: Bytes) -> Weekday? {
    bytes.position(in: "SU MO TU WE TH FR SA").flatMap { Weekday(rawValue: $0 + 1) }
  }

  /// Returns the weekday for `MO`, `2TU`, `+1WE`, or `-1SU`; ordinals are 1...53.
  private static func nthWeekday(_ bytes: Bytes) -> RecurrenceRule.NthWeekday? {
    guard bytes.count >= 2, let weekday = weekday(bytes.part(bytes.count - 2, bytes.count)) else { return nil }
    if bytes.count == 2 { return RecurrenceRule.NthWeekday(weekday) }
    let ordinal = number(bytes.part(0, bytes.count - 2), in: -53...53)
    return ordinal.map { RecurrenceRule.NthWeekday(weekday, ordinal: $0) }
  }

  /// Returns a number with or without a sign. If negative numbers are allowed, 0 is not.
  private static func number(_ bytes: Bytes, in range: ClosedRange<Int>) -> Int? {
    guard let sign = bytes.first else { return nil }
    let isNegative = sign == UInt8(ascii: "-")
    let isSigned = isNegative || sign == UInt8(ascii: "+")
    guard let size = (isSigned ? bytes.part(1, bytes.count) : bytes).decimal else { return nil }
    let number = isNegative ? -size : size
    return range ~= number && (number != 0 || range.lowerBound == 0) ? number : nil
  }

  // MARK: - Lists of numbers

  static func name(_ part: RecurrenceRule.NumberPart) -> StaticString {
    switch part {
    case .second: return "BYSECOND"
    case .minute: return "BYMINUTE"
    case .hour: return "BYHOUR"
    case .monthDay: return "BYMONTHDAY"
    case .yearDay: return "BYYEARDAY"
    case .weekNumber: return "BYWEEKNO"
    case .month, .leapMonth: return "BYMONTH"
    case .setPosition: return "BYSETPOS"
    }
  }

  private static func range(_ part: RecurrenceRule.NumberPart) -> ClosedRange<Int> {
    switch part {
    case .second: return 0...60
    case .minute: return 0...59
    case .hour: return 0...23
    case .monthDay: return -31...31
    case .yearDay, .setPosition: return -366...366
    case .weekNumber: return -53...53
    case .month: return 1...13
    case .leapMonth: return 1...12
    }
  }

  // MARK: - Periods

  /// Returns the period for `start/end` or `start/duration`, whose times must have a clock; `nil` for anything else. A
  /// duration is added on the clock.
  static func period(_ bytes: Bytes, zone: String?) -> RecurrencePeriod? {
    guard let slash = bytes.firstIndex(of: UInt8(ascii: "/")),
      let first = TimeText.parse(bytes.part(0, slash)), first.secondOfDay != nil
    else { return nil }
    let rest = bytes.part(slash + 1, bytes.count)
    let start = first.time(zone: zone)
    if let end = TimeText.parse(rest), end.secondOfDay != nil {
      return RecurrencePeriod(start: start, end: end.time(zone: zone))
    }
    guard let duration = TimeText.parseDuration(rest) else { return nil }
    let seconds = duration.isNegative ? 0 : duration.secondsOnClock
    let reading = LocalDateTime(secondsAsUTC: start.writtenReading.secondsAsUTC + seconds)
    let end: EventTime
    switch start {
    case .utc: end = .utc(Instant(seconds: reading.secondsAsUTC))
    case .zoned(_, let zone): end = .zoned(reading, zone: zone)
    case .floating, .day: end = .floating(reading)
    }
    return RecurrencePeriod(start: start, end: end, nominalDays: duration.days)
  }

  // MARK: - Calendars

  private static func skip(_ bytes: Bytes) -> RecurrenceRule.Skip? {
    bytes.position(in: "OMIT BACKWARD FORWARD").flatMap { RecurrenceRule.Skip(rawValue: UInt8($0)) }
  }

  /// Returns the calendar with a CLDR name, including Unicode locale aliases.
  private static func calendar(_ bytes: Bytes) -> CalendarIdentifier? {
    for identifier in CalendarIdentifier.allCases where bytes.isASCIIEqual(to: name(identifier)) { return identifier }
    if bytes.isASCIIEqual(to: "GREGORY") { return .gregorian }
    if bytes.isASCIIEqual(to: "ISLAMICC") { return .islamicCivil }
    if bytes.isASCIIEqual(to: "ETHIOAA") { return .ethiopicAmeteAlem }
    return nil
  }

  static func name(_ identifier: CalendarIdentifier) -> StaticString {
    switch identifier {
    case .gregorian: "GREGORIAN"
    case .iso8601: "ISO8601"
    case .julian: "JULIAN"
    case .buddhist: "BUDDHIST"
    case .japanese: "JAPANESE"
    case .republicOfChina: "ROC"
    case .persian: "PERSIAN"
    case .hebrew: "HEBREW"
    case .islamic: "ISLAMIC"
    case .islamicCivil: "ISLAMIC-CIVIL"
    case .islamicTabular: "ISLAMIC-TBLA"
    case .islamicUmmAlQura: "ISLAMIC-UMALQURA"
    case .coptic: "COPTIC"
    case .ethiopicAmeteMihret: "ETHIOPIC"
    case .ethiopicAmeteAlem: "ETHIOPIC-AMETE-ALEM"
    case .indian: "INDIAN"
    case .chinese: "CHINESE"
    case .dangi: "DANGI"
    }
  }

  private static func hasThirteenMonths(_ identifier: CalendarIdentifier) -> Bool {
    switch identifier {
    case .coptic, .ethiopicAmeteMihret, .ethiopicAmeteAlem: true
    default: false
    }
  }
}
