import Almanac
import EventStores
import GRDB

/// The rows of the table `change`: the last change of each calendar object. A calendar object contains all events of
/// one UID in one calendar.
enum ChangeRow {
  /// The statement that records a change. Its arguments are calendar, UID, sequence, and the days that the change
  /// touched. Earlier days stay in the row, so that clients that missed changes know which days to reload.
  private static let upsert = """
    INSERT INTO change (calendar, uid, sequence, days_start, days_end, is_gone)
    VALUES (?1, ?2, ?3, ?4, ?5, NOT EXISTS (SELECT 1 FROM event WHERE uid = ?2 AND +calendar = ?1))
    ON CONFLICT (calendar, uid) DO UPDATE SET
      sequence = excluded.sequence, is_gone = excluded.is_gone,
      days_start = min(days_start, excluded.days_start), days_end = max(days_end, excluded.days_end)
    """

  private static let select = "SELECT sequence FROM change WHERE calendar = ? AND uid = ? AND NOT is_gone"

  private static let selectAfter = """
    SELECT calendar, uid, sequence, is_gone, days_start, days_end FROM change WHERE sequence > ? ORDER BY sequence LIMIT ?
    """

  /// Records that the calendar object of `event` changed. Call this after its rows were written.
  static func record(_ event: Event, days: Range<DayNumber>, sequence: Int64, _ db: Database) throws {
    try db.cachedStatement(sql: upsert).execute(arguments: [
      event.calendar.rawValue, TextColumn.value(event.uid), sequence, Int64(days.lowerBound.rawValue),
      Int64(days.upperBound.rawValue),
    ])
  }

  /// Returns the sequence of the last change of a calendar object; `nil` if it has no events.
  static func sequence(uid: String, in calendar: CalendarID, _ db: Database) throws -> Int64? {
    try Int64.fetchOne(
      db.cachedStatement(sql: select), arguments: [calendar.rawValue, TextColumn.value(uid)])
  }

  /// Returns at most `limit` calendar objects whose last change has a greater sequence, in the order of these changes.
  static func changes(after sequence: Int64, limit: Int, _ db: Database) throws -> [ObjectChanges.Item] {
    let rows = try Row.fetchCursor(db.cachedStatement(sql: selectAfter), arguments: [sequence, limit])
    return try Array(
      rows.map { row in
        let start: Int64 = row[4], end: Int64 = row[5]
        guard start <= end else { throw DamagedRow(reason: "a change whose days end before they begin") }
        return ObjectChanges.Item(
          calendar: CalendarID(row[0]), uid: try TextColumn.text(row, at: 1), sequence: row[2], isGone: row[3],
          days: DayNumber(Int(start))..<DayNumber(Int(end)))
      })
  }
}
