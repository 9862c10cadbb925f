import Almanac
import EventStores
import GRDB

/// The rows of the table `subscription`. A subscription ends with its calendar.
enum SubscriptionRow {
  private static let columns = "calendar, url, allows_private, tag, modified, last_read, due, failures, error"
  private static let marks = "?, ?, ?, ?, ?, ?, ?, ?, ?"

  static func subscriptions(_ db: Database) throws -> [Subscription] {
    try Row.fetchAll(db.cachedStatement(sql: "SELECT \(columns) FROM subscription ORDER BY calendar")).map { row in
      var found = Subscription(calendar: CalendarID(row[0]), url: row[1], allowsPrivate: row[2])
      found.tag = row[3]
      found.modified = row[4]
      found.lastRead = (row[5] as Int64?).map { Instant(seconds: $0) }
      found.due = (row[6] as Int64?).map { Instant(seconds: $0) }
      found.failures = row[7]
      found.error = row[8]
      return found
    }
  }

  /// Adds the row of a calendar, or replaces it.
  static func put(_ subscription: Subscription, _ db: Database) throws {
    try db.execute(
      sql: "INSERT OR REPLACE INTO subscription (\(columns)) VALUES (\(marks))",
      arguments: [
        subscription.calendar.rawValue, subscription.url, subscription.allowsPrivate, subscription.tag,
        subscription.modified, subscription.lastRead?.seconds, subscription.due?.seconds, subscription.failures,
        subscription.error,
      ])
  }

  /// Returns the UIDs of a calendar.
  static func uids(in calendar: CalendarID, _ db: Database) throws -> [String] {
    let rows = try Row.fetchCursor(
      db.cachedStatement(sql: "SELECT DISTINCT uid FROM event WHERE calendar = ?"), arguments: [calendar.rawValue])
    return try Array(rows.map { try TextColumn.text($0, at: 0) })
  }
}
