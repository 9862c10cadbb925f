import Almanac
import TestSupport
import Testing

@testable import WebHost

@Suite("Answers about days out of view")
struct AnswerReaderTests {
  private let port = RecordingPort()

  @Test(
    "an answer that is read in slices is the same as one that is read at once", arguments: Seeds.first(6))
  func slices(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let (sliced, whole) = (loader(), loader())
    var known: Set<String> = []
    for _ in 0..<4 {
      let bytes = answer(events: Int.random(in: 0...2500, using: &random), &random)
      let reader = AnswerReader(bytes)
      var progress = AnswerReader.Progress.goesOn
      var shown = try outlines(sliced)
      var changes = 0
      while progress == .goesOn {
        progress = reader.advance(in: sliced)
        let now = try outlines(sliced)
        if now != shown { changes += 1 }
        shown = now
      }
      // A calendar is seen when it is read whole, not before.
      #expect(changes <= 3)
      #expect(progress == .isDone(eventCount: try load(bytes, into: whole, &known)))
      #expect(try outlines(sliced) == outlines(whole))
      #expect(try sliced.store.calendars() == whole.store.calendars())
    }
    #expect(sliced.store.eventCount == whole.store.eventCount)
    for number in 1...max(1, Int64(whole.store.eventCount)) {
      #expect(try sliced.store.event(EventID(number)) == whole.store.event(EventID(number)))
    }
    #expect(sliced.zones.zones == whole.zones.zones)
  }

  @Test("other texts than answers fail; an empty text is an answer")
  func failing() {
    #expect(AnswerReader(Array("<html></html>".utf8)).finish(in: loader()) == .failed)
    #expect(AnswerReader([]).finish(in: loader()) == .isDone(eventCount: 0))
  }

  @Test("many events out of view take several frames, and then they are reported")
  func frames() throws {
    let session = session()
    try receive(2, session, count: 3000)
    var frames = 0
    while reports.isEmpty, frames < 200 {
      let requests = port.frameRequests
      frames += 1
      session.tick(now: 1 + Double(frames) / 60)
      #expect(!reports.isEmpty || port.frameRequests > requests)
    }
    #expect(3..<200 ~= frames)
    #expect(reports == [["2", "3000"]])
    session.perform(.showNext)
    for frame in 0..<120 { session.tick(now: 20 + Double(frame) / 60) }
    #expect(port.texts.contains("Event 7"))
  }

  @Test("days that come into view are read at once")
  func intoView() throws {
    let session = session()
    try receive(2, session, count: 3000)
    #expect(!port.texts.contains("Event 7") && reports.isEmpty)
    session.perform(.showNext)
    for time in [2.0, 3] { session.tick(now: time) }
    #expect(port.texts.contains("Event 7") && reports == [["2", "3000"]])
  }

  @Test("an answer about days that have come into view is read at once, as one about days that were in view")
  func lateAnswer() throws {
    let session = session()
    session.perform(.showNext)
    session.tick(now: 2)
    try receive(2, session, count: 3000)
    session.receive(Self.file(count: 3000, on: "20280101"), number: 3)
    #expect(reports == [["2", "3000"], ["3", "3000"]])
    session.tick(now: 3)
    #expect(port.texts.contains("Event 7"))
  }

  @Test("a file is loaded after the answers that came before it")
  func fileBetween() throws {
    let session = session()
    try receive(2, session, count: 2000)
    session.tick(now: 2)
    #expect(session.load(Self.file(count: 1, on: "20261121"), name: "a.ics", replacesAll: false))
    for frame in 0..<60 { session.tick(now: 3 + Double(frame) / 60) }
    #expect(port.texts.contains("Event 0"))
    session.perform(.showNext)
    for time in [5.0, 6] { session.tick(now: time) }
    #expect(port.texts.contains("Event 7"))
  }

  @Test("answers of another server are dropped, and come again")
  func otherServer() throws {
    let session = session()
    try receive(2, session, count: 2000)
    session.tick(now: 2)
    session.setServer(true)
    session.perform(.showNext)
    for time in [3.0, 4] { session.tick(now: time) }
    #expect(!port.texts.contains("Event 7") && reports.isEmpty)
    try receive(3, session, count: 2000)
    session.tick(now: 5)
    #expect(port.texts.contains("Event 7") && reports == [["3", "2000"]])
  }

  // MARK: - Steps

  private func loader() -> EventLoader { EventLoader(zones: FixedZoneProvider([])) }

  /// Reads an answer at once, as the simplest code does. Returns the number of its events.
  private func load(_ bytes: [UInt8], into loader: EventLoader, _ known: inout Set<String>) throws -> Int {
    var count = 0
    for (index, part) in EventLoader.calendars(in: bytes).enumerated() {
      let existing = loader.calendar(serverNumber: Int64(index))
      let id = existing ?? CalendarID(loader.nextCalendar)
      var document = try ICalendarReader.read(Array(part), calendar: id)
      loader.zones.add(zonesOf: &document)
      if existing == nil { loader.putSource(document, as: id, number: Int64(index)) }
      let events = EventVersions.latest(of: document.events)
      _ = try loader.store.load(events.filter { !known.contains("\(index) \($0.uid)") })
      known.formUnion(events.map { "\(index) \($0.uid)" })
      count += events.count
    }
    return count
  }

  private func session() -> WebSession {
    let session = WebSession(port: port, program: .calendar)
    #expect(session.setToday("2026-11-21"))
    session.setServer(true)
    session.start(size: Size(width: 1000, height: 700), scale: 1, reducesMotion: true)
    session.tick(now: 1)
    return session
  }

  /// Gives an answer about the quarter of a year after the days in view.
  private func receive(_ number: Int, _ session: WebSession, count: Int) throws {
    let first = try ISODate.parse("2026-12-13")
    session.answers.receive(Self.file(count: count, on: "20261213"), number: number, days: first..<first + 91)
  }

  /// The reports about answers that were read.
  private var reports: [[String]] { port.messages.filter { $0.kind == .answer }.map(\.fields) }

  private func outlines(_ loader: EventLoader) throws -> [EventOutline] {
    try loader.store.outlines(touching: DayNumber(0)..<DayNumber(100_000))
  }

  /// One to three calendars, with events that came before, series, overrides, zones, and versions of one event.
  private func answer(events: Int, _ random: inout SeededGenerator) -> [UInt8] {
    var text = ""
    for calendar in 0..<Int.random(in: 1...3, using: &random) {
      text += "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nX-WR-CALNAME:Calendar \(calendar)\r\n"
      text += "BEGIN:VTIMEZONE\r\nTZID:Somewhere\r\nBEGIN:STANDARD\r\nDTSTART:19700101T000000\r\nTZOFFSETFROM:+0530\r\n"
      text += "TZOFFSETTO:+0530\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\n"
      for _ in 0..<events {
        let number = Int.random(in: 0..<4000, using: &random)
        let day = 10 + number % 18
        text += "BEGIN:VEVENT\r\nUID:event-\(number)\r\nSUMMARY:Event \(number)\\, and a longer tale\r\n  of it\r\n"
        switch Int.random(in: 0..<6, using: &random) {
        case 0: text += "DTSTART;VALUE=DATE:202606\(day)\r\nRRULE:FREQ=WEEKLY;COUNT=5\r\n"
        case 1: text += "DTSTART;TZID=Somewhere:202606\(day)T100000\r\nSEQUENCE:\(number % 3)\r\n"
        case 2: text += "DTSTART;VALUE=DATE:202606\(day)\r\nRECURRENCE-ID;VALUE=DATE:202606\(day)\r\n"
        case 3: text += "DTSTART:202606\(day)T100000Z\r\nDTEND:202606\(day)T080000Z\r\n"
        default: text += "DTSTART:202606\(day)T100000Z\r\nDURATION:PT1H\r\n"
        }
        text += "END:VEVENT\r\n"
      }
      text += "END:VCALENDAR\r\n"
    }
    return Array(text.utf8)
  }

  private static func file(count: Int, on day: String) -> [UInt8] {
    var text = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n"
    for number in 0..<count {
      // The later ones fall on other days, so that the first ones have room.
      let start = number < 8 ? "DTSTART;VALUE=DATE:\(day)" : "DTSTART:20270201T100000Z"
      let month = number == 7 ? "DTSTART;VALUE=DATE:20261230" : start
      text += "BEGIN:VEVENT\r\nUID:\(number)\r\nSUMMARY:Event \(number)\r\n\(month)\r\nEND:VEVENT\r\n"
    }
    return Array((text + "END:VCALENDAR\r\n").utf8)
  }
}
