public import Almanac

/// A store in front of another one, which fails for as long as a test says so.
public final class FailingStore: EventStore {
  /// The error of a full disk.
  public static let full = StoreError.storage(code: 13, message: "database or disk is full")

  private let rest: any EventStore
  /// The error of all questions; `nil` while they are answered.
  public var readError: StoreError?
  /// The error of all changes; `nil` while they are applied.
  public var writeError: StoreError?

  /// Creates a store that works like another one at first.
  public init(_ rest: any EventStore) { self.rest = rest }

  /// Returns the calendars, or throws `readError`.
  public func calendars() throws(StoreError) -> [CalendarInfo] {
    if let readError { throw readError }
    return try rest.calendars()
  }

  /// Returns the resources, or throws `readError`.
  public func resources() throws(StoreError) -> [Resource] {
    if let readError { throw readError }
    return try rest.resources()
  }

  /// Returns the outlines of the events on some days, or throws `readError`.
  public func outlines(touching days: Range<DayNumber>) throws(StoreError) -> [EventOutline] {
    if let readError { throw readError }
    return try rest.outlines(touching: days)
  }

  /// Returns an event, or throws `readError`.
  public func event(_ id: EventID) throws(StoreError) -> StoredEvent? {
    if let readError { throw readError }
    return try rest.event(id)
  }

  /// Returns the events with a UID, or throws `readError`.
  public func events(uid: String, in calendar: CalendarID) throws(StoreError) -> [StoredEvent] {
    if let readError { throw readError }
    return try rest.events(uid: uid, in: calendar)
  }

  /// Applies a change, or throws `writeError`.
  @discardableResult
  public func apply(_ change: EventChange) throws(StoreError) -> StoreReceipt {
    if let writeError { throw writeError }
    return try rest.apply(change)
  }

  /// Calls `handler` after each change of the store behind.
  public func observe(_ handler: @escaping (StoreChange) -> Void) -> ObservationToken { rest.observe(handler) }
}
