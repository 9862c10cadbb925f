public import Almanac
import GRDB

/// An event store in an SQLite database: one file, changed only by transactions, which other programs can read at the
/// same time. A completed change survives a crash of the program or system, and a power failure. A change fails if
/// another file has replaced the database, or if its content was overwritten.
///
/// Several processes may have the file open. Observers are notified of this store's own changes and, through
/// `refresh()`, of changes by other processes. The store is not thread-safe.
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

  /// The file to which changes are written; `nil` for an in-memory or read-only database.
  var file: DatabaseFile?
  /// The rows already reported as damaged.
  var damagedRows: Set<String> = []

  /// Whether the database is read-only, for example on a read-only medium.
  public let isReadOnly: Bool

  /// Called once for each damaged row that reading leaves out, with a line such as "event 7: unreadable lines".
  public var onDamage: (@Sendable (String) -> Void)?

  init(_ database: DatabaseQueue, file: DatabaseFile? = nil, isReadOnly: Bool = false) {
    self.database = database
    self.file = file
    self.isReadOnly = isReadOnly
  }

  // MARK: - EventStore

  /// Returns all calendars, in the order of their identifiers. A damaged calendar is returned with its readable values,
  /// as read-only.
  public func calendars() throws(StoreError) -> [CalendarInfo] {
    var calendars = try read { db in
      let rows = try Row.fetchCursor(db.cachedStatement(sql: ChangeWriter.selectCalendars + " ORDER BY id"))
      return try Array(
        rows.map { try self.sound("calendar", $0, ChangeWriter.calendar) ?? ChangeWriter.remains(of: $0) })
    }
    if isReadOnly { for index in calendars.indices { calendars[index].access = .readOnly } }
    return calendars
  }

  /// Returns all resources, in the order of their identifiers, without damaged ones.
  public func resources() throws(StoreError) -> [Resource] {
    try read { db in
      let rows = try Row.fetchCursor(db.cachedStatement(sql: ResourceRow.selectAll))
      return try Array(rows.compactMap { try self.sound("resource", $0, ResourceRow.resource) })
    }
  }

  /// Returns the outlines of the events that may touch `days`, without damaged ones. Takes time proportional to the
  /// events in and near the range, not to all events in the database.
  public func outlines(touching days: Range<DayNumber>) throws(StoreError) -> [EventOutline] {
    if days.isEmpty { return [] }
    return try read { db in
      let rows = try Row.fetchCursor(
        db.cachedStatement(sql: EventRow.selectOutlines), arguments: EventRow.window(days))
      return try Array(rows.compactMap { try self.sound("event", $0, EventRow.outline) })
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

  /// Makes the change in one transaction; after an error, the file is unchanged. Returns the inverse.
  @discardableResult
  public func apply(_ change: EventChange) throws(StoreError) -> StoreReceipt {
    let (receipt, notice) = try StoreError.mapping {
      try keeping {
        try database.write { db in
          var writer = try ChangeWriter(db)
          let inverse = try writer.apply(change)
          try writer.finish()
          return (StoreReceipt(stored: writer.stored, inverse: inverse), writer.change)
        }
      }
    }
    observers.notify(notice)
    return receipt
  }

  /// Calls `handler` after each change made through this store, until the token is canceled or released.
  public func observe(_ handler: @escaping (StoreChange) -> Void) -> ObservationToken { observers.add(handler) }

  /// Throws if the database is read-only, because an in-memory copy of it could be changed.
  func requireWritable() throws(StoreError) { if isReadOnly { throw .readOnly } }

  func read<Value>(_ body: (Database) throws -> Value) throws(StoreError) -> Value {
    try StoreError.mapping { try database.read(body) }
  }
}
