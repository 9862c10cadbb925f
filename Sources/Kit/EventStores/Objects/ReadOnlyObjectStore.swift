public import Almanac

/// Another store as an `ObjectStore` that cannot be changed, for stores that do not count changes.
///
/// Its calendar objects have no tags. It looks up every event to find its calendar object; if a store has many readers,
/// implement `ObjectStore` instead.
///
/// ```swift
/// let objects = try ReadOnlyObjectStore(store).objects(touching: day..<day + 7)
/// ```
public final class ReadOnlyObjectStore: ObjectStore {
  private let store: any EventStore

  /// Creates a view of a store. Changes that others make to the store are visible in it.
  public init(_ store: any EventStore) { self.store = store }

  // MARK: - Events

  /// Returns all calendars of the store.
  public func calendars() throws(StoreError) -> [CalendarInfo] { try store.calendars() }

  /// Returns all resources of the store.
  public func resources() throws(StoreError) -> [Resource] { try store.resources() }

  /// Returns outlines of all events that may touch some days.
  public func outlines(touching days: Range<DayNumber>) throws(StoreError) -> [EventOutline] {
    try store.outlines(touching: days)
  }

  /// Returns the event and its revision, or `nil` if it does not exist.
  public func event(_ id: EventID) throws(StoreError) -> StoredEvent? { try store.event(id) }

  /// Returns the events with a UID in a calendar.
  public func events(uid: String, in calendar: CalendarID) throws(StoreError) -> [StoredEvent] {
    try store.events(uid: uid, in: calendar)
  }

  /// Throws `StoreError.readOnly`.
  @discardableResult
  public func apply(_ change: EventChange) throws(StoreError) -> StoreReceipt { throw .readOnly }

  /// Calls `handler` after each change that others make to the store.
  public func observe(_ handler: @escaping (StoreChange) -> Void) -> ObservationToken { store.observe(handler) }

  // MARK: - Calendar objects

  /// Returns the first event of each calendar object that may touch some days.
  public func objectStarts(touching days: Range<DayNumber>) throws(StoreError) -> [ObjectStart] {
    var result: [ObjectStart] = []
    var seen: Set<EventID> = []
    for outline in try store.outlines(touching: days) where !seen.contains(outline.id) {
      guard let event = try store.event(outline.id)?.event else { continue }
      seen.formUnion(try store.events(uid: event.uid, in: event.calendar).map { $0.id })
      result.append(ObjectStart(calendar: event.calendar, event: outline.id))
    }
    return result
  }

  /// Returns the calendar objects of some events, without tags. Skips events that do not exist.
  public func objects(of starts: [EventID]) throws(StoreError) -> [CalendarObject] {
    var result: [CalendarObject] = []
    for id in starts {
      guard let event = try store.event(id)?.event else { continue }
      result.append(try object(uid: event.uid, in: event.calendar))
    }
    return result
  }

  /// Returns a calendar object without a tag, and without events if it does not exist.
  public func object(uid: String, in calendar: CalendarID) throws(StoreError) -> CalendarObject {
    CalendarObject(calendar: calendar, uid: uid, events: try store.events(uid: uid, in: calendar))
  }

  /// Returns no changes, because the store does not count them.
  public func changes(after sequence: Int64, limit: Int) throws(StoreError) -> ObjectChanges {
    ObjectChanges(latest: 0, items: [])
  }

  /// Returns 0, because the store cannot tell who changes it.
  public func foreignVersion() throws(StoreError) -> Int64 { 0 }

  /// Returns 0, because there are no tags.
  public func era() throws(StoreError) -> Era { Era(0) }

  /// Throws `StoreError.readOnly`.
  @discardableResult
  public func replace(_ replacements: [ObjectReplacement]) throws(ReplacementError) -> [Int64?] {
    throw .store(.readOnly)
  }
}
