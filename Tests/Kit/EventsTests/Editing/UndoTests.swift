import Basics
import CalendarSystems
import Events
import Testing
import TimeZones

@Suite("Editing: undo and redo")
struct UndoTests {
  private func makeDesk(_ count: Int = 1) throws -> EditDesk {
    try EditDesk(
      (0..<count).map { number in
        .test("\(number)", zoned("2026-03-02 09:00", "Europe/Paris"), zoned("2026-03-02 10:00", "Europe/Paris"))
      })
  }

  private func title(_ desk: EditDesk, _ id: Int64, _ title: String) throws {
    let id = OccurrenceID(event: EventID(id), start: local("2026-03-02 09:00").secondsAsUTC)
    var event = try desk.instance(id)
    event.summary = title
    try desk.editor.perform(.change(id, to: event, nil))
  }

  private func titles(_ desk: EditDesk) -> [String] { desk.contents.map { $0.event.summary } }

  private func nudge(_ desk: EditDesk, _ number: Int, at time: Double?) throws {
    var session: EditSession?
    let id = desk.shown()[number].id
    let grid = EditGrid(step: 900)
    _ = try desk.editor.perform(.begin(.move, id, at: .day(day("2026-03-02")), grid: grid), in: &session)
    _ = try desk.editor.perform(.nudge(.lines(1), edge: nil, grid: grid), in: &session)
    _ = try desk.editor.perform(.drop, in: &session, at: time)
  }

  @Test("ED-118: edits are undone and made again in turn, and a new edit ends redo")
  func order() throws {
    let desk = try makeDesk()
    for text in ["a", "b", "c"] { try title(desk, 1, text) }
    #expect(desk.editor.undoStack.undoLabel == EditLabel(.change, title: "c"))
    #expect(try desk.editor.perform(.undo)?.origin == .undo)
    try desk.editor.perform(.undo)
    #expect(titles(desk) == ["a"])
    #expect(desk.editor.undoStack.redoLabel == EditLabel(.change, title: "b"))
    #expect(try desk.editor.perform(.redo)?.origin == .redo)
    #expect(titles(desk) == ["b"])
    try title(desk, 1, "d")
    #expect(desk.error(.redo) == .notApplicable)
    for expected in ["b", "a", "0"] {
      try desk.editor.perform(.undo)
      #expect(titles(desk) == [expected])
    }
    #expect(desk.error(.undo) == .notApplicable)
  }

  @Test("ED-118: the latest 1,000 edits are kept")
  func limit() throws {
    let desk = try makeDesk()
    for number in 0...1000 { try title(desk, 1, "\(number + 1)") }
    #expect(desk.editor.undoStack.count == 1000)
    for _ in 0..<1000 { try desk.editor.perform(.undo) }
    #expect(titles(desk) == ["1"])
  }

  @Test("ED-118: large edits are kept as far as 16 MB hold them, the latest always")
  func bytes() throws {
    let desk = try makeDesk()
    let text = String(repeating: "x", count: 6 << 20)
    for number in 0..<5 { try title(desk, 1, "\(number)" + text) }
    #expect(desk.editor.undoStack.count == 2)
    try title(desk, 1, "small")
    try desk.editor.perform(.undo)
    #expect(titles(desk)[0].hasPrefix("4x"))
  }

  @Test("ED-119: steps on one event within a second are undone as one, and no others")
  func joined() throws {
    let desk = try makeDesk()
    for time in [10.0, 10.9, 11.5] { try nudge(desk, 0, at: time) }
    #expect(desk.editor.undoStack.count == 1)
    try nudge(desk, 0, at: 13)
    #expect(desk.editor.undoStack.count == 2)
    #expect(
      try desk.event(OccurrenceID(event: EventID(1), start: 0)).start == zoned("2026-03-02 10:00", "Europe/Paris"))
    try desk.editor.perform(.undo)
    try desk.editor.perform(.undo)
    #expect(
      try desk.event(OccurrenceID(event: EventID(1), start: 0)).start == zoned("2026-03-02 09:00", "Europe/Paris"))
    try desk.editor.perform(.redo)
    #expect(
      try desk.event(OccurrenceID(event: EventID(1), start: 0)).start == zoned("2026-03-02 09:45", "Europe/Paris"))
  }

  @Test("ED-119: steps on two events, and steps without a time, are edits of their own")
  func apart() throws {
    let desk = try makeDesk(2)
    try nudge(desk, 0, at: 10)
    // The first event now starts later, so the other one comes first.
    try nudge(desk, 0, at: 10.1)
    #expect(desk.editor.undoStack.count == 2)
    try nudge(desk, 0, at: nil)
    try nudge(desk, 0, at: nil)
    #expect(desk.editor.undoStack.count == 4)
  }

  @Test("ED-120: events keep their identifiers through undo and redo")
  func identifiers() throws {
    let desk = try makeDesk(2)
    let id = desk.shown()[0].id
    try desk.editor.perform(.delete(id, nil))
    try desk.editor.perform(.duplicate(desk.shown()[0].id))
    let after = desk.contents
    try desk.editor.perform(.undo)
    try desk.editor.perform(.undo)
    #expect(desk.contents.map { $0.id } == [EventID(1), EventID(2)])
    try desk.editor.perform(.redo)
    try desk.editor.perform(.redo)
    #expect(desk.contents == after)
    try title(desk, 2, "later")
    for _ in 0..<3 { try desk.editor.perform(.undo) }
    #expect(titles(desk) == ["0", "1"])
  }

  @Test("ED-120 and ED-122: an undo never overwrites what somebody else has changed since, and older ones can follow")
  func foreign() throws {
    let desk = try makeDesk(2)
    try title(desk, 2, "mine, too")
    try title(desk, 1, "mine")
    var event = try #require(try desk.store.event(EventID(1))).event
    event.summary = "theirs"
    let theirs = try desk.store.apply(.update(EventID(1), event)).stored[0].revision
    #expect(desk.error(.undo) == .store(.conflict(EventID(1), current: theirs)))
    #expect(titles(desk) == ["theirs", "mine, too"])
    try desk.editor.perform(.undo)
    #expect(titles(desk) == ["theirs", "1"])
  }

  @Test("ED-120: what somebody else changed between two edits stays when the later one is undone, and guards it")
  func between() throws {
    let desk = try makeDesk()
    try title(desk, 1, "first")
    var event = try #require(try desk.store.event(EventID(1))).event
    event.summary = "theirs"
    try desk.store.apply(.update(EventID(1), event))
    try title(desk, 1, "second")
    for _ in 0..<2 {
      try desk.editor.perform(.undo)
      #expect(titles(desk) == ["theirs"])
      try desk.editor.perform(.redo)
      #expect(titles(desk) == ["second"])
    }
    try desk.editor.perform(.undo)
    guard case .store(.conflict) = desk.error(.undo) else {
      Issue.record("the first edit was undone over theirs")
      return
    }
    #expect(titles(desk) == ["theirs"])
  }
}
