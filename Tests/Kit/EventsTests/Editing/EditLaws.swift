import CalendarSystems
import Events
import TestSupport
import Testing
import TimeZones

@Suite("Editing: laws of edits")
struct EditLaws {
  private static let window = days("2026-01-01", "2026-10-01")

  /// A random edit that can be made again on another store: it names its event by UID and start.
  private struct Step {
    var name: String
    var uid: String
    var start: Int64
    var isOverride: Bool
    var kind: Int
    var scope: EditScope
    var shift: Int64

    init(_ name: String, in desk: EditDesk, _ number: (ClosedRange<Int>) -> Int) throws {
      let shown = desk.shown(EditLaws.window)
      let occurrence = try #require(shown.isEmpty ? nil : shown[number(0...shown.count - 1)])
      let event = try desk.event(occurrence.id)
      self.name = name
      (uid, start, isOverride) = (event.uid, occurrence.id.start, event.recurrenceID != nil)
      kind = number(0...9)
      scope = EditScope.allCases[number(0...2)]
      shift = [1800, -1800, 7200, 86_400, -86_400, 12 * 86_400][number(0...5)]
    }

    /// Makes the edit.
    func perform(on desk: EditDesk) throws {
      let found = try desk.shown(EditLaws.window).first {
        let event = try desk.event($0.id)
        return $0.id.start == start && event.uid == uid && (event.recurrenceID != nil) == isOverride
      }
      let id = try #require(found, "\(name): \(uid) \(start)").id
      desk.nextUID = name
      var event = try desk.instance(id)
      switch kind {
      case 0: try desk.editor.perform(.delete(id, scope))
      case 1: try desk.editor.perform(.duplicate(id))
      case 2: try desk.editor.perform(.create(Event.test(name, event.start, event.end)))
      case 3...5:
        event.summary = name
        try desk.editor.perform(.change(id, to: event, scope))
      case 6:
        event.calendar = CalendarID(3 - event.calendar.rawValue)
        try desk.editor.perform(.change(id, to: event, scope))
      default: try desk.editor.perform(.change(id, to: event.shifted(by: shift), scope))
      }
    }
  }

  private func makeDesk(_ number: (ClosedRange<Int>) -> Int) throws -> EditDesk {
    let first = LocalDateTime(day: day("2026-02-02") + number(0...20), secondOfDay: number(10...47) * 1800)
    var other = Event.weekly(count: nil)
    other.uid = "z"
    let desk = try EditDesk([
      .randomSeries(from: first, number), other, .test("one", .day(first.day), .day(first.day + 2)),
    ])
    for _ in 0..<number(0...3) {
      let own = try ids(of: "a", in: desk)
      if own.count > 3 { try desk.editor.perform(.delete(own[number(0...own.count - 1)], .this)) }
    }
    for _ in 0..<number(0...3) {
      let own = try ids(of: "a", in: desk)
      guard own.count > 3 else { continue }
      let id = own[number(0...own.count - 1)]
      var event = try desk.instance(id).shifted(by: Int64(number(-3...3)) * 5400)
      event.summary = "own \(number(0...99))"
      try desk.editor.perform(.change(id, to: event, .this))
    }
    return desk
  }

  private func ids(of uid: String, in desk: EditDesk) throws -> [OccurrenceID] {
    try desk.shown(Self.window).filter { try desk.event($0.id).uid == uid }.map { $0.id }
  }

  @Test("E1: an edit and its undo leave calendars, events and identifiers as they were", arguments: UInt64(1)...10)
  func undone(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    for round in 0..<5 {
      let desk = try makeDesk(number)
      for step in 0..<12 {
        let before = (try desk.store.calendars(), desk.contents, desk.shown())
        let count = desk.editor.undoStack.count
        do {
          try Step("s\(step)", in: desk, number).perform(on: desk)
        } catch is EditError {
          #expect(desk.contents == before.1)
          continue
        }
        guard desk.editor.undoStack.count > count else { continue }
        let after = desk.contents
        try desk.editor.perform(.undo)
        #expect(try desk.store.calendars() == before.0)
        #expect(desk.contents == before.1, "\(seed) \(round) \(step)")
        #expect(desk.shown() == before.2, "\(seed) \(round) \(step)")
        try desk.editor.perform(.redo)
        #expect(desk.contents == after, "\(seed) \(round) \(step)")
      }
    }
  }

  @Test("E2: a walk of edits, undo and redo equals a replay of what survived", arguments: UInt64(1)...10)
  func replayed(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    let start = random
    let desk = try makeDesk(number)
    var copy = start
    let fresh = try makeDesk { Int.random(in: $0, using: &copy) }
    let prepared = desk.editor.undoStack.count
    var done: [Step] = []
    var undone: [Step] = []
    for index in 0..<60 {
      switch number(0...9) {
      case 0...2 where desk.editor.undoStack.count > prepared:
        try desk.editor.perform(.undo)
        if let last = done.popLast() { undone.append(last) }
      case 3...4 where !undone.isEmpty:
        try desk.editor.perform(.redo)
        if let last = undone.popLast() { done.append(last) }
      default:
        let step = try Step("s\(index)", in: desk, number)
        let count = desk.editor.undoStack.count
        do { try step.perform(on: desk) } catch is EditError {}
        if desk.editor.undoStack.count > count {
          done.append(step)
          undone = []
        }
      }
    }
    for step in done { try step.perform(on: fresh) }
    func events(_ desk: EditDesk) -> [Event] {
      desk.contents.map { $0.event }.sorted {
        let (a, b) = ($0.recurrenceID?.writtenReading, $1.recurrenceID?.writtenReading)
        return ($0.uid, a?.secondsAsUTC ?? .min) < ($1.uid, b?.secondsAsUTC ?? .min)
      }
    }
    #expect(events(desk) == events(fresh), "\(seed)")
  }

  private struct Line: Hashable {
    var title: String
    var start: Instant
    var end: Instant
  }

  @Test("E6: outside of its scope an edit changes nothing", arguments: UInt64(1)...12)
  func outside(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    let windows = [Self.window, days("2025-06-01", "2026-02-20"), days("2056-01-01", "2056-04-01")]
    for round in 0..<12 {
      let desk = try makeDesk(number)
      let own = try ids(of: "a", in: desk)
      guard !own.isEmpty else { continue }
      let id = own[number(0...own.count - 1)]
      let edited = try desk.instance(id)
      let shift = Int64([0, 1800, -1800, 7200, 86_400, -86_400][number(0...5)])
      var draft = edited.shifted(by: shift)
      draft.summary = "new"
      let isDeletion = number(0...2) == 0
      let planner = EditPlanner(EditContext(now: EditDesk.now, newUID: "new", clock: desk.editor.clock))
      let scopes = planner.scopes(of: try desk.subject(id), to: isDeletion ? nil : draft)
      guard !scopes.isEmpty else { continue }
      let scope = scopes[number(0...scopes.count - 1)]
      let zones = [TestZones.paris, TestZones.newYork, TestZones.kiritimati]
      func lines(_ keeps: (Occurrence, Event) -> Bool) throws -> [[Line]] {
        try windows.map { window in
          let zone = zones[Int(seed) % zones.count]
          let timeline = EventTimeline(store: desk.store, displayZone: zone, zones: TestZones())
          return try timeline.occurrences(touching: window).compactMap { occurrence in
            let event = try desk.event(occurrence.id)
            guard keeps(occurrence, event) else { return nil }
            return Line(title: event.summary, start: occurrence.start, end: occurrence.end)
          }
        }
      }
      let kept = try lines { occurrence, event in
        if event.uid != "a" { return true }
        if occurrence.id.start == id.start || scope == .all && (isDeletion || event.recurrenceID == nil) {
          return false
        }
        return scope != .thisAndFollowing || occurrence.id.start < id.start
          || !isDeletion && event.recurrenceID != nil
      }
      if isDeletion {
        try desk.editor.perform(.delete(id, scope))
      } else {
        try desk.editor.perform(.change(id, to: draft, scope))
      }
      let after = try lines { _, _ in true }
      for (window, lines) in kept.enumerated() {
        var rest = after[window]
        for line in lines {
          guard let index = rest.firstIndex(of: line) else {
            Issue.record("\(seed) \(round) \(scope) \(isDeletion) \(shift): \(line.title) at \(line.start.seconds)")
            return
          }
          rest.remove(at: index)
        }
        if scope == .this { #expect(rest.count <= 1, "\(seed) \(round) \(isDeletion)") }
      }
    }
  }
}
