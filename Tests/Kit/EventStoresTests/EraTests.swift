import Almanac
import EventStores
import Foundation
import GRDB
import TestSupport
import Testing

@testable import EventDatabase

@Suite("SQLite store: eras")
struct EraTests {
  private let sample = SampleCalendar.make(around: DayNumber(20_000)).insertion

  @Test("a database keeps its era, also while it is backed up and after a backup is restored into it")
  func kept() throws {
    try withFolder { folder in
      let path = folder.appendingPathComponent("a.sqlite").path, copy = folder.appendingPathComponent("b.sqlite").path
      let store = try SQLiteEventStore(path: path, initial: sample)
      let era = try store.era()
      try store.backUp(to: copy)
      #expect(try store.era() == era)
      try SQLiteEventStore.restore(copy, to: path)
      #expect(try store.era() == era)
      try store.apply(.deleteCalendar(CalendarID(1)))
      try store.close()
      #expect(try SQLiteEventStore(path: path).era() == era)
      #expect(try SQLiteEventStore.findings(path: path).isEmpty)
    }
  }

  @Test(
    "each backup has another era, and so has each database that is made from one, although the numbers are the same")
  func copies() throws {
    try withFolder { folder in
      func path(_ name: String) -> String { folder.appendingPathComponent(name).path }
      let store = try SQLiteEventStore(path: path("a"), initial: sample)
      var eras = [try store.era()]
      for name in ["b", "c"] {
        try store.backUp(to: path(name))
        eras.append(try Self.written(path(name)))
      }
      // The same backup, put in place twice by hand and once by the program.
      for name in ["d", "e"] { try FileManager.default.copyItem(atPath: path("b"), toPath: path(name)) }
      try SQLiteEventStore.restore(path("b"), to: path("f"))
      let days = DayNumber(-1_000_000)..<DayNumber(1_000_000)
      let tags = try store.objects(touching: days).map { $0.tag }
      for name in ["d", "e", "f"] {
        let made = try SQLiteEventStore(path: path(name))
        eras.append(try made.era())
        #expect(try made.objects(touching: days).map { $0.tag } == tags)
        try made.close()
        let again = try SQLiteEventStore(path: path(name)).era()
        #expect(again == eras.last, "it begins once")
      }
      for (index, era) in eras.enumerated() { #expect(!eras[..<index].contains(era), "\(index)") }
      #expect(try SQLiteEventStore.findings(path: path("b")).isEmpty)
    }
  }

  @Test("a backup that takes the place of an open database is noticed, although it counts as many changes")
  func exchanged() throws {
    try withFolder { folder in
      let path = folder.appendingPathComponent("a.sqlite").path, copy = folder.appendingPathComponent("b.sqlite").path
      try SQLiteEventStore(path: path, initial: sample).close()
      let store = try SQLiteEventStore(path: path)
      try store.backUp(to: copy)
      let bytes = try Data(contentsOf: URL(fileURLWithPath: copy))
      let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
      try file.truncate(atOffset: 0)
      try file.write(contentsOf: bytes)
      try file.close()
      #expect(throws: StoreError.self) { try store.apply(.deleteCalendar(CalendarID(1))) }
    }
  }

  @Test("a database of an earlier version gets an era when it is opened, once")
  func migration() throws {
    try withFolder { folder in
      var eras: [Era] = []
      for name in ["a", "b"] {
        let path = folder.appendingPathComponent(name).path
        let old = try DatabaseQueue(path: path)
        try old.write { db in
          try Migrator.migrate(db, to: 7)
          // The same in both, as in a database and its backup.
          try db.execute(sql: "INSERT INTO counter VALUES ('database', 7)")
        }
        try old.close()
        let era = try SQLiteEventStore(path: path).era()
        #expect(try SQLiteEventStore(path: path).era() == era)
        eras.append(era)
      }
      #expect(eras[0] != eras[1])
    }
  }

  @Test("a tag is read in its own era alone")
  func tags() {
    let era = Era(0xA0)
    #expect(era.text(ofTag: 42) == "42-00000000000000a0")
    #expect(era.tag(of: "42-00000000000000a0") == 42)
    for text in [
      "42", "42-a0", "42-00000000000000a1", "0-00000000000000a0", "-42-00000000000000a0", "42-00000000000000a0-",
      "-00000000000000a0", "x-00000000000000a0", "99999999999999999999-00000000000000a0", "",
    ] {
      #expect(era.tag(of: text) == nil, "\(text)")
    }
    #expect(Era(text: "+0000000000000a0") == nil)
    #expect(Era(text: Era(.max).text) == Era(.max))
  }

  /// Returns the era in a file, without opening it as a store.
  private static func written(_ path: String) throws -> Era {
    let database = try DatabaseQueue(path: path)
    defer { try? database.close() }
    return try database.read { try EraRow.era($0) }
  }
}
