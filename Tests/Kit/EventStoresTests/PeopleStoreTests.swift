import Almanac
import EventDatabase
import EventStores
import Foundation
import Testing

@Suite("SQLite: people")
struct PeopleStoreTests {
  private static let now = Instant(seconds: 1_795_261_440)

  private static func store(_ names: [String] = ["Anna", "Ben"]) throws -> SQLiteEventStore {
    let store = try SQLiteEventStore()
    for id in 1...2 {
      try store.apply(
        .putCalendar(CalendarInfo(id: CalendarID(Int64(id)), name: "\(id)", color: .named(.blue))))
    }
    for name in names { _ = try store.addPerson(name) }
    return store
  }

  @Test("people have different names without colons, and the first one stays until the others are gone")
  func names() throws {
    let store = try Self.store([])
    #expect(try !store.hasPeople() && store.people().isEmpty)
    #expect(try store.addPerson("Anna") == Person(id: 1, name: "Anna", isOwner: true))
    #expect(try store.addPerson("Ben") == Person(id: 2, name: "Ben", isOwner: false))
    #expect(throws: PeopleError.nameTaken("Anna")) { _ = try store.addPerson("Anna") }
    for name in ["", " ", "a:b", "a\n", String(repeating: "a", count: 101)] {
      #expect(throws: PeopleError.invalidName, "\(name)") { _ = try store.addPerson(name) }
    }
    try store.renamePerson(2, to: "Ben")
    #expect(throws: PeopleError.nameTaken("Anna")) { try store.renamePerson(2, to: "Anna") }
    #expect(throws: PeopleError.noPerson(3)) { try store.renamePerson(3, to: "Eve") }
    #expect(throws: PeopleError.isOwner) { try store.removePerson(1) }
    try store.removePerson(2)
    #expect(try store.addPerson("Eve").id == 3, "no number is used twice")
    try store.removePerson(3)
    try store.removePerson(1)
    #expect(try !store.hasPeople())
  }

  @Test("a key is found by its hash until it or its person is removed, and its use is recorded every ten minutes")
  func keys() throws {
    let store = try Self.store()
    let key = try store.addKey(of: 2, kind: .device, label: "phone", hash: [1, 2], now: Self.now)
    #expect(try store.personKey(hash: [1, 2]) == key && store.personKey(hash: [1]) == nil)
    for (later, used) in [(0, 0), (599, 0), (600, 600)] as [(Int64, Int64)] {
      try store.noteUse(ofKey: key.id, at: Self.now + later)
      #expect(try store.personKeys().map { $0.used } == [Self.now + used])
    }
    #expect(try store.removeKey(key.id) && !store.removeKey(key.id))
    #expect(try store.personKey(hash: [1, 2]) == nil)
    _ = try store.addKey(of: 2, kind: .browser, label: "", hash: [3], now: Self.now)
    try store.removePerson(2)
    #expect(try store.personKeys().isEmpty)
    #expect(throws: PeopleError.noPerson(2)) {
      _ = try store.addKey(of: 2, kind: .browser, label: "", hash: [4], now: Self.now)
    }
  }

  @Test("a link is exchanged once, within a week, and no other key is")
  func links() throws {
    let store = try Self.store()
    let week: Int64 = 7 * 86_400
    for hash in [[1], [2]] as [[UInt8]] {
      _ = try store.addKey(of: 2, kind: .link, label: "", hash: hash, now: Self.now)
    }
    _ = try store.addKey(of: 2, kind: .device, label: "", hash: [3], now: Self.now)
    let made = try #require(try store.exchangeLink(hash: [1], forKey: [9], now: Self.now + (week - 1)))
    #expect(made.kind == .browser && made.person == 2)
    #expect(try store.personKey(hash: [9]) == made)
    #expect(try store.exchangeLink(hash: [1], forKey: [10], now: Self.now) == nil)
    #expect(try store.exchangeLink(hash: [2], forKey: [10], now: Self.now + week) == nil)
    #expect(try store.exchangeLink(hash: [2], forKey: [10], now: Self.now) == nil, "it was removed")
    #expect(try store.exchangeLink(hash: [3], forKey: [10], now: Self.now) == nil)
    #expect(try store.personKey(hash: [3]) != nil)
  }

  @Test("a calendar has one owner; a former one may still write, and rights end with calendar and person")
  func shares() throws {
    let store = try Self.store(["Anna", "Ben", "Eve"])
    let (first, second) = (CalendarID(1), CalendarID(2))
    try store.share(Share(calendar: first, person: 2, right: .none, isOwner: true))
    #expect(throws: PeopleError.isOwner) { try store.share(Share(calendar: first, person: 2, right: .read)) }
    try store.share(Share(calendar: first, person: 3, right: .write, isOwner: true))
    #expect(
      try store.shares().map { $0.isOwner } == [false, true] && store.shares().map { $0.right } == [.write, .write])
    try store.share(Share(calendar: first, person: 2, right: .freeBusy))
    try store.share(Share(calendar: second, person: 2, right: .read))
    #expect(try store.shares().map { $0.right } == [.freeBusy, .write, .read])
    try store.share(Share(calendar: second, person: 2, right: .none))
    #expect(try store.shares().count == 2)
    #expect(throws: PeopleError.noPerson(9)) { try store.share(Share(calendar: first, person: 9, right: .read)) }
    #expect(throws: PeopleError.noCalendar(CalendarID(9))) {
      try store.share(Share(calendar: CalendarID(9), person: 2, right: .read))
    }
    try store.removePerson(3)
    #expect(try store.shares().map { $0.person } == [2])
    try store.apply(.deleteCalendar(first))
    #expect(try store.shares().isEmpty)
  }

  @Test("each database has a secret of its own, which stays")
  func secret() throws {
    let store = try Self.store()
    #expect(try store.peopleSecret().count == 32 && store.peopleSecret() == store.peopleSecret())
    #expect(try store.peopleSecret() != Self.store().peopleSecret())
  }

  @Test("a restore keeps people, keys, and the rights for calendars that it brings back")
  func restore() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("almanac-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (path, backup) = (folder.appendingPathComponent("a").path, folder.appendingPathComponent("b").path)
    let store = try SQLiteEventStore(path: path)
    try store.apply(.putCalendar(CalendarInfo(id: CalendarID(1), name: "Work", color: .named(.blue))))
    _ = try store.addPerson("Anna")
    try store.backUp(to: backup)
    _ = try store.addPerson("Ben")
    try store.share(Share(calendar: CalendarID(1), person: 2, right: .read))
    try store.close()
    try SQLiteEventStore.restore(backup, to: path)
    let restored = try SQLiteEventStore(path: path)
    #expect(try restored.people().map { $0.name } == ["Anna", "Ben"])
    #expect(try restored.shares() == [Share(calendar: CalendarID(1), person: 2, right: .read)])
  }
}
