import Almanac
import EventStores
import Foundation
import GRDB
import Testing

@testable import EventDatabase

@Suite("Calendar objects: in SQLite")
struct ObjectStoreTests {
  private let store: SQLiteEventStore
  private let work = CalendarID(1)
  private static let all = DayNumber(-1_000_000)..<DayNumber(1_000_000)

  init() throws {
    store = try SQLiteEventStore()
    for id in 1...3 {
      try store.apply(.putCalendar(CalendarInfo(id: CalendarID(Int64(id)), name: "", color: .named(.blue))))
    }
  }

  @Test("a calendar object is created, replaced and deleted, each time with a greater tag, which is never given again")
  func life() throws {
    let created = try #require(try store.replace([request("a", [event("a")], .absent)])[0])
    let replaced = try #require(try store.replace([request("a", [event("a", "new")], .tag(created))])[0])
    #expect(try store.replace([request("a", [], .tag(replaced))]) == [nil])
    #expect(try store.events(uid: "a", in: work).isEmpty)
    let again = try #require(try store.replace([request("a", [event("a")], .absent)])[0])
    #expect(created < replaced && replaced < again)
  }

  @Test("all replacements are made or none; the conflict has the calendar objects whose condition fails as they are")
  func allOrNone() throws {
    let tags = try store.replace(["a", "b"].map { request($0, [event($0)], .absent) })
    var heard: [StoreChange] = []
    let token = store.observe { heard.append($0) }
    let before = try store.objects(touching: Self.all)
    let stale = request("b", [event("b", "mine")], .tag(try #require(tags[1]) + 1))
    #expect(throws: ReplacementError.conflict([before[1]])) {
      try store.replace([request("a", [event("a", "mine")], .tag(try #require(tags[0]))), stale])
    }
    let missing = CalendarObject(calendar: work, uid: "c", events: [])
    #expect(throws: ReplacementError.conflict([before[0], missing])) {
      try store.replace([request("a", [event("a", "mine")], .absent), request("c", [event("c")], .tag(1))])
    }
    var invalid = event("c")
    invalid.end = .day(DayNumber(-9))
    #expect(throws: ReplacementError.self) {
      try store.replace([request("a", [], .tag(try #require(tags[0]))), request("c", [invalid], .absent)])
    }
    #expect(try store.objects(touching: Self.all) == before)
    #expect(heard.isEmpty)
    token.cancel()
  }

  @Test("ED-134: a request that is sent again is answered alike and changes nothing")
  func repeated() throws {
    let requests = ["a", "b"].map { request($0, [event($0)], .absent) }
    let tags = try store.replace(requests)
    var heard = 0
    let token = store.observe { _ in heard += 1 }
    #expect(try store.replace(requests) == tags)
    let deletion = request("a", [], .tag(try #require(tags[0])))
    #expect(heard == 0)
    for _ in 0..<2 { #expect(try store.replace([deletion, requests[1]]) == [nil, tags[1]]) }
    #expect(heard == 1)
    token.cancel()
  }

  @Test("whatever changes a calendar object changes its tag, and nothing else does", arguments: UInt64(1)...6)
  func tags(seed: UInt64) throws {
    var random = RandomChanges(seed: seed)
    var before = try snapshot()
    var highest: Int64 = 0
    for step in 0..<100 {
      guard let receipt = try? store.apply(random.change()) else { continue }
      if step % 5 == 0 { try store.apply(receipt.inverse) }
      let after = try snapshot()
      for (name, object) in after {
        let tag = try #require(object.tag)
        #expect(tag == before[name]?.tag ? object == before[name] : tag > highest, "step \(step)")
      }
      highest = max(highest, after.values.compactMap { $0.tag }.max() ?? 0)
      before = after
    }
    #expect(Set(before.values.map { $0.tag }).count == before.count)
  }

  @Test("the calendar objects of some days are those of any store, each with its tag", arguments: UInt64(20)...23)
  func touching(seed: UInt64) throws {
    var random = RandomChanges(seed: seed)
    for _ in 0..<120 { _ = try? store.apply(random.change()) }
    for _ in 0..<20 {
      let days = random.days()
      let found = try store.objects(touching: days)
      let others = try ReadOnlyObjectStore(store).objects(touching: days)
      #expect(found.count == others.count)
      for object in found {
        let other = try #require(
          others.first {
            $0.calendar == object.calendar && $0.uid.utf8.elementsEqual(object.uid.utf8)
          })
        #expect(Set(object.events.map { $0.id }) == Set(other.events.map { $0.id }))
        #expect(object.tag != nil)
      }
    }
  }

  @Test("a database that was made before there were tags gets one for each calendar object")
  func migration() throws {
    try withFolder { folder in
      let path = folder.appendingPathComponent("a.sqlite").path
      do {
        let store = try SQLiteEventStore(path: path)
        try store.apply(SampleCalendar.make(around: DayNumber(20_000)).insertion)
      }
      try DatabaseQueue(path: path).write { db in
        try db.execute(
          sql: """
            DROP TABLE change;
            DROP TABLE former_name;
            DELETE FROM counter WHERE name = 'change';
            DELETE FROM grdb_migrations WHERE identifier IN ('2026-11 changes', '2026-11 names');
            """)
      }
      let store = try SQLiteEventStore(path: path)
      let found = try store.objects(touching: Self.all)
      #expect(found.map { $0.tag } == (1...found.count).map { Int64($0) })
      let first = try #require(found.first)
      let deletion = ObjectReplacement(calendar: first.calendar, uid: first.uid, events: [], condition: .tag(1))
      #expect(try store.replace([deletion]) == [nil])
      let event = try #require(first.events.first).event
      let tag = try store.replace([request(event, .absent)])[0]
      #expect(try #require(tag) > Int64(found.count))
    }
  }

  @Test("ED-134: a change by another process is a conflict, and its tag is the condition of the next attempt")
  func otherProcess() throws {
    try withFolder { folder in
      let path = folder.appendingPathComponent("a.sqlite").path
      let stores = [try SQLiteEventStore(path: path), try SQLiteEventStore(path: path)]
      try stores[0].apply(.putCalendar(CalendarInfo(id: work, name: "", color: .named(.blue))))
      let tag = try #require(try stores[0].replace([request("a", [event("a")], .absent)])[0])
      let theirs = try #require(try stores[1].replace([request("a", [event("a", "theirs")], .tag(tag))])[0])
      let mine = event("a", "mine")
      let error = #expect(throws: ReplacementError.self) { try stores[0].replace([request("a", [mine], .tag(tag))]) }
      guard case .conflict(let current)? = error else { return }
      #expect(current.map { $0.tag } == [theirs] && current[0].events.map { $0.event.summary } == ["theirs"])
      try stores[0].replace([request("a", [mine], .tag(theirs))])
      #expect(try stores[1].events(uid: "a", in: work).map { $0.event } == [mine])
    }
  }

  @Test("a file is written through to the disk before a change returns")
  func synchronous() throws {
    try withFolder { folder in
      let store = try SQLiteEventStore(path: folder.appendingPathComponent("a.sqlite").path)
      // 2 is FULL.
      #expect(try store.database.inDatabase { try Int.fetchOne($0, sql: "PRAGMA synchronous") } == 2)
      #expect(try store.database.inDatabase { try String.fetchOne($0, sql: "PRAGMA journal_mode") } == "wal")
    }
  }

  // MARK: - Parts

  private struct Name: Hashable {
    var calendar: CalendarID
    var uid: [UInt8]
  }

  private func snapshot() throws -> [Name: CalendarObject] {
    Dictionary(
      uniqueKeysWithValues: try store.objects(touching: Self.all).map {
        (Name(calendar: $0.calendar, uid: Array($0.uid.utf8)), $0)
      })
  }

  private func event(_ uid: String, _ summary: String = "") -> Event {
    Event(uid: uid, calendar: work, summary: summary, start: .day(DayNumber(1)), end: .day(DayNumber(2)))
  }

  private func request(
    _ uid: String, _ events: [Event], _ condition: ObjectReplacement.Condition
  ) -> ObjectReplacement {
    ObjectReplacement(calendar: work, uid: uid, events: events, condition: condition)
  }

  private func request(_ event: Event, _ condition: ObjectReplacement.Condition) -> ObjectReplacement {
    ObjectReplacement(calendar: event.calendar, uid: event.uid, events: [event], condition: condition)
  }
}
