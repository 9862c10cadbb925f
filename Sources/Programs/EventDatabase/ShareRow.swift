import Almanac
import EventStores
import GRDB

/// The rows of the table `share`: the right of a person for a calendar, as a number. A share ends with its calendar and
/// its person.
enum ShareRow {
  /// The number of ownership, which includes all rights.
  private static let owner = 4

  static func shares(_ db: Database) throws -> [Share] {
    let rows = try Row.fetchAll(
      db.cachedStatement(sql: "SELECT calendar, person, level FROM share ORDER BY calendar, person"))
    // An unknown right gives none.
    return rows.map { row in
      Share(
        calendar: CalendarID(row[0]), person: row[1], right: Right(rawValue: row[2]) ?? .none,
        isOwner: (row[2] as Int) == owner)
    }
  }

  static func put(_ share: Share, _ db: Database) throws {
    try PersonRow.require(share.person, db)
    let calendar = share.calendar.rawValue
    guard try Int.fetchOne(db, sql: "SELECT 1 FROM calendar WHERE id = ?", arguments: [calendar]) != nil else {
      throw PeopleError.noCalendar(share.calendar)
    }
    if share.isOwner {
      // The former owner keeps the right to write.
      try db.execute(
        sql: "UPDATE share SET level = \(Right.write.rawValue) WHERE calendar = ? AND level = \(owner)",
        arguments: [calendar])
    } else {
      let own = try shares(db).first { $0.calendar == share.calendar && $0.person == share.person }
      if own?.isOwner == true { throw PeopleError.isOwner }
    }
    let level = share.isOwner ? owner : share.right.rawValue
    let sql =
      level == 0
      ? "DELETE FROM share WHERE calendar = ? AND person = ?"
      : "INSERT OR REPLACE INTO share (calendar, person, level) VALUES (?, ?, \(level))"
    try db.execute(sql: sql, arguments: [calendar, share.person])
  }

  /// Returns all rows with the names of their calendars, for `putBack`.
  static func rows(_ db: Database) throws -> [Row] {
    try Row.fetchAll(
      db, sql: "SELECT calendar, person, level, name FROM share JOIN calendar ON calendar.id = calendar")
  }

  /// Inserts the rows again whose calendars still exist under the same number and name, after all calendars were
  /// replaced.
  static func putBack(_ rows: [Row], _ db: Database) throws {
    for row in rows {
      try db.execute(
        sql: """
          INSERT INTO share (calendar, person, level)
          SELECT ?1, ?2, ?3 WHERE EXISTS (SELECT 1 FROM calendar WHERE id = ?1 AND name = ?4)
          """, arguments: StatementArguments(row.databaseValues))
    }
  }
}
