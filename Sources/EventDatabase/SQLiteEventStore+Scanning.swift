public import Almanac
import GRDB

extension SQLiteEventStore: EventScanning {
  /// Events in the order of their identifiers, so that they can be searched and counted as those in memory. `body` must
  /// not use the store.
  public func scan(from position: Int, _ body: (StoredEvent) -> Bool) throws(StoreError) -> Int? {
    let start = Self.identifier(at: position)
    return try StoreError.mapping {
      try database.read { db in
        let rows = try Row.fetchCursor(db.cachedStatement(sql: EventRow.selectBehind), arguments: [start])
        var last: Int64?
        while let row = try rows.next() {
          if let last { return Self.position(behind: last) }
          let stored = try EventRow.stored(row)
          if !body(stored) { last = stored.id.rawValue }
        }
        return nil
      }
    }
  }

  /// The identifier that was seen last; positions are the identifiers, of which only 0 means something else.
  private static func identifier(at position: Int) -> Int64 {
    if position == 0 { return .min }
    return Int64(position > 0 ? position : position + 1)
  }

  private static func position(behind identifier: Int64) -> Int {
    Int(identifier > 0 ? identifier : max(identifier, .min + 1) - 1)
  }
}
