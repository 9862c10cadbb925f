public import Almanac
import GRDB

extension SQLiteEventStore: EventScanning {
  /// Calls `body` with events in the order of their identifiers, starting at a position, without damaged ones. `body`
  /// must not use the store.
  public func scan(from position: Int, _ body: (StoredEvent) -> Bool) throws(StoreError) -> Int? {
    let start = Self.identifier(at: position)
    return try StoreError.mapping {
      try database.read { db in
        let rows = try Row.fetchCursor(db.cachedStatement(sql: EventRow.selectBehind), arguments: [start])
        var last: Int64?
        while let row = try rows.next() {
          if let last { return Self.position(behind: last) }
          guard let stored = try self.sound("event", row, EventRow.stored) else { continue }
          if !body(stored) { last = stored.id.rawValue }
        }
        return nil
      }
    }
  }

  /// Returns the last identifier before a position. Positions are identifiers, except for 0, which is the beginning.
  private static func identifier(at position: Int) -> Int64 {
    if position == 0 { return .min }
    return Int64(position > 0 ? position : position + 1)
  }

  private static func position(behind identifier: Int64) -> Int {
    Int(identifier > 0 ? identifier : max(identifier, .min + 1) - 1)
  }
}
