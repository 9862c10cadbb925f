import Almanac
import EventStores
import Foundation
import GRDB

/// The rows of the table `resource`, and the statements that use them.
enum ResourceRow {
  private static let columns = "id, title, color, parent, place, info, hours, verbs, overlap, hash"
  private static let valueCount = 9

  /// The statement that selects all resources in the order of `EventStore.resources()`. As blobs, strings with and
  /// without U+0000 have one order.
  static let selectAll = "SELECT \(columns) FROM resource ORDER BY CAST(id AS BLOB)"
  private static let selectOne = "SELECT \(columns) FROM resource WHERE id = ?"
  private static let replace = """
    INSERT OR REPLACE INTO resource (\(columns)) VALUES (\(Array(repeating: "?", count: 10).joined(separator: ", ")))
    """

  /// Adds or replaces a resource, and returns the inverse.
  static func put(_ resource: Resource, _ db: Database) throws -> EventChange {
    let old = try self.resource(resource.id, db)
    let values = try values(of: resource)
    try db.cachedStatement(sql: replace).execute(
      arguments: StatementArguments(values + [RowHash.of(values).databaseValue]))
    return old.map { .putResource($0) } ?? .deleteResource(ByteText(resource.id))
  }

  /// Removes a resource if there is one, and returns the inverse.
  static func delete(_ id: String, _ db: Database) throws -> EventChange {
    guard let old = try resource(id, db) else { return .group([]) }
    try db.cachedStatement(sql: "DELETE FROM resource WHERE id = ?").execute(arguments: [TextColumn.value(id)])
    return .putResource(old)
  }

  static func resources(_ db: Database) throws -> [Resource] {
    try Array(Row.fetchCursor(db.cachedStatement(sql: selectAll)).map(resource))
  }

  private static func resource(_ id: String, _ db: Database) throws -> Resource? {
    let rows = try Row.fetchCursor(db.cachedStatement(sql: selectOne), arguments: [TextColumn.value(id)])
    return try rows.next().map(resource)
  }

  private static func values(of resource: Resource) throws -> [DatabaseValue] {
    let info = resource.info.keys.flatMap { [$0, resource.info[$0] ?? ""] }
    let hours = try JSONEncoder().encode(resource.businessHours.map(StoredHours.init))
    return [
      TextColumn.value(resource.id), TextColumn.value(resource.title), resource.color?.name.databaseValue ?? .null,
      resource.parent.map(TextColumn.value) ?? .null, Int64(resource.order).databaseValue,
      LinesColumn.text(info).databaseValue, String(decoding: hours, as: UTF8.self).databaseValue,
      Int64(resource.verbs.rawValue).databaseValue, resource.overlap.databaseValue,
    ]
  }

  /// Returns the resource in a row of `selectAll`.
  static func resource(_ row: Row) throws -> Resource {
    // Checked first, because values of unexpected types would trap below.
    try RowHash.check(row, columns: valueCount, of: "a resource")
    let info = try LinesColumn.lines(row[5])
    guard info.count.isMultiple(of: 2), let verbs = UInt8(exactly: row[7] as Int64) else {
      throw DamagedRow(reason: "an unreadable resource")
    }
    var resource = Resource(
      id: try TextColumn.text(row, at: 0), title: try TextColumn.text(row, at: 1),
      color: try (row[2] as String?).map(EventRow.color),
      parent: (row[3] as DatabaseValue).isNull ? nil : try TextColumn.text(row, at: 3), order: row[4],
      businessHours: try hours(row[6]), verbs: EditVerbs(rawValue: verbs), overlap: row[8])
    for index in stride(from: 0, to: info.count, by: 2) { resource.info[info[index]] = info[index + 1] }
    return resource
  }

  private static func hours(_ text: String) throws -> [BusinessHours] {
    do {
      return try JSONDecoder().decode([StoredHours].self, from: Data(text.utf8)).map { $0.hours }
    } catch is DecodingError {
      throw DamagedRow(reason: "unreadable business hours")
    }
  }
}

/// Business hours as JSON: weekdays from 1 for Sunday to 7, and ranges of minutes as pairs.
private struct StoredHours: Codable {
  var weekdays: [Int]
  var minutes: [[Int]]

  init(_ hours: BusinessHours) {
    weekdays = hours.weekdays.map { $0.rawValue }
    minutes = hours.hours.ranges.map { [$0.lowerBound, $0.upperBound] }
  }

  var hours: BusinessHours {
    let ranges = minutes.filter { $0.count == 2 && $0[0] <= $0[1] }.map { $0[0]..<$0[1] }
    return BusinessHours(VisibleHours(ranges), weekdays: weekdays.compactMap { Weekday(rawValue: $0) })
  }
}
