import Almanac
import EventStores
import Foundation
import GRDB
import Testing

@testable import EventDatabase

@Suite("SQLite store: names of calendar objects")
struct ObjectNameTests {
  private static let work = CalendarID(1)

  private static func event(_ uid: String, _ title: String = "") -> Event {
    Event(uid: uid, calendar: work, summary: title, start: .day(DayNumber(0)), end: .day(DayNumber(1)))
  }

  private static func makeStore() throws -> SQLiteEventStore {
    let store = try SQLiteEventStore()
    try store.apply(.putCalendar(CalendarInfo(id: work, name: "Work", color: .named(.blue))))
    return store
  }

  private static func put(_ store: SQLiteEventStore, _ name: String, _ uid: String, _ title: String = "") throws {
    _ = try store.replace(
      NamedReplacement(calendar: work, name: name, events: [event(uid, title)], condition: .any))
  }

  @Test("an event that no client has named has its UID as a name, or a hash for a UID that URLs would encode")
  func usual() throws {
    let store = try Self.makeStore()
    for uid in ["plain-UID_1", "a@example.com", "ü", String(repeating: "x", count: 300), "\u{0}", ""] {
      try store.apply(.insert(Self.event(uid)))
      let name = try #require(try store.name(ofUID: uid, in: Self.work)).name
      #expect(name.hasSuffix(".ics") && name.utf8.count < 220)
      #expect(try store.name(name, in: Self.work)?.uid == uid)
      if uid.hasPrefix("plain") { #expect(name == uid + ".ics") }
    }
    let names = try store.names(in: Self.work, after: 0, limit: 100).map { $0.name }
    #expect(Set(names).count == 6)
  }

  @Test("a name that a client has given is taken, also for events that get their usual name later")
  func taken() throws {
    let store = try Self.makeStore()
    try Self.put(store, "b.ics", "a")
    try store.apply(.insert(Self.event("b")))
    #expect(try store.name("b.ics", in: Self.work)?.uid == "a")
    #expect(try store.name(ofUID: "b", in: Self.work)?.name == "2.b.ics")
    // The name of a deleted event stays its own, and so does that of one that comes back by undo.
    let inverse = try store.apply(.delete(try store.events(uid: "a", in: Self.work)[0].id, expecting: nil)).inverse
    #expect(try store.name("b.ics", in: Self.work) == nil)
    try store.apply(.insert(Self.event("c")))
    try store.apply(inverse)
    #expect(try store.name("b.ics", in: Self.work)?.uid == "a")
  }

  @Test("a new event may take the name of a deleted one, which gets another when it comes back")
  func reused() throws {
    let store = try Self.makeStore()
    try Self.put(store, "x.ics", "a")
    let inverse = try store.apply(.delete(try store.events(uid: "a", in: Self.work)[0].id, expecting: nil)).inverse
    try Self.put(store, "x.ics", "b")
    try store.apply(inverse)
    #expect(try store.name("x.ics", in: Self.work)?.uid == "b")
    #expect(try store.name(ofUID: "a", in: Self.work)?.name == "a.ics")
  }

  @Test("a second event with a UID, and another UID for a name, are refused")
  func conflicts() throws {
    let store = try Self.makeStore()
    try Self.put(store, "x.ics", "a")
    for (name, uid) in [("y.ics", "a"), ("x.ics", "b")] {
      #expect(throws: NamedReplacementError.uidConflict(name: "x.ics")) { try Self.put(store, name, uid) }
    }
    let gone = NamedReplacement(calendar: Self.work, name: "y.ics", events: [], condition: .any)
    #expect(throws: NamedReplacementError.notFound) { _ = try store.replace(gone) }
    let new = NamedReplacement(calendar: Self.work, name: "x.ics", events: [Self.event("a")], condition: .absent)
    #expect(throws: NamedReplacementError.conditionFailed) { _ = try store.replace(new) }
  }

  @Test("databases of earlier versions get names, and a restored one keeps its names and properties")
  func migrated() throws {
    let queue = try DatabaseQueue()
    let version = try #require(Schema.migrations.firstIndex { $0.identifier == "2026-11 names" })
    try queue.write { db in
      try Migrator.migrate(db, to: version)
      try db.execute(
        sql: "INSERT INTO change VALUES (1, 'a', 1, 0, 1, 0), (1, 'b@c', 2, 0, 1, 1), (2, 'a', 3, 0, 1, 0)")
      try Migrator.migrate(db)
    }
    let names = try queue.read { try String.fetchAll($0, sql: "SELECT name FROM change ORDER BY sequence") }
    #expect(names[0] == "a.ics" && names[1] == NameRow.usual(for: "b@c") && names[2] == "a.ics")
  }

  @Test("ED-209: calendars keep their default reminders; those of earlier versions have none and are not damaged")
  func reminders() throws {
    let queue = try DatabaseQueue()
    let version = try #require(Schema.migrations.firstIndex { $0.identifier == "2026-11 reminders" })
    try queue.write { db in
      try Migrator.migrate(db, to: version)
      try db.execute(
        sql:
          "INSERT INTO calendar (id, name, color, access, hash) VALUES (1, 'a', 'red', 0, row_hash(1, 'a', 'red', 0))")
      try Migrator.migrate(db)
    }
    let old = try #require(queue.read { try ChangeWriter.calendars($0) }.first)
    #expect(old == CalendarInfo(id: Self.work, name: "a", color: .named(.red)) && old.defaultReminders == nil)
    let store = try Self.makeStore()
    var calendar = try store.calendars()[0]
    calendar.defaultReminders = DefaultReminders(timed: [.start(seconds: -900)])
    let before = try store.apply(.putCalendar(calendar)).inverse
    #expect(try store.calendars() == [calendar])
    try store.apply(before)
    #expect(try store.calendars()[0].defaultReminders == nil)
  }

  @Test("properties are kept for each person and calendar, and end with the calendar")
  func properties() throws {
    let store = try Self.makeStore()
    let property = StoredProperty(namespace: "urn:x", name: "a", value: "<a/>")
    try store.setProperties([property], of: 1, for: Self.work)
    try store.setProperties([property], of: 1, for: CalendarID(0))
    #expect(try store.properties(of: 1, for: Self.work) == [property])
    #expect(try store.properties(of: 2, for: Self.work).isEmpty)
    try store.apply(.putCalendar(CalendarInfo(id: Self.work, name: "New", color: .named(.red))))
    #expect(try store.properties(of: 1, for: Self.work) == [property])
    try store.apply(.deleteCalendar(Self.work))
    #expect(try store.properties(of: 1, for: Self.work).isEmpty)
    #expect(try store.properties(of: 1, for: CalendarID(0)) == [property])
    try store.setProperties([StoredProperty(namespace: "urn:x", name: "a", value: nil)], of: 1, for: CalendarID(0))
    #expect(try store.properties(of: 1, for: CalendarID(0)).isEmpty)
  }
}
