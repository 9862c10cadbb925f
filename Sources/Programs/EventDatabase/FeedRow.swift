import Almanac
import EventStores
import Foundation
import GRDB

/// The rows of the table `feed`. A feed ends with its calendar.
enum FeedRow {
  private static let select = "SELECT id, calendar, is_free_busy FROM feed"

  private static func feed(_ row: Row) -> Feed {
    Feed(id: row[0], calendar: CalendarID(row[1]), isFreeBusy: row[2])
  }

  static func feeds(_ db: Database) throws -> [Feed] {
    try Row.fetchAll(db, sql: select + " ORDER BY id").map(feed)
  }

  static func feed(hash: [UInt8], _ db: Database) throws -> Feed? {
    try Row.fetchOne(db.cachedStatement(sql: select + " WHERE hash = ?"), arguments: [Data(hash)]).map(feed)
  }

  static func add(_ calendar: CalendarID, isFreeBusy: Bool, hash: [UInt8], _ db: Database) throws -> Feed {
    guard try Int.fetchOne(db, sql: "SELECT 1 FROM calendar WHERE id = ?", arguments: [calendar.rawValue]) != nil else {
      throw StoreError.calendarNotFound(calendar)
    }
    try db.execute(
      sql: "INSERT INTO feed (calendar, hash, is_free_busy) VALUES (?, ?, ?)",
      arguments: [calendar.rawValue, Data(hash), isFreeBusy])
    return Feed(id: db.lastInsertedRowID, calendar: calendar, isFreeBusy: isFreeBusy)
  }

  /// Returns whether there was such a feed.
  static func remove(_ id: Int64, _ db: Database) throws -> Bool {
    try db.execute(sql: "DELETE FROM feed WHERE id = ?", arguments: [id])
    return db.changesCount > 0
  }

  /// Returns all rows with the names of their calendars, for `putBack`.
  static func rows(_ db: Database) throws -> [Row] {
    try Row.fetchAll(
      db,
      sql: """
        SELECT feed.id, calendar, feed.hash, is_free_busy, name FROM feed JOIN calendar ON calendar.id = calendar
        """)
  }

  /// Inserts the rows again whose calendars still exist under the same number and name, after all calendars were
  /// replaced.
  static func putBack(_ rows: [Row], _ db: Database) throws {
    for row in rows {
      try db.execute(
        sql: """
          INSERT INTO feed (id, calendar, hash, is_free_busy)
          SELECT ?1, ?2, ?3, ?4 WHERE EXISTS (SELECT 1 FROM calendar WHERE id = ?2 AND name = ?5)
          """, arguments: StatementArguments(row.databaseValues))
    }
  }
}
