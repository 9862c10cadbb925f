import CalendarSystems
import Events
import TestSupport
import Testing
import TimeZones

/// The days on which events that end after midnight are listed.
struct NextDayThresholdTests {
  private static let today = day("2026-11-21")

  private func timeline(_ events: [Event], threshold: Int = 9 * 60) throws -> (MemoryEventStore, EventTimeline) {
    let calendar = CalendarInfo(id: CalendarID(1), name: "Work", color: .named(.blue))
    let store = MemoryEventStore(calendars: [calendar])
    try store.load(events)
    let timeline = EventTimeline(store: store, displayZone: .utc, zones: TestZones())
    timeline.nextDayThreshold = threshold
    return (store, timeline)
  }

  /// The days on which an event is listed, as dates of November 2026.
  private func listed(_ timeline: EventTimeline) -> [Int] {
    (15...30).filter { date in
      let day = day("2026-11-01") + (date - 1)
      return !timeline.occurrences(listedOn: day..<day + 1).isEmpty
    }
  }

  @Test(
    "H4: an event under 24 hours that ends by the threshold is listed on its first day only",
    arguments: [
      ("2026-11-21 22:00", "2026-11-22 06:00", [21]), ("2026-11-21 22:00", "2026-11-22 09:00", [21]),
      ("2026-11-21 22:00", "2026-11-22 09:01", [21, 22]), ("2026-11-21 20:00", "2026-11-22 10:00", [21, 22]),
      ("2026-11-21 09:01", "2026-11-22 09:00", [21]), ("2026-11-21 09:00", "2026-11-22 09:00", [21, 22]),
      ("2026-11-21 20:00", "2026-11-23 08:00", [21, 22, 23]), ("2026-11-21 22:00", "2026-11-22 00:00", [21]),
      ("2026-11-21 00:00", "2026-11-21 09:00", [21]), ("2026-11-21 09:00", "2026-11-21 09:00", [21]),
    ])
  func rule(start: String, end: String, days: [Int]) throws {
    let (_, timeline) = try timeline([.test(floating(start), floating(end))])
    #expect(listed(timeline) == days)
    let touched = timeline.occurrences(touching: Self.today - 5..<Self.today + 5)
    #expect(touched.first.map { timeline.occurrences(touching: $0.lastDay..<$0.lastDay + 1) } == touched)
  }

  @Test("H4: whole days and a threshold of 0 list events on all their days")
  func exceptions() throws {
    #expect(listed(try timeline([.test(.day(Self.today), .day(Self.today + 2))]).1) == [21, 22])
    let (_, timeline) = try timeline([.test(floating("2026-11-21 22:00"), floating("2026-11-22 00:01"))], threshold: 0)
    #expect(listed(timeline) == [21, 22])
    timeline.nextDayThreshold = 1
    #expect(listed(timeline) == [21], "a new threshold counts at once")
    timeline.nextDayThreshold = 5000
    #expect(timeline.nextDayThreshold == 1440)
    timeline.nextDayThreshold = -5
    #expect(timeline.nextDayThreshold == 0)
  }

  @Test("H4: a night shift takes its place among the events of its first day, by its start")
  func order() throws {
    let (_, timeline) = try timeline([
      .test("night", floating("2026-11-21 22:00"), floating("2026-11-22 06:00")),
      .test("lunch", floating("2026-11-21 12:00"), floating("2026-11-21 13:00")),
      .test("late", floating("2026-11-21 22:00"), floating("2026-11-21 23:00")),
      .test("party", floating("2026-11-21 20:00"), floating("2026-11-22 10:00")),
    ])
    let names = timeline.occurrences(listedOn: Self.today..<Self.today + 1).map {
      timeline.event($0.id.event)?.event.uid
    }
    #expect(names == ["party", "lunch", "night", "late"])
  }

  @Test("H4: what is listed is the same for any range of days, after edits, and in a new timeline", arguments: 1...4)
  func ranges(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let events = (0..<60).map { number -> Event in
      let start =
        local("2026-11-21 00:00").secondsAsUTC + Int64.random(in: -80...80, using: &random) * 43_200
        + Int64.random(in: 0..<96, using: &random) * 900
      let end = start + Int64.random(in: 0..<160, using: &random) * 900
      return .test(
        "\(number)", .floating(LocalDateTime(secondsAsUTC: start)), .floating(LocalDateTime(secondsAsUTC: end)))
    }
    let (store, timeline) = try timeline(Array(events.prefix(30)))
    let all = Self.today - 60..<Self.today + 60
    _ = timeline.occurrences(touching: all)
    for event in events.suffix(30) { try store.apply(.insert(event)) }
    let (_, fresh) = try self.timeline(events)
    let every = timeline.occurrences(touching: all)
    #expect(every == fresh.occurrences(touching: all))
    #expect(every == every.sorted())
    #expect(every.contains { $0.isListedOnFirstDay } && every.contains { $0.dayCount > 1 && !$0.isListedOnFirstDay })
    for _ in 0..<50 {
      let first = Self.today + Int.random(in: -50..<40, using: &random)
      let days = first..<first + Int.random(in: 1..<20, using: &random)
      let wanted = every.filter { $0.firstDay < days.upperBound && $0.lastListedDay >= days.lowerBound }
      #expect(timeline.occurrences(listedOn: days) == wanted)
    }
  }

  @Test("H4: a search lists a shift that ended this morning with the past, and finds tonight's first")
  func search() throws {
    let shift = Event.test("shift", floating("2026-11-20 22:00"), floating("2026-11-21 06:00"))
    let (store, _) = try timeline([shift, .test("shift 2", floating("2026-11-25 22:00"), floating("2026-11-26 06:00"))])
    func days(_ words: String, _ store: MemoryEventStore) -> [DayNumber] {
      let search = EventSearch(
        words, in: store, from: Self.today, displayZone: .utc, zones: TestZones(), nextDayThreshold: 540)
      while search.advance() {}
      return search.results.map(\.firstDay)
    }
    #expect(days("shift", store) == [Self.today + 4, Self.today - 1])
    var series = shift
    series.recurrence = Recurrence(rules: [RecurrenceRule(frequency: .daily, count: 9)])
    #expect(days("shift", try timeline([series]).0) == [Self.today])
  }
}
