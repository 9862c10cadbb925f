import Almanac
import EventDatabase
import EventStores
import Foundation
import SystemServices
import Testing

@Suite("SQLite: subscriptions")
struct SubscriptionStoreTests {
  private static let new = Subscription(
    calendar: CalendarID(0), url: "https://example.org/secret.ics", allowsPrivate: false)

  private static func event(_ uid: String, _ summary: String = "", length: Int = 1, lines: [String] = []) -> Event {
    let day = DayNumber(20_000)
    return Event(
      uid: uid, calendar: CalendarID(0), summary: summary, start: .day(day), end: .day(day + length),
      otherLines: lines)
  }

  private static func subscription(of calendar: CalendarID) -> Subscription {
    var subscription = new
    subscription.calendar = calendar
    return subscription
  }

  private static func texts(_ store: SQLiteEventStore, _ calendar: CalendarID) throws -> [String] {
    try store.objects(touching: DayNumber(19_000)..<DayNumber(21_000)).filter { $0.calendar == calendar }
      .map { "\($0.uid) \($0.events[0].event.summary) \($0.tag ?? 0)" }.sorted()
  }

  @Test("SY-21: a subscription is a read-only calendar with the valid events, and ends with its calendar")
  func adding() throws {
    let store = try SQLiteEventStore()
    try store.apply(.putCalendar(CalendarInfo(id: CalendarID(7), name: "Own", color: .named(.blue))))
    let id = try store.addSubscription(
      Self.new, name: "School", color: .named(.green),
      events: [Self.event("a", "Trip"), Self.event("b", length: -1)])
    #expect(
      try store.calendars().last == CalendarInfo(id: id, name: "School", color: .named(.green), access: .readOnly))
    #expect(try store.subscriptions() == [Self.subscription(of: id)])
    #expect(try Self.texts(store, id) == ["a Trip 1"])
    #expect(try store.removeSubscription(of: id) && !store.removeSubscription(of: id))
    #expect(try !store.removeSubscription(of: CalendarID(7)), "an ordinary calendar is no subscription")
    #expect(try store.calendars().map { $0.id } == [CalendarID(7)] && store.subscriptions().isEmpty)
    let other = try store.addSubscription(Self.new, name: "B", color: .named(.green), events: [])
    try store.apply(.deleteCalendar(other))
    #expect(try store.subscriptions().isEmpty)
  }

  @Test("SY-22: what is equal, also with another DTSTAMP, keeps its tag, and observers are not notified")
  func updates() throws {
    let store = try SQLiteEventStore()
    let id = try store.addSubscription(
      Self.new, name: "A", color: .named(.blue),
      events: [Self.event("a", "1"), Self.event("b", "1", lines: ["DTSTAMP:20260101T000000Z"]), Self.event("c", "1")])
    let notices = Lock(0)
    let token = store.observe { _ in notices.withLock { $0 += 1 } }
    defer { token.cancel() }
    var state = Self.subscription(of: id)
    state.tag = "\"1\""
    state.modified = "Sat, 21 Nov 2026 11:44:00 GMT"
    state.lastRead = Instant(seconds: 5)
    state.due = Instant(seconds: 6)
    state.failures = 2
    state.error = "no"
    #expect(try !store.updateSubscription(state, events: nil))
    #expect(try store.subscriptions() == [state])
    let same = [
      Self.event("c", "1"), Self.event("b", "1", lines: ["DTSTAMP:20260202T000000Z"]), Self.event("a", "1"),
    ]
    #expect(try !store.updateSubscription(state, events: same))
    #expect(try Self.texts(store, id) == ["a 1 1", "b 1 2", "c 1 3"] && notices.withLock { $0 } == 0)
    #expect(try store.updateSubscription(state, events: [Self.event("a", "1"), Self.event("b", "2")]))
    let texts = try Self.texts(store, id)
    #expect(texts.count == 2 && texts[0] == "a 1 1")
    #expect(texts.last?.hasPrefix("b 2 ") == true && texts.last != "b 2 2", "a changed object has another tag")
    #expect(notices.withLock { $0 } == 1)
    #expect(try store.updateSubscription(state, events: []) && Self.texts(store, id).isEmpty)
  }

  @Test("a subscription that has ended, or has another URL, is not changed by a reading that comes late")
  func late() throws {
    let store = try SQLiteEventStore()
    let id = try store.addSubscription(Self.new, name: "A", color: .named(.blue), events: [])
    var state = Subscription(calendar: id, url: "https://example.org/other", allowsPrivate: false)
    #expect(try !store.updateSubscription(state, events: [Self.event("a")]))
    #expect(try store.subscriptions() == [Self.subscription(of: id)] && Self.texts(store, id).isEmpty)
    state.calendar = CalendarID(9)
    #expect(try !store.updateSubscription(state, events: [Self.event("a")]) && store.subscriptions().count == 1)
  }

  @Test("UIDs that are equal texts with other bytes are different events, also in the second reading")
  func equalTexts() throws {
    let store = try SQLiteEventStore()
    let events = [Self.event("\u{E9}", "1"), Self.event("e\u{301}", "2")]
    let id = try store.addSubscription(Self.new, name: "A", color: .named(.blue), events: events)
    #expect(try !store.updateSubscription(Self.subscription(of: id), events: events))
    #expect(try Self.texts(store, id).count == 2)
  }

  @Test("a restore brings back the subscriptions of the backup, whose tags belong to its events")
  func restore() throws {
    try withFolder { folder in
      let path = folder.appendingPathComponent("a.sqlite").path, copy = folder.appendingPathComponent("b.sqlite").path
      let store = try SQLiteEventStore(path: path)
      let id = try store.addSubscription(Self.new, name: "A", color: .named(.blue), events: [Self.event("a", "1")])
      try store.backUp(to: copy)
      var later = Self.subscription(of: id)
      later.tag = "\"2\""
      #expect(try store.updateSubscription(later, events: []))
      try store.close()
      try SQLiteEventStore.restore(copy, to: path)
      let restored = try SQLiteEventStore(path: path)
      #expect(try restored.subscriptions() == [Self.subscription(of: id)] && Self.texts(restored, id).count == 1)
      #expect(try SQLiteEventStore.findings(path: path).isEmpty)
    }
  }
}
