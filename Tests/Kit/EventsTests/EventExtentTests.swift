import CalendarSystems
import Events
import TestSupport
import Testing
import TimeZones

struct EventExtentTests {
  @Test("an override reaches to the instance it replaces")
  func override() {
    let event = Event.test(
      floating("2026-06-01 09:00"), floating("2026-06-01 10:00"), recurrenceID: floating("2026-02-16 09:00"))
    let days = EventExtent.days(of: event)
    #expect(days.contains(day("2026-02-16")))
    #expect(days.contains(day("2026-06-01")))
  }

  @Test("an endless rule reaches to the far future, one with an end not far beyond it")
  func ends() {
    let start = floating("2026-02-16 09:00")
    let endless = Event.test(start, start, Recurrence(rules: [RecurrenceRule(frequency: .weekly)]))
    #expect(EventExtent.days(of: endless).upperBound == EventExtent.farFuture)
    let until = RecurrenceRule(frequency: .weekly, until: .day(day("2026-03-31")))
    let ending = Event.test(start, start, Recurrence(rules: [until]))
    #expect(EventExtent.days(of: ending).upperBound < day("2026-04-15"))
  }

  @Test("every instance of a random rule lies within the extent, in any zone")
  func holdsAllInstances() {
    var random = SeededGenerator(seed: 11)
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    let zones = [TestZones.paris, .utc, TestZones.kiritimati, TestZones.pago, TestZones.samoa]
    for _ in 0..<600 {
      let first = LocalDateTime(day: DayNumber(number(14_000...16_000)), secondOfDay: number(0...86_399))
      let start: EventTime
      let end: EventTime
      let length = [0, 3600, 86_400, 200_000][number(0...3)]
      let last = LocalDateTime(secondsAsUTC: first.secondsAsUTC + Int64(length))
      switch number(0...3) {
      case 0: (start, end) = (.day(first.day), .day(last.day))
      case 1: (start, end) = (.floating(first), .floating(last))
      case 2: (start, end) = (.utc(Instant(seconds: first.secondsAsUTC)), .utc(Instant(seconds: last.secondsAsUTC)))
      default: (start, end) = (.zoned(first, zone: "Pacific/Kiritimati"), .zoned(last, zone: "Pacific/Kiritimati"))
      }
      let frequency = [RecurrenceRule.Frequency.hourly, .daily, .weekly, .monthly, .yearly][number(0...4)]
      let weekdays = (0..<number(0...2)).map { _ in
        RecurrenceRule.NthWeekday(
          Weekday.allCases[number(0...6)],
          ordinal: number(0...1) == 0 || frequency.rawValue < 5 ? nil : [-5, -2, 1, 4, 5][number(0...4)])
      }
      var rule = RecurrenceRule(
        frequency: frequency, interval: number(1...14), count: number(0...2) > 0 ? number(1...20) : nil,
        until: number(0...2) == 0 ? .day(first.day + number(0...2000)) : nil, byDay: weekdays)
      if number(0...2) == 0 { rule[.monthDay] = [[1, 28, -28, 31, 29][number(0...4)]] }
      if number(0...2) == 0 { rule[.month] = [number(1...12)] }
      if number(0...4) == 0 { rule[.hour] = [7, 19] }
      if number(0...4) == 0 { rule[.setPosition] = [1] }
      let event = Event.test(
        start, end, Recurrence(rules: [rule], dates: number(0...3) == 0 ? [.day(first.day - 900)] : []))
      let extent = EventExtent.days(of: event)
      var expander = OccurrenceExpander(
        touching: DayNumber(10_000)..<DayNumber(60_000), displayZone: zones[number(0...4)], zones: TestZones())
      var found: [Occurrence] = []
      _ = expander.append(event, id: EventID(1), to: &found)
      #expect(!found.isEmpty)
      for occurrence in found {
        #expect(extent.contains(occurrence.firstDay) && extent.contains(occurrence.lastDay), "\(rule) \(occurrence)")
      }
    }
  }
}
