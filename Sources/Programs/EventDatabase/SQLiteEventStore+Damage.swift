import Almanac
import GRDB

extension SQLiteEventStore {
  /// Returns the decoded row, or `nil` for a damaged row, which is reported once.
  func sound<Value>(_ kind: String, _ row: Row, _ decode: (Row) throws -> Value) throws -> Value? {
    do {
      return try decode(row)
    } catch let damage as DamagedRow {
      let number = "\(kind) \(Int64.fromDatabaseValue(row[0]) ?? 0)"
      if damagedRows.insert(number).inserted {
        onDamage?("\(number): the database is damaged: it holds \(damage.reason)")
      }
      return nil
    }
  }
}
