import CalendarSystems
import Events
import TimeZones

/// The text form of RECUR values (RFC 5545, 3.3.10), with RSCALE and SKIP (RFC 7529).
package enum RecurrenceText {
  /// The result of reading a rule.
  struct Result {
    var rule: RecurrenceRule?
    /// The expected text at the point where reading failed.
    var expectation = ""
    /// The remarks on a rule that was read.
    var remarks: [String] = []
    /// Whether the rule is in the format of vCalendar 1.0.
    var isOld = false
  }

  /// Returns the rule described by parts in any order and case. Unknown parts are kept in `otherParts`.
  static func parse(_ bytes: Bytes) -> Result {
    if !bytes.contains(UInt8(ascii: "=")), let rule = OldRuleText.parse(bytes.trimmed) {
      return Result(rule: rule, remarks: ["a rule of vCalendar 1.0"], isOld: true)
    }
    var parser = Parser()
    bytes.trimmed.forEachPiece(separatedBy: UInt8(ascii: ";")) { parser.read($0.trimmed) }
    if parser.failure == nil, parser.frequency == nil { parser.failure = "a rule with FREQ" }
    guard parser.failure == nil, let frequency = parser.frequency else {
      return Result(expectation: parser.failure ?? "")
    }
    var rule = parser.rule
    rule.frequency = frequency
    if rule[.month].contains(13), !hasThirteenMonths(rule.calendar) {
      return Result(expectation: "months of the rule's calendar in BYMONTH")
    }
    if rule.count != nil, rule.until != nil { parser.remarks.append("both COUNT and UNTIL, the earlier end counts") }
    return Result(rule: rule, remarks: parser.remarks)
  }

  private struct Parser {
    var rule = RecurrenceRule(frequency: .daily)
    var frequency: RecurrenceRule.Frequency?
    var failure: String?
    var remarks: [String] = []

    mutating func read(_ part: Bytes) {
      guard !part.isEmpty else { return }
      guard let equals = part.firstIndex(of: UInt8(ascii: "=")) else {
        failure = "NAME=VALUE in a rule"
        return
      }
      let name = Bytes(rebasing: part[..<equals])
      let value = Bytes(rebasing: part[(equals + 1)...]).trimmed
      if name.isASCIIEqual(to: "FREQ") {
        frequency = RecurrenceText.frequency(value)
        if frequency == nil { failure = "FREQ of SECONDLY to YEARLY" }
      } else if name.isASCIIEqual(to: "INTERVAL") {
        readNumber(value, "an INTERVAL of 1 or more") { $0.interval = $1 }
      } else if name.isASCIIEqual(to: "COUNT") {
        readNumber(value, "a COUNT of 1 or more") { $0.count = $1 }
      } else if name.isASCIIEqual(to: "UNTIL") {
        if let until = TimeText.parse(value) {
          rule.until = until.time(zone: nil)
        } else {
          failure = "a date or a date-time in UNTIL"
        }
      } else if name.isASCIIEqual(to: "BYDAY") {
        var list: [RecurrenceRule.NthWeekday] = []
        var isValid = true
        value.forEachPiece(separatedBy: UInt8(ascii: ",")) { piece in
          if let item = RecurrenceText.nthWeekday(piece.trimmed) { list.append(item) } else { isValid = false }
        }
        if isValid { rule.byDay = list } else { failure = "weekdays such as MO or -1SU in BYDAY" }
      } else if name.isASCIIEqual(to: "WKST") {
        if let day = RecurrenceText.weekday(value) { rule.weekStart = day } else { failure = "a weekday in WKST" }
      } else if name.isASCIIEqual(to: "RSCALE"), let calendar = RecurrenceText.calendar(value) {
        rule.calendar = calendar
      } else if name.isASCIIEqual(to: "SKIP") {
        if let skip = RecurrenceText.skip(value) {
          rule.skip = skip
        } else {
          failure = "OMIT, BACKWARD or FORWARD in SKIP"
        }
      } else if !readNumbers(name, value) {
        rule.otherParts.append(TextValue.decode(part).text)
      }
    }

    /// Reads a part with numbers; returns `false` for any other part. Months with the suffix L form a list of their
    /// own.
    private mutating func readNumbers(_ name: Bytes, _ value: Bytes) -> Bool {
      for part in RecurrenceRule.NumberPart.allCases
      where part != .leapMonth && name.isASCIIEqual(to: RecurrenceText.name(part)) {
        var list: [Int] = []
        var leapMonths: [Int] = []
        value.forEachPiece(separatedBy: UInt8(ascii: ",")) { piece in
          var digits = piece.trimmed
          let isLeap = part == .month && digits.last?.asciiUppercased == UInt8(ascii: "L")
          if isLeap { digits = Bytes(rebasing: digits.dropLast()) }
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

    private mutating func readNumber(
      _ value: Bytes, _ expectation: String, _ store: (inout RecurrenceRule, Int) -> Void
    ) {
      if let number = value.decimal, number > 0 {
        store(&rule, number)
      } else if value.count > 9, value.allSatisfy({ 48...57 ~= $0 }) {
        // A count beyond 32 bits is unlimited in practice.
        store(&rule, Int(Int32.max))
      } else {
        failure = expectation
      }
    }
  }

  private static func frequency(_ bytes: Bytes) -> RecurrenceRule.Frequency? {
    if bytes.isASCIIEqual(to: "DAILY") { return .daily }
    if bytes.isASCIIEqual(to: "WEEKLY") { return .weekly }
    if bytes.isASCIIEqual(to: "MONTHLY") { return .monthly }
    if bytes.isASCIIEqual(to: "YEARLY") { return .yearly }
    if bytes.isASCIIEqual(to: "HOURLY") { return .hourly }
    if bytes.isASCIIEqual(to: "MINUTELY") { return .minutely }
    if bytes.isASCIIEqual(to: "SECONDLY") { return .secondly }
    return nil
  }

  static func weekday(_ bytes: Bytes) -> Weekday? {
    if bytes.isASCIIEqual(to: "MO") { return .monday }
    if bytes.isASCIIEqual(to: "TU") { return .tuesday }
    if bytes.isASCIIEqual(to: "WE") { return .wednesday }
    if bytes.isASCIIEqual(to: "TH") { return .thursday }
    if bytes.isASCIIEqual(to: "FR") { return .friday }
    if bytes.isASCIIEqual(to: "SA") { return .saturday }
    if bytes.isASCIIEqual(to: "SU") { return .sunday }
    return nil
  }

  /// Returns the weekday for `MO`, `2TU`, `+1WE`, or `-1SU`; ordinals are 1...53.
  private static func nthWeekday(_ bytes: Bytes) -> RecurrenceRule.NthWeekday? {
    guard bytes.count >= 2, let weekday = weekday(Bytes(rebasing: bytes[(bytes.count - 2)...])) else { return nil }
    if bytes.count == 2 { return RecurrenceRule.NthWeekday(weekday) }
    let ordinal = number(Bytes(rebasing: bytes[..<(bytes.count - 2)]), in: -53...53)
    return ordinal.map { RecurrenceRule.NthWeekday(weekday, ordinal: $0) }
  }

  /// Returns a number with or without a sign. If negative numbers are allowed, 0 is not.
  private static func number(_ bytes: Bytes, in range: ClosedRange<Int>) -> Int? {
    guard let sign = bytes.first else { return nil }
    let isNegative = sign == UInt8(ascii: "-")
    let isSigned = isNegative || sign == UInt8(ascii: "+")
    guard let size = (isSigned ? Bytes(rebasing: bytes[1...]) : bytes).decimal else { return nil }
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
      let first = TimeText.parse(Bytes(rebasing: bytes[..<slash])), first.secondOfDay != nil
    else { return nil }
    let rest = Bytes(rebasing: bytes[(slash + 1)...])
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
    if bytes.isASCIIEqual(to: "OMIT") { return .omit }
    if bytes.isASCIIEqual(to: "BACKWARD") { return .backward }
    if bytes.isASCIIEqual(to: "FORWARD") { return .forward }
    return nil
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
