import CalendarSystems
import Events
import Testing
import TimeZones

struct RecurrenceTests {
  private func series(
    _ start: EventTime, _ end: EventTime, _ rules: RecurrenceRule..., dates: [EventTime] = [],
    exceptions: [EventTime] = []
  ) -> Event {
    .test(start, end, Recurrence(rules: rules, dates: dates, exceptions: exceptions))
  }

  @Test("a daily rule without end is found at once, however long ago it began")
  func endlessDaily() {
    let event = series(floating("1970-01-01 09:00"), floating("1970-01-01 10:00"), RecurrenceRule(frequency: .daily))
    let found = occurrences(of: event, touching: days("2026-02-16", "2026-02-18"), budget: 20)
    #expect(found.occurrences.map { $0.text } == ["2026-02-16 09:00-10:00", "2026-02-17 09:00-10:00"])
    #expect(found.outcome == .complete)
  }

  @Test(
    "COUNT is computed without walking through the instances",
    arguments: [
      (RecurrenceRule(frequency: .daily, interval: 2, count: 10_000), 10_000),
      (RecurrenceRule(frequency: .daily, interval: 3, count: 7001, byDay: [.init(.monday), .init(.friday)]), 7001),
      (RecurrenceRule(frequency: .weekly, interval: 2, count: 2000, byDay: [.init(.tuesday), .init(.sunday)]), 2000),
      (RecurrenceRule(frequency: .monthly, count: 600), 600),
      (RecurrenceRule(frequency: .monthly, interval: 5, count: 300, byDay: [.init(.friday, ordinal: -1)]), 300),
      (RecurrenceRule(frequency: .yearly, count: 50), 50),
      (RecurrenceRule(frequency: .hourly, interval: 36, count: 900), 900),
    ])
  func countByArithmetic(rule: RecurrenceRule, count: Int) throws {
    // All of them by walking, then only the last ones with a small budget.
    let first = local("1970-01-05 09:00")
    var all: [Int64] = []
    var budget = 1_000_000
    let outcome = rule.appendStarts(
      on: first.day..<EventExtent.farFuture, from: first, wholeDays: false, until: nil, budget: &budget, to: &all)
    #expect(outcome == .complete)
    #expect(all.count == count)
    let last = LocalDateTime(secondsAsUTC: try #require(all.last)).day
    var tail: [Int64] = []
    budget = 200
    let tailOutcome = rule.appendStarts(
      on: last - 100..<last + 100, from: first, wholeDays: false, until: nil, budget: &budget, to: &tail)
    #expect(tailOutcome == .complete)
    #expect(tail.elementsEqual(all.suffix(tail.count)))
    #expect(!tail.isEmpty)
  }

  @Test("a rule that would take too long says so and gives what it found")
  func limit() {
    let event = series(floating("1970-01-01 09:00"), floating("1970-01-01 10:00"), RecurrenceRule(frequency: .daily))
    let found = occurrences(of: event, touching: days("2026-01-01", "2027-01-01"), budget: 100)
    #expect(found.outcome == .limitReached)
    #expect(found.occurrences.count > 90)
  }

  @Test("monthly on the 31st skips shorter months")
  func monthly31() {
    let event = series(.day(day("2026-01-31")), .day(day("2026-02-01")), RecurrenceRule(frequency: .monthly, count: 4))
    #expect(
      texts(of: event, "2026-01-01", "2028-01-01").map { $0.prefix(10) }
        == ["2026-01-31", "2026-03-31", "2026-05-31", "2026-07-31"])
  }

  @Test("29 February comes every leap year")
  func leapDay() {
    let event = series(.day(day("2096-02-29")), .day(day("2096-03-01")), RecurrenceRule(frequency: .yearly, count: 3))
    #expect(
      texts(of: event, "2000-01-01", "2200-01-01").map { $0.prefix(10) } == ["2096-02-29", "2104-02-29", "2108-02-29"])
  }

  @Test("the first start is an instance though the rule skips it")
  func unsynchronizedStart() {
    let event = series(
      .day(day("2026-02-17")), .day(day("2026-02-18")),
      RecurrenceRule(frequency: .weekly, count: 2, byDay: [.init(.friday)]))
    #expect(
      texts(of: event, "2026-01-01", "2027-01-01").map { $0.prefix(10) } == ["2026-02-17", "2026-02-20", "2026-02-27"])
  }

  @Test("wall-clock time is kept when clocks change")
  func daylight() {
    let event = series(
      zoned("2026-03-28 09:00", "Europe/Paris"), zoned("2026-03-28 10:00", "Europe/Paris"),
      RecurrenceRule(frequency: .daily))
    let found = occurrences(of: event, touching: days("2026-03-28", "2026-03-31"), in: .utc).occurrences
    #expect(found.map { $0.startSecond / 3600 } == [8, 7, 7])
  }

  @Test("an instance over a change of clocks ends at its time on the clock")
  func lengthOverChange() {
    let event = series(
      zoned("2026-03-21 22:00", "Europe/Paris"), zoned("2026-03-22 06:00", "Europe/Paris"),
      RecurrenceRule(frequency: .weekly))
    #expect(
      texts(of: event, "2026-03-29", "2026-03-30", in: TestZones.paris) == ["2026-03-28 22:00-2026-03-29 06:00"])
  }

  @Test("a rule that falls into a gap moves forward that day and keeps its identity")
  func gap() {
    let event = series(
      zoned("2026-03-28 02:30", "Europe/Paris"), zoned("2026-03-28 03:00", "Europe/Paris"),
      RecurrenceRule(frequency: .daily, count: 3))
    let found = occurrences(of: event, touching: days("2026-03-28", "2026-03-31"), in: TestZones.paris).occurrences
    #expect(found.map { $0.startSecond / 60 } == [150, 210, 150])
    #expect(found[1].id.start == local("2026-03-29 02:30").secondsAsUTC)
  }

  @Test("the end of a rule is inclusive, in UTC for an event with a zone")
  func until() {
    let rule = RecurrenceRule(frequency: .daily, until: utc("2026-02-18 14:00"))
    let event = series(
      zoned("2026-02-16 09:00", "America/New_York"), zoned("2026-02-16 10:00", "America/New_York"), rule)
    #expect(texts(of: event, "2026-02-01", "2026-03-01", in: TestZones.newYork).count == 3)
    let earlier = RecurrenceRule(frequency: .daily, until: utc("2026-02-18 13:59"))
    let shorter = series(
      zoned("2026-02-16 09:00", "America/New_York"), zoned("2026-02-16 10:00", "America/New_York"), earlier)
    #expect(texts(of: shorter, "2026-02-01", "2026-03-01", in: TestZones.newYork).count == 2)
    let byDate = RecurrenceRule(frequency: .daily, until: .day(day("2026-02-18")))
    #expect(
      texts(of: series(floating("2026-02-16 23:00"), floating("2026-02-16 23:30"), byDate), "2026-02-01", "2026-03-01")
        .count == 3)
  }

  @Test("extra dates are added once, exceptions taken out in whatever form they are written")
  func datesAndExceptions() {
    let event = series(
      zoned("2026-02-16 09:00", "Europe/Paris"), zoned("2026-02-16 10:00", "Europe/Paris"),
      RecurrenceRule(frequency: .daily, count: 6),
      dates: [zoned("2026-02-17 09:00", "Europe/Paris"), zoned("2026-03-01 18:00", "Europe/Paris")],
      exceptions: [utc("2026-02-18 08:00"), .day(day("2026-02-19")), zoned("2026-02-20 03:00", "America/New_York")])
    #expect(
      texts(of: event, "2026-02-01", "2026-04-01", in: TestZones.paris)
        == [
          "2026-02-16 09:00-10:00", "2026-02-17 09:00-10:00", "2026-02-21 09:00-10:00", "2026-03-01 18:00-19:00",
        ])
  }

  @Test("instances that overrides replace are left out")
  func replaced() {
    let event = series(
      .day(day("2026-02-16")), .day(day("2026-02-17")), RecurrenceRule(frequency: .weekly, count: 3))
    let found = texts(of: event, "2026-02-01", "2026-04-01", replaced: [.day(day("2026-02-23"))])
    #expect(found.map { $0.prefix(10) } == ["2026-02-16", "2026-03-02"])
  }

  @Test("a rule with parts of later standards gives its first instance")
  func unsupported() {
    let rule = RecurrenceRule(frequency: .monthly, otherParts: ["RSCALE=HEBREW", "SKIP=FORWARD"])
    let event = series(floating("2026-02-16 09:00"), floating("2026-02-16 10:00"), rule)
    #expect(texts(of: event, "2026-01-01", "2030-01-01") == ["2026-02-16 09:00-10:00"])
  }

  @Test(
    "a huge interval gives the first instance and no overflow",
    arguments: [.minutely, .hourly, .daily, .weekly, .monthly, .yearly] as [RecurrenceRule.Frequency])
  func hugeInterval(frequency: RecurrenceRule.Frequency) {
    for interval in [Int(Int32.max), Int.max] {
      for byDay in [[], [RecurrenceRule.NthWeekday(.monday)]] {
        let rule = RecurrenceRule(frequency: frequency, interval: interval, byDay: byDay)
        let event = series(floating("2026-02-16 09:00"), floating("2026-02-16 10:00"), rule)
        let found = texts(of: event, "2026-02-10", "2026-02-17")
        #expect(found.last == "2026-02-16 09:00-10:00")
        #expect(texts(of: event, "2100-01-01", "2200-01-01").isEmpty)
        let days = EventExtent.days(of: event)
        #expect(days.lowerBound < days.upperBound)
      }
    }
  }

  @Test("a rule that never comes true ends")
  func never() {
    let rule = RecurrenceRule(frequency: .yearly, count: 5, byDay: [.init(.monday, ordinal: 53)])
    let event = series(floating("2026-02-16 09:00"), floating("2026-02-16 10:00"), rule)
    let found = occurrences(of: event, touching: days("2026-02-01", "9999-01-01"))
    #expect(found.outcome == .complete)
    #expect(found.occurrences.count == 6)
  }

  @Test("instances of several days are found on their last day")
  func longInstances() {
    let event = series(
      .day(day("2026-01-01")), .day(day("2026-01-21")), RecurrenceRule(frequency: .monthly))
    #expect(texts(of: event, "2026-05-20", "2026-05-21") == ["2026-05-01 00:00-2026-05-20 24:00"])
    #expect(texts(of: event, "2026-05-21", "2026-05-22").isEmpty)
  }
}
