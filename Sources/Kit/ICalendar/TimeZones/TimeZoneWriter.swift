import Basics
import CalendarSystems
import Events
import TimeZones

/// Writes zone rules as VTIMEZONE components (RFC 5545, 3.6.5): the clock changes since the first event as RDATE, and
/// yearly changes as a pair of RRULEs.
enum TimeZoneWriter {
  /// How long after the last event changes without a rule are written, in seconds: 30 years.
  private static let horizon: Int64 = 30 * 365 * 86_400

  /// The changes of one kind: their offsets, and their readings on the clock before each change.
  private struct Group {
    var from: Int32
    var type: LocalTimeType
    var readings: [Int64]
    var rule: String?
  }

  static func write(_ rules: ZoneRules, identifier: String, use: ZoneUse, to lines: inout ContentLineWriter) {
    lines.write("BEGIN:VTIMEZONE")
    lines.begin("TZID:")
    TextValue.escape(identifier, to: &lines.line)
    lines.end()
    for group in groups(rules, use) { write(group, to: &lines) }
    lines.write("END:VTIMEZONE")
  }

  private static func groups(_ rules: ZoneRules, _ use: ZoneUse) -> [Group] {
    // The clocks of any zone differ from UTC by less than this.
    let start = Instant(seconds: use.first - 2 * 86_400)
    let initial = rules.localTimeType(at: start)
    var result = [Group(from: initial.offset, type: initial, readings: [start.seconds + Int64(initial.offset)])]
    var end = Instant(seconds: use.last + horizon)
    var yearly: [Group] = []
    if let rule = rules.finalRule {
      let ruleStart = max(start, lastIrregularity(rules, rule))
      if let pair = pair(rule, after: ruleStart) {
        yearly = pair
        end = ruleStart + 1
      }
    }
    var offset = initial.offset
    for transition in rules.transitions(from: start + 1, to: max(end, start + 1)) {
      let reading = transition.instant.seconds + Int64(offset)
      if let index = result.firstIndex(where: { $0.from == offset && $0.type == transition.type }) {
        result[index].readings.append(reading)
      } else {
        result.append(Group(from: offset, type: transition.type, readings: [reading]))
      }
      offset = transition.type.offset
    }
    return result + yearly
  }

  /// Returns the last transition that the final rule does not yield; the distant past if there is none.
  private static func lastIrregularity(_ rules: ZoneRules, _ rule: PosixRule) -> Instant {
    for transition in rules.transitions.reversed() {
      let isRegular =
        rule.nextTransition(after: transition.instant - 1) == transition.instant
        && rule.localTimeType(at: transition.instant) == transition.type
      if !isRegular { return transition.instant }
    }
    return Instant(seconds: -62_135_596_800)
  }

  // MARK: - Yearly rules

  private static func pair(_ rule: PosixRule, after instant: Instant) -> [Group]? {
    guard let daylight = rule.daylight else { return [] }
    guard let start = text(daylight.start), let end = text(daylight.end) else { return nil }
    var groups: [Group] = []
    var next = instant
    for _ in 0..<2 {
      guard let change = rule.nextTransition(after: next) else { return nil }
      next = change
      let type = rule.localTimeType(at: change)
      let before = type.isDaylight ? rule.standard.offset : daylight.type.offset
      groups.append(
        Group(
          from: before, type: type, readings: [change.seconds + Int64(before)], rule: type.isDaylight ? start : end))
    }
    return groups
  }

  /// Returns the date as an RRULE without its time; `nil` if no rule expresses it.
  private static func text(_ date: RuleDate) -> String? {
    // Times outside of the day move the date.
    let days = floorDiv(Int(date.time), 86_400)
    switch date.day {
    case .weekday(let month, let week, let weekday):
      guard let shifted = Weekday(rawValue: floorMod(weekday.rawValue - 1 + days, 7) + 1) else { return nil }
      let start = "RRULE:FREQ=YEARLY;BYMONTH=" + String(month) + ";BYDAY="
      let name = shifted.code
      if days == 0 { return start + (week == 5 ? "-1" : String(week)) + name }
      let first = week == 5 ? -7 + days : 1 + 7 * (week - 1) + days
      guard week == 5 ? days < 0 && first >= -22 : first >= 1 && first + 6 <= 28 else { return nil }
      var text = start + name + ";BYMONTHDAY=" + String(first)
      for day in (first + 1)...(first + 6) { text += "," + String(day) }
      return text
    case .julianDay(let number):
      guard days == 0 else { return nil }
      let day = GregorianCalendar.firstDay(ofMonth: 1, year: 2023) + (number - 1)
      let fields = GregorianCalendar.shared.fields(of: day)
      return "RRULE:FREQ=YEARLY;BYMONTH=" + String(fields.month) + ";BYMONTHDAY=" + String(fields.day)
    case .dayOfYear: return nil
    }
  }

  // MARK: - Lines

  private static func write(_ group: Group, to lines: inout ContentLineWriter) {
    lines.write(group.type.isDaylight ? "BEGIN:DAYLIGHT" : "BEGIN:STANDARD")
    for (index, reading) in group.readings.enumerated() {
      lines.begin(index == 0 ? "DTSTART:" : index == 1 ? "RDATE:" : ",")
      EventTime.floating(LocalDateTime(secondsAsUTC: reading)).writeText(to: &lines.line)
      if index == 0 { lines.end() }
    }
    if group.readings.count > 1 { lines.end() }
    if let rule = group.rule { lines.write(line: rule) }
    lines.begin("TZOFFSETFROM:")
    append(group.from, to: &lines.line)
    lines.end()
    lines.begin("TZOFFSETTO:")
    append(group.type.offset, to: &lines.line)
    lines.end()
    if !group.type.abbreviation.utf8.isEmpty {
      lines.begin("TZNAME:")
      TextValue.escape(group.type.abbreviation, to: &lines.line)
      lines.end()
    }
    lines.write(group.type.isDaylight ? "END:DAYLIGHT" : "END:STANDARD")
  }

  private static func append(_ offset: Int32, to line: inout [UInt8]) {
    let size = Int(offset.magnitude)
    line.append(offset < 0 ? UInt8(ascii: "-") : UInt8(ascii: "+"))
    let parts = size % 60 == 0 ? [size / 3600, size / 60 % 60] : [size / 3600, size / 60 % 60, size % 60]
    for part in parts {
      line.append(48 + UInt8(part / 10))
      line.append(48 + UInt8(part % 10))
    }
  }
}
