public import Almanac
import EventStores
import Foundation
import GRDB

extension SQLiteEventStore {
  /// Opens the database file at `path`, or creates it if there is none. Only its owner can read it; its folder must
  /// exist.
  ///
  /// A new file appears when it is complete. An existing file is never initialized: a file without tables is an error,
  /// because it may be a copy that lacks its log.
  ///
  /// A database of an earlier version is migrated to the current form; before that, a copy, `NAME.version-N`, is saved
  /// next to it. A file that cannot be written, for example on a read-only medium, is opened for reading; all its
  /// calendars are then read-only.
  ///
  /// - Parameters:
  ///   - initial: A change with which a new file begins, such as a sample.
  ///   - lockTimeout: How long a change waits for other programs that write, in seconds, before it fails with SQLite's
  ///     code 5 (SQLITE_BUSY). Opening waits for 10 seconds. Reading never waits.
  /// - Throws: `StoreError.storage` if the path is empty or not a regular file, or if the file is damaged, is not a
  ///   database, belongs to another program, or was created by a newer version.
  public convenience init(
    path: String, initial: EventChange? = nil, lockTimeout: Double = 10
  ) throws(StoreError) {
    let path = try StoreError.mapping { try PathCheck.database(path) }
    if Self.isReadOnly(path) {
      self.init(try StoreError.mapping { try Self.presentForm(of: Self.reading(path)) }, isReadOnly: true)
      return
    }
    let database = try StoreError.mapping {
      if !FileManager.default.fileExists(atPath: path) { try Self.create(path, initial: initial) }
      // Opening for writing changes a file, so a file of another program is inspected read-only first.
      try Self.inspect(path)
      let database = try Self.connect(path)
      try database.inDatabase {
        _ = try Row.fetchOne($0, sql: "PRAGMA wal_checkpoint(PASSIVE)")
        try $0.execute(sql: "PRAGMA busy_timeout = \(Int(min(max(lockTimeout, 0), 3600) * 1000))")
      }
      return database
    }
    self.init(database, file: DatabaseFile(path: path))
  }

  /// Creates an in-memory database, which ends with the store.
  public convenience init() throws(StoreError) {
    let database = try StoreError.mapping {
      let database = try DatabaseQueue(configuration: Self.configuration)
      try database.write { try Migrator.migrate($0) }
      return database
    }
    self.init(database)
  }

  static var configuration: Configuration {
    var configuration = Configuration()
    configuration.label = "almanac"
    configuration.busyMode = .timeout(10)
    return configuration
  }

  /// Returns whether a file can be read, but neither it nor files next to it can be written.
  private static func isReadOnly(_ path: String) -> Bool {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    return access(path, R_OK) == 0 && (access(path, W_OK) != 0 || access(folder, W_OK) != 0)
  }

  /// Throws if the file is damaged or not a database of this program. Call this before anything is written to it.
  static func inspect(_ path: String) throws {
    var configuration = Self.configuration
    configuration.readonly = true
    try DatabaseQueue(path: path, configuration: configuration).read { db in
      guard try Migrator.version(db) > 0 else {
        throw DatabaseError(
          resultCode: .SQLITE_EMPTY,
          message:
            "the file has no calendars. A copy of a database needs the file NAME-wal, too; to begin anew, delete it")
      }
      // The quick check does not compare indexes with tables, and an index that lacks a row hides an event.
      if let finding = try String.fetchOne(db, sql: "PRAGMA integrity_check(1)"), finding != "ok" {
        throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "the database is damaged: \(finding)")
      }
    }
  }

  /// Creates a database with its tables and initial content, unless another program is faster.
  private static func create(_ path: String, initial: EventChange?) throws {
    var failure: (any Error)?
    do throws(FileWriteError) {
      try AtomicFile.create(path, mode: 0o600) { temporary throws(FileWriteError) in
        try fill(temporary, &failure) {
          let database = try DatabaseQueue(path: temporary, configuration: configuration)
          try database.write { db in
            try Migrator.migrate(db)
            guard let initial else { return }
            var writer = try ChangeWriter(db)
            _ = try writer.apply(initial)
            try writer.finish()
          }
          try database.close()
        }
      }
    } catch {
      throw failure
        ?? DatabaseError(resultCode: .SQLITE_CANTOPEN, message: "the database cannot be created: \(error.reason)")
    }
  }

  private static func connect(_ path: String) throws -> DatabaseQueue {
    let database = try DatabaseQueue(path: path, configuration: configuration)
    try database.inDatabase { db in
      try EraRow.begin(db)
      try activateLog(db)
      // A change must be on disk when the call returns.
      try db.execute(sql: "PRAGMA synchronous = FULL")
      // `DatabaseFile` merges the log itself, to detect what else changes the file.
      try db.execute(sql: "PRAGMA wal_autocheckpoint = 0")
    }
    let version = try database.read { try Migrator.version($0) }
    if version == Schema.migrations.count { return database }
    try copy(database, to: try freeName("\(path).version-\(version)"))
    // Another program may be faster.
    try database.inDatabase { db in
      try db.inTransaction(.immediate) {
        try Migrator.migrate(db)
        return .commit
      }
    }
    return database
  }

  /// Returns an unused file name: this one, or this one with a number starting at 2.
  static func freeName(_ name: String) throws -> String {
    let names = (1...1000).map { $0 == 1 ? name : "\(name)-\($0)" }
    guard let free = names.first(where: { !FileManager.default.fileExists(atPath: $0) }) else {
      throw DatabaseError(resultCode: .SQLITE_IOERR, message: "\(name): there are too many such files")
    }
    return free
  }

  /// Switches to a write-ahead log. SQLite does not wait for other programs that do the same, so this function does.
  private static func activateLog(_ db: Database) throws {
    for _ in 0..<500 {
      do {
        return try db.execute(sql: "PRAGMA journal_mode = WAL")
      } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY {
        usleep(10_000)
      }
    }
    try db.execute(sql: "PRAGMA journal_mode = WAL")
  }

  /// Writes a consistent copy of a database, with its own era, to a file that appears when it is complete.
  ///
  /// - Parameter prepare: Called before the file takes its place.
  static func copy(_ database: DatabaseQueue, to path: String, prepare: () throws -> Void = {}) throws {
    var failure: (any Error)?
    do throws(FileWriteError) {
      try AtomicFile.replace(path, mode: 0o600) { temporary throws(FileWriteError) in
        try fill(temporary, &failure) {
          try database.inDatabase { try $0.execute(sql: "VACUUM INTO ?", arguments: [temporary]) }
          // Without its own log, the copy can be read from a read-only medium.
          let copied = try DatabaseQueue(path: temporary)
          try copied.inDatabase { db in
            try db.execute(sql: "PRAGMA journal_mode = DELETE")
            try EraRow.renew(inCopy: db)
          }
          try copied.close()
          try FileOutput.synchronize(temporary)
          try prepare()
        }
      }
    } catch {
      throw failure
        ?? DatabaseError(
          resultCode: .SQLITE_IOERR, message: "\(path): the file cannot be written: \(error.reason)")
    }
  }

  /// Runs code that writes a temporary database, removes the files next to it, and rethrows its error.
  private static func fill(
    _ temporary: String, _ failure: inout (any Error)?, _ body: () throws -> Void
  ) throws(FileWriteError) {
    defer { for ending in ["-journal", "-wal", "-shm"] { unlink(temporary + ending) } }
    do {
      try body()
    } catch {
      failure = error
      throw FileWriteError(reason: "\(error)")
    }
  }
}
