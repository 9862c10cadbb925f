import CalendarSystems
import Events
import TestSupport
import Testing
import TimeZones

/// The order of events at the same time.
struct EqualEventTests {
  private static let today = day("2026-11-21")

  private func timeline(_ events: [Event]) throws -> (store: MemoryEventStore, timeline: EventTimeline) {
    let calendar = CalendarInfo(id: CalendarID(1), name: "Work", color: .named(.blue))
    let store = MemoryEventStore(calendars: [calendar])
    try store.load(events)
    return (store, EventTimeline(store: store, displayZone: .utc, zones: TestZones()))
  }

  private func event(_ title: String, uid: String? = nil, hours: Int = 1) -> Event {
    var event = Event.test(
      uid ?? title, floating("2026-11-21 09:00"), .floating(LocalDateTime(day: Self.today, hour: 9 + hours, minute: 0)))
    event.summary = title
    return event
  }

  /// The titles and UIDs of what is displayed today, in layout order.
  private func order(_ timeline: EventTimeline) -> [String] {
    timeline.occurrences(touching: Self.today..<Self.today + 1).compactMap { occurrence in
      timeline.event(occurrence.id.event).map { $0.event.summary + " " + $0.event.uid }
    }
  }

  @Test("W9: events at one time are ordered by length, then title, then UID, and not by their arrival")
  func criteria() throws {
    let wanted = [
      event("Zoo", uid: "9", hours: 3), event("", uid: "0"), event("Apfel", uid: "4"),
      event("äpfel und Birnen", uid: "3"),
      event("Band"), event("band"), event("Choir", uid: "1"), event("Choir", uid: "2"), event("Zoo"),
    ]
    for events in [wanted, wanted.reversed()] {
      #expect(order(try timeline(events).timeline) == wanted.map { $0.summary + " " + $0.uid })
    }
  }

  @Test("W9: numbers in titles are ordered by their value")
  func numbers() throws {
    let titles = ["Lesson", "Lesson 1", "Lesson 02", "Lesson 2", "Lesson 2a", "Lesson 10", "Lesson 100", "Lesson A"]
    #expect(order(try timeline(titles.reversed().map { event($0) }).timeline) == titles.map { $0 + " " + $0 })
  }

  @Test("W9: a renamed event takes its place at once, as after a reload")
  func renaming() throws {
    let (store, timeline) = try timeline([event("Band"), event("Choir"), event("Dance")])
    #expect(order(timeline) == ["Band Band", "Choir Choir", "Dance Dance"])
    let first = try #require(timeline.occurrences(touching: Self.today..<Self.today + 1).first)
    var renamed = try #require(timeline.event(first.id.event)?.event)
    renamed.summary = "Circus"
    timeline.preview(.update(first.id.event, renamed))
    #expect(order(timeline) == ["Choir Choir", "Circus Band", "Dance Dance"])
    timeline.preview(nil)
    #expect(order(timeline) == ["Band Band", "Choir Choir", "Dance Dance"])
    try store.apply(.update(first.id.event, renamed))
    #expect(order(timeline) == ["Choir Choir", "Circus Band", "Dance Dance"])
    let fresh = EventTimeline(store: store, displayZone: .utc, zones: TestZones())
    #expect(order(fresh) == order(timeline))
  }

  @Test("W9: instances of series and overrides are ordered by their own titles")
  func series() throws {
    let daily = Recurrence(rules: [RecurrenceRule(frequency: .daily, count: 3)])
    var early = Event.test("b", floating("2026-11-20 09:00"), floating("2026-11-20 10:00"), daily)
    early.summary = "Yoga"
    var override = Event.test(
      "b", floating("2026-11-21 09:00"), floating("2026-11-21 10:00"), recurrenceID: floating("2026-11-21 09:00"))
    override.summary = "Aikido"
    #expect(order(try timeline([early, event("Choir")]).timeline) == ["Choir Choir", "Yoga b"])
    #expect(order(try timeline([early, event("Choir"), override]).timeline) == ["Aikido b", "Choir Choir"])
    override.recurrenceRange = .thisAndFuture
    #expect(order(try timeline([event("Choir"), override, early]).timeline) == ["Aikido b", "Choir Choir"])
  }

  @Test("W9: results of a search with the same start are ordered by title")
  func search() throws {
    for events in [[event("Choir one"), event("Band one")], [event("Band one"), event("Choir one")]] {
      let (store, timeline) = try timeline(events)
      let search = EventSearch("one", in: store, from: Self.today, displayZone: .utc, zones: TestZones())
      while search.advance() {}
      #expect(search.results.map { timeline.event($0.id.event)?.event.summary } == ["Band one", "Choir one"])
    }
  }
}
