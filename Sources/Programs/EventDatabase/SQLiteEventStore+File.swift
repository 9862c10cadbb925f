public import Almanac
public import EventStores
import Foundation
import GRDB

extension SQLiteEventStore: FileStore {
  /// Throws `StoreError.storage` if the file at the path is not the one that was opened, or was overwritten. A database in
  /// memory has no file.
  public func checkFile() throws(StoreError) {
    try StoreError.mapping { try file?.check() }
  }

  /// Merges the log into the file, unless another program has it open, and closes both. The store cannot be used
  /// afterward.
  ///
  /// The log of a file that somebody has overwritten is kept beside it, as `NAME-wal.replaced`: SQLite would merge it into
  /// the other content.
  public func close() throws(StoreError) {
    try StoreError.mapping {
      switch try file?.look() {
      case .whole, nil: break
      case .gone:
        // A file that was moved gets what its log has, which stays where it was.
        try? database.inDatabase { _ = try Row.fetchOne($0, sql: "PRAGMA wal_checkpoint(TRUNCATE)") }
      case .overwritten:
        // Open until the program ends, because closing would merge.
        _ = Unmanaged.passRetained(database)
        guard let log = file.map({ $0.path + "-wal" }) else { return }
        return try FileManager.default.moveItem(atPath: log, toPath: try Self.freeName(log + ".replaced"))
      }
      try database.close()
    }
  }

  /// Makes a change in the database. It has succeeded only if the file is still the one that was opened.
  func keeping<Value>(_ body: () throws -> Value) throws -> Value {
    try requireWritable()
    try file?.check()
    let value = try body()
    try file?.check()
    file?.merge(database)
    return value
  }
}
