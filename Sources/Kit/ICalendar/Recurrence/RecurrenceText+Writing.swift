import CalendarSystems
package import Events
import TimeZones

extension RecurrenceText {
  /// Appends a rule in the form of RFC 5545, without its name.
  package static func write(_ rule: RecurrenceRule, to output: inout [UInt8]) {
    // SKIP requires RSCALE.
    if rule.calendar != .gregorian || rule.skip != .omit {
      output.append("RSCALE=")
      output.append(name(rule.calendar))
      output.append(";")
    }
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
      until.writeText(to: &output)
    }
    for (index, item) in rule.byDay.enumerated() {
      output.append(index == 0 ? ";BYDAY=" : ",")
      if let ordinal = item.ordinal { output.append(contentsOf: String(ordinal).utf8) }
      output.append(contentsOf: item.weekday.code.utf8)
    }
    var part: RecurrenceRule.NumberPart?
    for item in rule.numbers {
      if item.part == part || (item.part == .leapMonth && part == .month) {
        output.append(",")
      } else {
        output.append(";")
        output.append(name(item.part))
        output.append("=")
      }
      part = item.part
      output.append(contentsOf: String(item.number).utf8)
      if part == .leapMonth { output.append("L") }
    }
    switch rule.skip {
    case .omit: break
    case .backward: output.append(";SKIP=BACKWARD")
    case .forward: output.append(";SKIP=FORWARD")
    }
    if rule.weekStart != .monday {
      output.append(";WKST=")
      output.append(contentsOf: rule.weekStart.code.utf8)
    }
    for part in rule.otherParts {
      output.append(";")
      output.append(contentsOf: part.utf8)
    }
  }
}

extension [UInt8] {
  mutating func append(_ text: StaticString) {
    append(contentsOf: Bytes(text))
  }
}
