import Almanac
import Foundation
import GRDB

extension SQLiteEventStore {
  /// Opens a database file for reading only.
  ///
  /// To read a database that has a log, SQLite needs files next to it. If none can be created, for example on a
  /// read-only medium, an in-memory copy is opened instead, which is also read-only.
  static func reading(_ path: String) throws -> DatabaseQueue {
    var configuration = Self.configuration
    configuration.readonly = true
    do {
      let database = try DatabaseQueue(path: path, configuration: configuration)
      _ = try database.read { try Migrator.isEmpty($0) }
      return database
    } catch let error as DatabaseError where error.resultCode == .SQLITE_CANTOPEN {
      guard FileManager.default.isReadableFile(atPath: path) else { throw error }
      return try copyInMemory(path)
    }
  }

  /// Returns the database or, if it is of an earlier version, an in-memory copy in the current form.
  static func presentForm(of file: DatabaseQueue) throws -> DatabaseQueue {
    if try file.read({ try Migrator.version($0) }) == Schema.migrations.count { return file }
    let copy = try DatabaseQueue()
    try file.backup(to: copy)
    try copy.write { try Migrator.migrate($0) }
    return copy
  }

  /// Copies a file with its log to a place where SQLite can create files, and from there into memory.
  private static func copyInMemory(_ path: String) throws -> DatabaseQueue {
    let manager = FileManager.default
    let folder = manager.temporaryDirectory.appendingPathComponent("almanac-\(UUID().uuidString)")
    try manager.createDirectory(at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    defer { try? manager.removeItem(at: folder) }
    let copied = folder.appendingPathComponent("copy").path
    for ending in ["", "-wal"] where ending.isEmpty || manager.fileExists(atPath: path + ending) {
      try manager.copyItem(atPath: path + ending, toPath: copied + ending)
      try manager.setAttributes([.posixPermissions: 0o600], ofItemAtPath: copied + ending)
    }
    let file = try DatabaseQueue(path: copied)
    let copy = try DatabaseQueue()
    try file.backup(to: copy)
    try file.close()
    return copy
  }
}
