import CalendarLayout
import CalendarSystems
import Events

/// The lanes of blocks near the viewport, computed on first use and dropped when events change.
///
/// They depend only on the timeline, so dropping them costs only time.
final class LaneCache {
  /// Whether only events of the timelines' all-day lane get a lane.
  private let isAllDayLane: Bool
  /// The resource whose events have lanes; `nil` for all events.
  private let resource: (all: TimelineResources, number: Int)?
  /// Whether that lane is hidden, so that no event gets one.
  private var isHidden = false
  private var blocks = NearbyCache<LaneCacheBlock>(limit: 16)
  /// The indicators and bars for these lanes in rows of the month level.
  private var weeks = NearbyCache<WeekEvents>(limit: 32)
  private var weeksSource: WeekEvents.Source?
  /// Weeks before some events changed, and these events. All other bars are still valid.
  private var former = NearbyCache<WeekEvents>(limit: 16)
  private var changedSinceFormer: [EventID] = []
  private var generation = -1
  private var grid: WeekGrid?
  private var continuity = 0

  init(isAllDayLane: Bool = false, resource: (TimelineResources, Int)? = nil) {
    self.isAllDayLane = isAllDayLane
    self.resource = resource
  }

  /// Removes everything, as if all events had changed.
  func removeAll() {
    blocks.removeAll()
    removeWeeks()
  }

  private func removeWeeks() {
    weeks.removeAll()
    former.removeAll()
    changedSinceFormer = []
  }

  /// Handles a change of the timeline that affects some days, or all days if `nil`. Must be called whenever the
  /// timeline's generation increases; after an increase that was not reported, removes everything.
  func follow(_ days: Range<DayNumber>?, in timeline: EventTimeline) {
    guard let days, let grid, timeline.generation == generation + 1 else { return }
    if let change = timeline.change(since: generation) {
      follow(change, grid)
    } else {
      former.removeAll()
      blocks.removeAll { LaneBlock.days(of: $0, in: grid).overlaps(days) }
      weeks.removeAll { LaneCache.days(behindWeek: $0, grid).overlaps(days) }
    }
    generation = timeline.generation
  }

  /// Replaces occurrences in the blocks. Removes the weeks that look different.
  private func follow(_ change: TimelineChange, _ grid: WeekGrid) {
    let removed = isAllDayLane ? change.removed.filter { belongsToLane($0) } : change.removed
    let inserted = isAllDayLane ? change.inserted.filter { belongsToLane($0) } : change.inserted
    let numbers = blocks.numbers
    let isUnknown = { (week: Int) in
      !numbers.contains(LaneBlock.index(ofWeek: week))
        || !change.isKnown(LaneCache.days(behindWeek: week, grid))
    }
    weeks.removeAll(where: isUnknown)
    former.removeAll(where: isUnknown)
    for occurrence in removed + inserted where !changedSinceFormer.contains(occurrence.id.event) {
      changedSinceFormer.append(occurrence.id.event)
    }
    drop { week in
      let days = grid.firstDay(of: week)..<grid.firstDay(of: week + 1)
      return (removed + inserted).contains { $0.firstDay < days.upperBound && $0.lastDay >= days.lowerBound }
    }
    if removed.isEmpty, inserted.isEmpty {
      return blocks.removeAll { !change.isKnown(LaneBlock.days(of: $0, in: grid)) }
    }
    for index in blocks.numbers {
      let days = LaneBlock.days(of: index, in: grid)
      let first = index * LaneBlock.weekCount
      guard change.isKnown(days), removed.count <= LaneCache.patchLimit, inserted.count <= LaneCache.patchLimit,
        !(removed + inserted).contains(where: { $0.isBackground }), var block = blocks.take(index)
      else {
        blocks.removeAll { $0 == index }
        weeks.removeAll { first..<first + LaneBlock.weekCount ~= $0 }
        continue
      }
      let different = block.exchange(removed, inserted, touching: days, grid: grid, continuity: continuity)
      blocks.insert(block, for: index)
      drop { different.contains($0) }
    }
  }

  /// Moves weeks that look different to `former`, so that their bars of unchanged events can be reused.
  private func drop(where isDifferent: (Int) -> Bool) {
    for week in weeks.numbers where isDifferent(week) {
      guard let events = weeks.take(week) else { continue }
      _ = former.take(week)
      former.insert(events, for: week)
    }
  }

  /// The maximum number of changed occurrences for which a block is updated instead of recreated.
  private static let patchLimit = 8

  /// Returns the days whose events determine the lanes of a week. They start with its block, because lanes are assigned
  /// week by week.
  static func days(behindWeek week: Int, _ grid: WeekGrid) -> Range<DayNumber> {
    LaneBlock.days(of: LaneBlock.index(ofWeek: week), in: grid).lowerBound..<grid.firstDay(of: week + 1)
  }

  /// Returns whether the content of a week's row at the month level is cached.
  func knowsEvents(ofWeek week: Int) -> Bool { weeks[week] != nil }

  /// Returns the indicators and bars of a week. Computed on first use.
  /// - Parameter make: creates them from lanes, and from valid bars of the former week.
  func events(
    ofWeek week: Int, timeline: EventTimeline, from source: WeekEvents.Source,
    make: (LaneCacheBlock, [WeekContent.Bar]) -> WeekEvents
  ) -> WeekEvents {
    let grid = source.geometry.grid
    validate(timeline, grid, source.geometry.metrics.laneContinuity)
    if weeksSource != source {
      removeWeeks()
      weeksSource = source
    }
    if let known = weeks[week] { return known }
    let bars = former.take(week)?.bars.filter { !changedSinceFormer.contains($0.context.occurrence.id.event) }
    if former.numbers.isEmpty { changedSinceFormer = [] }
    let made = make(
      block(ofWeek: week, timeline: timeline, grid: grid, continuity: source.geometry.metrics.laneContinuity),
      bars ?? [])
    weeks.insert(made, for: week)
    return made
  }

  private func validate(_ timeline: EventTimeline, _ grid: WeekGrid, _ continuity: Int) {
    if grid == self.grid, continuity == self.continuity, let change = timeline.change(since: generation) {
      follow(change, grid)
      generation = timeline.generation
    }
    if timeline.generation != generation || grid != self.grid || continuity != self.continuity {
      removeAll()
      generation = timeline.generation
      self.grid = grid
      self.continuity = continuity
    }
  }

  private func belongsToLane(_ occurrence: Occurrence) -> Bool {
    !isHidden && TimelineSpan(occurrence).belongsToLane
  }

  /// Returns the block that contains `week`.
  func block(ofWeek week: Int, timeline: EventTimeline, grid: WeekGrid, continuity: Int) -> LaneCacheBlock {
    validate(timeline, grid, continuity)
    isHidden = timeline.hidesAllDayLane
    let index = LaneBlock.index(ofWeek: week)
    if let known = blocks[index] { return known }
    var occurrences = timeline.occurrences(listedOn: LaneBlock.days(of: index, in: grid))
    let backgrounds = isAllDayLane ? [] : occurrences.filter { $0.isBackground && $0.wholeDays != nil }
    occurrences.removeAll { $0.isBackground || isAllDayLane && !belongsToLane($0) }
    if let resource {
      occurrences = resource.all.laneEvents(occurrences, of: resource.number, on: LaneBlock.days(of: index, in: grid))
    }
    let spans = occurrences.map { LayoutSpan($0) }
    let block = LaneCacheBlock(
      lanes: LaneBlock(index: index, spans: spans, grid: grid, continuity: continuity), occurrences: occurrences,
      backgrounds: backgrounds)
    blocks.insert(block, for: index)
    return block
  }
}

extension Occurrence {
  /// The days that the occurrence fills from midnight to midnight; `nil` if there are none.
  var wholeDays: ClosedRange<DayNumber>? {
    if isAllDay { return firstDay...max(firstDay, lastDay) }
    let first = startSecond == 0 ? firstDay : firstDay + 1
    let last = endSecond >= 86_400 ? lastDay : lastDay - 1
    return first <= last ? first...last : nil
  }
}

extension LayoutSpan {
  /// Creates a span of the days on which months show an occurrence.
  init(_ occurrence: Occurrence) { self.init(firstDay: occurrence.firstDay, lastDay: occurrence.lastListedDay) }
}

extension TimelineSpan {
  /// Creates a span of the time and days at which an occurrence is shown.
  init(_ occurrence: Occurrence) {
    self.init(
      start: occurrence.start, end: occurrence.end, firstDay: occurrence.firstDay, lastDay: occurrence.lastDay,
      isAllDay: occurrence.isAllDay)
  }
}
