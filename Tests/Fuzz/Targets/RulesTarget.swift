import Almanac

/// A target for recurrence rules: the text of one event with rules, extra dates and exceptions.
struct RulesTarget: FuzzTarget {
  static let name = "rules"

  func input(_ random: inout FuzzRandom) -> [UInt8] {
    let isDay = random.chance(30)
    let zone = random.chance(40) ? ";TZID=" + random.pick(["Europe/Paris", "America/New_York", "Odd"]) : ""
    let kind = isDay ? ";VALUE=DATE" : zone
    func value(_ random: inout FuzzRandom) -> String {
      RuleGrammar.date(&random) + (isDay ? "" : RuleGrammar.clock(&random))
    }
    var lines = ["BEGIN:VEVENT", "UID:r", "DTSTART" + kind + ":" + value(&random)]
    if random.chance(60) { lines.append("DURATION:" + RuleGrammar.duration(&random)) }
    lines += random.list(1...(random.chance(80) ? 1 : 3)) { "RRULE:" + RuleGrammar.rule(&$0) }
    if random.chance(10) { lines.append("EXRULE:" + RuleGrammar.rule(&random)) }
    if random.chance(10) {
      let ends = random.list(1...3) { value(&$0) + "/" + ($0.chance(50) ? value(&$0) : RuleGrammar.duration(&$0)) }
      lines.append("RDATE;VALUE=PERIOD" + zone + ":" + ends.joined(separator: ","))
    }
    if random.chance(10) { lines.append("RECURRENCE-ID;RANGE=THISANDFUTURE" + kind + ":" + value(&random)) }
    for name in ["RDATE", "EXDATE"] where random.chance(25) {
      lines.append(name + kind + ":" + random.list(1...4) { value(&$0) }.joined(separator: ","))
    }
    var bytes = Array((lines + ["END:VEVENT"]).joined(separator: "\r\n").utf8)
    if random.chance(15) { ByteMutator.mutate(&bytes, changes: 3, &random) }
    return bytes
  }

  func run(_ input: [UInt8]) throws(FuzzFinding) {
    try ReaderTarget.check(input, expansions: 0)
    guard let document = try? ICalendarReader.read(input, calendar: CalendarID(1)) else { return }
    for event in document.events.prefix(2) {
      try ExpansionLaws.check(event, day: DayNumber(20_500))
      try checkEnds(event)
    }
  }

  /// Checks that COUNT and UNTIL end a rule.
  private func checkEnds(_ event: Event) throws(FuzzFinding) {
    guard let recurrence = event.recurrence, recurrence.rules.count == 1, let rule = recurrence.rules.first else {
      return
    }
    let start = event.start.writtenReading
    let window = start.day..<start.day + 4_000
    var budget = 4_000
    var starts: [Int64] = []
    _ = rule.appendStarts(
      on: window, from: start, wholeDays: event.start.isDay, until: nil, budget: &budget, to: &starts)
    if let count = rule.count { try require(starts.count <= count, "COUNT is the greatest number of instances") }
    for (a, b) in zip(starts, starts.dropFirst()) {
      try require(a < b, "starts come in order, each once", "\(a), \(b) of \(event)")
    }
    guard starts.count > 2 else { return }
    let until = starts[starts.count / 2]
    var cut: [Int64] = []
    budget = 4_000
    _ = rule.appendStarts(
      on: window, from: start, wholeDays: event.start.isDay, until: until, budget: &budget, to: &cut)
    try require(cut == Array(starts.prefix(starts.count / 2 + 1)), "UNTIL is the last instance", "\(until) of \(event)")
  }
}
