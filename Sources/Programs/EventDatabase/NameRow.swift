import Almanac
import EventStores
import Foundation
import GRDB

/// The names of calendar objects: the column `name` of the table `change`, and the table `former_name` with the names that
/// an object had before it was deleted and got another one.
enum NameRow {
  /// The SQL function that returns the usual name for a UID; a migration uses it.
  static let function = DatabaseFunction("object_name", argumentCount: 1, pure: true) { values in
    usual(for: String.fromDatabaseValue(values[0]) ?? "").databaseValue
  }

  /// The longest UID that a name contains, in bytes; the name of a file has no more than 255.
  private static let longest = 200

  /// Returns the name of an object that no client has named: its UID, or a hash if the UID has other characters than
  /// URLs show unchanged.
  static func usual(for uid: String) -> String {
    let isPlain = uid.utf8.allSatisfy {
      48...57 ~= $0 || 65...90 ~= $0 || 97...122 ~= $0 || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
    }
    if isPlain, !uid.isEmpty, uid.utf8.count <= longest { return uid + ".ics" }
    return hashed(uid) + ".ics"
  }

  private static func hashed(_ uid: String) -> String {
    var (first, second) = (FNV1a(), FNV1a())
    first.add(uid)
    second.add(0 as UInt8)
    second.add(uid)
    return Era(first.value).text + "." + Era(second.value).text
  }

  /// Names all existing objects that have no name yet. Call this after events were written.
  static func nameAll(_ db: Database) throws {
    let rows = try Row.fetchAll(
      db.cachedStatement(sql: "SELECT calendar, uid FROM change WHERE name IS NULL AND NOT is_gone"))
    for row in rows {
      let calendar = CalendarID(row[0]), uid = try TextColumn.text(row, at: 1)
      let usual = usual(for: uid)
      var name = usual, number = 1
      while try owner(of: name, in: calendar, db) != nil {
        number += 1
        name = "\(number).\(usual)"
      }
      try set(name, uid: uid, in: calendar, db)
    }
  }

  /// Gives an object a name, which no other existing object has.
  static func set(_ name: String, uid: String, in calendar: CalendarID, _ db: Database) throws {
    let id = calendar.rawValue, value = TextColumn.value(uid)
    try db.cachedStatement(sql: "DELETE FROM former_name WHERE calendar = ? AND name = ?").execute(
      arguments: [id, name])
    // A deleted object loses its name to a new one: clients that know the deleted one learn that it changed.
    try db.cachedStatement(sql: "UPDATE change SET name = NULL WHERE calendar = ? AND name = ? AND uid <> ?").execute(
      arguments: [id, name, value])
    try db.cachedStatement(sql: "UPDATE change SET name = ? WHERE calendar = ? AND uid = ?").execute(
      arguments: [name, id, value])
  }

  /// Keeps the name of a deleted object that gets another one, so that clients learn that nothing has the old name.
  static func keepFormer(of uid: String, in calendar: CalendarID, except name: String, _ db: Database) throws {
    try db.cachedStatement(
      sql: """
        INSERT OR REPLACE INTO former_name
        SELECT calendar, name, sequence FROM change WHERE calendar = ? AND uid = ? AND name <> ? AND is_gone
        """
    ).execute(arguments: [calendar.rawValue, TextColumn.value(uid), name])
  }

  /// Returns the object that has a name, or had it when it was deleted.
  static func owner(of name: String, in calendar: CalendarID, _ db: Database) throws -> ObjectName? {
    let statement = try db.cachedStatement(
      sql: "SELECT name, uid, sequence, is_gone FROM change WHERE calendar = ? AND name = ?")
    return try Row.fetchOne(statement, arguments: [calendar.rawValue, name]).map(objectName)
  }

  /// Returns the name of an existing object.
  static func name(uid: String, in calendar: CalendarID, _ db: Database) throws -> ObjectName? {
    let statement = try db.cachedStatement(
      sql: "SELECT name, uid, sequence, is_gone FROM change WHERE calendar = ? AND uid = ? AND NOT is_gone")
    return try Row.fetchOne(statement, arguments: [calendar.rawValue, TextColumn.value(uid)]).map(objectName)
  }

  private static func objectName(_ row: Row) throws -> ObjectName {
    ObjectName(
      name: try TextColumn.text(row, at: 0), uid: try TextColumn.text(row, at: 1), sequence: row[2], isGone: row[3])
  }

  /// See `NamedObjectStore.names(in:after:limit:)`.
  static func names(
    in calendar: CalendarID, after sequence: Int64, limit: Int, _ db: Database
  ) throws -> [ObjectName] {
    let statement = try db.cachedStatement(
      sql: """
        SELECT coalesce(name, ''), uid, sequence, is_gone FROM change
          WHERE calendar = ?1 AND sequence > ?2 AND (?2 > 0 OR NOT is_gone)
        UNION ALL
        SELECT name, '', sequence, 1 FROM former_name WHERE calendar = ?1 AND sequence > ?2 AND ?2 > 0
        ORDER BY sequence LIMIT ?3
        """)
    return try Array(
      Row.fetchCursor(statement, arguments: [calendar.rawValue, sequence, limit]).map(objectName))
  }

  static func latest(in calendar: CalendarID, _ db: Database) throws -> Int64 {
    try Int64.fetchOne(
      db.cachedStatement(sql: "SELECT max(sequence) FROM change WHERE calendar = ?"), arguments: [calendar.rawValue])
      ?? 0
  }
}
