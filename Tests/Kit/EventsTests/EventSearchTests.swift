import CalendarSystems
import Events
import TestSupport
import Testing
import TimeZones

struct EventSearchTests {
  private let store = MemoryEventStore(calendars: [
    CalendarInfo(id: CalendarID(1), name: "Work", color: .named(.blue)),
    CalendarInfo(id: CalendarID(2), name: "Home", color: .named(.green)),
  ])

  private func found(
    _ query: String, from first: String = "2026-11-21", zone: ZoneRules = .utc, hidden: [CalendarID] = [],
    limit: Int = 100, work: Int = EventSearch.sliceLength
  ) throws -> (titles: [String], count: Int) {
    let search = EventSearch(
      query, in: store, from: day(first), displayZone: zone, zones: TestZones(), hidden: hidden, limit: limit)
    while search.advance(work: work) {}
    #expect(search.isDone && search.error == nil)
    let titles = try search.results.map { try #require(try store.event($0.id.event)).event.summary }
    return (titles, search.count)
  }

  private func put(_ title: String, _ first: String = "2026-12-01", location: String = "", notes: String = "") throws {
    var event = Event.test(title, .day(day(first)), .day(day(first) + 1))
    (event.summary, event.location, event.notes) = (title, location, notes)
    try store.load([event])
  }

  @Test("all words must be found, in title, place or description, also within words")
  func words() throws {
    try put("Team meeting", location: "Room Berlin", notes: "Bring the minutes")
    try put("Team lunch", location: "Canteen")
    #expect(try found("team").titles.count == 2)
    #expect(try found("  Team   BERLIN ").titles == ["Team meeting"])
    #expect(try found("minutes eam").titles == ["Team meeting"])
    #expect(try found("lunch berlin").titles == [])
    #expect(try found("").count == 0)
    #expect(try found(" \u{A0}\n").count == 0)
    // No word is found across the end of a text.
    #expect(try found("meetingroom").count == 0)
  }

  @Test(
    "case does not count in Latin, Greek and Cyrillic, nor do accents in Latin and Greek",
    arguments: [
      ("Zürich", "ZURICH"), ("ZÜRICH", "zürich"), ("Ærø Straße", "aero STRASSE"), ("Łódź", "lodz"),
      ("Dvořák", "DVORAK"), ("İstanbul", "istanbul"), ("Œuvre", "oeuvre"), ("Ελλάδα", "ΕΛΛΑΔΑ"), ("ΟΔΟΣ", "οδός"),
      ("Москва", "МОСКВА"), ("ЁЛКА", "ёлка"), ("Ѕрѓан", "ѕРЃАН"), ("ҚАЗАҚ", "қазақ"), ("Cafe\u{301}", "café"),
      ("Գյումրի", "ԳՅՈՒՄՐԻ"), ("東京 出張", "東京"), ("اجتماع", "اجتماع"), ("🎉 Party", "🎉"),
    ])
  func folding(title: String, query: String) throws {
    try put(title)
    #expect(try found(query).titles == [title])
  }

  @Test("different letters stay different")
  func different() throws {
    try put("мир")
    try put("Øl")
    #expect(try found("мыр").count == 0)
    #expect(try found("ul").count == 0)
    #expect(try found("×").count == 0)
  }

  @Test("future events come first, then past ones, the latest first")
  func order() throws {
    for first in ["2026-11-20", "2026-12-24", "2020-01-01", "2026-11-21"] { try put("x \(first)", first) }
    var trip = Event.test("trip", .day(day("2026-11-01")), .day(day("2026-11-30")))
    trip.summary = "x trip"
    try store.load([trip])
    #expect(try found("x").titles == ["x trip", "x 2026-11-21", "x 2026-12-24", "x 2026-11-20", "x 2020-01-01"])
  }

  @Test("a recurring event is found once, by its next instance or else by its last")
  func recurring() throws {
    let yearly = Recurrence(rules: [RecurrenceRule(frequency: .yearly)])
    let daily = Recurrence(rules: [RecurrenceRule(frequency: .daily, count: 10)])
    try store.load([
      .test("birthday", .day(day("1980-02-29")), .day(day("1980-03-01")), yearly),
      .test("course", zoned("2026-03-02 09:00", "Europe/Paris"), zoned("2026-03-02 10:00", "Europe/Paris"), daily),
    ])
    func first(_ query: String) throws -> Occurrence {
      let search = EventSearch(query, in: store, from: day("2026-11-21"), displayZone: .utc, zones: TestZones())
      while search.advance() {}
      #expect(search.count == 1)
      return try #require(search.results.first)
    }
    #expect(try first("birthday").firstDay == day("2028-02-29"))
    #expect(try first("course").firstDay == day("2026-03-11"))
  }

  @Test("overrides belong to their series: the nearest instance is found, moved or not, and once")
  func overrides() throws {
    let weekly = Recurrence(rules: [RecurrenceRule(frequency: .weekly)])
    var moved = Event.test("s", floating("2026-11-24 15:00"), floating("2026-11-24 16:00"))
    moved.recurrenceID = floating("2026-11-23 09:00")
    moved.summary = "Dentist"
    var series = Event.test("s", floating("2026-11-02 09:00"), floating("2026-11-02 10:00"), weekly)
    series.summary = "Standup"
    try store.load([moved, series])
    #expect(try found("dentist").titles == ["Dentist"])
    // The instance of 23 November was moved and has other words.
    let search = EventSearch("standup", in: store, from: day("2026-11-21"), displayZone: .utc, zones: TestZones())
    while search.advance() {}
    #expect(search.results.map { $0.firstDay } == [day("2026-11-30")])
    moved.summary = "Standup, later"
    let id = try #require(
      try store.outlines(touching: days("2026-11-24", "2026-11-25")).first { $0.recurrenceID != nil })
    try store.apply(.update(id.id, moved))
    #expect(try found("standup").titles == ["Standup, later"])
    #expect(try found("standup").count == 1)
  }

  @Test("hidden calendars are left out")
  func hidden() throws {
    try put("a work")
    var event = Event.test("b", .day(day("2026-12-01")), .day(day("2026-12-02")))
    (event.summary, event.calendar) = ("a home", CalendarID(2))
    try store.load([event])
    #expect(try found("a", hidden: [CalendarID(1)]).titles == ["a home"])
    #expect(try found("a", hidden: [CalendarID(1), CalendarID(2)]).count == 0)
  }

  @Test("results are bounded and all counted, and slices of any size find the same")
  func slices() throws {
    var random = SeededGenerator(seed: 7)
    let titles = ["Alpha", "Beta", "Gamma", "Delta"]
    var events: [Event] = []
    for index in 0..<500 {
      let first = day("2026-01-01") + Int.random(in: 0..<700, using: &random)
      let rules = [RecurrenceRule(frequency: .weekly, count: Int.random(in: 1...60, using: &random))]
      var event = Event.test(
        "\(index)", .day(first), .day(first + 1), index % 7 == 0 ? Recurrence(rules: rules) : nil)
      event.summary = titles[index % 4] + " \(index)"
      events.append(event)
    }
    try store.load(events)
    let all = try found("alpha")
    #expect(all.count == 125)
    #expect(all.titles.count == 100)
    for work in [1, 100, 5_000] {
      let same = try found("alpha", work: work)
      #expect(same.titles == all.titles)
      #expect(same.count == all.count)
    }
    let few = try found("alpha", limit: 3)
    #expect(few.titles == Array(all.titles.prefix(3)))
    #expect(few.count == 125)
    #expect(try found("alpha", limit: 0).titles == [])
    #expect(try found("alpha", from: "9999-12-31").titles.count == 100)
  }
}
