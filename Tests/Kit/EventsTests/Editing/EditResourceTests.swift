import Basics
import CalendarSystems
import Events
import TestSupport
import Testing
import TimeZones

/// A delegate that decides for each event whether it may move to other resources.
private final class FixedResources: CalendarEditingDelegate {
  var resourceEditable = true

  func limits(for event: Event) -> EditLimits? { EditLimits(resourceEditable: resourceEditable) }
}

/// Sessions that move events between resources.
@Suite("Editing: moves between resources")
struct EditResourceTests {
  private static let monday = day("2026-03-02")
  private let grid = EditGrid(step: 900)

  private func event(_ uid: String, _ hour: Int, _ resources: [String]) -> Event {
    var event = Event.test(
      uid, zoned("2026-03-02 \(hour):00", "Europe/Paris"), zoned("2026-03-02 \(hour + 1):00", "Europe/Paris"))
    event.resourceIDs = resources
    return event
  }

  private func at(_ hour: Int, _ offset: Int = 0) -> EditTarget { .time(Self.monday + offset, second: hour * 3600) }

  private func session(_ kind: EditSession.Kind, of event: Event, _ desk: EditDesk) -> EditSession {
    EditSession(kind, of: event, at: at(10), clock: desk.editor.clock)
  }

  @Test("ED-195: a session replaces one resource of its event, and away and back restores every byte")
  func restoring() throws {
    let desk = try EditDesk([])
    var event = event("x", 10, [])
    event.otherLines = [
      "COMMENT:first", "ATTENDEE;CUTYPE=ROOM;CN=Hall:mailto:hall@example.org", "RESOURCES:b,c", "CLASS:PUBLIC",
    ]
    let hall = "mailto:hall@example.org"
    var session = session(.move, of: event, desk)
    session.setResource(from: hall, to: "d")
    #expect(session.draft.resourceIDs == ["d", "b", "c"] && !session.isUnchanged)
    session.move(to: at(12, 1), grid: grid, clock: desk.editor.clock)
    #expect(session.draft.resourceIDs == ["d", "b", "c"], "times change no resource")
    session.setResource(from: hall, to: "b")
    #expect(session.draft.resourceIDs == ["b", "c"])
    session.setResource(from: hall, to: nil)
    #expect(session.draft.resourceIDs == ["b", "c"])
    session.setResource(from: hall, to: hall)
    session.move(to: at(10), grid: grid, clock: desk.editor.clock)
    #expect(session.draft == event && session.isUnchanged)
    session.setAllDay(true, clock: desk.editor.clock)
    session.setResource(from: "c", to: "e")
    #expect(session.draft.start.isDay && session.draft.resourceIDs == [hall, "b", "e"])
  }

  @Test("ED-195: a new event gets one resource, a copy replaces one, and resizing changes none")
  func kinds() throws {
    let desk = try EditDesk([])
    var new = session(.create, of: event("x", 10, []), desk)
    for id in ["a", "b"] { new.setResource(from: "a", to: id) }
    #expect(new.draft.resourceIDs == ["b"])
    new.move(to: at(12), grid: grid, clock: desk.editor.clock)
    #expect(new.draft.resourceIDs == ["b"])
    new.setResource(from: "a", to: nil)
    #expect(new.draft.resourceIDs == [])
    let both = event("x", 10, ["a", "b"])
    var copy = session(.copy, of: both, desk)
    copy.setResource(from: "a", to: "c")
    #expect(copy.draft.resourceIDs == ["c", "b"])
    for kind in [EditSession.Kind.resizeStart, .resizeEnd] {
      var session = session(kind, of: both, desk)
      session.setResource(from: "a", to: "c")
      #expect(session.draft == both && session.isUnchanged)
      #expect(session.resources?.from == "a" && session.resources?.to == "a")
    }
  }

  @Test("ED-195: the rules of the resource are checked at each step, and a drop is undone as a move")
  func rules() throws {
    let desk = try EditDesk([event("x", 10, ["a", "c"]), event("y", 10, ["b"])])
    try desk.store.apply(.putResource(Resource(id: "b", title: "B", overlap: false)))
    let id = OccurrenceID(event: EventID(1), start: local("2026-03-02 10:00").secondsAsUTC)
    let before = desk.contents
    var session: EditSession?
    let perform = { (command: EditCommand, session: inout EditSession?) in
      try desk.editor.perform(command, in: &session)
    }
    _ = try perform(.begin(.move, id, at: at(10), grid: grid), &session)
    _ = try perform(.resource(from: "a", to: "b"), &session)
    #expect(session?.validation.isAllowed == false)
    _ = try perform(.move(to: at(11), grid: grid), &session)
    #expect(session?.validation.isAllowed == true && session?.plan?.after.first?.resourceIDs == ["b", "c"])
    _ = try perform(.move(to: at(10), grid: grid), &session)
    _ = try perform(.resource(from: "a", to: "d"), &session)
    #expect(session?.validation.isAllowed == true)
    #expect(try perform(.drop, &session) != nil)
    #expect(try desk.event(id).resourceIDs == ["d", "c"])
    #expect(desk.editor.undoStack.undoLabel == EditLabel(.move, title: "x"))
    try desk.editor.perform(.undo)
    #expect(desk.contents == before)
    _ = try perform(.begin(.move, id, at: at(10), grid: grid), &session)
    for other in ["d", "a"] { _ = try perform(.resource(from: "a", to: other), &session) }
    #expect(try perform(.drop, &session) == nil && desk.editor.undoStack.count == 0, "nothing has changed")
    #expect(desk.error(.resource(from: "a", to: "b")) == .notApplicable)
  }

  @Test("ED-197: if resources are not editable, sessions and changes keep them, unless the event's limits permit it")
  func fixedResources() throws {
    let desk = try EditDesk([event("x", 10, ["a", "c"])])
    let id = desk.shown()[0].id
    desk.editor.options.resourceEditable = false
    for kind in [EditSession.Kind.move, .copy] {
      var session: EditSession?
      _ = try desk.editor.perform(.begin(kind, id, at: at(10), grid: grid), in: &session)
      _ = try desk.editor.perform(.resource(from: "a", to: "b"), in: &session)
      _ = try desk.editor.perform(.move(to: at(12, 1), grid: grid), in: &session)
      let held = try #require(session)
      #expect(held.draft.resourceIDs == ["a", "c"] && held.draft.start != held.original.start)
      #expect(held.resources?.to == "a" && held.validation.isAllowed)
    }
    var changed = try desk.instance(id)
    changed.resourceIDs = ["b"]
    #expect(desk.error(.change(id, to: changed, nil)) == .refused([.notPermitted(.edit)]))
    changed.resourceIDs = ["a", "c"]
    changed.summary = "y"
    #expect(desk.error(.change(id, to: changed, nil)) == nil)
    var new: EditSession?
    _ = try desk.editor.perform(.begin(.create, nil, at: at(14), grid: grid), in: &new)
    _ = try desk.editor.perform(.resource(from: "a", to: "b"), in: &new)
    #expect(new?.draft.resourceIDs == ["b"], "a new event is in the column where it is drawn")
    let limits = FixedResources()
    desk.editor.delegate = limits
    changed.resourceIDs = ["b"]
    #expect(desk.error(.change(id, to: changed, nil)) == nil)
    desk.editor.options.resourceEditable = true
    limits.resourceEditable = false
    changed.resourceIDs = ["a"]
    #expect(desk.error(.change(id, to: changed, nil)) == .refused([.notPermitted(.edit)]))
  }

  @Test("ED-195: a held move to another resource keeps the resource that somebody else replaces meanwhile")
  func merging() throws {
    let desk = try EditDesk([event("x", 10, ["a", "c"])])
    let id = desk.shown()[0].id
    var session: EditSession?
    _ = try desk.editor.perform(.begin(.move, id, at: at(10), grid: grid), in: &session)
    _ = try desk.editor.perform(.resource(from: "a", to: "b"), in: &session)
    var other = try desk.event(id)
    other.reassign(from: "c", to: "d")
    try desk.store.apply(.update(id.event, other))
    #expect(try desk.editor.perform(.drop, in: &session) != nil)
    #expect(try Set(desk.event(id).resourceIDs) == ["b", "d"])
  }

  @Test(
    "ED-195: moves between resources and times change one assignment, and undoing all restores all",
    arguments: Seeds.first(6))
  func random(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    let names: [String?] = ["a", "b", "c", "d", nil]
    var series = Event.weekly()
    series.resourceIDs = ["a", "d"]
    let desk = try EditDesk([event("1", 9, ["a", "b"]), event("2", 11, ["c"]), event("3", 13, []), series])
    let rooms = [Resource(id: "b", title: "B", overlap: false), Resource(id: "c", title: "C", verbs: [.move, .edit])]
    for room in rooms { try desk.store.apply(.putResource(room)) }
    let before = desk.contents
    var stored = 0
    for step in 0..<60 {
      desk.nextUID = "\(step)"
      let shown = desk.shown(days("2026-02-01", "2026-05-01"))
      let id = shown[number(0...shown.count - 1)].id
      let (old, earlier) = (try desk.instance(id), desk.contents)
      let from = old.resourceIDs.isEmpty ? nil : old.resourceIDs[number(0...old.resourceIDs.count - 1)]
      var (to, session): (String?, EditSession?) = (from, nil)
      _ = try desk.editor.perform(.begin(.move, id, at: at(10), grid: grid), in: &session)
      for _ in 0..<number(1...4) {
        if number(0...2) > 0 {
          to = names[number(0...4)]
          _ = try desk.editor.perform(.resource(from: from, to: to), in: &session)
        } else {
          _ = try desk.editor.perform(.move(to: at(number(8...16), number(0...4)), grid: grid), in: &session)
        }
      }
      var expected = Set(old.resourceIDs)
      if let from { expected.remove(from) }
      if let to { expected.insert(to) }
      #expect(Set(try #require(session).draft.resourceIDs) == expected, "seed \(seed), step \(step)")
      do throws(EditError) {
        let receipt = try desk.editor.perform(.drop, in: &session)
        guard receipt != nil || session != nil else { continue }
        if session != nil { try desk.editor.perform(.choose(number(0...1) == 0 ? .this : .all), in: &session) }
        stored += 1
        let event = try? desk.event(id)
        if old.recurrence == nil {
          #expect(event.map { Set($0.resourceIDs) } == expected, "seed \(seed), step \(step)")
        }
      } catch {
        #expect(desk.contents == earlier, "seed \(seed), step \(step)")
      }
    }
    #expect(stored > 5)
    while desk.editor.undoStack.count > 0 { try desk.editor.perform(.undo) }
    #expect(desk.contents == before)
  }
}
