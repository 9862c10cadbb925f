import Events
import ICalendar
import Testing

@Suite("Lines of a server")
struct ServerLineTests {
  @Test("the lines of a server are left out wherever it writes them, and nothing else is")
  func leftOut() throws {
    let lines = [
      "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:test", ServerLine.calendar(CalendarID(7)), "X-ALMANAC-OTHER:1",
      "BEGIN:VEVENT", "UID:a", "x-almanac-etag:41", "DTSTART:20261121T090000Z", "X-ALMANAC-DISPLAY:BACKGROUND",
      "BEGIN:VALARM", "X-ALMANAC-ETAG:1", "END:VALARM", ServerLine.tag("42-1"), "END:VEVENT", "END:VCALENDAR",
    ]
    let document = try read(bytes: Array((lines.joined(separator: "\r\n") + "\r\n").utf8))
    #expect(document.problems == [])
    #expect(document.objects.first?.properties == ["VERSION:2.0", "PRODID:test", "X-ALMANAC-OTHER:1"])
    #expect(
      document.events.map { $0.otherLines } == [
        ["X-ALMANAC-DISPLAY:BACKGROUND", "BEGIN:VALARM", "X-ALMANAC-ETAG:1", "END:VALARM"]
      ])
    let text = ICalendarWriter.write(document)
    #expect(!text.contains("X-ALMANAC-CALENDAR") && !text.contains("ETAG:4"))
  }

  @Test("an event without a UID has the same one whatever its tag is")
  func identity() throws {
    let uids = try ["1-1", "2-1"].map { tag in
      try read("BEGIN:VEVENT", ServerLine.tag(tag), "DTSTART;VALUE=DATE:20261121", "END:VEVENT").events.map { $0.uid }
    }
    #expect(uids[0] == uids[1] && uids[0].count == 1)
  }
}
