import CalendarSystems
import Events
import TestSupport
import Testing
import TimeZones

/// Rules of hours, minutes and seconds on events of whole days, which RFC 5545 does not foresee.
struct HoursOfDaysTests {
  private let start = DayNumber(20_500)

  private func days(_ recurrence: Recurrence, touching window: Range<DayNumber>, length: Int = 1) -> [DayNumber] {
    let event = Event(
      uid: "a", calendar: CalendarID(1), summary: "", start: .day(start), end: .day(start + length),
      recurrence: recurrence)
    var expander = OccurrenceExpander(touching: window, displayZone: .utc, zones: FixedZoneProvider([]))
    var found: [Occurrence] = []
    #expect(expander.append(event, id: EventID(1), to: &found) == .complete)
    #expect(found.allSatisfy { $0.isAllDay && $0.startSecond == 0 && $0.endSecond == 86_400 })
    return found.map { $0.firstDay }.sorted()
  }

  @Test("each day is given once", arguments: [1, 5, 12, 24])
  func once(interval: Int) {
    let rule = RecurrenceRule(frequency: .hourly, interval: interval)
    #expect(days(Recurrence(rules: [rule]), touching: start..<start + 4) == (0..<4).map { start + $0 })
  }

  @Test("an interval longer than a day leaves days out")
  func longInterval() {
    let rule = RecurrenceRule(frequency: .hourly, interval: 36)
    // Hours 0, 36, 72 and 108.
    #expect(days(Recurrence(rules: [rule]), touching: start..<start + 5) == [0, 1, 3, 4].map { start + $0 })
  }

  @Test("the parts of a window give what the whole gives, for long events too")
  func parts() {
    var rule = RecurrenceRule(frequency: .hourly)
    rule[.yearDay] = [-8, 89, 145, -7]
    let window = start..<start + 430
    let whole = Set(days(Recurrence(rules: [rule]), touching: window, length: 225))
    let first = days(Recurrence(rules: [rule]), touching: start..<start + 143, length: 225)
    let second = days(Recurrence(rules: [rule]), touching: start + 143..<start + 430, length: 225)
    #expect(whole.count >= 4 && whole == Set(first + second))
  }

  @Test("exceptions name days")
  func exceptions() {
    let recurrence = Recurrence(
      rules: [RecurrenceRule(frequency: .minutely, interval: 90)], exceptions: [.day(start + 1)],
      excludedRules: [RecurrenceRule(frequency: .hourly, interval: 72)])
    #expect(days(recurrence, touching: start..<start + 6) == [2, 4, 5].map { start + $0 })
  }
}
