import Events
import ICalendar
import Testing

/// Events that are shown as backgrounds, in files.
struct EventDisplayTests {
  @Test("a background event is written and read as one, with its line in place")
  func lossless() throws {
    let lines = [
      "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:a", "BEGIN:VEVENT", "UID:a", "X-ALMANAC-DISPLAY:background",
      "DTSTART:20260216T090000Z", "X-B:2", "END:VEVENT", "BEGIN:VEVENT", "UID:b", "DTSTART:20260216T090000Z",
      "END:VEVENT", "END:VCALENDAR", "",
    ]
    let text = lines.joined(separator: "\r\n")
    var document = try read(bytes: Array(text.utf8))
    #expect(document.problems.isEmpty)
    #expect(document.events.map { $0.display } == [.background, .foreground])
    #expect(ICalendarWriter.write(document) == text)
    document.events[1].display = .background
    let again = try read(bytes: Array(ICalendarWriter.write(document).utf8))
    #expect(again.events.map { $0.display } == [.background, .background])
  }
}
