import Almanac
import EventStores
import Testing

@Suite("Calendar objects: what a replacement changes")
struct ObjectReplacementTests {
  private let work = CalendarID(1)
  private let store = MemoryEventStore(
    calendars: [CalendarInfo(id: CalendarID(1), name: "Work", color: .named(.blue))])

  @Test("events that say the same keep identifier and revision, events of the same instance their identifier")
  func keepsWhatStays() throws {
    try store.load([series(), override(3, "three"), override(4, "four")])
    let before = try current()
    var moved = override(4, "four")
    moved.end = .day(DayNumber(9))
    try apply([override(5, "five"), moved, series()], to: before)
    let after = try current()
    #expect(after.events.map { $0.event } == [series(), moved, override(5, "five")])
    #expect(after.events.map { $0.id.rawValue } == [1, 3, 4])
    #expect(after.events[0] == before.events[0])
    #expect(after.events[1].revision > before.events[2].revision)
  }

  @Test("a replacement by what is there already changes nothing, in any order and whenever it was written")
  func nothingToDo() throws {
    var stamped = override(3, "three")
    stamped.otherLines = ["DTSTAMP:20200101T000000Z", "SEQUENCE:1"]
    try store.load([series(), stamped])
    let before = try current()
    var again = series()
    again.otherLines = ["dtstamp:20261121T114400Z"]
    stamped.otherLines[0] = "DTSTAMP;X-A=1:20261121T114400Z"
    #expect(replacement([stamped, again]).change(of: before) == nil)
    stamped.otherLines[1] = "SEQUENCE:2"
    #expect(replacement([stamped, again]).change(of: before) != nil)
  }

  @Test("20,000 instances of one series are matched with those that are there, in any order")
  func manyInstances() throws {
    let days = Array(0..<20_000)
    try store.load([series()] + days.map { override($0, "before") })
    let before = try current()
    let change = replacement([series()] + days.reversed().map { override($0, $0 == 7 ? "after" : "before") })
      .change(of: before)
    guard case .group(let changes) = change else {
      Issue.record("no change")
      return
    }
    #expect(changes.count == 1)
    #expect(changes.first?.written?.summary == "after")
  }

  @Test("events of one instance, which are no valid series, are paired each with one")
  func repeated() throws {
    let days = [1, 2, 3]
    try store.load(days.map { single($0) })
    let before = try current()
    try apply([single(3), single(7), single(1), single(8)], to: before)
    let after = try current()
    #expect(Set(after.events.map { $0.event.start }) == Set([3, 7, 1, 8].map { .day(DayNumber($0)) }))
    for id in [1, 3] {
      let id = EventID(Int64(id))
      #expect(after.events.first { $0.id == id } == before.events.first { $0.id == id })
    }
    try apply([], to: after)
    #expect(try current().events.isEmpty)
  }

  @Test("a condition is met, or what was asked for has happened already")
  func conditions() throws {
    let none = CalendarObject(calendar: work, uid: "u", events: [])
    let stored = StoredEvent(id: EventID(1), revision: Revision(1), event: series())
    let some = CalendarObject(calendar: work, uid: "u", events: [stored], tag: 5)
    let other = single(1)
    let cases: [(ObjectReplacement.Condition, [Event], CalendarObject, Bool)] = [
      (.absent, [other], none, true), (.absent, [other], some, false), (.absent, [series()], some, true),
      (.tag(5), [other], some, true), (.tag(4), [other], some, false), (.tag(4), [series()], some, true),
      (.tag(5), [], some, true), (.tag(4), [], some, false), (.tag(4), [], none, true), (.tag(4), [other], none, false),
    ]
    for (condition, events, current, isAllowed) in cases {
      let replacement = ObjectReplacement(calendar: work, uid: "u", events: events, condition: condition)
      #expect(replacement.isAllowed(for: current) == isAllowed, "\(condition) \(events.count) \(current.tag ?? 0)")
    }
  }

  @Test("the calendar objects of some days have all their events, also those on other days, and each is named once")
  func whole() throws {
    var away = override(3, "far away")
    away.start = .day(DayNumber(500))
    away.end = .day(DayNumber(501))
    try store.load([series(), away, override(4, "four")])
    let found = try ReadOnlyObjectStore(store).objects(touching: DayNumber(499)..<DayNumber(502))
    #expect(found.map { $0.uid } == ["u"])
    #expect(found.first?.events.map { $0.event } == [series(), away, override(4, "four")])
  }

  // MARK: - Parts

  private func series() -> Event {
    var event = single(1)
    event.recurrence = Recurrence(rules: [RecurrenceRule(frequency: .daily, count: 9)])
    return event
  }

  private func override(_ day: Int, _ summary: String) -> Event {
    var event = single(day)
    event.summary = summary
    event.recurrenceID = .day(DayNumber(day))
    return event
  }

  private func single(_ day: Int) -> Event {
    Event(uid: "u", calendar: work, summary: "", start: .day(DayNumber(day)), end: .day(DayNumber(day + 1)))
  }

  private func current() throws -> CalendarObject {
    CalendarObject(calendar: work, uid: "u", events: try store.events(uid: "u", in: work))
  }

  private func replacement(_ events: [Event]) -> ObjectReplacement {
    ObjectReplacement(calendar: work, uid: "u", events: events, condition: .absent)
  }

  private func apply(_ events: [Event], to current: CalendarObject) throws {
    try store.apply(try #require(replacement(events).change(of: current)))
  }
}
