import CalendarSystems
import Events
import ICalendar
import Testing
import TimeZones

/// Overrides of this and all that follows, extra instances with a length, excluded rules, versions, gaps and budgets.
struct SeriesRangeTests {
  private func timeline(_ text: String, gap: GapPolicy = .moveForward) throws -> (EventTimeline, MemoryEventStore) {
    let lines = text.split(separator: "\n").joined(separator: "\r\n")
    let events = try ICalendarReader.read(Array(lines.utf8), calendar: CalendarID(1)).events
    let store = MemoryEventStore(calendars: [CalendarInfo(id: CalendarID(1), name: "", color: .named(.blue))])
    try store.load(EventVersions.latest(of: events))
    return (EventTimeline(store: store, displayZone: TestZones.paris, zones: TestZones(), gap: gap), store)
  }

  private func texts(_ text: String, _ first: String, _ end: String, gap: GapPolicy = .moveForward) throws -> [String] {
    let (timeline, _) = try timeline(text, gap: gap)
    return timeline.occurrences(touching: days(first, end)).map {
      (timeline.event($0.id.event)?.event.summary ?? "") + " " + $0.text
    }
  }

  private let ranges = """
    BEGIN:VEVENT
    UID:s
    SUMMARY:a
    DTSTART;TZID=Europe/Paris:20260105T090000
    DTEND;TZID=Europe/Paris:20260105T100000
    RRULE:FREQ=WEEKLY;COUNT=30
    EXDATE;TZID=Europe/Paris:20260202T090000
    END:VEVENT
    BEGIN:VEVENT
    UID:s
    SUMMARY:b
    RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Paris:20260119T090000
    DTSTART;TZID=Europe/Paris:20260120T140000
    DTEND;TZID=Europe/Paris:20260120T160000
    END:VEVENT
    BEGIN:VEVENT
    UID:s
    SUMMARY:single
    RECURRENCE-ID;TZID=Europe/Paris:20260209T090000
    DTSTART;TZID=Europe/Paris:20260210T080000
    DTEND;TZID=Europe/Paris:20260210T083000
    END:VEVENT
    BEGIN:VEVENT
    UID:s
    SUMMARY:c
    RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Paris:20260216T090000
    DTSTART;VALUE=DATE:20260218
    DTEND;VALUE=DATE:20260219
    END:VEVENT
    """

  @Test("an override of this and the following instances changes them up to the next override")
  func thisAndFuture() throws {
    let found = try texts(ranges, "2026-01-01", "2026-03-01")
    #expect(
      found == [
        "a 2026-01-05 09:00-10:00", "a 2026-01-12 09:00-10:00", "b 2026-01-20 14:00-16:00", "b 2026-01-27 14:00-16:00",
        "single 2026-02-10 08:00-08:30", "c 2026-02-18 00:00-24:00", "c 2026-02-25 00:00-24:00",
      ])
  }

  @Test("an override with a time gives one to the days that follow")
  func timesForDays() throws {
    let text = """
      BEGIN:VEVENT
      UID:s
      SUMMARY:a
      DTSTART;VALUE=DATE:20260105
      RRULE:FREQ=DAILY;COUNT=4
      END:VEVENT
      BEGIN:VEVENT
      UID:s
      SUMMARY:b
      RECURRENCE-ID;RANGE=THISANDFUTURE;VALUE=DATE:20260107
      DTSTART;TZID=America/New_York:20260106T200000
      DTEND;TZID=America/New_York:20260106T210000
      END:VEVENT
      """
    #expect(
      try texts(text, "2026-01-01", "2026-02-01") == [
        "a 2026-01-05 00:00-24:00", "a 2026-01-06 00:00-24:00", "b 2026-01-07 02:00-03:00", "b 2026-01-08 02:00-03:00",
      ])
  }

  @Test("a moved instance is identified by the start that its rule gives")
  func identity() throws {
    let (timeline, _) = try timeline(ranges)
    let found = timeline.occurrences(touching: days("2026-01-27", "2026-01-28"))
    #expect(found.map { $0.id } == [OccurrenceID(event: EventID(2), start: local("2026-01-26 09:00").secondsAsUTC)])
  }

  @Test("instances that an override moved to days beyond the end of their series are found")
  func distant() throws {
    let text = """
      BEGIN:VEVENT
      UID:s
      SUMMARY:a
      DTSTART:20260105T090000
      RRULE:FREQ=DAILY;COUNT=5
      END:VEVENT
      BEGIN:VEVENT
      UID:s
      SUMMARY:b
      RECURRENCE-ID;RANGE=THISANDFUTURE:20260107T090000
      DTSTART:20270107T100000
      DTEND:20270107T110000
      END:VEVENT
      """
    #expect(
      try texts(text, "2027-01-01", "2027-02-01") == [
        "b 2027-01-07 10:00-11:00", "b 2027-01-08 10:00-11:00", "b 2027-01-09 10:00-11:00",
      ])
    #expect(try texts(text, "2026-01-01", "2026-02-01").count == 2)
  }

  @Test("periods are extra instances with their own lengths")
  func periods() throws {
    let text = """
      BEGIN:VEVENT
      UID:s
      SUMMARY:a
      DTSTART;TZID=Europe/Paris:20260105T090000
      DTEND;TZID=Europe/Paris:20260105T100000
      RRULE:FREQ=DAILY;COUNT=2
      RDATE;VALUE=PERIOD;TZID=Europe/Paris:20260106T090000/PT3H,20260110T220000/20260111T013000
      RDATE;VALUE=PERIOD:20260112T120000Z/PT15M
      EXDATE:20260112T120000Z
      END:VEVENT
      """
    #expect(
      try texts(text, "2026-01-01", "2026-02-01") == [
        "a 2026-01-05 09:00-10:00", "a 2026-01-06 09:00-12:00", "a 2026-01-10 22:00-2026-01-11 01:30",
      ])
    #expect(try texts(text, "2026-01-11", "2026-01-12").count == 1)
  }

  @Test("EXRULE removes the starts that it gives")
  func excludedRules() throws {
    let text = """
      BEGIN:VEVENT
      UID:s
      SUMMARY:a
      DTSTART:20260105T090000
      RRULE:FREQ=DAILY;COUNT=10
      EXRULE:FREQ=WEEKLY;BYDAY=WE,SA
      EXRULE:FREQ=DAILY;INTERVAL=7
      END:VEVENT
      """
    #expect(
      try texts(text, "2026-01-01", "2026-02-01").map { $0.dropFirst(10).prefix(2) }
        == ["06", "08", "09", "11", "13"])
  }

  @Test("of several versions, the highest SEQUENCE counts, then the latest DTSTAMP")
  func versions() throws {
    func event(_ summary: String, _ sequence: Int, _ stamp: String) -> String {
      "BEGIN:VEVENT\nUID:s\nSUMMARY:\(summary)\nSEQUENCE:\(sequence)\nDTSTAMP:\(stamp)\nDTSTART:20260105T090000\nEND:VEVENT\n"
    }
    let text =
      event("old", 1, "20260301T000000Z") + event("new", 2, "20260102T000000Z") + event("older", 2, "20260101T000000Z")
    #expect(try texts(text, "2026-01-01", "2026-02-01") == ["new 2026-01-05 09:00-09:00"])
  }

  @Test("the policy `reject` leaves out starts in a gap, which COUNT does not count; written starts stay")
  func strictGaps() throws {
    let text = """
      BEGIN:VEVENT
      UID:s
      SUMMARY:a
      DTSTART;TZID=Europe/Paris:20260327T023000
      RRULE:FREQ=DAILY;COUNT=4
      END:VEVENT
      """
    #expect(
      try texts(text, "2026-03-01", "2026-05-01").map { $0.dropFirst(10).prefix(8) } == [
        "27 02:30", "28 02:30", "29 03:30", "30 02:30",
      ])
    #expect(
      try texts(text, "2026-03-01", "2026-05-01", gap: .reject).map { $0.dropFirst(10).prefix(8) } == [
        "27 02:30", "28 02:30", "30 02:30", "31 02:30",
      ])
    let written = text.replacing("0327", with: "0329").replacing("COUNT=4", with: "COUNT=2")
    #expect(
      try texts(written, "2026-03-01", "2026-05-01", gap: .reject).map { $0.dropFirst(10).prefix(8) }
        == ["29 03:30", "30 02:30"])
  }

  @Test("a timeline names the events it could not expand to the end")
  func incomplete() throws {
    let text = """
      BEGIN:VEVENT
      UID:s
      DTSTART:20260105T090000
      RRULE:FREQ=SECONDLY
      END:VEVENT
      BEGIN:VEVENT
      UID:t
      DTSTART:20260105T090000
      RRULE:FREQ=DAILY
      END:VEVENT
      """
    let (timeline, store) = try timeline(text)
    #expect(timeline.incompleteEvents(touching: days("2026-02-01", "2026-02-08")) == [EventID(1)])
    #expect(timeline.incompleteEvents(touching: days("2025-02-01", "2025-02-08")).isEmpty)
    try store.apply(.delete(EventID(1)))
    #expect(timeline.incompleteEvents(touching: days("2026-02-01", "2026-02-08")).isEmpty)
  }

  @Test(
    "rules and ranges are written as they are read",
    arguments: [
      "RRULE:RSCALE=HEBREW;FREQ=YEARLY;BYMONTH=4,5L;SKIP=FORWARD", "RRULE:RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=BACKWARD",
      "RRULE:RSCALE=ETHIOPIC;FREQ=YEARLY;BYMONTH=13", "EXRULE:FREQ=DAILY;COUNT=3", "RRULE:FREQ=YEARLY;BYMONTH=5L",
      "RDATE;VALUE=PERIOD;TZID=Europe/Paris:20260110T220000/20260111T013000",
      "RDATE;VALUE=PERIOD:20260110T220000Z/20260111T013000Z",
      "RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Paris:20260119T090000", "RECURRENCE-ID:20260119T090000Z",
    ])
  func roundTrip(line: String) throws {
    let text = "BEGIN:VEVENT\r\nUID:s\r\nDTSTART;TZID=Europe/Paris:20260105T090000\r\n\(line)\r\nEND:VEVENT"
    let document = try ICalendarReader.read(Array(text.utf8), calendar: CalendarID(1))
    #expect(document.problems.count == 1, "an event outside of a calendar, and nothing else")
    let written = ICalendarWriter.write(document.events)
    #expect(written.split(whereSeparator: { $0.isNewline }).contains { $0 == line })
    let again = try ICalendarReader.read(Array(written.utf8), calendar: CalendarID(1))
    #expect(again.events == document.events)
  }
}
