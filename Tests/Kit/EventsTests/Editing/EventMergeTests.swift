import Basics
import CalendarSystems
import Events
import Testing
import TimeZones

/// The merge of two versions of an event.
@Suite("Merging events")
struct EventMergeTests {
  private static let base = Event.test(
    .floating(LocalDateTime(day: DayNumber(20_780), hour: 9, minute: 0)),
    .floating(LocalDateTime(day: DayNumber(20_780), hour: 10, minute: 0)), nil)

  private func merge(_ mine: (inout Event) -> Void, _ theirs: (inout Event) -> Void, base: Event = base) -> EventMerge {
    var (own, other) = (base, base)
    mine(&own)
    theirs(&other)
    return EventMerge(base: base, mine: own, theirs: other)
  }

  @Test("E12: a side that changed nothing takes the other as it is; equal sides stay as they are", arguments: 1...400)
  func laws(seed: Int) {
    var random = RandomVersions(seed: UInt64(seed))
    let base = random.event()
    let (mine, theirs) = (random.version(of: base), random.version(of: base))
    #expect(EventMerge(base: base, mine: mine, theirs: base) == EventMerge(base: base, mine: mine, theirs: mine))
    #expect(EventMerge(base: base, mine: base, theirs: theirs).merged == theirs)
    #expect(EventMerge(base: base, mine: mine, theirs: base).merged == mine)
    let same = EventMerge(base: base, mine: mine, theirs: mine)
    #expect(same.merged == mine && same.conflicts.isEmpty)
  }

  @Test("E12: exchanging both sides exchanges only the values of conflicts", arguments: 1...400)
  func symmetry(seed: Int) {
    var random = RandomVersions(seed: UInt64(seed))
    let base = random.event()
    let (mine, theirs) = (random.version(of: base), random.version(of: base))
    let (merge, mirror) = (
      EventMerge(base: base, mine: mine, theirs: theirs), EventMerge(base: base, mine: theirs, theirs: mine)
    )
    #expect(merge.conflicts == mirror.conflicts)
    if merge.conflicts.isEmpty { #expect(merge.merged == mirror.merged) }
    // What was merged is newer than either side.
    let again = EventMerge(base: theirs, mine: merge.merged, theirs: theirs)
    #expect(again.merged == merge.merged && again.conflicts.isEmpty)
  }

  @Test("E12: each changed value is in the result or a conflict", arguments: 1...400)
  func completeness(seed: Int) {
    var random = RandomVersions(seed: UInt64(seed))
    let base = random.event()
    let (mine, theirs) = (random.version(of: base), random.version(of: base))
    let merge = EventMerge(base: base, mine: mine, theirs: theirs)
    for side in [mine, theirs] {
      if side.summary != base.summary {
        #expect(merge.merged.summary == side.summary || merge.conflicts.contains(.title))
      }
      if side.start != base.start { #expect(merge.merged.start == side.start || merge.conflicts.contains(.times)) }
      for line in side.otherLines where !base.otherLines.contains(line) && !line.hasPrefix("DTSTAMP") {
        #expect(merge.merged.otherLines.contains(line) || !merge.conflicts.isEmpty)
      }
      for exception in side.recurrence?.exceptions ?? [] where base.recurrence?.exceptions.contains(exception) == false
      {
        #expect(
          merge.merged.recurrence?.exceptions.contains(exception) == true || merge.conflicts.contains(.repetition))
      }
    }
  }

  @Test("ED-131: different fields are joined; the same field changed differently is a conflict with my value")
  func fields() {
    let joined = merge({ $0.summary = "Tea" }, { $0.location = "Garden" })
    #expect(joined.merged.summary == "Tea" && joined.merged.location == "Garden" && joined.conflicts.isEmpty)
    let both = merge({ $0.summary = "Tea" }, { $0.summary = "Coffee" })
    #expect(both.merged.summary == "Tea" && both.conflicts == [.title])
    let moved = merge(
      { $0.start = .floating(LocalDateTime(day: DayNumber(20_780), hour: 8, minute: 0)) },
      { $0.end = .floating(LocalDateTime(day: DayNumber(20_780), hour: 12, minute: 0)) })
    #expect(moved.conflicts == [.times], "start and end belong together")
  }

  @Test("ED-131: attendees and alarms are sets, other lines go by the name of their property, the later stamp counts")
  func lines() {
    var base = Self.base
    base.otherLines = ["DTSTAMP:20261101T000000Z", "X-A:1", "URL:a", "ATTENDEE:x", "TRANSP:OPAQUE"]
    let joined = merge(
      { $0.otherLines = ["DTSTAMP:20261103T000000Z", "X-A:2", "URL:a", "TRANSP:OPAQUE", "ATTENDEE:y"] },
      {
        $0.otherLines = [
          "DTSTAMP:20261102T000000Z", "X-A:1", "URL:b", "ATTENDEE:x", "ATTENDEE:z", "TRANSP:OPAQUE", "BEGIN:VALARM",
          "END:VALARM",
        ]
      }, base: base)
    #expect(joined.conflicts.isEmpty)
    #expect(
      joined.merged.otherLines == [
        "DTSTAMP:20261103T000000Z", "X-A:2", "URL:b", "ATTENDEE:y", "ATTENDEE:z", "TRANSP:OPAQUE", "BEGIN:VALARM",
        "END:VALARM",
      ])
    let both = merge(
      { $0.otherLines[2...] = ["URL:c", "TRANSP:TRANSPARENT", "CLASS:PRIVATE", "X-B:1"] },
      { $0.otherLines[2...] = ["URL:d", "CLASS:PUBLIC", "X-B:2"] }, base: base)
    #expect(both.conflicts == [.link, .busy, .privacy, .property("X-B")])
  }

  @Test("ED-131: exceptions are joined one by one, but not with a series that was moved away from them")
  func exceptions() {
    let time: (Int) -> EventTime = { .floating(LocalDateTime(day: DayNumber(20_780) + $0, hour: 9, minute: 0)) }
    var base = Self.base
    base.recurrence = Recurrence(rules: [RecurrenceRule(frequency: .daily)])
    let joined = merge(
      { $0.recurrence?.exceptions = [time(2)] },
      { $0.recurrence = Recurrence(rules: [RecurrenceRule(frequency: .daily, count: 9)], exceptions: [time(1)]) },
      base: base)
    #expect(joined.merged.recurrence?.exceptions == [time(1), time(2)] && joined.conflicts.isEmpty)
    #expect(joined.merged.recurrence?.rules.first?.count == 9)
    let moved = merge(
      { $0.recurrence?.exceptions = [time(2)] }, { ($0.start, $0.end) = (time(-1), time(0)) }, base: base)
    #expect(moved.conflicts == [.times, .repetition] && moved.merged.start == base.start)
  }

  @Test("ED-131: events of a series are merged by instance; what one side deleted and the other changed is a conflict")
  func series() {
    let time: (Int) -> EventTime = { .floating(LocalDateTime(day: DayNumber(20_780) + $0, hour: 9, minute: 0)) }
    var master = Self.base
    master.recurrence = Recurrence(rules: [RecurrenceRule(frequency: .daily)])
    func override(_ day: Int, _ title: String) -> Event {
      var event = Self.base
      (event.recurrenceID, event.summary) = (time(day), title)
      return event
    }
    var renamed = master
    renamed.summary = "Tea"
    let joined = SeriesMerge(
      base: [master, override(1, "A")], mine: [renamed, override(1, "A"), override(2, "B")],
      theirs: [master, override(1, "C")])
    #expect(joined.conflicts.isEmpty && joined.events == [renamed, override(1, "C"), override(2, "B")])
    let deleted = SeriesMerge(
      base: [master, override(1, "A")], mine: [master], theirs: [renamed, override(1, "A")])
    #expect(deleted.conflicts.isEmpty && deleted.events == [renamed])
    let both = SeriesMerge(base: [Self.base], mine: [], theirs: [renamed])
    #expect(both.events.isEmpty && both.conflicts == [.init(mine: nil, theirs: renamed, fields: [.existence])])
    #expect(SeriesMerge(base: [Self.base], mine: [], theirs: []).conflicts.isEmpty)
    var moved = master
    (moved.start, moved.end) = (time(3), time(4))
    let tangled = SeriesMerge(base: [master], mine: [moved], theirs: [master, override(1, "A")])
    #expect(tangled.events == [moved] && tangled.conflicts.map(\.fields) == [[.times, .repetition]])
    #expect(SeriesMerge(base: [], mine: [master], theirs: [renamed]).conflicts.map(\.fields) == [[.title]])
  }
}
