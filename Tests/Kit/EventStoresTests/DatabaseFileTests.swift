import Almanac
import EventStores
import Foundation
import GRDB
import TestSupport
import Testing

@testable import EventDatabase

@Suite("SQLite store: its file")
struct DatabaseFileTests {
  private static func event(_ uid: String) -> EventChange {
    .insert(
      Event(uid: uid, calendar: CalendarID(1), summary: uid, start: .day(DayNumber(10)), end: .day(DayNumber(11))),
      id: nil)
  }

  private static func store(_ path: String) throws -> SQLiteEventStore {
    let store = try SQLiteEventStore(path: path)
    try store.apply(.putCalendar(CalendarInfo(id: CalendarID(1), name: "Work", color: .named(.blue))))
    return store
  }

  private static func uids(_ path: String) throws -> [String] {
    try SQLiteEventStore(path: path).objects(touching: DayNumber(0)..<DayNumber(100)).map { $0.uid }
  }

  /// What somebody may do to the files of a database that is in use.
  enum Mishap: String, CaseIterable {
    case remove, move, replace, overwrite, truncate, removeLog

    /// Happens to the database at `path`; `other` is another database.
    func happen(_ path: String, other: String) throws {
      let manager = FileManager.default
      switch self {
      case .remove: for ending in ["", "-wal", "-shm"] { try manager.removeItem(atPath: path + ending) }
      case .move: try manager.moveItem(atPath: path, toPath: path + ".moved")
      case .replace:
        try manager.removeItem(atPath: path)
        try manager.copyItem(atPath: other, toPath: path)
      case .overwrite: try write(try Data(contentsOf: URL(fileURLWithPath: other)), path)
      case .truncate: try write(Data(), path)
      case .removeLog: try manager.removeItem(atPath: path + "-wal")
      }
    }

    /// Writes into the same file, as `cp` does.
    private func write(_ data: Data, _ path: String) throws {
      let file = try #require(FileHandle(forWritingAtPath: path))
      try file.truncate(atOffset: 0)
      try file.write(contentsOf: data)
      try file.close()
    }
  }

  /// Prints once which combinations the tests run.
  private static let announcement: Void = print(
    "matrix of acknowledged writes: a store whose file suffers each of \(Mishap.allCases) before a change,",
    "or a move within it")

  init() { Self.announcement }

  @Test(
    "V5: no change is acknowledged after its file was removed, replaced, or overwritten", arguments: Mishap.allCases)
  func lostFile(mishap: Mishap) throws {
    try withFolder { folder in
      let path = folder.appendingPathComponent("a.sqlite").path
      let other = folder.appendingPathComponent("b.sqlite").path
      let another = try Self.store(other)
      for number in 0..<50 { try another.apply(Self.event("other \(number)")) }
      try another.close()
      try Self.store(path).close()
      // Opened again, because a log with all of the content would make up for any file.
      let store = try SQLiteEventStore(path: path)
      try store.apply(Self.event("kept"))
      try store.checkFile()
      try mishap.happen(path, other: other)
      #expect(throws: StoreError.self) { try store.apply(Self.event("lost")) }
      #expect(throws: StoreError.self) { try store.checkFile() }
      #expect(throws: ReplacementError.self) {
        let replacement = ObjectReplacement(
          calendar: CalendarID(1), uid: "kept", events: [], condition: .absent)
        try store.replace([replacement])
      }
      try store.close()
      if mishap == .move { #expect(try Self.uids(path + ".moved") == ["kept"]) }
      if mishap == .replace { #expect(try Self.uids(path).count == 50) }
      if mishap == .overwrite {
        // A copy, because SQLite still has the file open in this process.
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(!names.contains("a.sqlite-wal") && names.contains("a.sqlite-wal.replaced"))
        try FileManager.default.copyItem(atPath: path, toPath: path + ".copy")
        #expect(try Self.uids(path + ".copy").count == 50)
      }
      if mishap == .removeLog { #expect(try Self.uids(path) == ["kept"]) }
    }
  }

  @Test("V5: a file that is moved away during a change makes that change fail, too")
  func lostMeanwhile() throws {
    try withFolder { folder in
      let path = folder.appendingPathComponent("a.sqlite").path
      let store = try Self.store(path)
      #expect(throws: StoreError.self) {
        try StoreError.mapping { try store.keeping { try Mishap.move.happen(path, other: "") } }
      }
    }
  }

  @Test("V5: what other programs write and merge into the file is no damage")
  func otherPrograms() throws {
    try withFolder { folder in
      let path = folder.appendingPathComponent("a.sqlite").path
      let store = try Self.store(path)
      let other = try SQLiteEventStore(path: path)
      for number in 0..<5 {
        try store.apply(Self.event("mine \(number)"))
        try other.apply(Self.event("theirs \(number)"))
        try other.database.inDatabase { _ = try Row.fetchOne($0, sql: "PRAGMA wal_checkpoint(TRUNCATE)") }
        try store.checkFile()
        try other.checkFile()
      }
      #expect(try store.objects(touching: DayNumber(0)..<DayNumber(100)).count == 10)
    }
  }

  @Test("V5: a long log is merged into the file by the store itself")
  func merging() throws {
    try withFolder { folder in
      let path = folder.appendingPathComponent("a.sqlite").path
      let store = try Self.store(path)
      let notes = String(repeating: "long ", count: 200_000)
      for number in 0..<8 {
        var event = Event(
          uid: "\(number)", calendar: CalendarID(1), summary: "", start: .day(DayNumber(10)), end: .day(DayNumber(11)))
        event.notes = notes
        try store.apply(.insert(event, id: nil))
      }
      let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
      #expect(size > 4_000_000)
      let log = try FileManager.default.attributesOfItem(atPath: path + "-wal")[.size] as? Int ?? 0
      #expect(log < 6_000_000)
    }
  }

  @Test("V7: a store that is closed leaves one whole file")
  func closing() throws {
    try withFolder { folder in
      let path = folder.appendingPathComponent("a.sqlite").path
      let store = try Self.store(path)
      try store.apply(Self.event("kept"))
      try store.close()
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.sqlite"])
      #expect(try Self.uids(path) == ["kept"])
    }
  }

  @Test("V7: an existing file is never filled, be it empty or a copy without its log")
  func existingFile() throws {
    try withFolder { folder in
      let path = folder.appendingPathComponent("a.sqlite").path
      let copy = folder.appendingPathComponent("copy.sqlite").path
      let sample = SampleCalendar.make(around: DayNumber(20_000)).insertion
      // As former versions made it: all tables are in the log.
      let database = try DatabaseQueue(path: path)
      try database.inDatabase { try $0.execute(sql: "PRAGMA journal_mode = WAL") }
      try database.inDatabase { db in
        try db.inTransaction {
          try Migrator.migrate(db)
          return .commit
        }
      }
      try FileManager.default.copyItem(atPath: path, toPath: copy)
      let empty = folder.appendingPathComponent("empty.sqlite").path
      try Data().write(to: URL(fileURLWithPath: empty))
      for found in [copy, empty] {
        let before = try Data(contentsOf: URL(fileURLWithPath: found))
        #expect(throws: StoreError.self) { try SQLiteEventStore(path: found, initial: sample) }
        #expect(try Data(contentsOf: URL(fileURLWithPath: found)) == before)
      }
      #expect(try SQLiteEventStore(path: path, initial: sample).calendars().isEmpty)
    }
  }

  @Test("V6: a path is a path: SQLite's own names are files, and an empty path is an error")
  func paths() throws {
    try withFolder { folder in
      for name in [":memory:", "file:x", "file:y?mode=memory", "a?b#c %20"] {
        let path = folder.appendingPathComponent(name).path
        try Self.store(path).close()
        #expect(FileManager.default.fileExists(atPath: path), "\(name)")
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect(attributes[.posixPermissions] as? Int == 0o600, "\(name)")
      }
      #expect(throws: StoreError.self) { try SQLiteEventStore(path: "") }
      #expect(throws: StoreError.self) { try SQLiteEventStore(path: folder.path + "/a\0b") }
      #expect(try PathCheck.database(":memory:").hasSuffix("/:memory:"))
      #expect(try PathCheck.database("file:x").hasPrefix("/"))
    }
  }

  @Test("V10: a pipe and a link that leads to no file are refused")
  func otherFiles() throws {
    try withFolder { folder in
      let pipe = folder.appendingPathComponent("pipe").path
      #expect(mkfifo(pipe, 0o600) == 0)
      let link = folder.appendingPathComponent("link").path
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder.path + "/nothing")
      for path in [pipe, link] {
        #expect(throws: StoreError.self, "\(path)") { try SQLiteEventStore(path: path) }
        #expect(throws: StoreError.self, "\(path)") { try SQLiteEventStore.findings(path: path) }
      }
      #expect(!FileManager.default.fileExists(atPath: folder.path + "/nothing"))
    }
  }
}
