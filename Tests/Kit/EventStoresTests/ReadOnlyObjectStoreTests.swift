import Almanac
import EventStores
import Testing

@Suite("Calendar objects: of a store without tags")
struct ReadOnlyObjectStoreTests {
  private let work = CalendarInfo(id: CalendarID(1), name: "Work", color: .named(.blue))
  private let memory: MemoryEventStore
  private let store: ReadOnlyObjectStore
  private let days = DayNumber(0)..<DayNumber(10)

  init() throws {
    memory = MemoryEventStore(calendars: [work])
    try memory.load([Self.event("a"), Self.event("b")])
    store = ReadOnlyObjectStore(memory)
  }

  @Test("it has the calendars and events of the store, also later ones, and says what changes")
  func reading() throws {
    var changes = 0
    let token = store.observe { _ in changes += 1 }
    try memory.apply(.insert(Self.event("c")))
    #expect(changes == 1)
    token.cancel()
    #expect(try store.calendars() == [work])
    #expect(try store.outlines(touching: days) == memory.outlines(touching: days))
    #expect(try store.events(uid: "c", in: work.id) == memory.events(uid: "c", in: work.id))
    #expect(try store.event(EventID(1)) == memory.event(EventID(1)))
    #expect(try store.objects(touching: days).map { $0.uid } == ["a", "b", "c"])
    #expect(try store.object(uid: "none", in: work.id).events.isEmpty)
    #expect(try store.objects(of: [EventID(99), EventID(2)]).map { $0.uid } == ["b"])
  }

  @Test("it has no tags, and counts no changes")
  func noTags() throws {
    try memory.apply(.insert(Self.event("c")))
    #expect(try store.objects(touching: days).allSatisfy { $0.tag == nil })
    #expect(try store.changes(after: 0, limit: 10) == ObjectChanges(latest: 0, items: []))
    #expect(try store.foreignVersion() == 0)
  }

  @Test("it cannot be changed")
  func writing() throws {
    let replacement = ObjectReplacement(calendar: work.id, uid: "a", events: [], condition: .absent)
    #expect(throws: ReplacementError.store(.readOnly)) { try store.replace([replacement]) }
    #expect(throws: StoreError.readOnly) { try store.apply(.deleteCalendar(work.id)) }
    #expect(try memory.calendars() == [work])
    #expect(try store.objects(touching: days).count == 2)
  }

  private static func event(_ uid: String) -> Event {
    Event(
      uid: uid, calendar: CalendarID(1), summary: uid, start: .day(DayNumber(1)), end: .day(DayNumber(2)))
  }
}
