import CalendarSystems
import Events
import TestSupport
import Testing
import TimeZones

struct EventTimelineTests {
  private let store = MemoryEventStore(calendars: [
    CalendarInfo(id: CalendarID(1), name: "Work", color: .named(.blue))
  ])
  private let week = Recurrence(rules: [RecurrenceRule(frequency: .weekly)])

  private func timeline(_ zone: ZoneRules = .utc, blockLimit: Int = 64) -> EventTimeline {
    EventTimeline(store: store, displayZone: zone, zones: TestZones(), blockLimit: blockLimit)
  }

  private func event(_ uid: String, _ first: String, length: Int = 1) -> Event {
    .test(uid, .day(day(first)), .day(day(first) + length))
  }

  @Test("occurrences come in the order of layout, once each, over the borders of blocks")
  func order() throws {
    try store.load([
      event("long", "2026-01-01", length: 300), event("b", "2026-03-01"), event("a", "2026-02-01", length: 3),
      .test("c", floating("2026-03-01 09:00"), floating("2026-03-01 10:00"), week),
    ])
    let timeline = timeline()
    let found = timeline.occurrences(touching: days("2026-02-01", "2026-06-01"))
    #expect(found == found.sorted())
    #expect(Set(found.map { $0.id }).count == found.count)
    #expect(found.count == 3 + 14)
    #expect(timeline.occurrences(touching: days("2026-02-03", "2026-02-04")).count == 2)
    #expect(timeline.occurrences(touching: days("2026-02-04", "2026-02-04")).isEmpty)
  }

  @Test("the day nearest to another with something displayed is found over thousands of years, in either direction")
  func nearestDay() throws {
    #expect(timeline().nearestDay(to: day("2026-01-01")) == nil)
    let leap = Recurrence(rules: [RecurrenceRule(frequency: .yearly, count: 3)])
    try store.load([
      event("old", "1500-05-05", length: 3), event("new", "2026-03-01"),
      .test("leap", floating("2032-02-29 09:00"), floating("2032-02-29 10:00"), leap),
    ])
    let timeline = timeline()
    for (from, found) in [
      ("1499-01-01", "1500-05-05"), ("1600-01-01", "1500-05-07"), ("2026-03-01", "2026-03-01"),
      ("2026-02-28", "2026-03-01"), ("2027-01-01", "2026-03-01"), ("2033-01-01", "2032-02-29"),
      ("9999-12-31", "2040-02-29"), ("-9999-01-01", "1500-05-05"),
    ] { #expect(timeline.nearestDay(to: day(from)) == day(found), "\(from)") }
    timeline.hiddenCalendars = [CalendarID(1)]
    #expect(timeline.nearestDay(to: day("2026-01-01")) == nil && timeline.hidesAllCalendars)
  }

  @Test("a search for the nearest day ends, whatever rules claim")
  func boundedSearch() throws {
    var rule = RecurrenceRule(frequency: .yearly)
    rule[.month] = [2]
    rule[.monthDay] = [30]
    let never = Recurrence(rules: [rule])
    try store.load([.test("never", floating("2000-01-01 09:00"), floating("2000-01-01 10:00"), never)])
    _ = timeline().nearestDay(to: day("5000-01-01"))
    _ = timeline().nearestDay(to: DayNumber(.max))
    _ = timeline().nearestDay(to: DayNumber(.min))
  }

  @Test("hidden calendars are left out, and observers of the timeline are notified")
  func hiddenCalendars() throws {
    try store.apply(.putCalendar(CalendarInfo(id: CalendarID(2), name: "Home", color: .named(.green))))
    var home = event("home", "2026-02-02")
    home.calendar = CalendarID(2)
    try store.load([
      home, event("work", "2026-02-02"), .test("daily", .day(day("2026-02-01")), .day(day("2026-02-02")), week),
    ])
    let timeline = timeline()
    var changes = 0
    timeline.onChange = { days in
      #expect(days == nil)
      changes += 1
    }
    let span = days("2026-02-01", "2026-03-01")
    #expect(timeline.occurrences(touching: span).count == 6)
    timeline.hiddenCalendars = [CalendarID(1)]
    #expect(changes == 1)
    #expect(timeline.occurrences(touching: span).count == 1)
    timeline.hiddenCalendars = [CalendarID(1)]
    #expect(changes == 1)
    timeline.hiddenCalendars = [CalendarID(1), CalendarID(2)]
    #expect(timeline.occurrences(touching: span).isEmpty)
    timeline.hiddenCalendars = []
    #expect(timeline.occurrences(touching: span).count == 6)
  }

  @Test("an override replaces its instance, also from far away, and only in its own series")
  func overrides() throws {
    let start = zoned("2026-02-02 09:00", "Europe/Paris")
    let end = zoned("2026-02-02 10:00", "Europe/Paris")
    try store.load([
      .test("series", start, end, week), .test("other", start, end, week),
      .test(
        "series", zoned("2026-08-01 12:00", "Europe/Paris"), zoned("2026-08-01 13:00", "Europe/Paris"),
        recurrenceID: utc("2026-02-09 08:00")),
      .test(
        "series", zoned("2026-02-17 12:00", "Europe/Paris"), zoned("2026-02-17 13:00", "Europe/Paris"),
        recurrenceID: zoned("2026-02-16 09:00", "Europe/Paris")),
    ])
    let timeline = timeline(TestZones.paris)
    let february = timeline.occurrences(touching: days("2026-02-02", "2026-02-23"))
    let series = february.filter { $0.id.event != EventID(2) }
    #expect(series.map { $0.text } == ["2026-02-02 09:00-10:00", "2026-02-17 12:00-13:00"])
    #expect(february.count - series.count == 3)
    let august = timeline.occurrences(touching: days("2026-08-01", "2026-08-02"))
    #expect(august.map { $0.text } == ["2026-08-01 12:00-13:00"])
    #expect(august.first?.id.start == local("2026-02-09 08:00").secondsAsUTC)
  }

  @Test("a cancelled event is listed as cancelled")
  func cancelled() throws {
    var cancelled = event("x", "2026-02-16")
    cancelled.status = .cancelled
    try store.load([cancelled])
    let timeline = timeline()
    let found = try #require(timeline.occurrences(touching: days("2026-02-16", "2026-02-17")).first)
    #expect(timeline.event(found.id.event)?.event.status == .cancelled)
    #expect(timeline.calendar(CalendarID(1))?.name == "Work")
    #expect(timeline.calendar(CalendarID(2)) == nil)
  }

  @Test("a change is seen at once and reported with its days")
  func changes() throws {
    let timeline = timeline()
    var reports: [Range<DayNumber>?] = []
    timeline.onChange = { reports.append($0) }
    let window = days("2026-02-16", "2026-02-23")
    #expect(timeline.occurrences(touching: window).isEmpty)
    let receipt = try store.apply(.insert(event("a", "2026-02-17")))
    #expect(timeline.generation == 1)
    #expect(timeline.occurrences(touching: window).count == 1)
    #expect(reports.count == 1 && reports[0]?.contains(day("2026-02-17")) == true)
    try store.apply(receipt.inverse)
    #expect(timeline.occurrences(touching: window).isEmpty)
    timeline.setDisplayZone(TestZones.paris)
    #expect(timeline.generation == 3 && reports.count == 3 && reports[2] == nil)
    timeline.setDisplayZone(TestZones.paris)
    #expect(timeline.generation == 3)
  }

  @Test("a released timeline is not notified any more")
  func dropped() throws {
    var count = 0
    do {
      let timeline = timeline()
      timeline.onChange = { _ in count += 1 }
      try store.apply(.insert(event("a", "2026-02-17")))
    }
    try store.apply(.insert(event("b", "2026-02-17")))
    #expect(count == 1)
  }

  @Test("the number of kept blocks does not change the answers", arguments: [1, 2, 64])
  func blockLimit(limit: Int) throws {
    var random = SeededGenerator(seed: 21)
    try store.load(
      (0..<400).map { number in
        let start = DayNumber(20_000 + Int.random(in: 0..<2000, using: &random))
        let length = Int.random(in: 0..<4, using: &random) == 0 ? 100 : 2
        return .test("\(number)", .day(start), .day(start + length), number % 10 == 0 ? week : nil)
      })
    let timeline = timeline(blockLimit: limit)
    for _ in 0..<40 {
      let first = DayNumber(20_000 + Int.random(in: 0..<2000, using: &random))
      let window = first..<first + Int.random(in: 1..<400, using: &random)
      var expander = OccurrenceExpander(touching: window, displayZone: .utc, zones: TestZones())
      var expected: [Occurrence] = []
      for outline in try store.outlines(touching: window) {
        let event = try #require(try store.event(outline.id)).event
        _ = expander.append(event, id: outline.id, to: &expected)
      }
      #expect(timeline.occurrences(touching: window) == expected.sorted())
    }
  }

  @Test("an error of the store is kept, and the days are asked for again")
  func errors() {
    let broken = BrokenStore()
    let timeline = EventTimeline(store: broken, displayZone: .utc, zones: TestZones())
    #expect(timeline.occurrences(touching: days("2026-02-16", "2026-02-17")).isEmpty)
    #expect(timeline.lastError == .storage(code: 11, message: "malformed"))
    #expect(timeline.event(EventID(1)) == nil)
    #expect(timeline.calendar(CalendarID(1)) == nil)
    #expect(broken.questions == 3)
    _ = timeline.occurrences(touching: days("2026-02-16", "2026-02-17"))
    #expect(broken.questions == 4)
  }
}

/// A store whose medium fails.
private final class BrokenStore: EventStore {
  var questions = 0

  private func fail() -> StoreError {
    questions += 1
    return .storage(code: 11, message: "malformed")
  }

  func calendars() throws(StoreError) -> [CalendarInfo] { throw fail() }
  func outlines(touching days: Range<DayNumber>) throws(StoreError) -> [EventOutline] { throw fail() }
  func event(_ id: EventID) throws(StoreError) -> StoredEvent? { throw fail() }
  func events(uid: String, in calendar: CalendarID) throws(StoreError) -> [StoredEvent] { throw fail() }
  func apply(_ change: EventChange) throws(StoreError) -> StoreReceipt { throw fail() }
  func observe(_ handler: @escaping (StoreChange) -> Void) -> ObservationToken { ObservationToken {} }
}
