import Almanac
import EventDatabase
import EventStores
import Testing

@Suite("Reminders of a program that runs in the background")
struct ReminderServiceTests {
  private static let day = DayNumber(20_778)
  private static let noon = Instant(seconds: Int64(day.rawValue) * 86_400 + 43_200)

  private final class NoZones: ZoneProvider {
    func rules(for identifier: String) -> ZoneRules? { nil }
  }

  /// What a service has shown, in order; several missed ones with a plus sign between them.
  private final class Shown {
    var titles: [String] = []
  }

  private static func event(_ title: String, at start: Instant, _ triggers: EventAlarm.Trigger...) -> Event {
    var event = Event(
      uid: title, calendar: CalendarID(1), summary: title, start: .utc(start), end: .utc(start + 3_600))
    event.alarms = triggers.map { EventAlarm($0) }
    return event
  }

  private static func store(_ events: [Event]) throws -> SQLiteEventStore {
    let store = try SQLiteEventStore()
    try store.apply(.putCalendar(CalendarInfo(id: CalendarID(1), name: "Work", color: .named(.blue))))
    for event in events { try store.apply(.insert(event)) }
    return store
  }

  private static func service(
    _ store: any EventStore, since: Instant = noon, _ shown: Shown
  ) -> ReminderService {
    let service = ReminderService(
      store: store, schedule: ReminderSchedule(displayZone: .utc, zones: NoZones()), since: since)
    func title(_ reminder: EventReminder) -> String {
      (try? store.event(reminder.occurrence.id.event))?.event.summary ?? ""
    }
    service.onDue = { shown.titles.append(title($0)) }
    service.onMissed = { shown.titles.append($0.map { title($0) }.joined(separator: "+")) }
    return service
  }

  @Test("GT-46: each reminder is shown when it is due, once, and the next check is at the next one")
  func due() throws {
    let store = try Self.store([
      Self.event("a", at: Self.noon + 900, .start(seconds: -900)), Self.event("b", at: Self.noon + 20, .start()),
      Self.event("c", at: Self.noon + 3_600, .start()),
    ])
    let shown = Shown()
    let service = Self.service(store, shown)
    #expect(service.check(at: Self.noon) == Self.noon + 20)
    #expect(shown.titles == ["a"])
    #expect(service.check(at: Self.noon + 20) == Self.noon + 50)
    #expect(service.check(at: Self.noon + 21) == Self.noon + 51)
    #expect(shown.titles == ["a", "b"])
    // The clock is set back.
    _ = service.check(at: Self.noon - 3_600)
    _ = service.check(at: Self.noon + 25)
    #expect(shown.titles == ["a", "b"])
  }

  @Test("GT-46: of several programs, the first shows a reminder, which is acknowledged in the store")
  func once() throws {
    let store = try Self.store([Self.event("a", at: Self.noon, .start())])
    let (first, second) = (Shown(), Shown())
    let services = [Self.service(store, first), Self.service(store, second)]
    for service in services { _ = service.check(at: Self.noon + 1) }
    #expect(first.titles == ["a"] && second.titles.isEmpty)
    let event = try #require(store.events(uid: "a", in: CalendarID(1)).first).event
    #expect(event.alarms[0].acknowledged == Self.noon)
  }

  @Test("GT-46: what was due while nothing ran is shown together, of the last week; what is a little late, by itself")
  func missed() throws {
    let store = try Self.store([
      Self.event("old", at: Self.noon - 8 * 86_400, .start()), Self.event("a", at: Self.noon - 86_400, .start()),
      Self.event("b", at: Self.noon - 3_600, .start()), Self.event("late", at: Self.noon - 300, .start()),
    ])
    let shown = Shown()
    _ = Self.service(store, since: Self.noon - 30 * 86_400, shown).check(at: Self.noon)
    #expect(shown.titles == ["late", "a+b"])
    _ = Self.service(store, since: Self.noon - 30 * 86_400, shown).check(at: Self.noon)
    #expect(shown.titles == ["late", "a+b"])
    let first = Shown()
    _ = Self.service(try Self.store([Self.event("a", at: Self.noon - 3_600, .start())]), first).check(at: Self.noon)
    #expect(first.titles.isEmpty, "the first service has missed nothing")
  }

  @Test("GT-46: a new, moved, or deleted event changes what is shown next")
  func edited() throws {
    let store = try Self.store([Self.event("a", at: Self.noon + 3_600, .start())])
    let shown = Shown()
    let service = Self.service(store, shown)
    #expect(service.check(at: Self.noon) == Self.noon + 30)
    let id = try #require(store.events(uid: "a", in: CalendarID(1)).first).id
    try store.apply(.update(id, Self.event("a", at: Self.noon + 40, .start())))
    try store.apply(.insert(Self.event("b", at: Self.noon + 45, .start())))
    #expect(service.check(at: Self.noon + 30) == Self.noon + 40)
    try store.apply(.delete(id))
    _ = service.check(at: Self.noon + 45)
    #expect(shown.titles == ["b"])
  }

  @Test("GT-47: a reminder that is snoozed is due again later, once, also that of a series")
  func snoozed() throws {
    var event = Self.event("a", at: Self.noon, .start())
    event.recurrence = Recurrence(rules: [RecurrenceRule(frequency: .daily)])
    let store = try Self.store([event])
    let shown = Shown()
    let service = Self.service(store, shown)
    var reminder: EventReminder?
    service.onDue = {
      shown.titles.append("at \($0.due - Self.noon)")
      reminder = $0
    }
    _ = service.check(at: Self.noon)
    let first = try #require(reminder)
    let isSnoozed = try EventReminder.snooze(
      first.alarm, of: first.occurrence.id.event, in: store, at: Self.noon + 5, until: Self.noon + 305)
    #expect(isSnoozed)
    for seconds: Int64 in [10, 305, 310, 86_400] { _ = service.check(at: Self.noon + seconds) }
    #expect(shown.titles == ["at 0", "at 305", "at 86400"])
  }

  @Test("GT-46: a store that cannot be changed shows each reminder once for each program")
  func readOnly() throws {
    let shown = Shown()
    let service = Self.service(ReadOnlyStore(try Self.store([Self.event("a", at: Self.noon, .start())])), shown)
    _ = service.check(at: Self.noon)
    _ = service.check(at: Self.noon + 10)
    #expect(shown.titles == ["a"])
  }

  @Test("GT-46: what was due while the store could not be read is shown as soon as it can be")
  func unreadable() throws {
    let shown = Shown()
    let store = ReadOnlyStore(try Self.store([Self.event("a", at: Self.noon + 100, .start())]))
    let service = Self.service(store, shown)
    store.isReadable = false
    #expect(service.check(at: Self.noon + 400) > Self.noon + 400)
    #expect(service.checked == Self.noon && shown.titles == [])
    store.isReadable = true
    _ = service.check(at: Self.noon + 450)
    #expect(service.checked == Self.noon + 450 && shown.titles == ["a"])
  }

  /// A store that refuses all changes, and for a time also to be searched.
  private final class ReadOnlyStore: EventStore {
    var isReadable = true
    private let store: any EventStore
    init(_ store: any EventStore) { self.store = store }
    func calendars() throws(StoreError) -> [CalendarInfo] { try store.calendars() }
    func outlines(touching days: Range<DayNumber>) throws(StoreError) -> [EventOutline] {
      if !isReadable { throw .storage(code: 5, message: "database is locked") }
      return try store.outlines(touching: days)
    }
    func event(_ id: EventID) throws(StoreError) -> StoredEvent? { try store.event(id) }
    func events(uid: String, in calendar: CalendarID) throws(StoreError) -> [StoredEvent] {
      try store.events(uid: uid, in: calendar)
    }
    func apply(_ change: EventChange) throws(StoreError) -> StoreReceipt { throw .readOnly }
    func observe(_ handler: @escaping (StoreChange) -> Void) -> ObservationToken { store.observe(handler) }
  }
}
