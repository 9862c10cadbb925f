import Almanac
import CalendarWords
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

  @Test("ED-135, ED-150: an edit is reported with its events, and its object is given for saving, before and after")
  func edits() throws {
    let session = try session()
    try rename(session, to: "Late lunch")
    #expect(
      port.last(.beforeEdit) == [
        "event", "edit", "user", "",
        #"""
        [{"source":null,"before":{"id":"lunch","title":"Lunch","start":"2026-11-21T12:00Z","end":"2026-11-21T13:00Z",\#
        "calendar":"Club"},"after":{"id":"lunch","title":"Late lunch","start":"2026-11-21T12:00Z",\#
        "end":"2026-11-21T13:00Z","calendar":"Club"}}]
        """#,
        "Not saved: the events cannot be written now. Try again.",
      ])
    #expect(port.last(.edit) == [])
    #expect(port.last(.undo) == ["Late lunch changed", ""])
    let saved = try #require(port.last(.save))
    #expect(saved.count == 14 && saved[10...11] == ["7", "lunch"])
    #expect(saved[12].contains("SUMMARY:Late lunch\r\n") && saved[13].contains("SUMMARY:Lunch\r\n"))
  }

  @Test("what can be undone is said in the language of the page, and again when that changes")
  func undoLanguage() throws {
    let session = try session()
    try rename(session, to: "Late lunch")
    let words = PhraseLanguage.german.editPhrases
    let table = EditPhrases.Key.allCases.map { "\($0): \(words[$0])" }
    #expect(session.setLocale(LocaleInfo.english.encode() + table.joined(separator: "\n")))
    #expect(port.last(.undo) == ["Late lunch geändert", ""])
    #expect(session.screen?.content.undo(again: false) == true)
    #expect(port.last(.undo) == ["", "Late lunch geändert"])
  }

  @Test("ED-125, ED-150: undo and redo give the object again, also of events that come and go")
  func undoing() throws {
    let session = try session()
    session.perform(.edit(.delete(try occurrence(session), .all)))
    #expect(port.last(.save)?.dropFirst(10).prefix(3) == ["7", "lunch", ""])
    #expect(session.screen?.content.undo(again: false) == true)
    #expect(port.last(.beforeEdit)?.prefix(3) == ["event", "delete", "undo"] && titles(session) == ["Lunch"])
    #expect(port.last(.save)?[12].contains("SUMMARY:Lunch\r\n") == true)
    #expect(session.screen?.content.undo(again: true) == true)
    #expect(port.last(.beforeEdit)?.prefix(3) == ["event", "delete", "redo"])
    #expect(port.last(.save)?.dropFirst(10).prefix(3) == ["7", "lunch", ""])
    #expect(port.last(.undo) == ["Lunch deleted", ""])
  }

  @Test("ED-32: a page that prevents an edit refuses it, and nothing is saved")
  func prevented() throws {
    let session = try session()
    port.prevented = [.beforeEdit]
    try rename(session, to: "Late lunch")
    #expect(titles(session) == ["Lunch"])
    #expect(port.last(.edit) == nil && port.last(.save) == nil)
    session.tick(now: 3)
    #expect(port.texts.contains("Not possible now."))
  }

  @Test("ED-127: an answer that comes after an edit puts nothing back")
  func laterAnswer() throws {
    let session = try session()
    session.perform(.edit(.delete(try occurrence(session), .all)))
    session.receive(Self.answer, number: 2)
    #expect(titles(session) == [])
  }

  @Test("ED-138: what the server refuses is put back, and undo forgets the edit")
  func puttingBack() throws {
    let session = try session()
    try rename(session, to: "Late lunch")
    let text = try #require(port.last(.save)?[13]).replacing("SUMMARY:Lunch", with: "SUMMARY:Brunch")
    session.loader.replace("lunch", serverNumber: 7, by: Array(text.utf8))
    #expect(titles(session) == ["Brunch"])
    #expect(session.screen?.content.undo(again: false) == false)
    #expect(titles(session) == ["Brunch"])
    session.loader.replace("lunch", serverNumber: 7, by: [])
    #expect(titles(session) == [])
  }

  @Test("a change of the server that the store rejects, or that cannot be read, changes nothing and is shown")
  func rejected() throws {
    let session = try session()
    session.loader.apply(.deleteCalendar(CalendarID(99)))
    #expect(port.last(.anomaly) == ["the events could not be kept"])
    session.tick(now: 5)
    #expect(port.texts.contains("The events could not be loaded"))
    port.messages = []
    session.loader.replace("lunch", serverNumber: 7, by: Array("<html>".utf8))
    #expect(titles(session) == ["Lunch"] && port.last(.anomaly)?.first?.contains("HTML") == true)
  }

  @Test("ED-128: a changed object keeps the identifiers of its events, and one that says the same its revision")
  func foreignChange() throws {
    let session = try session()
    let before = try occurrence(session)
    let text = String(decoding: Self.answer, as: UTF8.self).replacing("SUMMARY:Lunch", with: "SUMMARY:Brunch")
    session.loader.replace("lunch", serverNumber: 7, by: Array(text.utf8))
    #expect(titles(session) == ["Brunch"])
    #expect(try occurrence(session) == before)
    let revision = session.timeline.event(before.event)?.revision
    session.loader.replace("lunch", serverNumber: 7, by: Array(text.utf8))
    #expect(session.timeline.event(before.event)?.revision == revision)
  }

  /// Edits the title, and has the server refuse it with another version.
  private func refuse(
    _ session: WebSession, asks: Bool = false, _ change: (String) -> String
  ) throws -> Bool {
    try rename(session, to: "Late lunch")
    let base = String(decoding: Self.answer, as: UTF8.self)
    let object = RefusedObject(serverNumber: 7, uid: "lunch", base: base, theirs: change(base))
    let isResolved = session.screen?.content.resolve([object], asks: asks) == true
    session.tick(now: 2)
    session.tick(now: 3)
    return isResolved
  }

  @Test("ED-138: different fields of an edit and of a version from elsewhere are joined, and saved again")
  func joining() throws {
    let session = try session()
    #expect(try refuse(session) { $0.replacing("SUMMARY", with: "LOCATION:Club\r\nSUMMARY") })
    #expect(titles(session) == ["Late lunch"])
    let resolved = try #require(port.last(.resolved))
    #expect(resolved.count == 14 && resolved[10...11] == ["7", "lunch"])
    #expect(resolved[12].contains("SUMMARY:Late lunch\r\n") && resolved[12].contains("LOCATION:Club\r\n"))
  }

  @Test("ED-132, ED-133: the same field changed twice is asked, and undo leads to the version that was not chosen")
  func asking() throws {
    for (index, (chosen, other)) in [("Late lunch", "Brunch"), ("Brunch", "Late lunch")].enumerated() {
      let session = try session()
      let count = port.messages.count { $0.kind == .resolved }
      #expect(try refuse(session) { $0.replacing("SUMMARY:Lunch", with: "SUMMARY:Brunch") })
      #expect(
        titles(session) == ["Late lunch"] && port.messages.count { $0.kind == .resolved } == count,
        "nothing is decided yet")
      if index == 1 { #expect(session.send(.key(KeyEvent(.arrowDown)))) }
      #expect(session.send(.key(KeyEvent(.enter))))
      #expect(titles(session) == [chosen])
      #expect(port.last(.resolved)?[12].contains("SUMMARY:\(chosen)\r\n") == true)
      #expect(session.screen?.content.undo(again: false) == true)
      #expect(titles(session) == [other])
      #expect(port.last(.save)?[12].contains("SUMMARY:\(other)\r\n") == true)
    }
  }

  @Test("ED-132, ED-138: without a decision nothing changes; what could be joined is asked when the page wants it")
  func undecided() throws {
    let session = try session()
    #expect(try refuse(session, asks: true) { $0.replacing("SUMMARY", with: "LOCATION:Club\r\nSUMMARY") })
    #expect(port.last(.resolved) == nil)
    #expect(session.send(.key(KeyEvent(.escape))))
    #expect(port.last(.resolved)?.count == 10 && titles(session) == ["Late lunch"])
  }

  @Test("ED-138: an edit of an event that was deleted elsewhere is asked; a version like the server's is just kept")
  func deletedElsewhere() throws {
    let session = try session()
    #expect(try refuse(session) { $0.replacing("SUMMARY:Lunch", with: "SUMMARY:Late lunch") })
    #expect(port.last(.resolved)?.count == 14 && titles(session) == ["Late lunch"])
    let count = port.messages.count { $0.kind == .resolved }
    try rename(session, to: "Supper")
    let base = String(decoding: Self.answer, as: UTF8.self)
    let object = RefusedObject(serverNumber: 7, uid: "lunch", base: base, theirs: "")
    #expect(session.screen?.content.resolve([object], asks: false) == true)
    session.tick(now: 4)
    session.tick(now: 5)
    #expect(port.messages.count { $0.kind == .resolved } == count)
    #expect(session.send(.key(KeyEvent(.arrowDown))))
    #expect(session.send(.key(KeyEvent(.enter))))
    #expect(titles(session) == [] && port.last(.resolved)?[12] == "")
  }

  @Test("ED-135: events that the server does not have yet are marked in title and label, until it has them")
  func marks() throws {
    let session = try session()
    try rename(session, to: "Late lunch")
    session.tick(now: 2)
    #expect(
      port.last(.save)?.prefix(10) == [
        "Not saved: the server does not accept this change.",
        "Late lunch was changed elsewhere meanwhile, so nothing was saved. Try again.", "Not saved yet", "Saved",
        "Try again", "Save as file…", "Late lunch", "Not saved: these events are read-only.",
        "The storage of the server is full or has failed", "The server is not available at the moment",
      ])
    let sent = port.texts.count
    let waiting: [(serverNumber: Int64, uid: String)] = [(7, "lunch"), (9, "lunch")]
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
    #expect(titles(other) == [] && port.last(.beforeEdit)?[1] == "delete" && port.last(.save) == nil)
  }

  @Test("ED-124: an edit of a calendar is given for saving, with the server's number, and so is its undo")
  func calendars() throws {
    let session = try session()
    let editing = try #require((session.screen?.content as? EditContent)?.editing)
    func names() throws -> [String] { try session.loader.store.calendars().map { $0.name } }
    var club = try session.loader.store.calendars()[0]
    (club.name, club.color) = ("Band", .rgb(0xABCDEF))
    session.perform(.edit(.putCalendar(club)))
    #expect(port.last(.saveCalendar)?.dropFirst(10) == ["7", "rename", "Band", "28036591", ""])
    let renamed = try #require(port.last(.beforeEdit))
    #expect(
      renamed.prefix(4) == ["calendar", "edit", "user", ""] && renamed[4].contains(#""before":{"id":7,"name":"Club""#))
    #expect(renamed[4].hasSuffix(#""after":{"id":7,"name":"Band","color":28036591}}]"#))
    #expect(port.last(.edit) == [] && port.last(.undo) == ["Calendar renamed to Band", ""])
    session.perform(.edit(.deleteCalendar(club.id)))
    #expect(port.last(.saveCalendar)?.dropFirst(10) == ["7", "delete", "Band", "", ""])
    #expect(try names() == [] && titles(session) == [])
    // An answer that was on its way puts nothing back.
    session.receive(Self.answer, number: 2)
    #expect(try names() == [])
    #expect(session.screen?.content.undo(again: false) == true)
    #expect(port.last(.saveCalendar)?.dropFirst(10).prefix(3) == ["7", "restore", "Band"])
    #expect(titles(session) == ["Lunch"] && session.loader.calendar(serverNumber: 7) == club.id)
    let made = editing.editor.newCalendar(named: "Choir")
    session.perform(.edit(.putCalendar(made)))
    let fields = try #require(port.last(.saveCalendar)?.dropFirst(10))
    #expect(Array(fields.prefix(3)) == ["\(made.id.rawValue)", "make", "Choir"])
    #expect(session.loader.serverNumber(of: made.id) == made.id.rawValue)
    #expect(session.screen?.content.undo(again: false) == true)
    #expect(port.last(.saveCalendar)?[11] == "delete")
  }

  @Test("ED-209: default reminders of a server's calendar are read and given for saving; the page has those of others")
  func defaultReminders() throws {
    let session = try session()
    let editor = try #require((session.screen?.content as? EditContent)?.editing).editor
    session.set([], texts: [(.defaultReminders, "-PT30M")])
    var club = try session.loader.store.calendars()[0]
    #expect(editor.defaultReminders(in: club.id) == DefaultReminders(timed: [.start(seconds: -1_800)]))
    session.screen?.content.setCalendars(["7", "Club", "1", "1", "-PT15M;"])
    club = try session.loader.store.calendars()[0]
    #expect(editor.defaultReminders(in: club.id) == DefaultReminders(timed: [.start(seconds: -900)]))
    club.defaultReminders = DefaultReminders(allDay: [.start(seconds: 32_400)])
    session.perform(.edit(.putCalendar(club)))
    #expect(port.last(.saveCalendar)?.dropFirst(10) == ["7", "remind", "Club", "1", ";PT9H"])
    #expect(port.last(.beforeEdit)?[4].contains(#""defaultReminders":";PT9H""#) == true)
  }

  @Test("ED-124: the list of a server renames, adds and removes calendars, and events stay where they are")
  func calendarsElsewhere() throws {
    let session = try session()
    let club = try session.loader.store.calendars()[0].id
    session.screen?.content.setCalendars(["7", "Band", "1", "1", "", "9", "Choir", "33554431", "0", ";PT9H"])
    var known = try session.loader.store.calendars()
    #expect(known.map { $0.name } == ["Band", "Choir"] && known[0].id == club)
    #expect(known.map { $0.color } == [.named(.red), .rgb(0xFFFFFF)] && known.map { $0.access } == [.full, .readOnly])
    #expect(titles(session) == ["Lunch"])
    session.screen?.content.setCalendars(["9", "Choir", "33554431", "1", ""])
    known = try session.loader.store.calendars()
    #expect(known.map { $0.name } == ["Choir"] && known[0].access == .full && titles(session) == [])
  }

  @Test("ED-124: calendars of files and sources are not edited, and without a server nobody makes one")
  func calendarsOfOthers() throws {
    let session = try session()
    let editing = try #require((session.screen?.content as? EditContent)?.editing)
    #expect(session.load(Self.answer, name: "a.ics", replacesAll: false))
    let calendars = try session.loader.store.calendars()
    #expect(editing.editor.mayMakeCalendars)
    #expect(calendars.map { editing.editor.verbs(for: $0) } == [[.edit, .delete], []])
    session.setServer(false, access: .full)
    #expect(!editing.editor.mayMakeCalendars)
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
    session.receive(Self.answer)
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
