import Events
import ICalendar
import Testing

/// Input that is large or hostile must be read in linear time and bounded depth; a quadratic reader would not end here.
struct ICalendarLimitTests {
  @Test("a line of ten megabytes is read")
  func longLine() throws {
    let text = "BEGIN:VEVENT\r\nUID:a\r\nDTSTART:20260216\r\nSUMMARY:" + String(repeating: "x\\n", count: 3_400_000)
    #expect(try read(bytes: Array(text.utf8)).events.first?.summary.utf8.count == 6_800_000)
  }

  @Test("200,000 folds are joined")
  func folds() throws {
    let text = "BEGIN:VEVENT\r\nUID:a\r\nDTSTART:20260216\r\nSUMMARY:" + String(repeating: "x\r\n ", count: 200_000)
    #expect(try read(bytes: Array(text.utf8)).events.first?.summary.utf8.count == 200_000)
  }

  @Test(
    "200,000 components inside of each other are followed to the limit only",
    arguments: ["VEVENT", "VALARM", "VCALENDAR", "X"])
  func nesting(name: String) throws {
    let begin = String(repeating: "BEGIN:\(name)\r\n", count: 200_000)
    let end = String(repeating: "END:\(name)\r\n", count: 200_000)
    let good = "BEGIN:VEVENT\r\nUID:good\r\nDTSTART:20260216\r\nEND:VEVENT\r\n"
    let document = try read(bytes: Array(("BEGIN:VCALENDAR\r\n" + begin + end + good).utf8))
    #expect(document.events.map { $0.uid } == ["good"])
    #expect(document.problems.count <= ICalendarReader.Limits.default.problems)
    let inside = "BEGIN:VEVENT\r\nUID:a\r\nDTSTART:20260216\r\n" + begin + end + "SUMMARY:after\r\nEND:VEVENT\r\n"
    #expect(try !read(bytes: Array(inside.utf8)).events.isEmpty)
  }

  @Test("limits are kept and reported")
  func limits() throws {
    let limits = ICalendarReader.Limits(lineLength: 40, nestingDepth: 3, linesPerComponent: 4, events: 1, problems: 2)
    let lines =
      "BEGIN:VCALENDAR|VERSION:2.0|BEGIN:VEVENT|UID:a|DTSTART:20260216|X-A:\(String(repeating: "a", count: 50))|"
      + "X-B:1|X-C:2|X-D:3|END:VEVENT|BEGIN:VEVENT|UID:b|DTSTART:20260216|END:VEVENT|END:VCALENDAR|"
    let document = try read(bytes: Array(lines.replacing("|", with: "\r\n").utf8), limits: limits)
    #expect(document.events.map { $0.otherLines } == [["X-B:1", "X-C:2"]])
    #expect(document.skippedEvents == 1)
    #expect(document.problems.map { $0.reason } == [.lineTooLong(limit: 40), .tooManyProperties(limit: 4)])
    #expect(document.omittedProblems == 1)
  }

  @Test("the limit of lines holds for calendars and for components other than events")
  func otherLimits() throws {
    let text =
      "BEGIN:VCALENDAR|VERSION:2.0|PRODID:p|X-A:1|X-A:2|BEGIN:VTODO|X-A:1|X-A:2|X-A:3|X-A:4|X-A:5|END:VTODO|"
      + "END:VCALENDAR|"
    let document = try read(
      bytes: Array(text.replacing("|", with: "\r\n").utf8), limits: .init(linesPerComponent: 3))
    #expect(document.objects[0].properties == ["VERSION:2.0", "PRODID:p", "X-A:1"])
    #expect(document.objects[0].components == [.other("BEGIN:VTODO\nX-A:1\nX-A:2\nEND:VTODO")])
    #expect(document.problems.map { $0.line } == [5, 9])
  }
}
