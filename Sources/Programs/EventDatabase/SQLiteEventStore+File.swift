public import Almanac
public import EventStores
import Foundation
import GRDB

extension SQLiteEventStore: FileStore {
  /// Throws `StoreError.storage` if the file at the path is not the one that was opened, or was overwritten. Does
  /// nothing for an in-memory database.
  public func checkFile() throws(StoreError) {
    try StoreError.mapping { try file?.check() }
  }

  /// Merges the log into the file, unless another program has it open, and closes both. The store cannot be used
  /// afterward.
  ///
  /// If somebody has overwritten the file, its log is kept next to it as `NAME-wal.replaced`; otherwise SQLite would
  /// merge it into the other content.
  public func close() throws(StoreError) {
    try StoreError.mapping {
      switch try file?.look() {
      case .whole, nil: break
      case .gone:
        // A file that was moved receives the content of its log, which stayed in the old place.
        try? database.inDatabase { _ = try Row.fetchOne($0, sql: "PRAGMA wal_checkpoint(TRUNCATE)") }
      case .overwritten:
        // Stays open until the program ends, because closing would merge the log.
        _ = Unmanaged.passRetained(database)
        guard let log = file.map({ $0.path + "-wal" }) else { return }
        return try FileManager.default.moveItem(atPath: log, toPath: try Self.freeName(log + ".replaced"))
      }
      try database.close()
    }
  }

  /// Makes a change in the database, and throws unless the file is still the one that was opened.
  func keeping<Value>(_ body: () throws -> Value) throws -> Value {
    try requireWritable()
    try file?.check()
    let value = try body()
    try file?.check()
    file?.merge(database)
    return value
  }
}
