import CalendarSystems
import Events
import Testing
import TimeZones

@Suite("Editing: scopes of a series")
struct EditScopeTests {
  private func scopes(_ desk: EditDesk, _ number: Int, _ body: (inout Event) -> Void) throws -> [EditScope] {
    let subject = try desk.subject(desk.shown()[number].id)
    var event = subject.instance
    body(&event)
    return planner(desk).scopes(of: subject, to: event)
  }

  private func planner(_ desk: EditDesk) -> EditPlanner {
    EditPlanner(EditContext(now: EditDesk.now, newUID: "new", clock: desk.editor.clock))
  }

  @Test("ED-112: a drop on a series asks for the scope, and stores what is chosen")
  func asked() throws {
    let desk = try EditDesk([.weekly()])
    let id = desk.shown()[1].id
    var session: EditSession?
    let nine = EditTarget.time(day("2026-03-09"), second: 9 * 3600)
    _ = try desk.editor.perform(.begin(.move, id, at: nine, grid: EditGrid(step: 900)), in: &session)
    let eleven = EditTarget.time(day("2026-03-09"), second: 11 * 3600)
    _ = try desk.editor.perform(.move(to: eleven, grid: EditGrid(step: 900)), in: &session)
    #expect(try desk.editor.perform(.drop, in: &session) == nil)
    #expect(session?.phase == .asking([.this, .thisAndFollowing, .all]))
    #expect(try desk.editor.perform(.choose(.thisAndFollowing), in: &session) != nil)
    #expect(session == nil)
    #expect(
      try desk.texts == [
        "a 2026-03-02 09:00-10:00", "a 2026-03-09 11:00-12:00", "a 2026-03-16 11:00-12:00", "a 2026-03-23 11:00-12:00",
      ])
    let moved = try desk.instance(desk.shown()[2].id).shifted(by: 900)
    #expect(
      desk.error(.change(desk.shown()[2].id, to: moved, nil)) == .scopeNeeded([.this, .thisAndFollowing, .all]))
  }

  @Test("ED-113: texts and times of an instance, of it and those that follow, or of all")
  func offered() throws {
    let desk = try EditDesk([.weekly()])
    let title = { (event: inout Event) in event.summary = "b" }
    #expect(try scopes(desk, 0, title) == [.this, .all])
    #expect(try scopes(desk, 1, title) == [.this, .thisAndFollowing, .all])
    #expect(try scopes(desk, 3, title) == [.this, .all])
    #expect(try scopes(desk, 1) { $0 = $0.shifted(by: 86_400) } == [.this, .thisAndFollowing, .all])
    #expect(try scopes(desk, 1) { $0.calendar = CalendarID(2) } == [.this, .thisAndFollowing, .all])
    let rule = { (event: inout Event) -> Void in event.recurrence?.rules[0].interval = 2 }
    #expect(try scopes(desk, 1, rule) == [.thisAndFollowing, .all])
    #expect(try scopes(desk, 0, rule) == [.all])
    let deletion = planner(desk).scopes(of: try desk.subject(desk.shown()[1].id), to: nil)
    #expect(deletion == [.this, .thisAndFollowing, .all])
    let single = try EditDesk([.weekly(count: 1)])
    #expect(try scopes(single, 0, title) == [.all])
  }

  @Test("ED-113: what a rule cannot express is not offered, and an edit that insists on it says why")
  func impossible() throws {
    let rule = RecurrenceRule(
      frequency: .monthly, count: 8, byDay: [.init(.monday, ordinal: 2), .init(.monday, ordinal: 4)])
    let desk = try EditDesk([
      .test(floating("2026-03-09 09:00"), floating("2026-03-09 10:00"), Recurrence(rules: [rule]))
    ])
    let nextDay = { (event: inout Event) in event = event.shifted(by: 86_400) }
    #expect(try scopes(desk, 1, nextDay) == [.this])
    let id = desk.shown()[1].id
    let moved = try desk.instance(id).shifted(by: 86_400)
    #expect(desk.error(.change(id, to: moved, .all)) == .series(.rulesNotMovable))
    #expect(desk.editor.undoStack.count == 0)

    let rules = [RecurrenceRule(frequency: .weekly, count: 5), RecurrenceRule(frequency: .monthly, count: 3)]
    let two = try EditDesk([
      .test(floating("2026-03-09 09:00"), floating("2026-03-09 10:00"), Recurrence(rules: rules))
    ])
    #expect(try scopes(two, 1) { $0.summary = "b" } == [.this, .thisAndFollowing, .all])
    #expect(try scopes(two, 1) { $0.calendar = CalendarID(2) } == [.this, .all])
  }

  @Test("ED-113: an instance that goes to another calendar by itself becomes a single event there")
  func calendar() throws {
    let desk = try EditDesk([.weekly()])
    let before = try desk.texts
    try desk.change(1, .this) { $0.calendar = CalendarID(2) }
    #expect(try desk.texts == before)
    let single = try #require(desk.contents.last).event
    #expect(single.uid == "new" && single.calendar == CalendarID(2))
    #expect(single.recurrence == nil && single.recurrenceID == nil)
    #expect(desk.contents[0].event.recurrence?.exceptions == [zoned("2026-03-09 09:00", "Europe/Paris")])
    try desk.editor.perform(.undo)
    #expect(desk.contents.count == 1)
  }

  @Test("ED-12: an edit of all changes its own lines alone, wherever it was made")
  func otherLines() throws {
    var master = Event.weekly()
    master.otherLines = ["X-ALL:1", "X-OLD:1", "X-LAST:1"]
    let desk = try EditDesk([master])
    try desk.change(1, .this) { $0.otherLines = ["X-OWN:1"] + $0.otherLines }
    try desk.change(1, .all) { event in
      let index = event.otherLines.firstIndex(of: "X-OLD:1")
      event.otherLines[index ?? 0] = "X-NEW:1"
    }
    let lines = desk.contents.map { $0.event.otherLines.filter { $0.hasPrefix("X-") } }
    #expect(lines == [["X-ALL:1", "X-NEW:1", "X-LAST:1"], ["X-OWN:1", "X-ALL:1", "X-NEW:1", "X-LAST:1"]])
  }

  @Test("ED-116: an instance that is moved onto another, or onto an excluded one, stays to be seen and edited")
  func ontoOther() throws {
    let desk = try EditDesk([.weekly()])
    try desk.change(1, .this) { $0 = $0.shifted(by: 7 * 86_400) }
    let both = ["a 2026-03-16 09:00-10:00", "a 2026-03-16 09:00-10:00"]
    #expect(try desk.texts == ["a 2026-03-02 09:00-10:00"] + both + ["a 2026-03-23 09:00-10:00"])
    try desk.editor.perform(.delete(desk.shown()[3].id, .this))
    try desk.change(0, .this) { $0 = $0.shifted(by: 21 * 86_400) }
    #expect(try desk.texts == both + ["a 2026-03-23 09:00-10:00"])
    for _ in 0..<3 {
      let number = try #require(try desk.texts.firstIndex { $0.hasPrefix("a ") })
      try desk.change(number, .this) { $0.summary = "b" }
    }
    #expect(try desk.texts.allSatisfy { $0.hasPrefix("b ") })
  }
}
