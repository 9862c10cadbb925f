import Almanac
import EventStores
import Foundation
import GRDB

/// The rows of the table `person_key`. A key ends with its person.
enum PersonKeyRow {
  private static let select = "SELECT id, person, kind, label, made, used FROM person_key"
  /// How long a link can be exchanged, in seconds.
  private static let linkLife: Int64 = 7 * 86_400
  /// How exactly uses are recorded, in seconds, so that requests seldom write.
  private static let useStep: Int64 = 600

  private static func key(_ row: Row) throws -> PersonKey {
    guard let kind = PersonKey.Kind(rawValue: row[2]) else { throw DamagedRow(reason: "a key of an unknown kind") }
    return PersonKey(
      id: row[0], person: row[1], kind: kind, label: row[3], made: Instant(seconds: row[4]),
      used: (row[5] as Int64?).map { Instant(seconds: $0) })
  }

  static func keys(_ db: Database) throws -> [PersonKey] {
    try Row.fetchAll(db, sql: select + " ORDER BY id").map(key)
  }

  static func key(hash: [UInt8], _ db: Database) throws -> PersonKey? {
    try Row.fetchOne(db.cachedStatement(sql: select + " WHERE hash = ?"), arguments: [Data(hash)]).map(key)
  }

  static func add(
    _ person: Int64, _ kind: PersonKey.Kind, label: String, hash: [UInt8], now: Instant, _ db: Database
  ) throws -> PersonKey {
    try PersonRow.require(person, db)
    try db.execute(
      sql: "INSERT INTO person_key (person, kind, label, hash, made) VALUES (?, ?, ?, ?, ?)",
      arguments: [person, kind.rawValue, label, Data(hash), now.seconds])
    return PersonKey(id: db.lastInsertedRowID, person: person, kind: kind, label: label, made: now, used: nil)
  }

  static func exchange(_ link: [UInt8], forKey hash: [UInt8], now: Instant, _ db: Database) throws -> PersonKey? {
    guard let found = try key(hash: link, db), found.kind == .link else { return nil }
    _ = try remove(found.id, db)
    guard now.seconds - found.made.seconds < linkLife else { return nil }
    return try add(found.person, .browser, label: found.label, hash: hash, now: now, db)
  }

  static func noteUse(_ id: Int64, _ now: Instant, _ db: Database) throws {
    try db.execute(
      sql: "UPDATE person_key SET used = ?1 WHERE id = ?2 AND (used IS NULL OR used <= ?1 - \(useStep))",
      arguments: [now.seconds, id])
  }

  static func remove(_ id: Int64, _ db: Database) throws -> Bool {
    try db.execute(sql: "DELETE FROM person_key WHERE id = ?", arguments: [id])
    return db.changesCount > 0
  }
}
