import Almanac
import Foundation
import GRDB

/// The hash of a row's values. It is stored in the last column and compared when the row is read, because SQLite does
/// not detect corrupted bytes within a text or number.
///
/// Hashes detect damage, not intent: whoever can write to the file can also write a hash. A row without a hash is not
/// checked.
enum RowHash {
  /// The SQL function that returns the hash of its arguments; migrations use it for rows of earlier versions.
  static let function = DatabaseFunction("row_hash", pure: true) { of($0).databaseValue }

  /// Returns the hash of values, with a separation between adjacent ones.
  static func of(_ values: some Sequence<DatabaseValue>) -> Int64 {
    var hash = FNV1a()
    for value in values {
      switch value.storage {
      case .null: hash.add(0 as UInt8)
      case .int64(let number):
        hash.add(1 as UInt8)
        hash.add(number)
      case .double(let number):
        hash.add(2 as UInt8)
        hash.add(Int64(bitPattern: number.bitPattern))
      case .string(let text):
        hash.add(3 as UInt8)
        hash.add(Int64(text.utf8.count))
        hash.add(text)
      case .blob(let data):
        hash.add(4 as UInt8)
        hash.add(Int64(data.count))
        for byte in data { hash.add(byte) }
      }
    }
    return Int64(bitPattern: hash.value)
  }

  /// Throws if the first columns of a row do not match the hash in the column after them.
  static func check(_ row: Row, columns: Int, of kind: String) throws {
    let found: DatabaseValue = row[columns]
    if found.isNull { return }
    guard let hash = Int64.fromDatabaseValue(found) else { throw DamagedRow(reason: "\(kind) without its hash") }
    if of((0..<columns).lazy.map { row[$0] as DatabaseValue }) != hash {
      throw DamagedRow(reason: "\(kind) with other bytes than were written")
    }
  }
}
