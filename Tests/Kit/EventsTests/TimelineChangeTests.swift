import CalendarSystems
import Events
import TestSupport
import Testing
import TimeZones

@Suite("Timelines of stores that change")
struct TimelineChangeTests {
  private let store = MemoryEventStore(calendars: RandomEdits.calendars)
  private static let all = RandomEdits.first - 400..<RandomEdits.first + 400

  private func timeline(like other: EventTimeline? = nil) -> EventTimeline {
    let new = EventTimeline(store: store, displayZone: other?.displayZone ?? TestZones.paris, zones: TestZones())
    new.hiddenCalendars = other?.hiddenCalendars ?? []
    return new
  }

  /// Expects the answers of a timeline that has no past.
  private func expectFresh(_ timeline: EventTimeline, preview: EventChange? = nil, _ edits: inout RandomEdits) {
    let fresh = self.timeline(like: timeline)
    fresh.preview(preview)
    for days in [edits.days(), edits.days(), Self.all] {
      let expected = fresh.occurrences(touching: days)
      #expect(timeline.occurrences(touching: days) == expected)
      #expect(timeline.incompleteEvents(touching: days) == fresh.incompleteEvents(touching: days))
      for occurrence in expected { #expect(timeline.event(occurrence.id.event) == fresh.event(occurrence.id.event)) }
    }
    for days in [edits.days(), edits.days()] {
      #expect(timeline.nearestDay(to: days.lowerBound) == fresh.nearestDay(to: days.lowerBound))
    }
  }

  @Test(
    "ED-126: a timeline whose store changed answers like a new one; days that are not reported look the same",
    arguments: Seeds.first(8))
  func patching(seed: UInt64) throws {
    var edits = RandomEdits(seed: seed)
    let timeline = timeline()
    var reported: Range<DayNumber>?
    timeline.onChange = { reported = $0 }
    var before = timeline.occurrences(touching: Self.all)
    for step in 0..<60 {
      if step % 20 == 7 { timeline.hiddenCalendars = edits.chance(50) ? [CalendarID(2)] : [] }
      if step % 20 == 14 { timeline.setDisplayZone(edits.chance(50) ? TestZones.kiritimati : TestZones.paris) }
      if step % 20 == 7 || step % 20 == 14 { before = timeline.occurrences(touching: Self.all) }
      reported = DayNumber(0)..<DayNumber(0)
      try store.apply(try edits.change(store))
      let after = timeline.occurrences(touching: Self.all)
      if let reported {
        #expect(Self.outside(reported, before) == Self.outside(reported, after))
      }
      before = after
      expectFresh(timeline, &edits)
    }
  }

  private static func outside(_ days: Range<DayNumber>, _ occurrences: [Occurrence]) -> [Occurrence] {
    occurrences.filter { $0.lastDay < days.lowerBound || $0.firstDay >= days.upperBound }
  }

  @Test("ED-126: a change of many events is seen on all days, those of moved instances included")
  func many() throws {
    let daily = Recurrence(rules: [RecurrenceRule(frequency: .daily, count: 9)])
    let master = Event.test("s", floating("2026-02-16 09:00"), floating("2026-02-16 10:00"), daily)
    var following = Event.test(
      "s", floating("2027-02-18 09:00"), floating("2027-02-18 10:00"), recurrenceID: floating("2026-02-18 09:00"))
    following.recurrenceRange = .thisAndFuture
    let ids = try store.load([master, following])
    let timeline = timeline()
    #expect(timeline.occurrences(touching: Self.all).count == 9)
    var shorter = master
    shorter.recurrence = Recurrence(rules: [RecurrenceRule(frequency: .daily, count: 4)])
    var changes: [EventChange] = [.update(ids[0], shorter)]
    for number in 0..<400 {
      changes.append(.insert(.test("\(number)", .day(day("2026-03-01")), .day(day("2026-03-02")))))
    }
    try store.apply(.group(changes))
    #expect(timeline.occurrences(touching: day("2026-02-16")..<day("2026-03-01")).count == 2)
    #expect(timeline.occurrences(touching: day("2027-02-01")..<day("2027-03-10")).count == 2)
  }

  @Test(
    "E3: a preview shows what the change shows once it is made, and its end what was shown before",
    arguments: Seeds.first(8))
  func previewing(seed: UInt64) throws {
    var edits = RandomEdits(seed: seed)
    for _ in 0..<40 { try store.apply(try edits.change(store)) }
    let timeline = timeline()
    if edits.chance(30) { timeline.hiddenCalendars = [CalendarID(2)] }
    var before = timeline.occurrences(touching: Self.all)
    for _ in 0..<40 {
      // Some previews before this one, as a drag has them.
      for _ in 0..<3 where edits.chance(50) { timeline.preview(try edits.change(store)) }
      let change = try edits.change(store)
      timeline.preview(change)
      expectFresh(timeline, preview: change, &edits)
      let shown = timeline.occurrences(touching: Self.all)
      let events = shown.map { timeline.event($0.id.event)?.event }
      if edits.chance(50) {
        timeline.preview(nil)
        #expect(timeline.occurrences(touching: Self.all) == before)
        expectFresh(timeline, &edits)
      }
      let known = RandomEdits.events(store).map { $0.id }
      let receipt = try store.apply(change)
      timeline.preview(nil)
      let inserted = receipt.stored.map { $0.id }.filter { !known.contains($0) }
      before = timeline.occurrences(touching: Self.all)
      #expect(before == shown.map { Self.stored($0, inserted) })
      #expect(before.map { timeline.event($0.id.event)?.event } == events)
      expectFresh(timeline, &edits)
    }
  }

  /// Names an occurrence of an inserted event as the store does.
  private static func stored(_ occurrence: Occurrence, _ inserted: [EventID]) -> Occurrence {
    var occurrence = occurrence
    let number = occurrence.id.event.rawValue - 1 << 62
    if number >= 0 { occurrence.id.event = inserted[Int(number)] }
    return occurrence
  }

  @Test("while a preview is shown, changes of the store are seen below it", arguments: Seeds.first(8))
  func changingBelow(seed: UInt64) throws {
    var edits = RandomEdits(seed: seed)
    for _ in 0..<30 { try store.apply(try edits.change(store)) }
    let timeline = timeline()
    let held = try #require(RandomEdits.events(store).first)
    var moved = held.event
    (moved.start, moved.end) = (.day(RandomEdits.first), .day(RandomEdits.first + 3))
    let change = EventChange.group([
      .update(held.id, moved), .insert(.test("new", .day(RandomEdits.first), .day(RandomEdits.first + 1))),
    ])
    timeline.preview(change)
    for _ in 0..<30 {
      try store.apply(try edits.change(store))
      expectFresh(timeline, preview: change, &edits)
    }
    #expect(timeline.event(held.id)?.event == moved)
    timeline.preview(nil)
    expectFresh(timeline, &edits)
  }

  @Test("a preview reports the days that look different, and nothing if none do")
  func reporting() throws {
    let id = try store.load([.test("a", .day(day("2026-02-16")), .day(day("2026-02-17")))])[0]
    let timeline = timeline()
    var reports: [Range<DayNumber>?] = []
    timeline.onChange = { reports.append($0) }
    let moved = EventChange.update(id, .test("a", .day(day("2026-02-18")), .day(day("2026-02-19"))))
    let farther = EventChange.update(id, .test("a", .day(day("2026-06-18")), .day(day("2026-06-19"))))
    timeline.preview(moved)
    timeline.preview(moved)
    #expect(reports == [day("2026-02-15")..<day("2026-02-21")])
    timeline.preview(farther)
    timeline.preview(.delete(EventID(99)))
    #expect(reports.count == 3 && reports[2] == day("2026-02-15")..<day("2026-06-21"))
    #expect(timeline.occurrences(touching: Self.all).map { $0.firstDay } == [day("2026-02-16")])
    timeline.preview(nil)
    let reversed = Event.test("r", .day(day("2026-02-18")), .day(day("2026-02-10")))
    timeline.preview(.group([.update(id, reversed), .putCalendar(RandomEdits.calendars[0])]))
    #expect(reports.count == 3)
  }
}
