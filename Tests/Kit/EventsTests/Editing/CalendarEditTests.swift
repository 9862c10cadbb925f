import Basics
import CalendarSystems
import Events
import Testing
import TimeZones

@Suite("Editing: calendars themselves")
struct CalendarEditTests {
  private func makeDesk() throws -> EditDesk {
    try EditDesk([
      .weekly(), .test("b", zoned("2026-03-02 09:00", "Europe/Paris"), zoned("2026-03-02 10:00", "Europe/Paris")),
    ])
  }

  private func calendars(_ desk: EditDesk) throws -> [CalendarInfo] { try desk.store.calendars() }

  @Test("ED-124: a calendar is made, renamed and recolored, and each is undone and made again")
  func changing() throws {
    let desk = try makeDesk()
    let before = try calendars(desk)
    var made = desk.editor.newCalendar(named: "Choir")
    #expect(!before.contains { $0.id == made.id || $0.color == made.color } && made.access == .full)
    try desk.editor.perform(.putCalendar(made))
    #expect(desk.editor.undoStack.undoLabel == EditLabel(.makeCalendar, title: "Choir"))
    let first = made
    made.name = "Band"
    try desk.editor.perform(.putCalendar(made))
    #expect(desk.editor.undoStack.undoLabel?.kind == .renameCalendar)
    made.color = .named(.graphite)
    try desk.editor.perform(.putCalendar(made))
    #expect(desk.editor.undoStack.undoLabel?.kind == .colorCalendar)
    #expect(try desk.editor.perform(.putCalendar(made)) == nil, "nothing has to be changed")
    #expect(try calendars(desk) == before + [made])
    for _ in 0..<2 { try desk.editor.perform(.undo) }
    #expect(try calendars(desk) == before + [first])
    try desk.editor.perform(.undo)
    #expect(try calendars(desk) == before)
    for _ in 0..<3 { try desk.editor.perform(.redo) }
    #expect(try calendars(desk) == before + [made])
  }

  @Test("ED-124: a deleted calendar comes back with its events, their identifiers, and what was edited before")
  func deletion() throws {
    let desk = try makeDesk()
    let first = desk.shown()[0]
    try desk.change(0, .all) { $0.summary = "Lesson" }
    let (before, texts) = (desk.contents, try desk.texts)
    try desk.editor.perform(.deleteCalendar(CalendarID(1)))
    #expect(desk.contents == [] && desk.shown() == [])
    #expect(try calendars(desk).map { $0.name } == ["2", "3"])
    try desk.editor.perform(.undo)
    #expect(desk.contents == before)
    #expect(try desk.texts == texts)
    try desk.editor.perform(.redo)
    #expect(desk.contents == [])
    try desk.editor.perform(.undo)
    #expect(desk.contents == before && desk.shown().contains { $0.id == first.id })
  }

  @Test("ED-124: what came into a calendar since its deletion was undone goes and comes with it")
  func redoneDeletion() throws {
    let desk = try makeDesk()
    try desk.editor.perform(.deleteCalendar(CalendarID(1)))
    try desk.editor.perform(.undo)
    try desk.store.apply(.insert(.test("c", .day(day("2026-03-05")), .day(day("2026-03-06")))))
    let before = desk.contents
    try desk.editor.perform(.redo)
    #expect(desk.contents == [])
    try desk.editor.perform(.undo)
    #expect(desk.contents == before)
  }

  @Test("ED-124: an undo overwrites nothing that somebody else has changed in a calendar")
  func foreign() throws {
    let desk = try makeDesk()
    var work = try calendars(desk)[0]
    work.name = "Mine"
    try desk.editor.perform(.putCalendar(work))
    work.name = "Theirs"
    try desk.store.apply(.putCalendar(work))
    #expect(desk.error(.undo) == .store(.calendarNotFound(work.id)))
    #expect(try calendars(desk)[0] == work)
    #expect(desk.error(.undo) == .notApplicable)
    // A calendar that was deleted does not come back because its name is undone.
    work.name = "Again"
    try desk.editor.perform(.putCalendar(work))
    try desk.store.apply(.deleteCalendar(work.id))
    #expect(desk.error(.undo) == .store(.calendarNotFound(work.id)))
    #expect(try calendars(desk).count == 2)
  }

  @Test("ED-124: verbs, access and the delegate say who may change calendars")
  func permission() throws {
    let desk = try makeDesk()
    var (work, feed) = (try calendars(desk)[0], try calendars(desk)[2])
    #expect(desk.editor.verbs(for: work) == [.edit, .delete] && desk.editor.verbs(for: feed) == [])
    feed.name = "Other"
    #expect(desk.error(.putCalendar(feed)) == .refused([.readOnly(feed.id)]))
    #expect(desk.error(.deleteCalendar(feed.id)) == .refused([.readOnly(feed.id)]))
    #expect(desk.error(.deleteCalendar(CalendarID(9))) == .store(.calendarNotFound(CalendarID(9))))
    desk.editor.options.verbs = [.move]
    work.name = "Other"
    #expect(!desk.editor.mayMakeCalendars && desk.editor.verbs(for: work) == [])
    #expect(desk.error(.putCalendar(work)) == .refused([.notPermitted(.edit)]))
    #expect(desk.error(.deleteCalendar(work.id)) == .refused([.notPermitted(.delete)]))
    #expect(
      desk.error(.putCalendar(desk.editor.newCalendar(named: ""))) == .refused([.notPermitted(.create)]))
    desk.editor.options.verbs = .all
    let keeper = Keeper()
    desk.editor.delegate = keeper
    #expect(desk.editor.mayMakeCalendars && desk.editor.verbs(for: work) == [.edit])
    #expect(desk.error(.deleteCalendar(work.id)) == .refused([.other("no")]))
    #expect(try calendars(desk).count == 3)
  }

  /// Keeps calendars from being deleted.
  private final class Keeper: CalendarEditingDelegate {
    func validate(_ plan: EditPlan, isFinal: Bool) -> EditDecision {
      plan.label.kind == .deleteCalendar ? .refuse("no") : .allow
    }
  }

  @Test("new calendars have the first colors that are not used, and all of them before any comes again (D4)")
  func colors() throws {
    let desk = try makeDesk()
    #expect(EventColor.standard(forCalendar: 1) == .named(.blue))
    #expect(EventColor.standard(forCalendar: 7) == .named(.amber))
    // The desk has calendars in blue, red, and lime.
    var made: [EventColor] = []
    for number in 0..<9 {
      desk.nextUID = "\(number)"
      let calendar = desk.editor.newCalendar(named: "")
      try desk.editor.perform(.putCalendar(calendar))
      made.append(calendar.color)
    }
    #expect(made.prefix(4) == [.named(.green), .named(.orange), .named(.purple), .named(.teal)])
    #expect(try Set(calendars(desk).map { $0.color }).count == EventHue.allCases.count)
    #expect(desk.editor.newCalendar(named: "").color == .standard(forCalendar: 13))
  }

  @Test("ED-124: identifiers of new calendars follow each other, differ, and are integers of JavaScript")
  func identifiers() throws {
    let desk = try makeDesk()
    var ids: [Int64] = []
    for name in ["a", "b", "c"] {
      desk.nextUID = name
      let calendar = desk.editor.newCalendar(named: name)
      try desk.editor.perform(.putCalendar(calendar))
      ids.append(calendar.id.rawValue)
    }
    #expect(Set(ids).count == 3 && ids.allSatisfy { $0 > 1 << 50 && $0 < 1 << 53 })
    // The same time and the same hash.
    #expect(desk.editor.newCalendar(named: "d").id.rawValue == ids[2] + 1)
  }
}
