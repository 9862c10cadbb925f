import CalendarSystems
import Events
import ICalendar
import Testing
import TimeZones

/// The limit on what the series of a calendar contribute together.
@Suite("Limits on the total")
struct ExpansionLimitTests {
  /// Days in two blocks of a timeline.
  private let month = days("2026-03-01", "2026-04-12")
  /// As many days in one block, for tests that need no border.
  private let weeks = days("2026-02-16", "2026-03-30")

  /// Series of busy people and offices, and how many of each.
  private static let busySeries = [
    (1_500, "DTSTART:20200101T090000\nRRULE:FREQ=DAILY"), (100, "DTSTART:20200101T000000\nRRULE:FREQ=HOURLY"),
    (2, "DTSTART:20200101T000000\nRRULE:FREQ=MINUTELY"), (10_000, "DTSTART:20200101T090000\nRRULE:FREQ=WEEKLY"),
    (1_000, "DTSTART:20200101T220000\nDTEND:20200102T060000\nRRULE:FREQ=DAILY"),
    (500, "DTSTART;VALUE=DATE:20200101\nDTEND;VALUE=DATE:20200122\nRRULE:FREQ=MONTHLY"),
    (500, "DTSTART:20200101T090000\nRRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=SU;COUNT=900"),
  ]
  /// Series of which a calendar of a few kilobytes would fill a year.
  private static let hostileSeries = [
    "DTSTART:20260101T000000\nRRULE:FREQ=SECONDLY", "DTSTART:20000101T000000\nRRULE:FREQ=SECONDLY;COUNT=2000000000",
    "DTSTART;VALUE=DATE:19000101\nDURATION:P9000W\nRRULE:FREQ=DAILY",
    "DTSTART:20000101T000000\nRRULE:FREQ=MINUTELY;BYSECOND=0,1,2,3,4,5,6,7,8,9",
    "DTSTART:20000101T000000\nRRULE:FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30",
    "DTSTART:20000101T000000\nRRULE:FREQ=SECONDLY;BYDAY=MO;COUNT=2000000000",
    "DTSTART:20000101T000000\nRRULE:FREQ=YEARLY;BYHOUR=0,1,2,3,4,5,6,7,8,9;BYMINUTE=0,1,2,3;BYSECOND=0,1,2,3",
    "DTSTART;TZID=Europe/Paris:20000101T000000\nRRULE:FREQ=MINUTELY;COUNT=2000000000",
    "DTSTART:20260101T000000\nRRULE:FREQ=SECONDLY\nEXRULE:FREQ=SECONDLY;INTERVAL=2",
    "DTSTART:20260101T000000\nRDATE;VALUE=PERIOD:00010101T000000/99990101T000000\nRRULE:FREQ=HOURLY",
  ]

  /// Prints once which combinations the tests run.
  private static let announcement: Void = print(
    "matrix of limits: whole \(busySeries.map { "\($0.0) \(rule($0.1))" });",
    "thinned out \(hostileSeries.map(rule)); frames and calls")

  /// The first rule of an event.
  private static func rule(_ lines: String) -> String {
    String((lines.split(separator: "FREQ=").dropFirst().first ?? "").prefix { $0 != "\n" })
  }

  init() { Self.announcement }

  /// Reads each kind of event once, because this program is not optimized.
  private func timeline(_ lines: [String]) throws -> (EventTimeline, MemoryEventStore) {
    var read: [String: [Event]] = [:]
    for line in Set(lines) {
      let text = "BEGIN:VEVENT\nUID:a\n\(line)\nEND:VEVENT\n"
      let document = try ICalendarReader.read(Array(text.utf8), calendar: CalendarID(1))
      // One event, with its overrides.
      #expect(document.events.count { $0.recurrenceID == nil } == 1)
      read[line] = document.events
    }
    var events: [Event] = []
    for (index, line) in lines.enumerated() {
      for var event in try #require(read[line]) {
        event.uid = "\(index)"
        events.append(event)
      }
    }
    let store = MemoryEventStore(calendars: [CalendarInfo(id: CalendarID(1), name: "", color: .named(.blue))])
    try store.load(events)
    return (EventTimeline(store: store, displayZone: .utc, zones: TestZones()), store)
  }

  @Test("a daily event beside 20 rules of every second is complete; each of those has some instances every day")
  func seconds() throws {
    let dense = [String](repeating: "DTSTART:20260101T000000\nRRULE:FREQ=SECONDLY", count: 20)
    let (timeline, _) = try timeline(["DTSTART:20260101T090000\nRRULE:FREQ=DAILY"] + dense)
    let found = timeline.occurrences(touching: month)
    #expect(found.count { $0.id.event == EventID(1) } == 42)
    #expect(timeline.incompleteEvents(touching: month) == (2...21).map { EventID(Int64($0)) })
    #expect(timeline.isIncomplete(try #require(found.first { $0.id.event == EventID(2) })))
    #expect(!timeline.isIncomplete(try #require(found.first { $0.id.event == EventID(1) })))
    for number in 2...21 {
      let own = found.filter { $0.id.event == EventID(Int64(number)) }
      #expect(Set(own.map { $0.firstDay }).count == 42)
    }
    #expect(found.count < 20_000)
  }

  @Test("a series at which a program ended is shown once and marked, and none follows an override of it (V2)")
  func once() throws {
    let override =
      "\nEND:VEVENT\nBEGIN:VEVENT\nUID:1\nRECURRENCE-ID;RANGE=THISANDFUTURE:20260310T090000\nDTSTART:20260310T100000"
    let (timeline, _) = try timeline([
      "DTSTART:20260301T090000\nRRULE:FREQ=DAILY", "DTSTART:20260303T090000\nRRULE:FREQ=DAILY" + override,
    ])
    var expanded: [String] = []
    timeline.willExpand = { uid, _ in expanded.append(uid) }
    func starts(_ number: Int64) -> [DayNumber] {
      timeline.occurrences(touching: month).filter { $0.id.event == EventID(number) }.map { $0.firstDay }
    }
    #expect(starts(1).count == 42 && starts(2).count + starts(3).count == 40)
    #expect(Set(expanded) == ["0", "1", ""] && expanded.last == "", "nothing is expanded any longer")
    expanded = []
    timeline.showOnce(["1"])
    #expect(starts(1).count == 42)
    #expect(starts(2) == [day("2026-03-03")] && starts(3) == [day("2026-03-10")])
    #expect(Set(expanded) == ["0", ""])
    #expect(timeline.incompleteEvents(touching: month) == [EventID(2)])
    let shown = try #require(timeline.occurrences(touching: month).first { $0.id.event == EventID(2) })
    #expect(timeline.isIncomplete(shown))
    timeline.showOnce([], andAll: true)
    #expect(starts(1) == [day("2026-03-01")] && timeline.incompleteEvents(touching: month).count == 2)
    timeline.showOnce([])
    #expect(starts(1).count == 42 && timeline.incompleteEvents(touching: month).isEmpty)
  }

  @Test("a series that is shown once is not beside the override of its first occurrence (V2)")
  func replacedOnce() throws {
    let override =
      "\nEND:VEVENT\nBEGIN:VEVENT\nUID:0\nRECURRENCE-ID:20260303T090000\nDTSTART:20260303T100000"
    let (timeline, _) = try timeline(["DTSTART:20260303T090000\nRRULE:FREQ=DAILY" + override])
    timeline.showOnce(["0"])
    #expect(timeline.occurrences(touching: month).map { $0.id.event } == [EventID(2)])
  }

  @Test("events of a century that begin every day leave a few on each day")
  func centuries() throws {
    let (timeline, _) = try timeline(
      [String](repeating: "DTSTART;VALUE=DATE:19200101\nDTEND;VALUE=DATE:20200101\nRRULE:FREQ=DAILY", count: 50))
    let found = timeline.occurrences(touching: month)
    #expect(timeline.incompleteEvents(touching: month).count == 50)
    #expect(found.count < 20_000)
    #expect(found.allSatisfy { timeline.isIncomplete($0) }, "although most begin long before what was queried")
    for day in month.lowerBound.rawValue..<month.upperBound.rawValue {
      let shown = found.filter { $0.firstDay.rawValue <= day && $0.lastDay.rawValue >= day }
      #expect(Set(shown.map { $0.id.event }).count == 50)
    }
  }

  @Test("calendars of busy people and offices lose nothing", arguments: busySeries)
  func complete(count: Int, lines: String) throws {
    let (timeline, _) = try timeline([String](repeating: lines, count: count))
    #expect(timeline.incompleteEvents(touching: weeks).isEmpty)
  }

  @Test("no hostile calendar shows more than a year can hold", arguments: hostileSeries)
  func hostile(lines: String) throws {
    // A fifth of the calendars that `make bench` times, because this program is not optimized.
    let count = 20_000 / (lines.utf8.count + 30)
    let (timeline, _) = try timeline([String](repeating: lines, count: count))
    let total = timeline.occurrences(touching: weeks).count
    // One block: the limit, and what every series may have.
    #expect(total <= OccurrenceExpander.defaultBudget + count * 80)
    let length = EventTimeline.blockLength
    #expect(weeks.lowerBound.rawValue / length == (weeks.upperBound.rawValue - 1) / length)
  }

  @Test("V2: the blocks of one frame share their steps; when all frames are made, nothing is missing")
  func frames() throws {
    let rules = [String](repeating: "DTSTART:20200101T000000\nRRULE:FREQ=HOURLY", count: 5)
    let (_, store) = try timeline(rules + ["DTSTART:20200101T090000\nRRULE:FREQ=DAILY"])
    func fresh() -> EventTimeline {
      EventTimeline(store: store, displayZone: .utc, zones: TestZones(), expansionLimit: 10_000)
    }
    let year = days("2026-01-01", "2027-01-01")
    let whole = fresh()
    let expected = whole.occurrences(touching: year)
    #expect(expected.count == 365 * 121 && whole.incompleteEvents(touching: year).isEmpty)

    let timeline = fresh()
    var changed: [Range<DayNumber>?] = [year]
    timeline.onChange = { changed.append($0) }
    var counts: [Int] = []
    while !changed.isEmpty, counts.count < 20 {
      changed = []
      timeline.beginFrame()
      let found = timeline.occurrences(touching: year)
      counts.append(found.count)
      // Each day has something in each frame.
      #expect(found.count { $0.id.event == EventID(6) } == 365)
      timeline.endFrame()
      #expect(changed.allSatisfy { $0.map { $0.upperBound - $0.lowerBound } == EventTimeline.blockLength })
    }
    #expect(counts.count > 1 && counts[0] < expected.count * 3 / 4, "\(counts)")
    #expect(counts == counts.sorted() && counts.last == expected.count, "\(counts)")
    #expect(timeline.occurrences(touching: year) == expected)
    #expect(timeline.incompleteEvents(touching: year).isEmpty)
  }

  @Test("V2: frames of a calendar that is never whole end too, with what it shows without frames")
  func endlessFrames() throws {
    let (whole, store) = try timeline([String](repeating: "DTSTART:20260101T000000\nRRULE:FREQ=SECONDLY", count: 3))
    let timeline = EventTimeline(store: store, displayZone: .utc, zones: TestZones())
    let weeks = days("2026-02-16", "2026-07-06")
    var changes = 1
    timeline.onChange = { _ in changes += 1 }
    var frames = 0
    while changes > 0, frames < 20 {
      changes = 0
      frames += 1
      timeline.beginFrame()
      _ = timeline.occurrences(touching: weeks)
      timeline.endFrame()
    }
    #expect(frames > 1 && frames < 20)
    #expect(timeline.occurrences(touching: weeks) == whole.occurrences(touching: weeks))
    #expect(timeline.incompleteEvents(touching: weeks).count == 3)
  }

  @Test("one call that asks for ten years thins out dense series, keeps daily ones whole, and says which it thins (V2)")
  func calls() throws {
    let rules = [String](repeating: "DTSTART:20200101T000000\nRRULE:FREQ=HOURLY", count: 5)
    let (_, store) = try timeline(rules + ["DTSTART:20200101T090000\nRRULE:FREQ=DAILY"])
    func fresh() -> EventTimeline {
      EventTimeline(store: store, displayZone: .utc, zones: TestZones(), expansionLimit: 10_000)
    }
    let (whole, timeline) = (fresh(), fresh())
    let decade = days("2026-01-01", "2036-01-01")
    let answer = timeline.inOneCall { timeline.occurrences(touching: decade) }
    #expect(answer.incomplete == (1...5).map { EventID($0) })
    for number in 1...6 {
      let own = answer.occurrences.filter { $0.id.event == EventID(Int64(number)) }
      #expect(own.count == (number == 6 ? 3_652 : 4_000))
      #expect(own.allSatisfy { answer.isIncomplete($0) == (number < 6) })
      #expect(try #require(own.last).firstDay > day("2035-10-01"), "spread over all years")
    }
    #expect(answer.occurrences == answer.occurrences.sorted())
    // Views never show what a call has thinned out.
    let year = days("2030-01-01", "2031-01-01")
    #expect(timeline.occurrences(touching: year) == whole.occurrences(touching: year))
    #expect(timeline.incompleteEvents(touching: year).isEmpty)
  }

  @Test("a call that needs no more than the total loses nothing, also between frames, which end as without it (V2)")
  func callsBetweenFrames() throws {
    let rules = [String](repeating: "DTSTART:20200101T000000\nRRULE:FREQ=HOURLY", count: 5)
    let (_, store) = try timeline(rules)
    func fresh() -> EventTimeline {
      EventTimeline(store: store, displayZone: .utc, zones: TestZones(), expansionLimit: 10_000)
    }
    let (whole, timeline) = (fresh(), fresh())
    let (year, autumn) = (days("2026-01-01", "2027-01-01"), days("2026-09-01", "2026-12-01"))
    var changes = 1
    timeline.onChange = { _ in changes += 1 }
    var frames = 0
    while changes > 0, frames < 20 {
      changes = 0
      frames += 1
      timeline.beginFrame()
      _ = timeline.occurrences(touching: year)
      let inside = timeline.inOneCall { timeline.occurrences(touching: autumn) }
      timeline.endFrame()
      let outside = timeline.inOneCall { timeline.occurrences(touching: autumn) }
      for answer in [inside, outside] {
        #expect(answer.occurrences == whole.occurrences(touching: autumn) && answer.incomplete.isEmpty)
      }
    }
    #expect(frames > 1 && frames < 20)
    #expect(timeline.occurrences(touching: year) == whole.occurrences(touching: year))
    #expect(timeline.incompleteEvents(touching: year).isEmpty)
  }

  @Test("series that are whole whatever the limit is have an end too: a call for years has a few of each (V2)")
  func manyDaily() throws {
    let (_, store) = try timeline([String](repeating: "DTSTART:20200101T090000\nRRULE:FREQ=DAILY", count: 20))
    let timeline = EventTimeline(store: store, displayZone: .utc, zones: TestZones(), expansionLimit: 100)
    let first = timeline.inOneCall { timeline.occurrences(touching: weeks) }
    #expect(first.incomplete.isEmpty && first.occurrences.count == 20 * 42)
    let decade = days("2026-01-01", "2036-01-01")
    let answer = timeline.inOneCall { timeline.occurrences(touching: decade) }
    #expect(answer.incomplete.count == 20)
    #expect(Set(answer.occurrences.map { $0.id.event }).count == 20)
    // Some blocks are whole, the others have four of each series.
    #expect(answer.occurrences.count < 20 * (4 * EventTimeline.blockLength + 67 * 4))
    let january = days("2035-01-01", "2035-02-01")
    #expect(timeline.occurrences(touching: january).count == 20 * 31, "views have all of them")
    #expect(timeline.incompleteEvents(touching: january).isEmpty)
  }

  @Test("the same instances are missing after an edit as in a new timeline")
  func edits() throws {
    let (timeline, store) = try timeline(
      [String](repeating: "DTSTART:20260101T000000\nRRULE:FREQ=SECONDLY", count: 3)
        + ["DTSTART:20260301T090000\nRRULE:FREQ=DAILY"])
    _ = timeline.occurrences(touching: weeks)
    func check() {
      let fresh = EventTimeline(store: store, displayZone: .utc, zones: TestZones())
      #expect(timeline.occurrences(touching: weeks) == fresh.occurrences(touching: weeks))
      #expect(timeline.incompleteEvents(touching: weeks) == fresh.incompleteEvents(touching: weeks))
    }
    try store.apply(.delete(EventID(2)))
    check()
    try store.apply(.delete(EventID(1)))
    check()
    try store.apply(
      .insert(
        .test(
          "n", floating("2026-01-01 00:00"), floating("2026-01-01 00:00"),
          Recurrence(rules: [RecurrenceRule(frequency: .secondly)]))))
    check()
  }

  @Test("what was seen long ago makes room for what is seen")
  func total() throws {
    let (timeline, _) = try timeline(["DTSTART:20200101T000000\nRRULE:FREQ=MINUTELY"])
    // 80,640 instances in each block.
    for block in 0..<16 {
      let first = day("2024-01-01") + block * EventTimeline.blockLength
      _ = timeline.occurrences(touching: first..<first + 1)
    }
    #expect(timeline.keptOccurrences <= 1_000_000)
    #expect(timeline.keptOccurrences > 500_000)
  }
}
