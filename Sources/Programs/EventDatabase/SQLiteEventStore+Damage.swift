import Almanac
import GRDB

extension SQLiteEventStore {
  /// Returns the decoded row, or `nil` for a damaged row, which is reported once.
  func sound<Value>(_ kind: String, _ row: Row, _ decode: (Row) throws -> Value) throws -> Value? {
    do {
      return try decode(row)
    } catch let damage as DamagedRow {
      let name = Self.name(of: row, kind)
      if damagedRows.insert(name).inserted {
        onDamage?("\(name): the database is damaged: it holds \(damage.reason)")
      }
      return nil
    }
  }

  /// Returns the name of a row by its first column, which may be damaged: a number, or the identifier of a resource.
  static func name(of row: Row, _ kind: String) -> String {
    "\(kind) " + (Int64.fromDatabaseValue(row[0]).map { "\($0)" } ?? String.fromDatabaseValue(row[0]) ?? "0")
  }
}
