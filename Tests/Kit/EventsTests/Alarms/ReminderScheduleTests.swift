import CalendarSystems
import TestSupport
import Testing
import TimeZones

@testable import Events

/// The instants at which alarms are due.
@Suite("Schedule of reminders")
struct ReminderScheduleTests {
  private static var schedule: ReminderSchedule { ReminderSchedule(displayZone: TestZones.paris, zones: TestZones()) }

  private func due(_ event: Event, _ from: String, _ to: String) -> [String] {
    let stored = StoredEvent(id: EventID(1), revision: Revision(1), event: event)
    func instant(_ text: String) -> Instant {
      TestZones.paris.instant(of: local(text), gap: .moveForward, overlap: .earlier) ?? Instant(seconds: 0)
    }
    return Self.schedule.reminders(of: [stored], from: instant(from), to: instant(to)).map {
      let reading = TestZones.paris.localDateTime(at: $0.due)
      return "\(ISODate.format(reading.day)) \(reading.hour):\(reading.minute)"
    }
  }

  private func event(_ start: EventTime, _ end: EventTime, _ triggers: EventAlarm.Trigger...) -> Event {
    var event = Event.test("a", start, end)
    event.alarms = triggers.map { EventAlarm($0) }
    return event
  }

  @Test("ED-206: a day before is the same time of day across a change of clocks, 24 hours before is not")
  func clockChange() {
    let start = zoned("2026-03-29 09:00", "Europe/Paris")
    let event = event(start, start, .start(days: -1), .start(seconds: -86_400))
    #expect(due(event, "2026-03-27 00:00", "2026-03-30 00:00") == ["2026-03-28 8:0", "2026-03-28 9:0"])
  }

  @Test("ED-206: reminders of all-day events are times of day on the day or days before, also when clocks change")
  func allDay() {
    let event = event(
      .day(day("2026-03-29")), .day(day("2026-03-31")), .start(seconds: 32_400), .start(seconds: -25_200),
      .start(days: -2, seconds: -54_000), .end(seconds: -3_600))
    #expect(
      due(event, "2026-03-01 00:00", "2026-04-30 00:00")
        == ["2026-03-26 9:0", "2026-03-28 17:0", "2026-03-29 9:0", "2026-03-30 23:0"])
  }

  @Test("ED-206: the range includes its first instant, not its last one; canceled and acknowledged are left out")
  func range() {
    let start = floating("2026-06-01 09:00")
    var event = event(start, floating("2026-06-01 10:00"), .start(seconds: -900), .end())
    #expect(due(event, "2026-06-01 08:45", "2026-06-01 10:00") == ["2026-06-01 8:45"])
    #expect(due(event, "2026-06-01 08:46", "2026-06-01 10:01") == ["2026-06-01 10:0"])
    #expect(due(event, "2026-06-01 10:00", "2026-06-01 10:00").isEmpty)
    event.acknowledgeAlarm(0, at: TestZones.paris.startOfDay(day("2026-06-02")))
    #expect(due(event, "2026-05-01 00:00", "2026-07-01 00:00") == ["2026-06-01 10:0"])
    event.status = .cancelled
    #expect(due(event, "2026-05-01 00:00", "2026-07-01 00:00").isEmpty)
  }

  @Test("ED-206: a repeated alarm is due again until it is acknowledged, one that depends on a place never")
  func repeated() {
    var event = event(floating("2026-06-01 09:00"), floating("2026-06-01 10:00"))
    event.otherLines = [
      "BEGIN:VALARM", "ACTION:AUDIO", "TRIGGER:-PT15M", "REPEAT:2", "DURATION:PT5M", "END:VALARM", "BEGIN:VALARM",
      "ACTION:DISPLAY", "TRIGGER:PT0S", "PROXIMITY:ARRIVE", "END:VALARM",
    ]
    #expect(
      due(event, "2026-06-01 00:00", "2026-06-02 00:00") == ["2026-06-01 8:45", "2026-06-01 8:50", "2026-06-01 8:55"])
    #expect(due(event, "2026-06-01 08:50", "2026-06-02 00:00") == ["2026-06-01 8:50", "2026-06-01 8:55"])
  }

  @Test("ED-206: a snoozed alarm of a series is due once, for the occurrence next to it")
  func snoozed() {
    let zone = TestZones.paris
    var event = event(floating("2026-06-01 09:00"), floating("2026-06-01 10:00"), .start())
    event.recurrence = Recurrence(rules: [RecurrenceRule(frequency: .daily)])
    let start = zone.instant(of: local("2026-06-10 09:00"), gap: .moveForward, overlap: .earlier) ?? Instant(seconds: 0)
    event.snoozeAlarm(0, at: start, until: start + 600)
    let stored = StoredEvent(id: EventID(1), revision: Revision(1), event: event)
    let found = Self.schedule.reminders(of: [stored], from: start, to: start + 86_401)
    #expect(found.map { $0.due - start } == [600, 86_400] && found.map { $0.occurrence.start - start } == [0, 86_400])
    #expect(found.map { $0.alarm } == [1, 0])
  }

  @Test(
    "ED-206: the schedule of a store finds what a plain enumeration finds, after edits too", arguments: Seeds.first(40))
  func reference(seed: UInt64) throws {
    var sample = ReminderSample(seed: seed)
    let store = MemoryEventStore(calendars: [CalendarInfo(id: CalendarID(1), name: "A", color: .named(.blue))])
    var series = (0..<4).map { sample.series($0) }
    for events in series { try store.load(events.events) }
    for round in 0..<3 {
      let range = sample.range()
      let schedule = ReminderSchedule(displayZone: sample.zone, zones: TestZones())
      let found = try schedule.reminders(in: store, from: range.lowerBound, to: range.upperBound)
      let expected = series.flatMap { sample.reference($0, in: range) }.sorted()
      #expect(found.map { $0.due.seconds } == expected, "round \(round)")
      let index = round % series.count
      let old = try store.events(uid: series[index].events[0].uid, in: CalendarID(1))
      series[index] = sample.series(index)
      try store.apply(.group(old.map { .delete($0.id, expecting: $0.revision) }))
      try store.load(series[index].events)
    }
  }
}
