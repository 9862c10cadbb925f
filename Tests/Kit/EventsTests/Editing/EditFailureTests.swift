import CalendarSystems
import Events
import Testing
import TimeZones

@Suite("Editing: stores that fail")
struct EditFailureTests {
  /// A store that refuses changes for as long as it has an error.
  private final class FailingStore: EventStore {
    let rest = MemoryEventStore(calendars: [CalendarInfo(id: CalendarID(1), name: "1", color: .named(.blue))])
    var error: StoreError?

    func calendars() throws(StoreError) -> [CalendarInfo] { try rest.calendars() }
    func outlines(touching days: Range<DayNumber>) throws(StoreError) -> [EventOutline] {
      try rest.outlines(touching: days)
    }
    func event(_ id: EventID) throws(StoreError) -> StoredEvent? { try rest.event(id) }
    func events(uid: String, in calendar: CalendarID) throws(StoreError) -> [StoredEvent] {
      try rest.events(uid: uid, in: calendar)
    }
    func apply(_ change: EventChange) throws(StoreError) -> StoreReceipt {
      if let error { throw error }
      return try rest.apply(change)
    }
    func observe(_ handler: @escaping (StoreChange) -> Void) -> ObservationToken { rest.observe(handler) }
  }

  @Test(
    "ED-142: on a full disk or a read-only medium the store is as before, and the draft waits until it can be stored",
    arguments: [StoreError.storage(code: 13, message: "database or disk is full"), .readOnly])
  func full(error: StoreError) throws {
    let store = FailingStore()
    let event = Event.test("a", floating("2026-03-02 09:00"), floating("2026-03-02 10:00"))
    let id = try store.apply(.insert(event)).stored[0].id
    let before = try store.event(id)
    let editor = EventEditor(
      store: store, displayZone: .utc, zones: TestZones(), now: { EditDesk.now }, newUID: { "new" })
    let instance = OccurrenceID(event: id, start: local("2026-03-02 09:00").secondsAsUTC)
    let grid = EditGrid(step: 900)
    var session: EditSession?
    let (from, to) = (EditTarget.day(day("2026-03-02")), EditTarget.day(day("2026-03-04")))
    for command in [EditCommand.begin(.move, instance, at: from, grid: grid), .move(to: to, grid: grid)] {
      _ = try editor.perform(command, in: &session)
    }
    store.error = error
    #expect(throws: EditError.store(error)) { try editor.perform(.drop, in: &session) }
    #expect(session?.draft.start == floating("2026-03-04 09:00"))
    #expect(try store.event(id) == before)
    #expect(editor.undoStack.count == 0)
    store.error = nil
    #expect(try editor.perform(.drop, in: &session) != nil)
    #expect(session == nil)
    // An undo that fails can be tried again.
    store.error = error
    #expect(throws: EditError.store(error)) { try editor.perform(.undo) }
    store.error = nil
    try editor.perform(.undo)
    #expect(try store.event(id)?.event == event)
  }
}
