public import Almanac
import GRDB

/// An event store in an SQLite database: one file, changed by transactions only, which other programs can read
/// meanwhile. A change that has returned outlasts a crash of the program, of the system and a loss of power.
///
/// Several processes may have the file open; observers are notified of this store's own changes, and by `refresh()` of
/// those of others. It is not thread-safe.
///
/// ```swift
/// let store = try SQLiteEventStore(path: "calendar.sqlite")
/// try store.apply(.putCalendar(CalendarInfo(id: CalendarID(1), name: "Work", color: .named(.blue))))
/// ```
public final class SQLiteEventStore: EventStore {
  let database: DatabaseQueue
  let observers = StoreObservers()
  /// The state of the file at the last call of `refresh()`; `nil` before the first.
  var seen: SeenState?

  /// Whether the database can only be read, as on a read-only medium.
  public let isReadOnly: Bool

  init(_ database: DatabaseQueue, isReadOnly: Bool = false) {
    self.database = database
    self.isReadOnly = isReadOnly
  }

  // MARK: - EventStore

  /// Returns all calendars, in the order of their identifiers.
  public func calendars() throws(StoreError) -> [CalendarInfo] {
    var calendars = try read { try ChangeWriter.calendars($0) }
    if isReadOnly { for index in calendars.indices { calendars[index].access = .readOnly } }
    return calendars
  }

  /// Returns the outlines of the events that may touch `days`. Takes time for the events in and near the range, not for
  /// all in the database.
  public func outlines(touching days: Range<DayNumber>) throws(StoreError) -> [EventOutline] {
    if days.isEmpty { return [] }
    return try read { db in
      let rows = try Row.fetchCursor(
        db.cachedStatement(sql: EventRow.selectOutlines), arguments: EventRow.window(days))
      return try Array(rows.map(EventRow.outline))
    }
  }

  /// Returns an event, or `nil` if there is none.
  public func event(_ id: EventID) throws(StoreError) -> StoredEvent? {
    try read { db in try ChangeWriter.event(id, db) }
  }

  /// Returns the events with a UID in a calendar, found by an index.
  public func events(uid: String, in calendar: CalendarID) throws(StoreError) -> [StoredEvent] {
    try read { db in try ChangeWriter.events(uid: uid, in: calendar, db) }
  }

  /// Performs the change in one transaction; after an error the file is unchanged. Returns the inverse.
  @discardableResult
  public func apply(_ change: EventChange) throws(StoreError) -> StoreReceipt {
    let (receipt, notice) = try StoreError.mapping {
      try requireWritable()
      return try database.write { db in
        var writer = try ChangeWriter(db)
        let inverse = try writer.apply(change)
        try writer.finish()
        return (StoreReceipt(stored: writer.stored, inverse: inverse), writer.change)
      }
    }
    observers.notify(notice)
    return receipt
  }

  /// Calls `handler` after each change made through this store, until the token is cancelled or released.
  public func observe(_ handler: @escaping (StoreChange) -> Void) -> ObservationToken { observers.add(handler) }

  /// Throws if the database can only be read: a copy of it in memory could be changed.
  func requireWritable() throws(StoreError) { if isReadOnly { throw .readOnly } }

  func read<Value>(_ body: (Database) throws -> Value) throws(StoreError) -> Value {
    try StoreError.mapping { try database.read(body) }
  }
}
