import Almanac
import EventStores
import Foundation
import GRDB
import SystemServices
import Testing

@testable import EventDatabase

@Suite("SQLite store: damaged rows")
struct DamagedRowTests {
  /// What is wrong with a row, as SQL.
  private static let damages = [
    "summary = 'other'", "start_kind = 9", "status = 'x'", "recurrence = '{'", "end_day = NULL", "notes = x'ff'",
    "hash = 'x'", "color = 7",
  ]

  /// Prints once which combinations the tests run.
  private static let announcement: Void = print("matrix of damaged rows: \(damages)")

  init() { Self.announcement }

  @Test(
    "V8: a damaged event is left out and named once, and all others are read",
    arguments: damages)
  func events(damage: String) throws {
    try withFolder { folder in
      let path = folder.appendingPathComponent("a.sqlite").path
      let sample = SampleCalendar.make(around: DayNumber(20_000))
      let store = try SQLiteEventStore(path: path, initial: sample.insertion)
      let days = DayNumber(0)..<DayNumber(40_000)
      func count() throws -> [Int] {
        var scanned = 0
        _ = try store.scan(from: 0) { _ in
          scanned += 1
          return true
        }
        return [scanned, try store.objects(touching: days).reduce(0) { $0 + $1.events.count }]
      }
      let before = try count()
      try store.database.inDatabase { db in
        // Damage of a disk heeds no constraint.
        try db.execute(sql: "PRAGMA ignore_check_constraints = 1; PRAGMA writable_schema = 1")
        try db.execute(
          sql: """
            UPDATE sqlite_master SET sql = replace(sql, 'end_day INTEGER NOT NULL', 'end_day INTEGER')
            WHERE name = 'event';
            PRAGMA writable_schema = RESET;
            UPDATE event SET \(damage) WHERE id = 3
            """)
      }
      let lines = Lock<[String]>([])
      store.onDamage = { line in lines.withLock { $0.append(line) } }
      for _ in 0..<2 {
        #expect(try count() == before.map { $0 - 1 })
        _ = try store.outlines(touching: days)
      }
      let found = lines.withLock { $0 }
      #expect(found.count == 1 && found[0].hasPrefix("event 3: the database is damaged: it holds "), "\(found)")
    }
  }

  @Test(
    "V8: a damaged resource is left out and named once, and all others are read",
    arguments: ["title = 'other'", "hours = '{'", "info = x'ff'", "verbs = 'x'", "parent = 7", "hash = 'x'"])
  func resources(damage: String) throws {
    try withFolder { folder in
      let path = folder.appendingPathComponent("a.sqlite").path
      let rooms = ["a", "b"].map { Resource(id: $0, title: $0) }
      let store = try SQLiteEventStore(path: path, initial: .group(rooms.map { .putResource($0) }))
      try store.database.inDatabase { try $0.execute(sql: "UPDATE resource SET \(damage) WHERE id = 'a'") }
      let lines = Lock<[String]>([])
      store.onDamage = { line in lines.withLock { $0.append(line) } }
      for _ in 0..<2 { #expect(try store.resources() == [rooms[1]]) }
      let found = lines.withLock { $0 }
      #expect(found.count == 1 && found[0].hasPrefix("resource a: the database is damaged: it holds "), "\(found)")
      try store.close()
      let findings = try SQLiteEventStore.findings(path: path)
      #expect(findings.count == 1 && findings[0].hasPrefix("resource a: "), "\(findings)")
    }
  }

  @Test("V8: what is left of a damaged calendar is shown and cannot be changed")
  func calendars() throws {
    let store = try SQLiteEventStore()
    try store.apply(SampleCalendar.make(around: DayNumber(20_000)).insertion)
    try store.database.inDatabase { try $0.execute(sql: "UPDATE calendar SET color = 'x', name = 'Wark' WHERE id = 1") }
    let calendars = try store.calendars()
    #expect(calendars.map { $0.name } == ["Wark", "Family", "Travel", "Holidays"])
    #expect(calendars.map { $0.access == .readOnly } == [true, false, false, false])
  }
}
