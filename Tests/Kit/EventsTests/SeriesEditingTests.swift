import CalendarSystems
import Events
import ICalendar
import TestSupport
import Testing
import TimeZones

struct SeriesEditingTests {
  private let window = days("2026-01-01", "2027-06-01")

  private func stored(_ events: [Event]) throws -> MemoryEventStore {
    let store = MemoryEventStore(calendars: [CalendarInfo(id: CalendarID(1), name: "", color: .named(.blue))])
    try store.load(events)
    return store
  }

  private func series(_ store: MemoryEventStore, _ uid: String = "a") throws -> StoredSeries {
    var all: [StoredEvent] = []
    for id in 1...40 {
      if let event = try store.event(EventID(Int64(id))), event.event.uid == uid { all.append(event) }
    }
    let master = try #require(all.first { $0.event.recurrenceID == nil })
    return StoredSeries(master: master, overrides: all.filter { $0.event.recurrenceID != nil })
  }

  private func shown(_ store: MemoryEventStore, _ zone: ZoneRules = TestZones.paris) -> [Occurrence] {
    EventTimeline(store: store, displayZone: zone, zones: TestZones()).occurrences(touching: window)
  }

  /// `summary start-end` of everything shown.
  private func texts(_ store: MemoryEventStore) throws -> [String] {
    try shown(store).map { (try store.event($0.id.event)?.event.summary ?? "") + " " + $0.text }
  }

  private func edit(
    _ store: MemoryEventStore, _ number: Int, _ scope: EditScope, _ change: (inout Event) -> Void
  ) throws {
    let editor = try SeriesEditor(try series(store), zones: TestZones())
    let id = shown(store)[number].id
    var event = try editor.instance(id)
    change(&event)
    try store.apply(try editor.change(id, to: event, scope, newUID: "b"))
  }

  private func delete(_ store: MemoryEventStore, _ number: Int, _ scope: EditScope) throws {
    let editor = try SeriesEditor(try series(store), zones: TestZones())
    try store.apply(try editor.deletion(shown(store)[number].id, scope))
  }

  private func weekly(_ rule: RecurrenceRule) -> Event {
    .test(
      zoned("2026-03-02 09:00", "Europe/Paris"), zoned("2026-03-02 10:00", "Europe/Paris"), Recurrence(rules: [rule]))
  }

  /// RRULE, EXDATE and the like of an event as a file has them.
  private func lines(_ event: Event) -> [String] {
    let text = ICalendarWriter.write([event])
    let names = ["DTSTART", "RRULE", "EXDATE", "RDATE", "RECURRENCE-ID", "UID"]
    return text.split(whereSeparator: { $0.isNewline }).map(String.init)
      .filter { line in names.contains { line.hasPrefix($0) } }
  }

  @Test("ED-115: one instance is edited by an override, and edited again in place")
  func editThis() throws {
    let store = try stored([weekly(RecurrenceRule(frequency: .weekly, count: 4))])
    try edit(store, 1, .this) {
      $0.summary = "moved"
      ($0.start, $0.end) = (zoned("2026-03-10 11:00", "Europe/Paris"), zoned("2026-03-10 12:00", "Europe/Paris"))
    }
    #expect(
      try texts(store) == [
        "a 2026-03-02 09:00-10:00", "moved 2026-03-10 11:00-12:00", "a 2026-03-16 09:00-10:00",
        "a 2026-03-23 09:00-10:00",
      ])
    let override = try #require(try series(store).overrides.first)
    #expect(
      lines(override.event) == [
        "UID:a", "DTSTART;TZID=Europe/Paris:20260310T110000", "RECURRENCE-ID;TZID=Europe/Paris:20260309T090000",
      ])
    try edit(store, 1, .this) { $0.summary = "again" }
    #expect(store.eventCount == 2)
    #expect(try texts(store)[1] == "again 2026-03-10 11:00-12:00")
  }

  @Test("ED-115: one instance is deleted by an EXDATE, and its override with it")
  func deleteThis() throws {
    let store = try stored([weekly(RecurrenceRule(frequency: .weekly, count: 4))])
    try edit(store, 2, .this) { $0.summary = "other" }
    try delete(store, 2, .this)
    try delete(store, 0, .this)
    #expect(store.eventCount == 1)
    #expect(try texts(store) == ["a 2026-03-09 09:00-10:00", "a 2026-03-23 09:00-10:00"])
    #expect(
      lines(try series(store).master.event)[3] == "EXDATE;TZID=Europe/Paris:20260316T090000,20260302T090000")
  }

  @Test("a split lowers COUNT on one side and keeps the rest on the other")
  func splitCount() throws {
    let store = try stored([weekly(RecurrenceRule(frequency: .weekly, count: 6))])
    try delete(store, 4, .this)
    try delete(store, 1, .this)
    try edit(store, 2, .thisAndFollowing) { $0.summary = "b" }
    #expect(
      lines(try series(store).master.event) == [
        "UID:a", "DTSTART;TZID=Europe/Paris:20260302T090000", "RRULE:FREQ=WEEKLY;COUNT=3",
        "EXDATE;TZID=Europe/Paris:20260309T090000",
      ])
    #expect(
      lines(try series(store, "b").master.event) == [
        "UID:b", "DTSTART;TZID=Europe/Paris:20260323T090000", "RRULE:FREQ=WEEKLY;COUNT=3",
        "EXDATE;TZID=Europe/Paris:20260330T090000",
      ])
    #expect(
      try texts(store).map { $0.prefix(12) } == ["a 2026-03-02", "a 2026-03-16", "b 2026-03-23", "b 2026-04-06"])
  }

  @Test("ED-115: a split ends the old rule by UNTIL, in UTC beside a zone and as a date beside dates")
  func splitUntil() throws {
    let zoned = try stored([weekly(RecurrenceRule(frequency: .weekly, byDay: [.init(.monday), .init(.thursday)]))])
    try edit(zoned, 3, .thisAndFollowing) { $0.summary = "b" }
    #expect(
      lines(try series(zoned).master.event)[2] == "RRULE:FREQ=WEEKLY;UNTIL=20260312T075959Z;BYDAY=MO,TH")
    #expect(lines(try series(zoned, "b").master.event)[2] == "RRULE:FREQ=WEEKLY;BYDAY=MO,TH")
    let dates = try stored([
      .test(.day(day("2026-03-02")), .day(day("2026-03-03")), Recurrence(rules: [RecurrenceRule(frequency: .daily)]))
    ])
    try delete(dates, 5, .thisAndFollowing)
    #expect(lines(try series(dates).master.event)[2] == "RRULE:FREQ=DAILY;UNTIL=20260306")
    #expect(try texts(dates).count == 5)
  }

  @Test("ED-115: editing all moves the days that the rule names, exceptions, UNTIL and identifiers of overrides")
  func editAll() throws {
    var rule = RecurrenceRule(frequency: .weekly, byDay: [.init(.monday), .init(.wednesday)])
    rule.until = utc("2026-03-18 08:00")
    let store = try stored([weekly(rule)])
    try delete(store, 1, .this)
    try edit(store, 2, .this) { $0.summary = "own" }
    // Wednesday the 11th was the third; the fourth is Monday the 16th.
    try edit(store, 3, .all) {
      $0.start = zoned("2026-03-17 10:30", "Europe/Paris")
      $0.end = zoned("2026-03-17 11:00", "Europe/Paris")
    }
    #expect(
      lines(try series(store).master.event) == [
        "UID:a", "DTSTART;TZID=Europe/Paris:20260303T103000", "RRULE:FREQ=WEEKLY;UNTIL=20260319T093000Z;BYDAY=TU,TH",
        "EXDATE;TZID=Europe/Paris:20260305T103000",
      ])
    #expect(
      try texts(store) == [
        "a 2026-03-03 10:30-11:00", "a 2026-03-10 10:30-11:00", "own 2026-03-11 09:00-10:00",
        "a 2026-03-17 10:30-11:00", "a 2026-03-19 10:30-11:00",
      ])
  }

  @Test("ED-115: editing all changes an nth weekday to that of the new day, and exceptions find their instances")
  func editNthWeekday() throws {
    let rule = RecurrenceRule(frequency: .monthly, count: 6, byDay: [.init(.wednesday, ordinal: 3)])
    let store = try stored([
      .test(floating("2026-04-15 09:00"), floating("2026-04-15 10:00"), Recurrence(rules: [rule]))
    ])
    try delete(store, 1, .this)
    try edit(store, 1, .all) { event in
      #expect(event.start == floating("2026-06-17 09:00"))
      (event.start, event.end) = (floating("2026-06-18 09:00"), floating("2026-06-18 10:00"))
    }
    let master = try series(store).master.event
    #expect(master.recurrence?.rules.first?.byDay == [.init(.thursday, ordinal: 3)])
    #expect(
      try texts(store).map { $0.prefix(12) } == [
        "a 2026-04-16", "a 2026-06-18", "a 2026-07-16", "a 2026-08-20", "a 2026-09-17",
      ])
  }

  @Test("deleting the first and all that follow deletes the series; deleting all, the overrides too")
  func deleteAll() throws {
    let store = try stored([weekly(RecurrenceRule(frequency: .weekly, count: 4))])
    try edit(store, 2, .this) { $0.summary = "own" }
    try delete(store, 0, .thisAndFollowing)
    #expect(store.eventCount == 0)
  }

  @Test("ED-113: a series of two rules is edited from the middle on by RANGE=THISANDFUTURE")
  func twoRules() throws {
    let start = zoned("2026-03-02 09:00", "Europe/Paris")
    var fridays = RecurrenceRule(frequency: .weekly, interval: 2, byDay: [.init(.friday)])
    fridays.count = 3
    let rules = [RecurrenceRule(frequency: .weekly, interval: 3, count: 3), fridays]
    let store = try stored([
      .test(start, zoned("2026-03-02 10:00", "Europe/Paris"), Recurrence(rules: rules))
    ])
    let before = try texts(store)
    try edit(store, 2, .thisAndFollowing) { event in
      event.summary = "late"
      event.start = zoned("2026-03-20 20:00", "Europe/Paris")
      event.end = zoned("2026-03-20 21:00", "Europe/Paris")
    }
    let expected = before.enumerated().map { index, text in
      index < 2 ? text : "late" + text.dropFirst(1).dropLast(11) + "20:00-21:00"
    }
    #expect(try texts(store) == expected)
    // Deleting that instance alone leaves the others as they are.
    try delete(store, 2, .this)
    #expect(try texts(store) == expected.enumerated().filter { $0.offset != 2 }.map { $0.element })
  }

  @Test("the inverse of an edit restores the series")
  func undo() throws {
    let store = try stored([weekly(RecurrenceRule(frequency: .weekly, count: 6))])
    let before = try texts(store)
    var editor = try SeriesEditor(try series(store), zones: TestZones())
    let id = shown(store)[3].id
    var event = try editor.instance(id)
    event.summary = "x"
    for scope in EditScope.allCases {
      let receipt = try store.apply(try editor.change(id, to: event, scope, newUID: "b"))
      #expect(try texts(store) != before)
      try store.apply(receipt.inverse)
      #expect(try texts(store) == before)
      editor = try SeriesEditor(try series(store), zones: TestZones())
    }
  }

  @Test("expanding what an edit gives equals editing what is expanded", arguments: Seeds.first(10))
  func property(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    for _ in 0..<60 {
      let first = LocalDateTime(day: day("2026-01-05") + number(0...20), secondOfDay: number(10...47) * 1800)
      let store = try stored([.randomSeries(from: first, number)])
      for _ in 0..<number(0...3) where shown(store).count > 3 { try delete(store, number(0...2), .this) }
      let before = try lists(store)
      guard before.count > 2 else { continue }
      let place = number(0...before.count - 1)
      let scope = EditScope.allCases[number(0...2)]
      // Across a change of clocks, moving on the clock is not moving in time: the list is edited on the clock as well.
      let shift = Int64([0, 1800, -1800, 7200, 86_400, -86_400][number(0...5)])
      var expected = before
      let isDeletion = number(0...2) == 0
      let affected = scope == .this ? place...place : scope == .all ? 0...before.count - 1 : place...before.count - 1
      if isDeletion {
        expected.removeSubrange(affected)
        try delete(store, place, scope)
      } else {
        for index in affected {
          expected[index].summary = "new"
          expected[index].start += shift
          expected[index].end += shift
        }
        try edit(store, place, scope) { event in
          event.summary = "new"
          event.start = moved(event.start, shift)
          event.end = moved(event.end, shift)
        }
      }
      let inner = day("2026-02-01")..<day("2026-12-01")
      func visible(_ list: [Shown]) -> [Shown] {
        list.filter { inner.contains(LocalDateTime(secondsAsUTC: $0.start).day) }.sorted {
          ($0.start, $0.end, $0.summary) < ($1.start, $1.end, $1.summary)
        }
      }
      let found = try lists(store)
      #expect(visible(found) == visible(expected), "\(seed) \(scope) at \(place), shift \(shift), \(isDeletion)")
    }
  }

  private struct Shown: Equatable {
    var summary: String
    /// On the clock.
    var start: Int64
    var end: Int64
  }

  private func lists(_ store: MemoryEventStore) throws -> [Shown] {
    try shown(store).map { occurrence in
      Shown(
        summary: try store.event(occurrence.id.event)?.event.summary ?? "",
        start: LocalDateTime(day: occurrence.firstDay, secondOfDay: occurrence.startSecond).secondsAsUTC,
        end: LocalDateTime(day: occurrence.lastDay, secondOfDay: 0).secondsAsUTC + Int64(occurrence.endSecond))
    }
  }

  private func moved(_ time: EventTime, _ shift: Int64) -> EventTime {
    switch time {
    case .zoned(let local, let zone): .zoned(LocalDateTime(secondsAsUTC: local.secondsAsUTC + shift), zone: zone)
    case .floating(let local): .floating(LocalDateTime(secondsAsUTC: local.secondsAsUTC + shift))
    case .utc(let instant): .utc(instant + shift)
    case .day(let day): .day(day)
    }
  }
}
