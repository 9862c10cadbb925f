import Events
import ICalendar
import Testing

@Suite("The guide of ICalendar")
struct ICalendarGuideTests {
  private let bytes = Array(
    """
    BEGIN:VCALENDAR
    VERSION:2.0
    PRODID:-//Example//EN
    BEGIN:VEVENT
    UID:1
    DTSTART:20260216T093000Z
    DTEND:20260216T083000Z
    SUMMARY:Review
    X-ROOM:Ada
    END:VEVENT
    END:VCALENDAR

    """.replacing("\n", with: "\r\n").utf8)

  @Test("the example of the guide compiles, and its comments are true")
  func example() throws {
    let document = try ICalendarReader.read(bytes, calendar: CalendarID(1))
    let problem = try #require(document.problems.first)
    #expect("\(problem.line) \(problem.description)" == "7 DTEND lies before DTSTART; the event was given no length")
    #expect(document.problems.count == 1)
    var events = EventVersions.latest(of: document.events)
    events[0].summary = "Review and plan"
    events[0].otherLines.append("CATEGORIES:Work")
    let text = ICalendarWriter.write(events, name: document.name)
    let again = try ICalendarReader.read(Array(text.utf8), calendar: CalendarID(1))
    #expect(again.events == events)
  }

  @Test("a property of a program's own lives in a line, and files keep it")
  func ownProperty() throws {
    var event = try #require(try ICalendarReader.read(bytes, calendar: CalendarID(1)).events.first)
    #expect(event.room == "Ada")
    event.room = "Grace"
    let text = ICalendarWriter.write([event])
    #expect(try ICalendarReader.read(Array(text.utf8), calendar: CalendarID(1)).events.first?.room == "Grace")
    event.room = nil
    // The end before the start is kept as a line.
    #expect(event.otherLines == ["DTEND:20260216T083000Z"])
  }

  @Test("the examples of Limits, ICalendarObject and ICalendarWriter compile")
  func typeExamples() throws {
    let limits = ICalendarReader.Limits(events: 10_000)
    let document = try ICalendarReader.read(bytes, limits: limits, calendar: CalendarID(1))
    #expect(document.events.count == 1)
    let object = ICalendarObject(properties: ["METHOD:PUBLISH"], components: [.events(2)])
    #expect(object.value(of: "METHOD") == "PUBLISH")
    let text = ICalendarWriter.write(document.events, name: "Work", stamp: "20261121T114400Z")
    #expect(text.contains("DTSTAMP:20261121T114400Z\r\n"))
  }

  @Test("a file is read in pieces")
  func pieces() throws {
    var reader = ICalendarReader(calendar: CalendarID(1))
    for byte in bytes { reader.add([byte]) }
    let document = try reader.finish()
    #expect(document == (try ICalendarReader.read(bytes, calendar: CalendarID(1))))
  }
}

extension Event {
  fileprivate var room: String? {
    get { otherLines.first { $0.hasPrefix("X-ROOM:") }.map { String($0.dropFirst(7)) } }
    set {
      otherLines.removeAll { $0.hasPrefix("X-ROOM:") }
      if let newValue { otherLines.append("X-ROOM:" + newValue) }
    }
  }
}
