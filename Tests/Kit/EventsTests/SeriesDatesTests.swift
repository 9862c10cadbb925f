import CalendarSystems
import TestSupport
import Testing
import TimeZones

@testable import Events

/// The days of a series around one of its occurrences.
struct SeriesDatesTests {
  private let store = MemoryEventStore(calendars: [
    CalendarInfo(id: CalendarID(1), name: "Work", color: .named(.blue))
  ])

  private func dates(_ uid: String, on first: String, zone: ZoneRules = .utc) throws -> SeriesDates {
    let timeline = EventTimeline(store: store, displayZone: zone, zones: TestZones())
    let found = timeline.occurrences(touching: day(first)..<day(first) + 1).first { occurrence in
      (try? store.event(occurrence.id.event))?.event.uid == uid
    }
    return SeriesDates(around: try #require(found), in: store, displayZone: zone, zones: TestZones())
  }

  private func put(
    _ uid: String, _ first: String, _ rule: RecurrenceRule?, replacing occurrence: String? = nil
  ) throws {
    var event = Event.test(uid, .day(day(first)), .day(day(first) + 1))
    event.recurrence = rule.map { Recurrence(rules: [$0]) }
    event.recurrenceID = occurrence.map { .day(day($0)) }
    try store.load([event])
  }

  @Test("WK-226: the next two days and the one before, also of yearly series; none for single events")
  func dates() throws {
    try put("weekly", "2026-11-02", RecurrenceRule(frequency: .weekly))
    var found = try dates("weekly", on: "2026-11-23")
    #expect(found.next == [day("2026-11-30"), day("2026-12-07")] && found.earlier == day("2026-11-16"))
    found = try dates("weekly", on: "2026-11-02")
    #expect(found.next == [day("2026-11-09"), day("2026-11-16")] && found.earlier == nil)
    try put("yearly", "2020-02-03", RecurrenceRule(frequency: .yearly))
    found = try dates("yearly", on: "2026-02-03")
    #expect(found.next == [day("2027-02-03"), day("2028-02-03")] && found.earlier == day("2025-02-03"))
    try put("once", "2026-11-21", nil)
    found = try dates("once", on: "2026-11-21")
    #expect(found.next == [] && found.earlier == nil)
  }

  @Test("WK-226: replaced occurrences count where they were moved, and a series ends")
  func overrides() throws {
    try put("daily", "2026-11-20", RecurrenceRule(frequency: .daily, count: 4))
    try put("daily", "2026-11-28", nil, replacing: "2026-11-22")
    let found = try dates("daily", on: "2026-11-21")
    #expect(found.next == [day("2026-11-23"), day("2026-11-28")] && found.earlier == day("2026-11-20"))
    #expect(try dates("daily", on: "2026-11-28").next == [])
    #expect(try dates("daily", on: "2026-11-28").earlier == day("2026-11-23"))
  }
}
