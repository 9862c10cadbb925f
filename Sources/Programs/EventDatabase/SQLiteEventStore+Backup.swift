public import Almanac
import EventStores
import Foundation
import GRDB

extension SQLiteEventStore {
  /// Returns the problems of the database file at `path`; empty if it is sound. The file is not changed.
  ///
  /// Reads everything: all pages and indexes, with SQLite's own checks, and all events, including the values computed
  /// from them.
  ///
  /// - Throws: `StoreError.storage` if the file cannot be read at all, is not a database, belongs to another program,
  ///   or was created by a newer version.
  public static func findings(path: String) throws(StoreError) -> [String] {
    try StoreError.mapping {
      do {
        let file = try reading(try PathCheck.database(path))
        let (version, found) = try file.read { (try Migrator.version($0), try DatabaseCheck.pages($0)) }
        if version == 0 { throw DatabaseError(resultCode: .SQLITE_NOTADB, message: "the file has no calendars") }
        return found.isEmpty ? try presentForm(of: file).read(DatabaseCheck.content) : found
      } catch let error as DatabaseError where error.resultCode == .SQLITE_CORRUPT {
        return [error.message ?? "\(error.resultCode)"]
      }
    }
  }

  /// Writes a consistent copy of the database to a file that only its owner can read. The file appears when it is
  /// complete and on disk. Other programs may read and write the database in the meantime. The copy has its own era, so
  /// that clients of the database do not continue with the copy.
  ///
  /// - Throws: `StoreError.storage` if the file cannot be written, or if a file exists there that is not a backup.
  public func backUp(to path: String) throws(StoreError) {
    try StoreError.mapping {
      let path = try PathCheck.database(path)
      try Self.requireOther(path, database.path)
      if FileManager.default.fileExists(atPath: path) { _ = try Self.reading(path).read { try Migrator.version($0) } }
      try Self.copy(database, to: path)
    }
  }

  /// Replaces all calendars, resources, and events of the database at `path` with the content of a backup, in one transaction,
  /// which programs that have it open see as a change. A database that does not exist is created. The backup is checked
  /// first, and not changed.
  ///
  /// The database keeps its own feeds and properties of clients, so that none that was removed
  /// since works again; those of calendars that the backup does not have under the same name end.
  ///
  /// All events get new tags, so that clients know that their data is out of date. A database that SQLite cannot read
  /// is replaced as a file, and kept next to it as `NAME.damaged`; in this case, no program may have it open.
  ///
  /// - Throws: `StoreError.storage` with the first finding if the backup is not sound. Nothing has changed then.
  public static func restore(_ backup: String, to path: String) throws(StoreError) {
    let path = try StoreError.mapping { try PathCheck.database(path) }
    let found: [String]
    do throws(StoreError) {
      found = try findings(path: backup)
    } catch {
      guard case .storage(let code, let message) = error else { throw error }
      throw .storage(code: code, message: "the backup \(backup) cannot be read: \(message)")
    }
    if let finding = found.first {
      throw .storage(code: ResultCode.SQLITE_CORRUPT.rawValue, message: "the backup \(backup) is damaged: \(finding)")
    }
    let source = try StoreError.mapping {
      try requireOther(backup, path)
      return try presentForm(of: try reading(try PathCheck.database(backup)))
    }
    if FileManager.default.fileExists(atPath: path) {
      do throws(StoreError) {
        return try SQLiteEventStore(path: path).replaceAll(by: source)
      } catch {
        guard error.isDamage else { throw error }
      }
    }
    try StoreError.mapping { try copy(source, to: path) { try putAside(path) } }
  }

  private func replaceAll(by source: DatabaseQueue) throws(StoreError) {
    try StoreError.mapping {
      try keeping {
        try source.read { old in
          try database.write { db in
            var writer = try ChangeWriter(db)
            let (feeds, shares) = (try FeedRow.rows(db), try ShareRow.rows(db))
            let properties = try PropertyRow.rows(db)
            for calendar in try ChangeWriter.calendars(db) { _ = try writer.apply(.deleteCalendar(calendar.id)) }
            for calendar in try ChangeWriter.calendars(old) { _ = try writer.apply(.putCalendar(calendar)) }
            for resource in try ResourceRow.resources(db) {
              _ = try writer.apply(.deleteResource(ByteText(resource.id)))
            }
            for resource in try ResourceRow.resources(old) { _ = try writer.apply(.putResource(resource)) }
            let rows = try Row.fetchCursor(old, sql: EventRow.selectAll)
            while let row = try rows.next() {
              let stored = try EventRow.stored(row)
              _ = try writer.apply(.insert(stored.event, id: stored.id))
            }
            // They come from the backup, because their tags belong to its events.
            for subscription in try SubscriptionRow.subscriptions(old) { try SubscriptionRow.put(subscription, db) }
            try FeedRow.putBack(feeds, db)
            try ShareRow.putBack(shares, db)
            try PropertyRow.putBack(properties, db)
            try writer.finish()
          }
        }
      }
    }
    observers.notify(StoreChange(days: nil))
  }

  /// Keeps a damaged file under another name. Its log must be removed before another file takes its name; otherwise
  /// SQLite would use the log for that file.
  private static func putAside(_ path: String) throws {
    let manager = FileManager.default
    let free = try freeName("\(path).damaged")
    if manager.fileExists(atPath: path) { try manager.linkItem(atPath: path, toPath: free) }
    for ending in ["-wal", "-shm"] where manager.fileExists(atPath: path + ending) {
      try manager.moveItem(atPath: path + ending, toPath: free + ending)
    }
  }

  /// Throws if both paths lead to the same file.
  private static func requireOther(_ backup: String, _ path: String) throws {
    var (first, second) = (stat(), stat())
    guard stat(backup, &first) == 0, stat(path, &second) == 0 else { return }
    if first.st_ino == second.st_ino, first.st_dev == second.st_dev {
      throw DatabaseError(resultCode: .SQLITE_MISUSE, message: "a database cannot be its own backup")
    }
  }
}

extension StoreError {
  /// Whether SQLite cannot read the file, although it may have been a database of this program.
  fileprivate var isDamage: Bool {
    guard case .storage(let code, let message) = self else { return false }
    let primary = ResultCode(rawValue: code).primaryResultCode
    return primary == .SQLITE_CORRUPT || primary == .SQLITE_EMPTY
      || primary == .SQLITE_NOTADB && message == "file is not a database"
  }
}
