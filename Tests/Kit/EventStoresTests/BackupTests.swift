import Almanac
import EventStores
import Foundation
import GRDB
import SystemServices
import TestSupport
import Testing

@testable import EventDatabase

@Suite("SQLite store: backup, restore and check")
struct BackupTests {
  private let sample = SampleCalendar.make(around: DayNumber(20_000)).insertion

  @Test("a backup of a database in use is a sound file of its own, with all that was there")
  func backup() throws {
    try withFolder { folder in
      let path = folder.appendingPathComponent("a.sqlite").path
      let copy = folder.appendingPathComponent("b.sqlite").path
      let store = try SQLiteEventStore(path: path, initial: sample)
      try store.backUp(to: copy)
      let before = try events(path)
      try store.apply(.deleteCalendar(CalendarID(1)))
      #expect(try events(copy) == before)
      let attributes = try FileManager.default.attributesOfItem(atPath: copy)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
      // An earlier backup is replaced.
      try store.backUp(to: copy)
      let now = try events(path)
      #expect(try events(copy) == now && now != before)
    }
  }

  @Test("nothing but an earlier backup is replaced")
  func others() throws {
    try withFolder { folder in
      let path = folder.appendingPathComponent("a.sqlite").path
      let store = try SQLiteEventStore(path: path, initial: sample)
      let text = folder.appendingPathComponent("a.ics")
      try Data("BEGIN:VCALENDAR".utf8).write(to: text)
      #expect(throws: StoreError.storage(code: 26, message: "file is not a database")) {
        try store.backUp(to: text.path)
      }
      #expect(try String(contentsOf: text, encoding: .utf8) == "BEGIN:VCALENDAR")
      let link = folder.appendingPathComponent("link").path
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
      for own in [path, link] {
        #expect(throws: StoreError.storage(code: 21, message: "a database cannot be its own backup")) {
          try store.backUp(to: own)
        }
      }
      let absent = folder.appendingPathComponent("absent/b").path
      #expect(
        throws: StoreError.storage(
          code: 10, message: "\(absent): the file cannot be written: no such file or directory")
      ) { try store.backUp(to: absent) }
      #expect(try SQLiteEventStore.findings(path: path).isEmpty)
    }
  }

  @Test("a restored database has what the backup has, under new tags, and others who have it open see it")
  func restore() throws {
    try withFolder { folder in
      let path = folder.appendingPathComponent("a.sqlite").path
      let copy = folder.appendingPathComponent("b.sqlite").path
      let store = try SQLiteEventStore(path: path, initial: sample)
      let room = Resource(id: "a", title: "A", overlap: false)
      try store.apply(.putResource(room))
      try store.backUp(to: copy)
      let before = try events(copy)
      var random = RandomChanges(seed: 3)
      for _ in 0..<50 { _ = try? store.apply(random.change()) }
      let everything = DayNumber(-1_000_000)..<DayNumber(1_000_000)
      let highest = try store.objects(touching: everything).compactMap { $0.tag }.max() ?? 0
      try SQLiteEventStore.restore(copy, to: path)
      #expect(try store.calendars().map { $0.name } == ["Work", "Family", "Travel", "Holidays"])
      #expect(try store.resources() == [room])
      let after = try events(path)
      #expect(after == before)
      let tags = try store.objects(touching: everything).compactMap { $0.tag }
      #expect(tags.allSatisfy { $0 > highest })
      #expect(try SQLiteEventStore.findings(path: path).isEmpty)
      let new = try store.apply(.insert(try #require(after.first).event)).stored.first?.id
      #expect(after.allSatisfy { $0.id != new })
    }
  }

  @Test("a damaged backup is refused and nothing changes; a damaged database is kept beside the restored one")
  func damage() throws {
    try withFolder { folder in
      let path = folder.appendingPathComponent("a.sqlite").path
      let copy = folder.appendingPathComponent("b.sqlite").path
      do {
        let store = try SQLiteEventStore(path: path, initial: sample)
        try store.backUp(to: copy)
        try store.apply(.deleteCalendar(CalendarID(1)))
      }
      let before = try events(path)
      let sound = try Data(contentsOf: URL(fileURLWithPath: copy))
      try Self.overwrite(copy, page: 2)
      #expect(throws: StoreError.self) { try SQLiteEventStore.restore(copy, to: path) }
      #expect(try events(path) == before)
      #expect(try !SQLiteEventStore.findings(path: copy).isEmpty)
      try sound.write(to: URL(fileURLWithPath: copy))
      try Self.overwrite(path, page: 2)
      let damaged = try Data(contentsOf: URL(fileURLWithPath: path))
      #expect(throws: StoreError.self) { _ = try SQLiteEventStore(path: path) }
      try SQLiteEventStore.restore(copy, to: path)
      let restored = try events(path)
      let expected = try events(copy)
      #expect(restored == expected)
      #expect(try Data(contentsOf: URL(fileURLWithPath: path + ".damaged")) == damaged)
    }
  }

  @Test("a restore creates a database, and takes backups of earlier versions")
  func creation() throws {
    try withFolder { folder in
      let path = folder.appendingPathComponent("a.sqlite").path
      let copy = folder.appendingPathComponent("b.sqlite").path
      try SQLiteEventStore(path: copy, initial: sample).backUp(to: copy + ".1")
      try SQLiteEventStore.restore(copy + ".1", to: path)
      let expected = try events(copy)
      #expect(try events(path) == expected)
      let text = folder.appendingPathComponent("a.ics")
      try Data("BEGIN:VCALENDAR".utf8).write(to: text)
      let message = "the backup \(text.path) cannot be read: file is not a database"
      #expect(throws: StoreError.storage(code: 26, message: message)) {
        try SQLiteEventStore.restore(text.path, to: path)
      }
    }
  }

  @Test("bytes that have become others within a text are damage: the event is never read as something else")
  func rot() throws {
    try withFolder { folder in
      let path = folder.appendingPathComponent("a.sqlite").path
      let copy = folder.appendingPathComponent("b.sqlite").path
      let day = EventTime.day(DayNumber(20_000))
      do {
        let store = try SQLiteEventStore(path: path, initial: sample)
        try store.backUp(to: copy)
        // Longer than a page, so that most of it lies where SQLite keeps no structure.
        let notes = String(repeating: "n", count: 9_000) + "needle" + String(repeating: "n", count: 9_000)
        try store.apply(
          .insert(Event(uid: "long", calendar: CalendarID(1), summary: "Long", start: day, end: day, notes: notes)))
        try store.backUp(to: copy + ".1")
      }
      for file in [path, copy + ".1"] {
        var bytes = try Data(contentsOf: URL(fileURLWithPath: file))
        for (name, change) in [("needle", "beetle"), ("Family", "Fanily")] {
          let place = try #require(bytes.range(of: Data(name.utf8)))
          bytes.replaceSubrange(place, with: Data(change.utf8))
        }
        try bytes.write(to: URL(fileURLWithPath: file))
        let found = try SQLiteEventStore.findings(path: file)
        #expect(
          found == [
            "calendar 2: a calendar with other bytes than were written",
            "event 33: an event with other bytes than were written",
          ])
      }
      let store = try SQLiteEventStore(path: path)
      #expect(try store.calendars()[1].access == .readOnly)
      #expect(throws: StoreError.self) { try store.object(uid: "long", in: CalendarID(1)) }
      #expect(throws: StoreError.self) { try SQLiteEventStore.restore(copy + ".1", to: path) }
      try SQLiteEventStore.restore(copy, to: path)
      #expect(try SQLiteEventStore.findings(path: path).isEmpty)
      let restored = try events(path), expected = try events(copy)
      #expect(restored == expected)
    }
  }

  @Test("a check names indexes, days, changes and counters that are not those of the events")
  func findings() throws {
    let faults = [
      ("UPDATE event SET extent_end = extent_end + 1 WHERE id = 3", "event 3: days that are not those of its times"),
      ("UPDATE event SET status = 9 WHERE id = 3", "event 3: an event with other bytes than were written"),
      ("UPDATE calendar SET color = 'plaid' WHERE id = 2", "calendar 2: a calendar with other bytes than were written"),
      ("DELETE FROM change WHERE uid = (SELECT uid FROM event WHERE id = 3)", "events without their last change"),
      ("UPDATE change SET is_gone = 0, uid = 'x' WHERE sequence = 1", "events without their last change"),
      ("UPDATE counter SET value = 1 WHERE name = 'event'", "a counter that would give numbers again"),
      (
        "PRAGMA foreign_keys = OFF; UPDATE event SET calendar = 99 WHERE id = 3",
        "1 events of calendars that do not exist"
      ),
    ]
    for (number, (statement, finding)) in faults.enumerated() {
      try withFolder { folder in
        let path = folder.appendingPathComponent("\(number).sqlite").path
        _ = try SQLiteEventStore(path: path, initial: sample)
        #expect(try SQLiteEventStore.findings(path: path).isEmpty)
        try DatabaseQueue(path: path).inDatabase { try $0.execute(sql: statement) }
        let found = try SQLiteEventStore.findings(path: path).first
        #expect(found == finding)
      }
    }
  }

  @Test("a page that is lost, random, or another one gives an error, and never other events", arguments: UInt64(1)...3)
  func pages(seed: UInt64) throws {
    try withFolder { folder in
      var random = SeededGenerator(seed: seed)
      let path = folder.appendingPathComponent("a.sqlite").path
      let copy = folder.appendingPathComponent("b.sqlite").path
      do {
        let store = try SQLiteEventStore(path: path, initial: sample)
        for number in 0..<300 {
          let day = EventTime.day(DayNumber(number))
          let event = Event(
            uid: "u\(number)", calendar: CalendarID(1), summary: String(repeating: "x", count: number), start: day,
            end: day)
          try store.apply(.insert(event))
        }
        try store.backUp(to: copy)
      }
      let expected = try events(copy)
      let sound = try Data(contentsOf: URL(fileURLWithPath: copy))
      var errors = 0
      for page in 0..<sound.count / 4096 {
        for fault in 0..<3 {
          var bytes = sound
          let other = Int.random(in: 0..<sound.count / 4096, using: &random)
          let wrong: Data =
            switch fault {
            case 0: Data(count: 4096)
            case 1: Data((0..<4096).map { _ in UInt8.random(in: 0...255, using: &random) })
            default: sound[other * 4096..<(other + 1) * 4096]
            }
          bytes.replaceSubrange(page * 4096..<(page + 1) * 4096, with: wrong)
          let damaged = folder.appendingPathComponent("\(page)-\(fault)").path
          try bytes.write(to: URL(fileURLWithPath: damaged))
          do {
            let found = try events(damaged)
            #expect(found == expected, "page \(page), fault \(fault), page \(other)")
          } catch is StoreError {
            errors += 1
          }
        }
      }
      #expect(errors > sound.count / 4096)
    }
  }

  /// All events of a database, by identifier, without revisions.
  private func events(_ path: String) throws -> [StoredEvent] {
    let store = try SQLiteEventStore(path: path)
    let damage = Lock<[String]>([])
    store.onDamage = { line in damage.withLock { $0.append(line) } }
    var result: [StoredEvent] = []
    _ = try store.scan(from: 0) { stored in
      result.append(StoredEvent(id: stored.id, revision: Revision(0), event: stored.event))
      return true
    }
    // What a view asks for, which uses the indexes.
    let days = DayNumber(-1_000_000)..<DayNumber(1_000_000)
    let found = try store.objects(touching: days).reduce(0) { $0 + $1.events.count }
    let outlines = try store.outlines(touching: days)
    _ = try store.calendars()
    if let first = damage.withLock({ $0.first }) { throw StoreError.storage(code: 11, message: first) }
    #expect(found == result.count && outlines.count == result.count)
    return result
  }

  private static func overwrite(_ path: String, page: Int) throws {
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try file.seek(toOffset: UInt64(page * 4096))
    try file.write(contentsOf: Data(repeating: 0xA5, count: 4096))
    try file.close()
  }
}
