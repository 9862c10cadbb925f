import Basics
import CalendarLayout
import CalendarSystems
import CalendarText
import Events
import Geometry
import ViewKit
import TimeZones

/// The content of a timeline's columns, computed when a column comes near the viewport and cached until events, sizes, or
/// texts change.
///
/// It depends only on the plan and the context, so dropping it costs only time.
final class TimelineContent {
  private(set) var plan: TimelinePlan?
  private var context: LevelContext?
  private var resources: TimelineResources?
  private var generation = -1
  /// The content of each column.
  private var days = NearbyCache<TimelineDay>(limit: 48)
  /// The lanes of each resource.
  private var lanes: [Int: LaneCache] = [:]
  /// The all-day lanes of weeks and resources.
  private var weeks = NearbyCache<Week>(limit: 64)
  /// The latest change, and the columns it affected as they were before. Most of their events are unchanged.
  private var change: TimelineChange?
  private var former = NearbyCache<TimelineDay>(limit: 48)
  private var laneRows = 0

  /// The all-day lane of a week for a number of rows. This is a class only because it is shared by many objects. It is
  /// immutable.
  final class Week {
    /// The bars of complete events. A day alone has a separate piece for each event.
    let bars: [TimelineBar]
    /// The part of each bar on visible days.
    let shownBars: [TimelineBar?]
    /// The links of visible days.
    let links: [TimelineLink]

    init(bars: [TimelineBar], links: [TimelineLink], shown: ShownDays) {
      self.bars = bars
      shownBars = bars.map { $0.trimmed(to: shown) }
      self.links = links.filter { shown.contains($0.day) }
    }
  }

  /// Adopts new state, data, or sizes. Returns whether the content of days may change.
  func update(_ context: LevelContext, _ plan: TimelinePlan, _ resources: TimelineResources?) -> Bool {
    self.resources = resources
    let hasSameWords =
      self.plan == plan && self.context?.timeline === context.timeline && self.context?.texts === context.texts
      && self.context?.configuration.businessHours == context.configuration.businessHours
    let isSame = hasSameWords && generation == (context.timeline?.generation ?? -1)
    let change = hasSameWords ? context.timeline?.change(since: generation) : nil
    if self.context?.timeline !== context.timeline || self.context?.grid != context.grid
      || resources != nil && !isSame
    {
      lanes.removeAll()
    }
    self.context = context
    self.plan = plan
    generation = context.timeline?.generation ?? -1
    if let change { forget(change, context) } else if !isSame { forget() }
    return !isSame
  }

  /// Removes the content that a change of events affects.
  private func forget(_ change: TimelineChange, _ context: LevelContext) {
    self.change = change
    former.removeAll()
    for column in days.numbers {
      guard let day = days[column]?.day, change.touches(day..<day + 1) else { continue }
      if let known = days.take(column) { former.insert(known, for: column) }
    }
    let count = resources?.count ?? 1
    let isKnown = weeks.numbers.allSatisfy {
      change.isKnown(LaneCache.days(behindWeek: floorDiv($0, count), context.grid))
    }
    if !isKnown || (change.removed + change.inserted).contains(where: { TimelineSpan($0).belongsToLane }) {
      weeks.removeAll()
    }
  }

  /// Removes everything, as if all events had changed.
  func removeAll() {
    lanes.removeAll()
    forget()
  }

  private func forget() {
    change = nil
    former.removeAll()
    days.removeAll()
    weeks.removeAll()
  }

  // MARK: - Hours

  /// Returns the axis of a day.
  func axis(of day: DayNumber) -> DayAxis {
    (plan?.columns.column(of: day)).flatMap { days[$0]?.axis } ?? DayAxis(day: day, in: zone)
  }

  /// Returns the content of a column; `nil` before the first update.
  func day(_ column: Int) -> TimelineDay? {
    if let known = days[column] { return known }
    guard let context, let plan else { return nil }
    let made = make(column, context, plan)
    days.insert(made, for: column)
    return made
  }

  /// Computes the content of a column, including its all-day lane with a number of rows, before it is needed.
  func prepare(_ column: Int, rows: Int) {
    guard let day = self.day(column)?.day, let context, let plan else { return }
    _ = lane(ofWeek: context.grid.week(of: day), rows: rows, resource: plan.columns.resource(of: column))
  }

  /// Returns the context for the heading above a column, and above the following ones of the same day.
  func dayContext(of column: Int) -> DayContext? {
    guard let context, let plan else { return nil }
    let day = plan.columns.day(of: column)
    var count = self.day(column)?.eventCount ?? 0
    if plan.columns.dayLength > 1 {
      count = (context.timeline?.occurrences(touching: day..<day + 1) ?? []).filter { !$0.isBackground }.count
    }
    return context.day(day, eventCount: count)
  }

  /// Returns whether a day belongs to the weekend.
  func isWeekend(_ day: DayNumber) -> Bool { context?.configuration.locale.weekend.contains(Weekday(day)) == true }

  private var zone: ZoneRules { plan?.zone ?? .utc }

  private func make(_ column: Int, _ context: LevelContext, _ plan: TimelinePlan) -> TimelineDay {
    let (day, resource) = (plan.columns.day(of: column), plan.columns.resource(of: column))
    let geometry = plan.geometry(of: DayAxis(day: day, in: plan.zone))
    var all = context.timeline?.occurrences(touching: day..<day + 1) ?? []
    if let resources { all = resources.events(all, of: resource, on: day) }
    let builder = context.timeline.map { EventContextBuilder(timeline: $0, texts: context.texts) }
    let occurrences = all.filter { !$0.isBackground }
    var blocks: [TimelineDay.Block] = []
    var overflows: [TimelineDay.Overflow] = []
    if let builder, !occurrences.isEmpty {
      let layout = TimelineLayout(spans: occurrences.map { TimelineSpan($0) }, geometry: geometry)
      let known = former[column]?.blocks ?? []
      var next = 0
      blocks = layout.segments.map { segment in
        let occurrence = occurrences[Int(segment.span)]
        if let block = knownBlock(known, &next, occurrence, segment) { return block }
        var piece = builder.context(
          of: occurrence, on: day, row: Int(segment.box.column), hasStart: !segment.continuesBefore,
          hasEnd: !segment.continuesAfter)
        piece.timeText = timeText(of: occurrence, context)
        return TimelineDay.Block(
          frame: segment.frame, context: piece,
          startText: startText(of: occurrence, context))
      }
      overflows = layout.overflows.map { TimelineDay.Overflow(frame: $0.frame, count: $0.spans.count) }
    }
    return TimelineDay(
      day: day, geometry: geometry, blocks: blocks, overflows: overflows,
      backgrounds: builder.map { backgrounds(all, geometry, $0) } ?? [], eventCount: occurrences.count,
      bright: bright(day, resource, geometry, context), skipped: geometry.skippedFrames(column: 0),
      isLoaded: context.timeline?.isLoaded(day) != false)
  }

  /// Returns the unchanged block of an event from before the latest change, in its current position; `nil` if the block
  /// is different.
  /// - Parameter next: the index of the expected block, near which the search starts.
  private func knownBlock(
    _ known: [TimelineDay.Block], _ next: inout Int, _ occurrence: Occurrence, _ segment: TimelineSegment
  ) -> TimelineDay.Block? {
    var index = next
    let end = min(next + 8, known.count)
    while index < end, known[index].context.occurrence != occurrence { index += 1 }
    guard index < end, change?.contains(occurrence.id.event) == false else { return nil }
    next = index + 1
    var context = known[index].context
    let (row, hasStart, hasEnd) = (Int(segment.box.column), !segment.continuesBefore, !segment.continuesAfter)
    if known[index].frame == segment.frame, context.row == row, context.hasStart == hasStart, context.hasEnd == hasEnd {
      return known[index]
    }
    (context.row, context.hasStart, context.hasEnd) = (row, hasStart, hasEnd)
    return TimelineDay.Block(frame: segment.frame, context: context, startText: known[index].startText)
  }

  /// Returns background events, as complete columns or as the time from start to end, in the column's full width.
  private func backgrounds(
    _ occurrences: [Occurrence], _ geometry: TimelineGeometry, _ builder: EventContextBuilder
  ) -> [TimelineDay.Block] {
    let day = geometry.axes[0].day
    return occurrences.filter { $0.isBackground }.compactMap { occurrence in
      guard
        let frame = occurrence.isAllDay
          ? geometry.columnFrame(0) : geometry.frame(from: occurrence.start, to: occurrence.end, column: 0)
      else { return nil }
      var piece = builder.context(
        of: occurrence, on: day, row: 0, hasStart: occurrence.firstDay == day, hasEnd: occurrence.lastDay == day)
      piece.timeText = ""
      return TimelineDay.Block(frame: frame, context: piece, startText: "")
    }
  }

  private func bright(
    _ day: DayNumber, _ resource: Int, _ geometry: TimelineGeometry, _ context: LevelContext
  ) -> [Rect]? {
    var business = context.configuration.businessHours
    if let resources { business = resources.businessHours(of: resource, business) }
    if business.isEmpty { return nil }
    return business.minutes(on: Weekday(day)).flatMap { geometry.frames(ofMinutes: $0, column: 0) }
  }

  private func startText(of occurrence: Occurrence, _ context: LevelContext) -> String {
    context.texts.eventTime == .none ? "" : context.texts.time(secondOfDay: occurrence.startSecond)
  }

  private func timeText(of occurrence: Occurrence, _ context: LevelContext) -> String {
    let start = startText(of: occurrence, context)
    guard occurrence.end > occurrence.start, context.texts.eventTime == .range else { return start }
    return context.texts.date.range(start, context.texts.time(secondOfDay: occurrence.endSecond))
  }

  // MARK: - All-day lane

  /// Returns the number of rows of the all-day lane that show all events of some days, up to the limit.
  func rows(neededBy days: Range<DayNumber>) -> Int {
    guard let context, let plan, let timeline = context.timeline, !days.isEmpty else { return 0 }
    guard let resources else { return min(rows(neededBy: days, 0, context, plan, timeline), plan.laneRowLimit) }
    var most = 0
    for resource in resources.withLane(timeline.occurrences(touching: days)) where most < plan.laneRowLimit {
      most = max(most, rows(neededBy: days, resource, context, plan, timeline))
    }
    return min(most, plan.laneRowLimit)
  }

  private func rows(
    neededBy days: Range<DayNumber>, _ resource: Int, _ context: LevelContext, _ plan: TimelinePlan,
    _ timeline: EventTimeline
  ) -> Int {
    var rows = 0
    let shown = plan.columns.shown
    for week in context.grid.week(of: days.lowerBound)...context.grid.week(of: days.upperBound - 1) {
      let block = block(ofWeek: week, resource, context, timeline)
      let first = context.grid.firstDay(of: week)
      for segment in block.lanes.segments(ofWeek: week) {
        let from = first + Int(segment.firstOffset)
        let to = first + Int(segment.lastOffset)
        guard to >= days.lowerBound, from < days.upperBound, shown.unit(of: from) < shown.unit(of: to + 1)
        else { continue }
        rows = max(rows, segment.lane < 0 ? LaneBlock.laneLimit : Int(segment.lane) + 1)
      }
    }
    return rows
  }

  private func block(
    ofWeek week: Int, _ resource: Int, _ context: LevelContext, _ timeline: EventTimeline
  ) -> LaneCacheBlock {
    let cache = lanes[resource] ?? LaneCache(isAllDayLane: true, resource: resources.map { ($0, resource) })
    lanes[resource] = cache
    return cache.block(
      ofWeek: week, timeline: timeline, grid: context.grid,
      continuity: context.configuration.style.month.laneContinuity)
  }

  /// Returns the all-day lane of a week and a resource with a number of rows.
  func lane(ofWeek week: Int, rows: Int, resource: Int) -> Week? {
    if rows != laneRows {
      laneRows = rows
      weeks.removeAll()
    }
    guard rows > 0, let context, let plan, let timeline = context.timeline else { return nil }
    let number = week * (resources?.count ?? 1) + resource
    if let known = weeks[number] { return known }
    let made = make(week, rows, resource, context, plan, timeline)
    weeks.insert(made, for: number)
    return made
  }

  private func make(
    _ week: Int, _ rows: Int, _ resource: Int, _ context: LevelContext, _ plan: TimelinePlan,
    _ timeline: EventTimeline
  ) -> Week {
    let grid = context.grid
    let block = block(ofWeek: week, resource, context, timeline)
    let columns = WeekColumns(width: 0, grid: grid, direction: .leftToRight, pixels: plan.pixels)
    let first = grid.firstDay(of: week)
    let placed = WeekRows(segments: block.lanes.segments(ofWeek: week), columns: columns, capacity: rows)
    let builder = EventContextBuilder(timeline: timeline, texts: context.texts)
    let bars = placed.bars.map { bar in
      let day = first + bar.firstColumn
      return TimelineBar(
        day: day, dayCount: bar.lastColumn - bar.firstColumn + 1,
        context: builder.context(of: block.occurrences[Int(bar.span)], on: day, in: bar))
    }
    return Week(
      // A day alone has its own titles, regardless of the days that come into view after it.
      bars: plan.dayCount == 1 || plan.columns.dayLength > 1 ? bars.flatMap { $0.pieces(cutAt: $0.days) } : bars,
      links: placed.links.map { TimelineLink(day: first + $0.column, hiddenCount: $0.hiddenCount) },
      shown: plan.columns.shown)
  }
}
