import Almanac
import EventDatabase
import EventStores
import Foundation
import Testing

@Suite("SQLite store: the file")
struct SQLiteEventStoreTests {
  private let work = CalendarInfo(id: CalendarID(1), name: "Work", color: .named(.blue))

  @Test("stored events are there after the file is opened again, and identifiers are not reused")
  func reopen() throws {
    try withFolder { folder in
      let path = folder.appendingPathComponent("a.sqlite").path
      var random = RandomChanges(seed: 7)
      var expected: [StoredEvent] = []
      do {
        let store = try SQLiteEventStore(path: path)
        for id in 1...3 {
          try store.apply(.putCalendar(CalendarInfo(id: CalendarID(Int64(id)), name: "a\u{0}", color: .rgb(0xABC))))
        }
        for _ in 0..<50 {
          let event = random.event()
          guard let stored = try? store.apply(.insert(event)).stored.first else { continue }
          expected.append(StoredEvent(id: stored.id, revision: stored.revision, event: event))
        }
        let gone = try #require(expected.last)
        expected.removeLast()
        try store.apply(.delete(gone.id))
      }
      let store = try SQLiteEventStore(path: path)
      for stored in expected { #expect(try store.event(stored.id) == stored) }
      let new = try store.apply(.insert(try #require(expected.first).event))
      #expect(try #require(new.stored.first).id.rawValue == Int64(expected.count) + 2)
    }
  }

  @Test("ten thousand events go in as one change, and out again as its inverse")
  func bulk() throws {
    try withFolder { folder in
      let store = try SQLiteEventStore(path: folder.appendingPathComponent("bulk.sqlite").path)
      try store.apply(.putCalendar(work))
      let events = (0..<10_000).map { number in
        let start = LocalDateTime(day: DayNumber(number / 10), hour: 9, minute: number % 60)
        return Event(
          uid: "\(number)", calendar: work.id, summary: "Event \(number)", start: .floating(start),
          end: .floating(LocalDateTime(secondsAsUTC: start.secondsAsUTC + 3600)))
      }
      let receipt = try store.apply(.group(events.map { .insert($0) }))
      #expect(receipt.stored.count == 10_000)
      #expect(try store.outlines(touching: DayNumber(500)..<DayNumber(501)).count == 30)
      try store.apply(receipt.inverse)
      #expect(try store.outlines(touching: DayNumber(0)..<DayNumber(2_000)).isEmpty)
    }
  }

  @Test("the smallest and greatest instants are stored")
  func extremeInstants() throws {
    let store = try SQLiteEventStore()
    try store.apply(.putCalendar(work))
    for seconds in [Int64.min, Int64.min + 1, -1, 0, Int64.max] {
      let time = EventTime.utc(Instant(seconds: seconds))
      let event = Event(uid: "u", calendar: work.id, summary: "", start: time, end: time)
      let stored = try #require(try store.apply(.insert(event)).stored.first)
      #expect(try store.event(stored.id)?.event == event)
    }
    #expect(try store.outlines(touching: DayNumber(.min)..<DayNumber(.max)).count == 5)
  }

  @Test("a group that fails half-way leaves nothing behind")
  func atomicity() throws {
    let store = try SQLiteEventStore()
    try store.apply(.putCalendar(work))
    let event = Event(uid: "u", calendar: work.id, summary: "", start: .day(DayNumber(1)), end: .day(DayNumber(2)))
    var heard = 0
    let token = store.observe { _ in heard += 1 }
    #expect(throws: StoreError.notFound(EventID(99))) {
      try store.apply(.group([.insert(event), .deleteCalendar(work.id), .delete(EventID(99))]))
    }
    #expect(heard == 0)
    #expect(try store.calendars() == [work])
    #expect(try store.apply(.insert(event)).stored.first == StoredReference(id: EventID(1), revision: Revision(1)))
    #expect(heard == 1)
    token.cancel()
  }

  @Test("groups nested ten thousand deep are applied")
  func deepGroups() throws {
    let store = try SQLiteEventStore()
    var change = EventChange.putCalendar(work)
    for _ in 0..<10_000 { change = .group([change]) }
    try store.apply(change)
    #expect(try store.calendars() == [work])
  }

  @Test("a file that is not a database is refused with SQLite's message")
  func notADatabase() throws {
    try withFolder { folder in
      let url = folder.appendingPathComponent("text.sqlite")
      try Data("BEGIN:VCALENDAR, and on and on, longer than any header of a database file would have to be: 100".utf8)
        .write(to: url)
      #expect(throws: StoreError.storage(code: 26, message: "file is not a database")) {
        _ = try SQLiteEventStore(path: url.path)
      }
    }
  }

  @Test("a database of another program is refused and left as it is")
  func foreignDatabase() throws {
    try withFolder { folder in
      let path = folder.appendingPathComponent("foreign.sqlite").path
      do { _ = try SQLiteEventStore(path: path) }
      // The application identifier lies at offset 68 of the header.
      var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
      bytes.replaceSubrange(68..<72, with: [0, 0, 0, 1])
      try bytes.write(to: URL(fileURLWithPath: path))
      #expect(throws: StoreError.storage(code: 26, message: "the file is a database of another program")) {
        _ = try SQLiteEventStore(path: path)
      }
      #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == bytes)
    }
  }

  @Test("a damaged database is refused, and so is a folder")
  func damaged() throws {
    try withFolder { folder in
      let path = folder.appendingPathComponent("damaged.sqlite").path
      do {
        let store = try SQLiteEventStore(path: path)
        try store.apply(SampleCalendar.make(around: DayNumber(20_000)).insertion)
      }
      var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
      bytes.replaceSubrange(4096..<bytes.count, with: Data(repeating: 0xA5, count: bytes.count - 4096))
      try bytes.write(to: URL(fileURLWithPath: path))
      #expect(throws: StoreError.self) { _ = try SQLiteEventStore(path: path) }
      #expect(throws: StoreError.self) { _ = try SQLiteEventStore(path: folder.path) }
      #expect(throws: StoreError.self) {
        _ = try SQLiteEventStore(path: folder.appendingPathComponent("absent/a.sqlite").path)
      }
    }
  }
}

/// Runs `body` with a new folder and removes that afterwards.
func withFolder(_ body: (URL) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try body(folder)
}
