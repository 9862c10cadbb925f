import Almanac
import EventStores
import Testing

@Suite("Calendar objects: as text")
struct ObjectTextTests {
  private let info = CalendarInfo(id: CalendarID(7), name: "Work", color: .named(.teal))

  @Test("a calendar object that is written says its calendar and its tag, and is read as it was")
  func roundTrip() throws {
    var series = event("a")
    series.recurrence = Recurrence(rules: [RecurrenceRule(frequency: .weekly)])
    series.otherLines = ["DTSTAMP:20260101T000000Z", "X-OWN:1"]
    var moved = event("a")
    moved.recurrenceID = .day(DayNumber(8))
    moved.otherLines = ["DTSTAMP:20260101T000000Z"]
    let stored = [series, moved].map { StoredEvent(id: EventID(1), revision: Revision(1), event: $0) }
    let object = CalendarObject(calendar: info.id, uid: "a", events: stored, tag: 42)
    let text = ObjectText.write([object], of: info, era: Era(1), stamp: "20261121T114400Z")
    #expect(text.contains("\r\nX-ALMANAC-CALENDAR:7\r\n"))
    #expect(text.split(separator: "\r\n").filter { $0 == "X-ALMANAC-ETAG:42-0000000000000001" }.count == 2)
    #expect(try ObjectText.read(text.utf8, calendar: info.id, uid: "a") == [series, moved])
  }

  @Test("zones may be described, and lines that are not understood are kept")
  func kept() throws {
    let events = try read([
      "BEGIN:VTIMEZONE", "TZID:Club", "BEGIN:STANDARD", "DTSTART:19700101T000000", "TZOFFSETFROM:+0300",
      "TZOFFSETTO:+0300", "END:STANDARD", "END:VTIMEZONE", "BEGIN:VEVENT", "UID:a", "DTSTART;TZID=Club:20261121T090000",
      "RRULE:FREQ=SOMETIMES", "no property", "END:VEVENT",
    ])
    #expect(events.map { $0.otherLines } == [["RRULE:FREQ=SOMETIMES", " no property"]])
  }

  @Test(
    "a text of which something would be left out is refused with line and reason",
    arguments: [
      (["BEGIN:VEVENT", "UID:a", "DTSTART:soon", "END:VEVENT"], 6, "DTSTART: expected "),
      (["BEGIN:VEVENT", "UID:a", "END:VEVENT"], 4, "DTSTART is missing"),
      (["BEGIN:VEVENT", "UID:b", "DTSTART;VALUE=DATE:20261121", "END:VEVENT"], 1, "UID: expected \"a\", found \"b\""),
      (["BEGIN:VTODO", "UID:a", "END:VTODO"], 1, "expected VEVENT or VTIMEZONE, found BEGIN:VTODO"),
      ([], 1, "expected at least one VEVENT"),
    ] as [([String], Int, String)])
  func refused(lines: [String], line: Int, reason: String) {
    let error = #expect(throws: UnreadableObject.self) { try read(lines) }
    #expect(error?.problems.contains { $0.line == line && $0.isError && $0.reason.hasPrefix(reason) } == true)
  }

  @Test("a text that is no calendar is refused, and so is one with too many events")
  func noCalendar() {
    #expect(throws: UnreadableObject.self) { try ObjectText.read("<html>".utf8, calendar: info.id, uid: "a") }
    #expect(throws: UnreadableObject.self) { try ObjectText.read("".utf8, calendar: info.id, uid: "a") }
    let many = (0...5_000).flatMap { _ in ["BEGIN:VEVENT", "UID:a", "DTSTART:20261121T090000Z", "END:VEVENT"] }
    #expect(throws: UnreadableObject.self) { try read(many) }
  }

  private func read(_ lines: [String]) throws(UnreadableObject) -> [Event] {
    let all = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:test"] + lines + ["END:VCALENDAR", ""]
    return try ObjectText.read(all.joined(separator: "\r\n").utf8, calendar: info.id, uid: "a")
  }

  private func event(_ uid: String) -> Event {
    Event(uid: uid, calendar: info.id, summary: "Lunch", start: .day(DayNumber(1)), end: .day(DayNumber(2)))
  }
}
