import Almanac
import EventStores
import Foundation
import GRDB
import TestSupport
import Testing

@testable import EventDatabase

@Suite("SQLite store: creation and migration")
struct OpeningTests {
  private let sample = SampleCalendar.make(around: DayNumber(20_000))

  @Test("a new database belongs to its owner alone, with the files beside it, and has the sample")
  func creation() throws {
    try withFolder { folder in
      let path = folder.appendingPathComponent("a.sqlite").path
      let store = try SQLiteEventStore(path: path, initial: sample.insertion)
      #expect(try store.calendars() == sample.calendars)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      #expect(names == ["a.sqlite", "a.sqlite-shm", "a.sqlite-wal"])
      for name in names {
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.appendingPathComponent(name).path)
        #expect(attributes[.posixPermissions] as? Int == 0o600, "\(name)")
      }
    }
  }

  @Test("the sample comes with the tables or not at all, and never later")
  func sampleOnce() throws {
    try withFolder { folder in
      let path = folder.appendingPathComponent("a.sqlite").path
      let wrong = EventChange.group([sample.insertion, .deleteCalendar(CalendarID(99))])
      #expect(throws: StoreError.calendarNotFound(CalendarID(99))) {
        _ = try SQLiteEventStore(path: path, initial: wrong)
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [], "what failed has left nothing")
      #expect(try SQLiteEventStore(path: path, initial: sample.insertion).calendars().count == 4)
      #expect(try SQLiteEventStore(path: path, initial: sample.insertion).calendars().count == 4)
      let empty = folder.appendingPathComponent("b.sqlite").path
      _ = try SQLiteEventStore(path: empty)
      #expect(try SQLiteEventStore(path: empty, initial: sample.insertion).calendars().isEmpty)
    }
  }

  @Test("databases of all earlier versions are kept as they were and changed to the present form", arguments: 1...8)
  func migration(version: Int) throws {
    try withFolder { folder in
      let path = folder.appendingPathComponent("a.sqlite").path
      try Self.make(version: version, at: path)
      let store = try SQLiteEventStore(path: path, initial: sample.insertion)
      #expect(try store.calendars().map { $0.name } == ["Old"])
      #expect(try store.resources().isEmpty)
      let room = Resource(id: "a", title: "A", businessHours: [BusinessHours(VisibleHours([480..<720]))])
      try store.apply(.putResource(room))
      let again = try SQLiteEventStore(path: path)
      #expect(try again.resources() == [room])
      let found = try store.objects(touching: DayNumber(0)..<DayNumber(100))
      #expect(found.map { $0.uid } == ["u"] && found.map { $0.tag } == [1])
      let copy = try DatabaseQueue(path: "\(path).version-\(version)")
      let kept = try copy.read { try Migrator.version($0) }
      #expect(kept == version)
      let uids = try copy.read { try String.fetchAll($0, sql: "SELECT uid FROM event") }
      #expect(uids == ["u"])
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(names.allSatisfy { !$0.hasPrefix(".") })
    }
  }

  @Test("a copy of an earlier version has a name of its own, and nothing is written over")
  func keptCopy() throws {
    try withFolder { folder in
      let path = folder.appendingPathComponent("a.sqlite").path
      try Self.make(version: 3, at: path)
      let copy = URL(fileURLWithPath: "\(path).version-3")
      try Data("mine".utf8).write(to: copy)
      _ = try SQLiteEventStore(path: path)
      #expect(try String(contentsOf: copy, encoding: .utf8) == "mine")
      #expect(FileManager.default.fileExists(atPath: "\(path).version-3-2"))
    }
  }

  @Test("several programs may create one database at once; all of them see the sample once")
  func race() async throws {
    let folder = try DatabaseFolder()
    for round in 0..<10 {
      let path = folder.url.appendingPathComponent("\(round).sqlite").path
      let counts = try await withThrowingTaskGroup(of: Int.self) { group in
        for _ in 0..<6 {
          group.addTask { [sample] in
            let store = try SQLiteEventStore(path: path, initial: sample.insertion)
            return try store.outlines(touching: DayNumber(0)..<DayNumber(40_000)).count
          }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(counts == [Int](repeating: sample.events.count, count: 6))
    }
  }

  @Test("while another program writes, a change waits for as long as it may, and reading does not wait")
  func lockTimeout() throws {
    try withFolder { folder in
      let path = folder.appendingPathComponent("a.sqlite").path
      let store = try SQLiteEventStore(path: path, initial: sample.insertion, lockTimeout: 0)
      let other = try DatabaseQueue(path: path)
      var found: [CalendarInfo] = []
      try other.inDatabase { db in
        try db.inTransaction(.immediate) {
          #expect(throws: StoreError.storage(code: 5, message: "database is locked")) {
            try store.apply(.deleteCalendar(CalendarID(1)))
          }
          found = try store.calendars()
          return .rollback
        }
      }
      #expect(found == sample.calendars)
      try store.apply(.deleteCalendar(CalendarID(1)))
    }
  }

  @Test("a database where nothing can be written is read, also what its log has, and says that it is read-only")
  func readOnlyMedium() throws {
    try withFolder { folder in
      let disk = folder.appendingPathComponent("disk"), medium = folder.appendingPathComponent("medium")
      for each in [disk, medium] {
        try FileManager.default.createDirectory(at: each, withIntermediateDirectories: false)
      }
      let copy = folder.appendingPathComponent("backup").path
      try Self.make(version: 4, at: disk.appendingPathComponent("old.sqlite").path)
      // A log that was not merged yet, as a crash leaves it.
      let path = disk.appendingPathComponent("a.sqlite").path
      let store = try SQLiteEventStore(path: path, initial: sample.insertion)
      try store.apply(.deleteCalendar(CalendarID(1)))
      for ending in ["", "-wal"] {
        let other = disk.appendingPathComponent("b.sqlite").path
        try FileManager.default.copyItem(atPath: path + ending, toPath: other + ending)
      }
      guard try command("mount", "-o", "bind,ro", disk.path, medium.path) else {
        return print("left out: no medium can be mounted")
      }
      defer { _ = try? command("umount", "-l", medium.path) }
      for name in ["a.sqlite", "b.sqlite"] {
        let path = medium.appendingPathComponent(name).path
        let reader = try SQLiteEventStore(path: path)
        #expect(reader.isReadOnly)
        #expect(try reader.calendars().map { $0.name } == ["Family", "Travel", "Holidays"])
        #expect(try reader.calendars().allSatisfy { $0.access == .readOnly })
        #expect(throws: StoreError.readOnly) { try reader.apply(.deleteCalendar(CalendarID(2))) }
        #expect(try SQLiteEventStore.findings(path: path).isEmpty)
        try reader.backUp(to: copy)
        #expect(try SQLiteEventStore(path: copy).calendars().count == 3)
      }
      let old = medium.appendingPathComponent("old.sqlite").path
      let earlier = try SQLiteEventStore(path: old)
      #expect(try earlier.calendars().map { $0.name } == ["Old"])
      #expect(throws: StoreError.readOnly) { try earlier.apply(.deleteCalendar(CalendarID(1))) }
    }
  }

  private func command(_ name: String, _ arguments: String...) throws -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [name] + arguments
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  /// Writes a database of an earlier version with an event.
  private static func make(version: Int, at path: String) throws {
    let old = try DatabaseQueue(path: path)
    try old.write { db in
      try Migrator.migrate(db, to: version)
      try db.execute(
        sql: """
          INSERT INTO calendar (id, name, color) VALUES (1, 'Old', 'blue');
          INSERT INTO event (id, revision, calendar, uid, summary, start_kind, start_day, start_second, end_kind, end_day,
            end_second, location, notes, status, extent_start, extent_end, is_long)
          VALUES (1, 1, 1, 'u', 's', 0, 50, 0, 0, 51, 0, '', '', 0, 50, 51, 0);
          UPDATE counter SET value = 1 WHERE name IN ('event', 'revision');
          """)
      if version > 3 {
        try db.execute(
          sql: "INSERT INTO change VALUES (1, 'u', 1, 50, 51, 0); UPDATE counter SET value = 1 WHERE name = 'change'")
      }
    }
    try old.close()
  }
}
