import Almanac

/// Lines of DTSTART, RRULE, END and LIMIT with tabs between become lines of the starts that the rule gives before END,
/// at most LIMIT of them; `error` for a rule that is refused, `limit` for one that would take too long.
enum RuleAnswers {
  static func run() {
    while let line = readLine() {
      let parts = line.split(separator: "\t").map { String($0) }
      print(parts.count == 4 ? answer(parts[0], rule: parts[1], end: parts[2], limit: Int(parts[3]) ?? 0) : "error")
    }
  }

  private static func answer(_ first: String, rule: String, end: String, limit: Int) -> String {
    let kind = first.utf8.count == 8 ? ";VALUE=DATE:" : ":"
    let lines = [
      "BEGIN:VEVENT", "UID:x", "DTSTART" + kind + first, "RRULE:" + rule, "RDATE" + kind + end, "END:VEVENT",
    ]
    let bytes = Array(lines.joined(separator: "\r\n").utf8)
    guard let event = (try? ICalendarReader.read(bytes, calendar: CalendarID(1)))?.events.first,
      let recurrence = event.recurrence, let rule = recurrence.rules.first, let last = recurrence.dates.first
    else { return "error" }
    let isDay = event.start.isDay
    let until = rule.until.map { time -> Int64 in
      let reading = time.writtenReading
      return isDay || time.isDay
        ? LocalDateTime(day: reading.day + 1, secondOfDay: 0).secondsAsUTC - 1 : reading.secondsAsUTC
    }
    let days = event.start.writtenDay..<last.writtenDay
    var starts: [Int64] = []
    // Frequent rules are asked day by day, more and more, so that nothing is found that is not asked for.
    var length = 1
    var outcome = ExpansionOutcome.complete
    while true {
      let end = min(days.lowerBound + length, days.upperBound)
      var budget = 3_000_000
      starts.removeAll()
      outcome = rule.appendStarts(
        on: days.lowerBound..<end, from: event.start.writtenReading, wholeDays: isDay, until: until, budget: &budget,
        to: &starts)
      if starts.count >= limit || end == days.upperBound || outcome == .limitReached { break }
      length *= 8
    }
    if outcome == .limitReached, starts.count < limit { return "limit" }
    return starts.prefix(limit).map { text($0, isDay: isDay) }.joined(separator: " ")
  }

  private static func text(_ second: Int64, isDay: Bool) -> String {
    let reading = LocalDateTime(secondsAsUTC: second)
    let date = ISODate.format(reading.day).filter { $0 != "-" }
    return isDay ? date : date + "T" + padded(reading.hour) + padded(reading.minute) + padded(reading.second)
  }

  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
