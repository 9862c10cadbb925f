public import Almanac
import Foundation
import GRDB

/// An event store in an SQLite database: one file, changed by transactions only, which other programs can read
/// meanwhile. A change that has returned outlasts a crash of the program, of the system and a loss of power.
///
/// Several processes may have the file open; observers are notified of this store's own changes. It is not thread-safe.
///
/// ```swift
/// let store = try SQLiteEventStore(path: "calendar.sqlite")
/// try store.apply(.putCalendar(CalendarInfo(id: CalendarID(1), name: "Work", color: .named(.blue))))
/// ```
public final class SQLiteEventStore: EventStore {
  let database: DatabaseQueue
  let observers = StoreObservers()

  /// Opens the database file at `path`, or creates it if there is none; its folder must exist.
  ///
  /// - Throws: `StoreError.storage` if the file is damaged, is no database, belongs to another program, or was made by
  ///   a newer version.
  public convenience init(path: String) throws(StoreError) {
    try self.init {
      var configuration = Self.configuration
      if FileManager.default.fileExists(atPath: path) {
        // Opening for writing changes a file, so a file of another program is inspected read-only first.
        configuration.readonly = true
        try DatabaseQueue(path: path, configuration: configuration).read(Self.inspect)
        configuration.readonly = false
      }
      configuration.journalMode = .wal
      let database = try DatabaseQueue(path: path, configuration: configuration)
      // What was changed has to be on the disk when the change returns; GRDB sets NORMAL, which may lose it.
      try database.inDatabase { try $0.execute(sql: "PRAGMA synchronous = FULL") }
      return database
    }
  }

  /// Creates a database in memory, which ends with the store.
  public convenience init() throws(StoreError) {
    try self.init { try DatabaseQueue(configuration: Self.configuration) }
  }

  private init(opening: () throws -> DatabaseQueue) throws(StoreError) {
    database = try StoreError.mapping {
      let database = try opening()
      try Schema.migrator.migrate(database)
      return database
    }
  }

  // MARK: - EventStore

  /// Returns all calendars, in the order of their identifiers.
  public func calendars() throws(StoreError) -> [CalendarInfo] {
    try read { db in
      let rows = try Row.fetchCursor(
        db.cachedStatement(sql: "SELECT id, name, color, access FROM calendar ORDER BY id"))
      return try Array(rows.map(ChangeWriter.calendar))
    }
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
      try database.write { db in
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

  // MARK: - Opening

  private static var configuration: Configuration {
    var configuration = Configuration()
    configuration.label = "almanac"
    configuration.busyMode = .timeout(5)
    return configuration
  }

  /// Throws if the file is damaged or not a database of this program; called before anything is written to it.
  private static func inspect(_ db: Database) throws {
    guard try !String.fetchAll(db, sql: "SELECT name FROM sqlite_master").isEmpty else { return }
    guard try Int.fetchOne(db, sql: "PRAGMA application_id") == Schema.applicationID else {
      throw DatabaseError(
        resultCode: .SQLITE_NOTADB, message: "the file is a database of another program")
    }
    if try Schema.migrator.hasBeenSuperseded(db) {
      throw DatabaseError(
        resultCode: .SQLITE_SCHEMA, message: "the database was made by a newer version of Almanac")
    }
    if let finding = try String.fetchOne(db, sql: "PRAGMA quick_check(1)"), finding != "ok" {
      throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "the database is damaged: \(finding)")
    }
  }

  func read<Value>(_ body: (Database) throws -> Value) throws(StoreError) -> Value {
    try StoreError.mapping { try database.read(body) }
  }
}
