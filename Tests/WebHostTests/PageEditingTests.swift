import Almanac
import Testing

@testable import WebHost

@Suite("Editing in a page")
struct PageEditingTests {
  private let port = RecordingPort()
  private static let today = DayNumber(20_778)

  @Test("ED-150: without the attribute nothing is edited; with some of its words, only what they say")
  func attribute() throws {
    let session = try session(editable: 0)
    session.perform(.edit(.delete(try occurrence(session), .all)))
    #expect(titles(session) == ["Lunch"])
    #expect(port.last(.edit) == nil)
    session.set(.editable, to: Double(EditVerbs.move.rawValue))
    session.perform(.edit(.delete(try occurrence(session), .all)))
    #expect(titles(session) == ["Lunch"])
    session.set(.editable, to: Double(EditVerbs.all.rawValue))
    session.perform(.edit(.delete(try occurrence(session), .all)))
    #expect(titles(session) == [])
  }

  @Test("ED-135, ED-150: an edit is reported with its events, and its resource is given for saving, before and after")
  func edits() throws {
    let session = try session()
    try rename(session, to: "Late lunch")
    #expect(port.last(.beforeEdit)?.prefix(2) == ["edit", "1"])
    #expect(port.last(.beforeEdit)?.contains("Lunch") == true)
    #expect(
      port.last(.edit) == [
        "edit", "0", "lunch", "Late lunch", "2026-11-21T12:00:00+00:00", "2026-11-21T13:00:00+00:00", "0", "Club", "",
      ])
    #expect(port.last(.undo) == ["edit", "Late lunch", "", ""])
    let saved = try #require(port.last(.save))
    #expect(saved.count == 9 && saved[5...6] == ["0", "lunch"])
    #expect(saved[7].contains("SUMMARY:Late lunch\r\n") && saved[8].contains("SUMMARY:Lunch\r\n"))
  }

  @Test("ED-125, ED-150: undo and redo give the resource again, also of events that come and go")
  func undoing() throws {
    let session = try session()
    session.perform(.edit(.delete(try occurrence(session), .all)))
    #expect(port.last(.save)?.dropFirst(5).prefix(3) == ["0", "lunch", ""])
    #expect(session.screen?.content.undo(again: false) == true)
    #expect(port.last(.edit)?.first == "undo" && titles(session) == ["Lunch"])
    #expect(port.last(.save)?[7].contains("SUMMARY:Lunch\r\n") == true)
    #expect(session.screen?.content.undo(again: true) == true)
    #expect(port.last(.edit)?.first == "redo")
    #expect(port.last(.save)?.dropFirst(5).prefix(3) == ["0", "lunch", ""])
    #expect(port.last(.undo) == ["delete", "Lunch", "", ""])
  }

  @Test("ED-32: a page that prevents an edit refuses it, and nothing is saved")
  func prevented() throws {
    let session = try session()
    port.prevented = [.beforeEdit]
    try rename(session, to: "Late lunch")
    #expect(titles(session) == ["Lunch"])
    #expect(port.last(.edit) == nil && port.last(.save) == nil)
  }

  @Test("ED-127: an answer that comes after an edit puts nothing back")
  func laterAnswer() throws {
    let session = try session()
    session.perform(.edit(.delete(try occurrence(session), .all)))
    session.fetcher.receive(Self.answer, number: 2)
    session.fetcher.readAll()
    #expect(titles(session) == [])
  }

  @Test("ED-138: what the server refuses is put back, and undo forgets the edit")
  func puttingBack() throws {
    let session = try session()
    try rename(session, to: "Late lunch")
    let text = try #require(port.last(.save)?[8]).replacing("SUMMARY:Lunch", with: "SUMMARY:Brunch")
    session.screen?.content.replace("lunch", serverIndex: 0, by: Array(text.utf8))
    #expect(titles(session) == ["Brunch"])
    #expect(session.screen?.content.undo(again: false) == false)
    #expect(titles(session) == ["Brunch"])
    session.screen?.content.replace("lunch", serverIndex: 0, by: [])
    #expect(titles(session) == [])
  }

  @Test("ED-135: events that the server does not have yet are marked in title and label, until it has them")
  func marks() throws {
    let session = try session()
    try rename(session, to: "Late lunch")
    session.tick(now: 2)
    #expect(port.last(.save)?[2] == "Not saved yet")
    let (sent, waiting) = (port.texts.count, [(serverIndex: 0, uid: "lunch"), (serverIndex: 7, uid: "lunch")])
    session.screen?.content.markUnsaved(waiting)
    session.tick(now: 3)
    #expect(port.texts.dropFirst(sent).contains("○ Late lunch"))
    #expect(port.texts.dropFirst(sent).contains { $0.hasPrefix("Late lunch, ") && $0.hasSuffix(", Not saved yet") })
    let marked = port.texts.count
    session.screen?.content.markUnsaved(waiting)
    session.tick(now: 4)
    #expect(port.texts.count == marked)
    session.screen?.content.markUnsaved([])
    session.tick(now: 5)
    #expect(port.texts.dropFirst(marked).contains("Late lunch"))
    #expect(!port.texts.dropFirst(marked).contains { $0.contains("Not saved yet") })
  }

  @Test("calendars of a server that makes no changes are read-only; those of files can be edited, and are not saved")
  func readOnly() throws {
    let session = try session(access: .readOnly)
    session.perform(.edit(.delete(try occurrence(session), .all)))
    #expect(titles(session) == ["Lunch"])
    let other = WebSession(port: port, program: .edit)
    try start(other, editable: 31)
    #expect(other.load(Self.answer, name: "a.ics", replacesAll: false))
    other.perform(.edit(.delete(try occurrence(other), .all)))
    #expect(titles(other) == [] && port.last(.edit)?.first == "delete" && port.last(.save) == nil)
  }

  @Test("ED-150: the export has all events of all calendars")
  func export() throws {
    let session = try session()
    session.screen?.content.export()
    let text = try #require(port.last(.export)?.first)
    #expect(text.contains("Club\r\n") && text.contains("SUMMARY:Lunch\r\n"))
  }

  // MARK: - Steps

  private static let answer = Array(
    """
    BEGIN:VCALENDAR\r
    VERSION:2.0\r
    X-WR-CALNAME:Club\r
    X-ALMANAC-CALENDAR:7\r
    BEGIN:VEVENT\r
    UID:lunch\r
    X-ALMANAC-ETAG:3\r
    DTSTART:20261121T120000Z\r
    DTEND:20261121T130000Z\r
    SUMMARY:Lunch\r
    END:VEVENT\r
    END:VCALENDAR\r

    """.utf8)

  private func session(editable: Int32 = 31, access: CalendarAccess = .full) throws -> WebSession {
    let session = WebSession(port: port, program: .edit)
    session.setServer(true, access: access)
    try start(session, editable: editable)
    session.fetcher.receive(Self.answer, number: 1)
    return session
  }

  private func start(_ session: WebSession, editable: Int32) throws {
    #expect(session.setToday("2026-11-21"))
    session.set(.editable, to: Double(editable))
    session.start(size: Size(width: 1000, height: 700), scale: 1, reducesMotion: true)
    session.tick(now: 1)
  }

  private func occurrence(_ session: WebSession) throws -> OccurrenceID {
    try #require(session.timeline.occurrences(touching: Self.today..<Self.today + 1).first).id
  }

  private func rename(_ session: WebSession, to title: String) throws {
    let id = try occurrence(session)
    var event = try #require(session.timeline.event(id.event)).event
    event.summary = title
    session.perform(.edit(.change(id, to: event, .all)))
  }

  private func titles(_ session: WebSession) -> [String] {
    session.timeline.occurrences(touching: Self.today..<Self.today + 1).compactMap {
      session.timeline.event($0.id.event)?.event.summary
    }
  }
}
