import CalendarSystems
import Events

/// RECUR values (RFC 5545, 3.3.10).
enum RecurrenceText {
  /// What was read, and what was wrong with it.
  struct Result {
    var rule: RecurrenceRule?
    /// What was expected where the rule was given up.
    var expectation = ""
    /// Remarks on a rule that was read.
    var remarks: [String] = []
  }

  /// Parts in any order and case. Unknown parts are kept in `otherParts`.
  static func parse(_ bytes: Bytes) -> Result {
    var parser = Parser()
    bytes.trimmed.forEachPiece(separatedBy: UInt8(ascii: ";")) { parser.read($0.trimmed) }
    if parser.failure == nil, parser.frequency == nil { parser.failure = "a rule with FREQ" }
    guard parser.failure == nil, let frequency = parser.frequency else {
      return Result(expectation: parser.failure ?? "")
    }
    var rule = parser.rule
    rule.frequency = frequency
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
      } else {
        rule.otherParts.append(TextValue.decode(part).text)
      }
    }

    private mutating func readNumber(
      _ value: Bytes, _ expectation: String, _ store: (inout RecurrenceRule, Int) -> Void
    ) {
      if let number = value.decimal, number > 0 {
        store(&rule, number)
      } else if value.count > 9, value.allSatisfy({ 48...57 ~= $0 }) {
        // Beyond 32 bits: as good as for ever.
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

  private static func weekday(_ bytes: Bytes) -> Weekday? {
    if bytes.isASCIIEqual(to: "MO") { return .monday }
    if bytes.isASCIIEqual(to: "TU") { return .tuesday }
    if bytes.isASCIIEqual(to: "WE") { return .wednesday }
    if bytes.isASCIIEqual(to: "TH") { return .thursday }
    if bytes.isASCIIEqual(to: "FR") { return .friday }
    if bytes.isASCIIEqual(to: "SA") { return .saturday }
    if bytes.isASCIIEqual(to: "SU") { return .sunday }
    return nil
  }

  /// `MO`, `2TU`, `+1WE`, `-1SU`; ordinals are 1...53.
  private static func nthWeekday(_ bytes: Bytes) -> RecurrenceRule.NthWeekday? {
    guard bytes.count >= 2, let weekday = weekday(Bytes(rebasing: bytes[(bytes.count - 2)...])) else { return nil }
    var number = Bytes(rebasing: bytes[..<(bytes.count - 2)])
    if number.isEmpty { return RecurrenceRule.NthWeekday(weekday) }
    let isNegative = number[0] == UInt8(ascii: "-")
    if isNegative || number[0] == UInt8(ascii: "+") { number = Bytes(rebasing: number[1...]) }
    guard let ordinal = number.decimal, 1...53 ~= ordinal else { return nil }
    return RecurrenceRule.NthWeekday(weekday, ordinal: isNegative ? -ordinal : ordinal)
  }

  // MARK: - Writing

  static func write(_ rule: RecurrenceRule, to output: inout [UInt8]) {
    output.append("FREQ=")
    switch rule.frequency {
    case .secondly: output.append("SECONDLY")
    case .minutely: output.append("MINUTELY")
    case .hourly: output.append("HOURLY")
    case .daily: output.append("DAILY")
    case .weekly: output.append("WEEKLY")
    case .monthly: output.append("MONTHLY")
    case .yearly: output.append("YEARLY")
    }
    if rule.interval != 1 {
      output.append(";INTERVAL=")
      output.append(contentsOf: String(rule.interval).utf8)
    }
    if let count = rule.count {
      output.append(";COUNT=")
      output.append(contentsOf: String(count).utf8)
    }
    if let until = rule.until {
      output.append(";UNTIL=")
      TimeText.write(until, to: &output)
    }
    for (index, item) in rule.byDay.enumerated() {
      output.append(index == 0 ? ";BYDAY=" : ",")
      if let ordinal = item.ordinal { output.append(contentsOf: String(ordinal).utf8) }
      output.append(code(item.weekday))
    }
    if rule.weekStart != .monday {
      output.append(";WKST=")
      output.append(code(rule.weekStart))
    }
    for part in rule.otherParts {
      output.append(";")
      output.append(contentsOf: part.utf8)
    }
  }

  private static func code(_ weekday: Weekday) -> StaticString {
    switch weekday {
    case .sunday: return "SU"
    case .monday: return "MO"
    case .tuesday: return "TU"
    case .wednesday: return "WE"
    case .thursday: return "TH"
    case .friday: return "FR"
    case .saturday: return "SA"
    }
  }
}

extension [UInt8] {
  mutating func append(_ text: StaticString) {
    append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}
