import CalendarLayout
import CalendarSystems
import Events

/// The lanes of the blocks near the viewport, computed when first asked for and dropped when events change.
///
/// Derived from the timeline alone, so dropping it changes nothing but time.
final class LaneCache {
  /// One block with the occurrences its segments refer to.
  struct Block {
    var lanes: LaneBlock
    var occurrences: [Occurrence]
    /// The background events of whole days.
    var backgrounds: [Occurrence]
  }

  /// Whether only events of the all-day lane of timelines get a lane.
  private let isAllDayLane: Bool
  private var blocks = NearbyCache<Block>(limit: 16)
  /// The indicators and bars of these lanes in rows of the month level.
  private var weeks = NearbyCache<WeekEvents>(limit: 32)
  private var weeksSource: WeekEvents.Source?
  private var generation = -1
  private var grid: WeekGrid?
  private var continuity = 0

  init(isAllDayLane: Bool = false) { self.isAllDayLane = isAllDayLane }

  /// Drops everything, as if events had changed.
  func removeAll() {
    blocks.removeAll()
    weeks.removeAll()
  }

  /// Drops what touches days that have become different, `nil` for all. Told of every growth of the timeline's
  /// generation; after one that was not reported, everything is dropped.
  func remove(_ days: Range<DayNumber>?, in timeline: EventTimeline) {
    guard let days, let grid, timeline.generation == generation + 1 else { return }
    blocks.removeAll { LaneBlock.days(of: $0, in: grid).overlaps(days) }
    weeks.removeAll { LaneCache.days(behindWeek: $0, grid).overlaps(days) }
    generation = timeline.generation
  }

  /// The days whose events decide about the lanes of a week: from the beginning of its block, because lanes are given
  /// week after week.
  static func days(behindWeek week: Int, _ grid: WeekGrid) -> Range<DayNumber> {
    LaneBlock.days(of: LaneBlock.index(ofWeek: week), in: grid).lowerBound..<grid.firstDay(of: week + 1)
  }

  /// Whether it is known what a row of the month level shows of a week's events.
  func knowsEvents(ofWeek week: Int) -> Bool { weeks[week] != nil }

  /// Returns the indicators and bars of a week, made when they are first asked for.
  func events(
    ofWeek week: Int, timeline: EventTimeline, from source: WeekEvents.Source, make: (Block) -> WeekEvents
  ) -> WeekEvents {
    let grid = source.geometry.grid
    validate(timeline, grid, source.geometry.metrics.laneContinuity)
    if weeksSource != source {
      weeks.removeAll()
      weeksSource = source
    }
    if let known = weeks[week] { return known }
    let made = make(
      block(ofWeek: week, timeline: timeline, grid: grid, continuity: source.geometry.metrics.laneContinuity))
    weeks.insert(made, for: week)
    return made
  }

  private func validate(_ timeline: EventTimeline, _ grid: WeekGrid, _ continuity: Int) {
    if timeline.generation != generation || grid != self.grid || continuity != self.continuity {
      removeAll()
      generation = timeline.generation
      self.grid = grid
      self.continuity = continuity
    }
  }

  /// The block that `week` lies in.
  func block(ofWeek week: Int, timeline: EventTimeline, grid: WeekGrid, continuity: Int) -> Block {
    validate(timeline, grid, continuity)
    let index = LaneBlock.index(ofWeek: week)
    if let known = blocks[index] { return known }
    var occurrences = timeline.occurrences(touching: LaneBlock.days(of: index, in: grid))
    let backgrounds = isAllDayLane ? [] : occurrences.filter { $0.isBackground && $0.wholeDays != nil }
    occurrences.removeAll { $0.isBackground || isAllDayLane && !TimelineSpan($0).belongsToLane }
    let spans = occurrences.map { LayoutSpan(firstDay: $0.firstDay, lastDay: $0.lastDay) }
    let block = Block(
      lanes: LaneBlock(index: index, spans: spans, grid: grid, continuity: continuity), occurrences: occurrences,
      backgrounds: backgrounds)
    blocks.insert(block, for: index)
    return block
  }
}

extension Occurrence {
  /// The days it lasts from midnight to midnight; `nil` if there are none.
  var wholeDays: ClosedRange<DayNumber>? {
    if isAllDay { return firstDay...max(firstDay, lastDay) }
    let first = startSecond == 0 ? firstDay : firstDay + 1
    let last = endSecond >= 86_400 ? lastDay : lastDay - 1
    return first <= last ? first...last : nil
  }
}

extension TimelineSpan {
  /// Creates the time and the days on which an instance is shown.
  init(_ occurrence: Occurrence) {
    self.init(
      start: occurrence.start, end: occurrence.end, firstDay: occurrence.firstDay, lastDay: occurrence.lastDay,
      isAllDay: occurrence.isAllDay)
  }
}
