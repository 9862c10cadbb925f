import Almanac
import EventStores
import GRDB

/// The rows of the table `person`. The person with the lowest number manages the others.
enum PersonRow {
  private static let longestName = 100

  static func people(_ db: Database) throws -> [Person] {
    let rows = try Row.fetchAll(db.cachedStatement(sql: "SELECT id, name FROM person ORDER BY id"))
    return rows.enumerated().map { index, row in Person(id: row[0], name: row[1], isOwner: index == 0) }
  }

  static func add(_ name: String, _ db: Database) throws -> Person {
    try check(name, of: nil, db)
    try db.execute(sql: "INSERT INTO person (name) VALUES (?)", arguments: [name])
    let id = db.lastInsertedRowID
    return Person(id: id, name: name, isOwner: try people(db).first?.id == id)
  }

  static func rename(_ id: Int64, to name: String, _ db: Database) throws {
    try require(id, db)
    try check(name, of: id, db)
    try db.execute(sql: "UPDATE person SET name = ? WHERE id = ?", arguments: [name, id])
  }

  static func remove(_ id: Int64, _ db: Database) throws {
    try require(id, db)
    let people = try people(db)
    if people.count > 1, people[0].id == id { throw PeopleError.isOwner }
    try db.execute(sql: "DELETE FROM person WHERE id = ?", arguments: [id])
  }

  /// Throws unless there is such a person.
  static func require(_ id: Int64, _ db: Database) throws {
    guard try Int.fetchOne(db, sql: "SELECT 1 FROM person WHERE id = ?", arguments: [id]) != nil else {
      throw PeopleError.noPerson(id)
    }
  }

  private static func check(_ name: String, of id: Int64?, _ db: Database) throws {
    // Names and keys are joined by a colon in HTTP's Basic authentication.
    let isPlain = name.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control && $0 != ":" }
    guard isPlain, 1...longestName ~= name.utf8.count, name.contains(where: { !$0.isWhitespace }) else {
      throw PeopleError.invalidName
    }
    let other = try Int64.fetchOne(db, sql: "SELECT id FROM person WHERE name = ?", arguments: [name])
    if let other, other != id { throw PeopleError.nameTaken(name) }
  }
}
