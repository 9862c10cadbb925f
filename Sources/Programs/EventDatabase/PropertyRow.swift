import Almanac
import EventStores
import GRDB

/// The rows of the table `property`. A trigger deletes those of a calendar with it.
enum PropertyRow {
  static func properties(of person: Int64, for calendar: CalendarID, _ db: Database) throws -> [StoredProperty] {
    let statement = try db.cachedStatement(
      sql: "SELECT namespace, name, value FROM property WHERE person = ? AND calendar = ? ORDER BY namespace, name")
    return try Array(
      Row.fetchCursor(statement, arguments: [person, calendar.rawValue]).map { row in
        StoredProperty(
          namespace: try TextColumn.text(row, at: 0), name: try TextColumn.text(row, at: 1),
          value: try TextColumn.text(row, at: 2))
      })
  }

  static func set(_ property: StoredProperty, of person: Int64, for calendar: CalendarID, _ db: Database) throws {
    let key: [DatabaseValue] = [
      person.databaseValue, calendar.rawValue.databaseValue, property.namespace.databaseValue,
      property.name.databaseValue,
    ]
    guard let value = property.value else {
      let sql = "DELETE FROM property WHERE person = ? AND calendar = ? AND namespace = ? AND name = ?"
      return try db.cachedStatement(sql: sql).execute(arguments: StatementArguments(key))
    }
    try db.cachedStatement(sql: "INSERT OR REPLACE INTO property VALUES (?, ?, ?, ?, ?)").execute(
      arguments: StatementArguments(key + [value.databaseValue]))
  }

  /// Returns all rows of calendars with the names of these, for `putBack`.
  static func rows(_ db: Database) throws -> [Row] {
    try Row.fetchAll(
      db,
      sql: """
        SELECT person, calendar, namespace, property.name, value, calendar.name
        FROM property JOIN calendar ON calendar.id = calendar
        """)
  }

  /// Inserts the rows again whose calendars still exist under the same number and name, after all calendars were
  /// replaced.
  static func putBack(_ rows: [Row], _ db: Database) throws {
    for row in rows {
      try db.execute(
        sql: """
          INSERT INTO property
          SELECT ?1, ?2, ?3, ?4, ?5 WHERE EXISTS (SELECT 1 FROM calendar WHERE id = ?2 AND name = ?6)
          """, arguments: StatementArguments(row.databaseValues))
    }
  }
}
