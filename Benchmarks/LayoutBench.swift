import Almanac

/// Layout of the six visible weeks: lanes and rows from occurrences that are at hand, and the whole way from the store.
enum LayoutBench {
  static func run(_ report: inout Report) throws {
    for count in [0, 1000, 10_000, 100_000] {
      let store = try load(EventSet.make(count, calendar: CalendarID(1)))
      let cold = Stopwatch.median(runs: 9, prepare: { timeline(store) }, { _ = rows(occurrences($0)) })
      report.add("month layout from the store, \(count) events in the year", cold, .microseconds, against: .sorting)
    }
    // The visible weeks must not get slower because the store is full of other years.
    for (name, others) in [("alone", 0), ("and 100,000 elsewhere", 100_000)] {
      let store = try load(EventSet.makeDenseMonth(10_000, calendar: CalendarID(1)) + elsewhere(others))
      let warm = timeline(store)
      let list = occurrences(warm)
      let time = Stopwatch.median(runs: 25, prepare: {}, { _ = rows(list) })
      let row = "layout of the visible weeks, 10,000 events in the month \(name)"
      report.add(row, time, .microseconds, against: .sorting)
      let cold = Stopwatch.median(runs: 9, prepare: { timeline(store) }, { _ = rows(occurrences($0)) })
      report.add("\(row), with index query and sorting", cold, .microseconds, against: .sorting)
    }
    try runMoves(&report)
  }

  /// A move of an event of the visible weeks, previewed or made, until the timeline answers with it.
  private static func runMoves(_ report: inout Report) throws {
    let store = try load(EventSet.make(100_000, calendar: CalendarID(1)))
    let timeline = timeline(store)
    guard let id = occurrences(timeline).first?.1.first(where: { $0.dayCount == 1 })?.id.event,
      let event = try store.event(id)?.event
    else { return }
    var step = 0
    for isPreview in [true, false] {
      let time = Stopwatch.median(runs: 25, prepare: {}) {
        step += 1
        let change = EventChange.update(id, EventSet.moved(event, by: step % 14))
        if isPreview { timeline.preview(change) } else { _ = try? store.apply(change) }
        _ = occurrences(timeline)
      }
      timeline.preview(nil)
      let name = "an event moved among 100,000, from the store to the timeline" + (isPreview ? ", as a preview" : "")
      report.add(name, time, .microseconds, against: .sorting)
    }
  }

  private static let grid = WeekGrid(firstWeekday: .sunday)
  /// The weeks of June 2025, and the blocks they lie in.
  private static let weeks = grid.week(of: DayNumber(20_240))..<(grid.week(of: DayNumber(20_240)) + 6)

  private static func load(_ events: [Event]) throws -> MemoryEventStore {
    let store = MemoryEventStore(
      calendars: [CalendarInfo(id: CalendarID(1), name: "Bench", color: .named(.blue))])
    try store.load(events)
    return store
  }

  private static func timeline(_ store: MemoryEventStore) -> EventTimeline {
    EventTimeline(store: store, displayZone: .utc, zones: FixedZoneProvider([]))
  }

  private static func elsewhere(_ count: Int) -> [Event] {
    EventSet.make(count, calendar: CalendarID(1)).map { EventSet.moved($0, by: 3650) }
  }

  private static func blocks() -> ClosedRange<Int> {
    LaneBlock.index(ofWeek: weeks.lowerBound)...LaneBlock.index(ofWeek: weeks.upperBound - 1)
  }

  private static func occurrences(_ timeline: EventTimeline) -> [(Int, [Occurrence])] {
    blocks().map { ($0, timeline.occurrences(touching: LaneBlock.days(of: $0, in: grid))) }
  }

  private static func rows(_ blocks: [(Int, [Occurrence])]) -> Int {
    let columns = WeekColumns(width: 1200, grid: grid, direction: .leftToRight, pixels: PixelGrid(scale: 1))
    var bars = 0
    for (index, occurrences) in blocks {
      let spans = occurrences.map { LayoutSpan(firstDay: $0.firstDay, lastDay: $0.lastDay) }
      let block = LaneBlock(index: index, spans: spans, grid: grid, continuity: 1)
      for week in weeks where LaneBlock.index(ofWeek: week) == index {
        bars += WeekRows(segments: block.segments(ofWeek: week), columns: columns, capacity: 5).bars.count
      }
    }
    return bars
  }
}
