import CalendarSystems
import Events
import TestSupport
import Testing
import TimeZones

struct MemoryEventStoreTests {
  private static let work = CalendarInfo(id: CalendarID(1), name: "Work", color: .named(.blue))
  private static let home = CalendarInfo(id: CalendarID(2), name: "Home", color: .rgb(0xFF8800))

  private func store() -> MemoryEventStore { MemoryEventStore(calendars: [Self.home, Self.work]) }

  private func event(_ uid: String, on date: String, calendar: Int64 = 1) -> Event {
    .test(uid, .day(day(date)), .day(day(date) + 1), calendar: calendar)
  }

  @Test("calendars come in the order of their identifiers")
  func calendars() throws {
    #expect(try store().calendars() == [Self.work, Self.home])
  }

  @Test("identifiers are given in sequence and never reused")
  func identifiers() throws {
    let store = store()
    let a = try store.apply(.insert(event("a", on: "2026-02-16"))).stored[0].id
    try store.apply(.delete(a))
    let b = try store.apply(.insert(event("b", on: "2026-02-16"))).stored[0].id
    #expect(a == EventID(1) && b == EventID(2))
    try store.apply(.insert(event("c", on: "2026-02-16"), id: EventID(40)))
    #expect(try store.apply(.insert(event("d", on: "2026-02-16"))).stored[0].id == EventID(41))
  }

  @Test("outlines come in order of the first day, then identifier")
  func outlines() throws {
    let store = store()
    try store.load([event("b", on: "2026-02-18"), event("a", on: "2026-02-16"), event("c", on: "2026-02-18")])
    let found = try store.outlines(touching: days("2026-02-10", "2026-02-28"))
    #expect(found.map { $0.id.rawValue } == [2, 1, 3])
    #expect(try store.outlines(touching: days("2026-02-22", "2026-02-28")).isEmpty)
  }

  @Test("a change that is not possible is refused with a reason")
  func refusals() throws {
    let store = store()
    let id = try store.apply(.insert(event("a", on: "2026-02-16"))).stored[0].id
    let unknown = EventID(99)
    #expect(throws: StoreError.notFound(unknown)) { try store.apply(.delete(unknown)) }
    #expect(throws: StoreError.notFound(unknown)) { try store.apply(.update(unknown, event("a", on: "2026-02-16"))) }
    #expect(throws: StoreError.duplicate(id)) { try store.apply(.insert(event("b", on: "2026-02-16"), id: id)) }
    #expect(throws: StoreError.calendarNotFound(CalendarID(9))) {
      try store.apply(.insert(event("b", on: "2026-02-16", calendar: 9)))
    }
    #expect(throws: StoreError.calendarNotFound(CalendarID(9))) { try store.apply(.deleteCalendar(CalendarID(9))) }
    #expect(throws: StoreError.conflict(id, current: Revision(1))) {
      try store.apply(.delete(id, expecting: Revision(5)))
    }
    let reversed = Event.test("r", floating("2026-02-16 10:00"), floating("2026-02-16 09:00"))
    #expect(throws: StoreError.invalid(uid: "r", reason: "the end lies before the start")) {
      try store.apply(.insert(reversed))
    }
    #expect(throws: StoreError.invalid(uid: "r", reason: "the end lies before the start")) {
      try store.load([event("b", on: "2026-02-16"), reversed])
    }
    #expect(store.eventCount == 1)
  }

  @Test("a group is applied as a whole or not at all, and observers are notified once or not at all")
  func groups() throws {
    let store = store()
    var changes: [StoreChange] = []
    let token = store.observe { changes.append($0) }
    let id = try store.apply(.insert(event("a", on: "2026-02-16"))).stored[0].id
    #expect(throws: StoreError.notFound(EventID(99))) {
      try store.apply(
        .group([
          .insert(event("b", on: "2026-03-01")), .update(id, event("c", on: "2026-03-02")),
          .group([.deleteCalendar(CalendarID(2)), .delete(EventID(99))]),
        ]))
    }
    #expect(try store.event(id)?.event.uid == "a")
    #expect(store.eventCount == 1)
    #expect(try store.calendars().count == 2)
    #expect(changes.count == 1)
    try store.apply(.group([.insert(event("b", on: "2026-03-01")), .delete(id)]))
    #expect(changes.count == 2)
    let days = try #require(changes.last?.days)
    #expect(days.contains(day("2026-02-16")) && days.contains(day("2026-03-01")))
    token.cancel()
  }

  @Test("a change of a calendar notifies observers of all days, and a released token ends the notifications")
  func observers() throws {
    let store = store()
    var count = 0
    var token: ObservationToken? = store.observe { change in
      #expect(change.days == nil)
      count += 1
    }
    try store.apply(.putCalendar(CalendarInfo(id: CalendarID(1), name: "New", color: .named(.red))))
    token?.cancel()
    token = nil
    try store.apply(.putCalendar(Self.work))
    #expect(count == 1)
  }

  @Test("many events are loaded with one notification")
  func load() throws {
    let store = store()
    var count = 0
    let token = store.observe { _ in count += 1 }
    let ids = try store.load((0..<500).map { event("\($0)", on: "2026-02-16", calendar: Int64($0 % 2 + 1)) })
    #expect(ids.count == 500 && count == 1)
    #expect(try store.outlines(touching: days("2026-02-16", "2026-02-17")).count == 500)
    token.cancel()
  }

  @Test("a change and then its inverse leave everything as it was", arguments: Seeds.first(20))
  func inverses(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let store = store()
    var undo: [(inverse: EventChange, before: [Int64: Event], calendars: [CalendarInfo])] = []
    for _ in 0..<80 {
      let before = try contents(store)
      let calendars = try store.calendars()
      do {
        let receipt = try store.apply(change(&random, depth: 0))
        undo.append((receipt.inverse, before, calendars))
        for reference in receipt.stored {
          if let stored = try store.event(reference.id) { #expect(stored.revision >= reference.revision) }
        }
      } catch {
        #expect(try contents(store) == before)
        #expect(try store.calendars() == calendars)
      }
    }
    for (inverse, before, calendars) in undo.reversed() {
      let after = try contents(store)
      let redo = try store.apply(inverse).inverse
      #expect(try contents(store) == before)
      #expect(try store.calendars() == calendars)
      let undoAgain = try store.apply(redo).inverse
      #expect(try contents(store) == after)
      try store.apply(undoAgain)
    }
    #expect(store.eventCount == 0)
  }

  private func contents(_ store: MemoryEventStore) throws -> [Int64: Event] {
    var result: [Int64: Event] = [:]
    for outline in try store.outlines(touching: DayNumber(-100_000)..<DayNumber(100_000)) {
      result[outline.id.rawValue] = try store.event(outline.id)?.event
    }
    #expect(result.count == store.eventCount)
    return result
  }

  private func change(_ random: inout SeededGenerator, depth: Int) -> EventChange {
    let id = EventID(Int64.random(in: 1...12, using: &random))
    let calendar = Int64.random(in: 1...3, using: &random)
    let start = DayNumber(Int.random(in: -50...50, using: &random))
    let new = Event.test(
      "u\(Int.random(in: 0...99, using: &random))", .day(start),
      .day(start + Int.random(in: -1...20, using: &random)), calendar: calendar)
    switch Int.random(in: 0..<12, using: &random) {
    case 0..<4: return .insert(new, id: Bool.random(using: &random) ? id : nil)
    case 4..<6: return .update(id, new)
    case 6..<8: return .delete(id)
    case 8: return .putCalendar(CalendarInfo(id: CalendarID(calendar), name: new.uid, color: .named(.red)))
    case 9: return .deleteCalendar(CalendarID(calendar))
    default:
      guard depth < 3 else { return .group([]) }
      let count = Int.random(in: 0...4, using: &random)
      return .group((0..<count).map { _ in change(&random, depth: depth + 1) })
    }
  }
}
