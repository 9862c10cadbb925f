import CalendarSystems
import Events
import Testing
import TimeZones

@Suite("The guide of Events")
struct EventsGuideTests {
  private let zones = TestZones()

  @Test("the example of the guide compiles, and its comments are true")
  func example() throws {
    let store = MemoryEventStore(calendars: [CalendarInfo(id: CalendarID(1), name: "Work", color: .named(.blue))])
    let timeline = EventTimeline(store: store, displayZone: .utc, zones: zones)
    let monday = try DayNumber(year: 2026, month: 2, day: 16)
    let start = LocalDateTime(day: monday, hour: 9, minute: 30)
    let end = LocalDateTime(day: monday, hour: 9, minute: 45)
    var standup = Event(title: "Stand-up", start: start, end: end, uid: "standup")
    standup.recurrence = Recurrence(rules: [RecurrenceRule(frequency: .daily, count: 3)])
    let receipt = try store.apply(.insert(standup))
    #expect(timeline.occurrences(touching: monday..<monday + 7).count == 3)
    try store.apply(receipt.inverse)
    #expect(timeline.occurrences(touching: monday..<monday + 7).count == 0)
  }

  @Test("the example of editing compiles, and its comments are true")
  func editing() throws {
    let store = MemoryEventStore(calendars: [CalendarInfo(id: CalendarID(1), name: "Work", color: .named(.blue))])
    let timeline = EventTimeline(store: store, displayZone: .utc, zones: zones)
    let monday = try DayNumber(year: 2026, month: 2, day: 16)
    let now = Instant(seconds: 1_771_200_000)
    var standup = Event(title: "Stand-up", start: LocalDateTime(day: monday, hour: 9, minute: 30), uid: "standup")
    standup.recurrence = Recurrence(rules: [RecurrenceRule(frequency: .daily, count: 3)])
    try store.apply(.insert(standup))

    let editor = EventEditor(store: store, displayZone: .utc, zones: zones, now: { now }, newUID: { "new" })
    editor.options.rules = EditRules([.bounds(DayBounds(monday...monday + 6))])
    let second = timeline.occurrences(touching: monday + 1..<monday + 2)[0]
    var lunch = try EditSubject(second.id, in: store, zones: zones).instance
    lunch.summary = "Lunch"
    try editor.perform(.change(second.id, to: lunch, .this))
    let changed = timeline.occurrences(touching: monday + 1..<monday + 2)[0].id.event
    #expect(timeline.event(changed)?.event.summary == "Lunch")
    try editor.perform(.undo)
    #expect(timeline.event(changed) == nil)
  }

  @Test("the examples of Event, EventImage and RecurrenceRule compile")
  func typeExamples() throws {
    let day = try DayNumber(year: 2026, month: 2, day: 16)
    var event = Event(
      title: "Talk", start: LocalDateTime(day: day, hour: 9, minute: 30),
      end: LocalDateTime(day: day, hour: 11, minute: 0))
    var rule = RecurrenceRule(frequency: .monthly, byDay: [.init(.friday, ordinal: -1)])
    rule[.month] = [3, 6, 9, 12]  // the last Friday of each quarter
    event.recurrence = Recurrence(rules: [rule])
    event.image = EventImage(
      .reference("https://example.org/logo.png"), mediaType: "image/png", display: .badge)
    #expect(event.image?.display == .badge)
    var expander = OccurrenceExpander(touching: day..<day + 60, displayZone: .utc, zones: zones)
    var found: [Occurrence] = []
    let outcome = expander.append(event, id: EventID(1), to: &found)
    #expect(outcome == .complete)
    #expect(found.map { $0.firstDay } == [day, try DayNumber(year: 2026, month: 3, day: 27)])
  }

  @Test("the examples of EventSearch, SeriesEditor and IntervalIndex compile")
  func toolExamples() throws {
    let store = MemoryEventStore(calendars: [CalendarInfo(id: CalendarID(1), name: "Work", color: .named(.blue))])
    let today = try DayNumber(year: 2026, month: 2, day: 16)
    var event = Event(title: "Team meeting", day: today)
    event.location = "Berlin"
    event.recurrence = Recurrence(rules: [RecurrenceRule(frequency: .weekly, count: 10)])
    let ids = try store.load([event])
    let search = EventSearch("team berlin", in: store, from: today, displayZone: .utc, zones: zones)
    while search.advance() {}
    let occurrence = try #require(search.results.first)
    #expect(occurrence.firstDay == today)

    let series = StoredSeries(master: try #require(try store.event(ids[0])))
    let editor = try SeriesEditor(series, zones: zones)
    var instance = try editor.instance(occurrence.id)
    instance.summary = "Team lunch"
    try store.apply(editor.change(occurrence.id, to: instance, .thisAndFollowing, newUID: "new"))
    #expect(try store.event(ids[0])?.event.summary == "Team lunch")

    var index = IntervalIndex()
    index.insert(IntervalIndex.Entry(days: today..<today + 3, key: 7))
    #expect(index.keys(overlapping: today + 1..<today + 2) == [7])
  }
}
