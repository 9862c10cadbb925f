import Almanac
import GRDB

/// Checks of a database. Each returns its findings, at most a hundred.
enum DatabaseCheck {
  private static let limit = 100

  /// Checks the consistency of pages, and of indexes with their tables.
  static func pages(_ db: Database) throws -> [String] {
    do {
      let found = try String.fetchAll(db, sql: "PRAGMA integrity_check(\(limit))").filter { $0 != "ok" }
      if !found.isEmpty { return found.flatMap { $0.split(separator: "\n").map { String($0) } } }
    } catch let error as DatabaseError where error.resultCode == .SQLITE_CORRUPT {
      return [error.message ?? "\(error.resultCode)"]
    }
    let lost = try Int.fetchOne(db, sql: "SELECT count(*) FROM pragma_foreign_key_check") ?? 0
    return lost == 0 ? [] : ["\(lost) events of calendars that do not exist"]
  }

  /// Reads all calendars, resources, and events, and checks the values computed from them.
  static func content(_ db: Database) throws -> [String] {
    var found: [String] = []
    let calendars = try Row.fetchCursor(db, sql: ChangeWriter.selectCalendars)
    while let row = try calendars.next() {
      try note("calendar", row, in: &found) { _ = try ChangeWriter.calendar(row) }
    }
    let resources = try Row.fetchCursor(db, sql: ResourceRow.selectAll)
    while let row = try resources.next() {
      try note("resource", row, in: &found) { _ = try ResourceRow.resource(row) }
    }
    let events = try Row.fetchCursor(db, sql: EventRow.selectAll)
    while let row = try events.next() {
      try note("event", row, in: &found) {
        if !EventRow.hasOwnDays(row, try EventRow.stored(row)) {
          throw DamagedRow(reason: "days that are not those of its times")
        }
      }
    }
    for (query, finding) in conditions where try Int.fetchOne(db, sql: query) != nil { found.append(finding) }
    return found
  }

  private static func note(_ kind: String, _ row: Row, in found: inout [String], _ body: () throws -> Void) throws {
    do {
      try body()
    } catch let damage as DamagedRow {
      if found.count < limit { found.append("\(SQLiteEventStore.name(of: row, kind)): \(damage.reason)") }
    }
  }

  /// Invariants of the tables: each statement finds the rows that violate one.
  private static let conditions = [
    (
      """
      SELECT 1 FROM event LEFT JOIN change ON change.calendar = event.calendar AND change.uid = event.uid
      WHERE change.sequence IS NULL OR change.is_gone LIMIT 1
      """, "events without their last change"
    ),
    (
      """
      SELECT 1 FROM change WHERE NOT is_gone
        AND NOT EXISTS (SELECT 1 FROM event WHERE event.uid = change.uid AND +event.calendar = change.calendar) LIMIT 1
      """, "changes of events that do not exist"
    ),
    ("SELECT 1 FROM change WHERE NOT is_gone AND name IS NULL LIMIT 1", "events without a name"),
    (
      """
      SELECT 1 WHERE (SELECT count(*) FROM counter WHERE name <> 'copy') < 4
        OR (SELECT value FROM counter WHERE name = 'event') < (SELECT max(id) FROM event)
        OR (SELECT value FROM counter WHERE name = 'revision') < (SELECT max(revision) FROM event)
        OR (SELECT value FROM counter WHERE name = 'change') < (SELECT max(sequence) FROM change)
      """, "a counter that would give numbers again"
    ),
  ]
}
