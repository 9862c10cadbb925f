public import Almanac
import EventStores
import Foundation
import GRDB

extension SQLiteEventStore {
  /// Opens the database file at `path`, or creates it if there is none, for its owner alone; its folder must exist.
  ///
  /// A database of an earlier version is changed to the present form; a copy of it as it was, `NAME.version-N`, is put
  /// beside it before. One that cannot be written, such as a file on a read-only medium, is opened for reading: all its
  /// calendars are read-only then.
  ///
  /// - Parameters:
  ///   - initial: a change that is made in the transaction that creates the tables, such as a sample; it is left out if
  ///     the database has tables already.
  ///   - lockTimeout: the seconds for which a change waits for other programs that write, before it fails with SQLite's
  ///     code 5 (SQLITE_BUSY). Opening waits for 10. Reading never waits.
  /// - Throws: `StoreError.storage` if the file is damaged, is no database, belongs to another program, or was made by
  ///   a newer version.
  public convenience init(
    path: String, initial: EventChange? = nil, lockTimeout: Double = 10
  ) throws(StoreError) {
    if Self.isReadOnly(path) {
      self.init(try StoreError.mapping { try Self.presentForm(of: Self.reading(path)) }, isReadOnly: true)
      return
    }
    let database = try StoreError.mapping {
      // Until here SQLite would create the file for everybody; the files beside it get the permissions of this one.
      let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      if descriptor >= 0 {
        close(descriptor)
      } else {
        // Opening for writing changes a file, so one of another program is inspected read-only first.
        try Self.inspect(path)
      }
      let database = try Self.connect(path, initial: initial)
      try database.inDatabase {
        try $0.execute(sql: "PRAGMA busy_timeout = \(Int(min(max(lockTimeout, 0), 3600) * 1000))")
      }
      return database
    }
    self.init(database)
  }

  /// Creates a database in memory, which ends with the store.
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

  /// Whether a file can be read, but neither it nor a file beside it be written.
  private static func isReadOnly(_ path: String) -> Bool {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    return access(path, R_OK) == 0 && (access(path, W_OK) != 0 || access(folder, W_OK) != 0)
  }

  /// Throws if the file is damaged or not a database of this program; called before anything is written to it.
  private static func inspect(_ path: String) throws {
    guard FileManager.default.fileExists(atPath: path) else { return }
    var configuration = Self.configuration
    configuration.readonly = true
    try DatabaseQueue(path: path, configuration: configuration).read { db in
      guard try Migrator.version(db) > 0 else { return }
      // The quick check does not compare indexes with tables, and an index that lacks a row hides an event.
      if let finding = try String.fetchOne(db, sql: "PRAGMA integrity_check(1)"), finding != "ok" {
        throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "the database is damaged: \(finding)")
      }
    }
  }

  private static func connect(_ path: String, initial: EventChange?) throws -> DatabaseQueue {
    let database = try DatabaseQueue(path: path, configuration: configuration)
    try database.inDatabase { db in
      try activateLog(db)
      // What was changed has to be on the disk when the change returns.
      try db.execute(sql: "PRAGMA synchronous = FULL")
    }
    let version = try database.read { try Migrator.version($0) }
    if version == Schema.migrations.count { return database }
    if version > 0 { try copy(database, to: try freeName("\(path).version-\(version)")) }
    try database.inDatabase { db in
      try db.inTransaction(.immediate) {
        // Another program may have been faster.
        let isNew = try Migrator.isEmpty(db)
        try Migrator.migrate(db)
        if isNew, let initial {
          var writer = try ChangeWriter(db)
          _ = try writer.apply(initial)
          try writer.finish()
        }
        return .commit
      }
    }
    return database
  }

  /// Returns a name that no file has: this one, or with a number from 2 on.
  static func freeName(_ name: String) throws -> String {
    let names = (1...1000).map { $0 == 1 ? name : "\(name)-\($0)" }
    guard let free = names.first(where: { !FileManager.default.fileExists(atPath: $0) }) else {
      throw DatabaseError(resultCode: .SQLITE_IOERR, message: "\(name): there are too many such files")
    }
    return free
  }

  /// Changes to a write-ahead log. SQLite does not wait for others who do the same at this moment, so this does.
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

  /// Writes a copy of a database, as it is at one moment, to a file that appears when it is whole.
  ///
  /// - Parameter prepare: called before the file takes its place.
  static func copy(_ database: DatabaseQueue, to path: String, prepare: () throws -> Void = {}) throws {
    var failure: (any Error)?
    do throws(FileWriteError) {
      try AtomicFile.replace(path, mode: 0o600) { temporary throws(FileWriteError) in
        defer { for ending in ["-journal", "-wal", "-shm"] { unlink(temporary + ending) } }
        do {
          try database.inDatabase { try $0.execute(sql: "VACUUM INTO ?", arguments: [temporary]) }
          // Without a log of its own, it can be read where nothing can be written.
          let copied = try DatabaseQueue(path: temporary)
          try copied.inDatabase { try $0.execute(sql: "PRAGMA journal_mode = DELETE") }
          try copied.close()
          try FileOutput.synchronize(temporary)
          try prepare()
        } catch {
          failure = error
          throw FileWriteError(reason: "\(error)")
        }
      }
    } catch {
      if let failure { throw failure }
      throw DatabaseError(
        resultCode: .SQLITE_IOERR, message: "\(path): the file cannot be written: \(error.reason)")
    }
  }
}
