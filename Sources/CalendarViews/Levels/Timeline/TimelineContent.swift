import CalendarLayout
import CalendarSystems
import CalendarText
import Events
import Geometry
import ViewKit
import TimeZones

/// The content of the days of a timeline, computed when a day comes near the viewport and kept until events, sizes or
/// words
/// change.
///
/// Derived from its input alone, so dropping it changes nothing but time.
final class TimelineContent {
  private(set) var plan: TimelinePlan?
  private var input: LevelContext?
  private var generation = -1
  private var days = NearbyCache<TimelineDay>(limit: 48)
  private let lanes = LaneCache(isAllDayLane: true)
  private var weeks = NearbyCache<Week>(limit: 16)
  private var laneRows = 0

  /// The lane of a week with the rows there are. A class only because it is handed around a lot; it never changes.
  final class Week {
    /// The bars of whole events; a lone day has pieces of its own.
    let bars: [TimelineBar]
    /// The part of each bar that lies on days that are shown.
    let shownBars: [TimelineBar?]
    /// The links of days that are shown.
    let links: [TimelineLink]

    init(bars: [TimelineBar], links: [TimelineLink], shown: ShownDays) {
      self.bars = bars
      shownBars = bars.map { $0.trimmed(to: shown) }
      self.links = links.filter { shown.contains($0.day) }
    }
  }

  /// Takes new state, data or sizes. Returns whether days may show something else.
  func update(_ input: LevelContext, _ plan: TimelinePlan) -> Bool {
    let isSame =
      self.plan == plan && self.input?.timeline === input.timeline && self.input?.texts === input.texts
      && generation == (input.timeline?.generation ?? -1)
      && self.input?.configuration.businessHours == input.configuration.businessHours
    if self.input?.timeline !== input.timeline || self.input?.grid != input.grid { lanes.removeAll() }
    self.input = input
    self.plan = plan
    generation = input.timeline?.generation ?? -1
    if !isSame { forget() }
    return !isSame
  }

  /// Forgets everything, as if events had changed.
  func removeAll() {
    lanes.removeAll()
    forget()
  }

  private func forget() {
    days.removeAll()
    weeks.removeAll()
  }

  // MARK: - Hours

  /// The hours of a day.
  func axis(of day: DayNumber) -> DayAxis { self.days[day.rawValue]?.axis ?? DayAxis(day: day, in: zone) }

  /// Returns the content of a day; `nil` before the first update.
  func day(_ day: DayNumber) -> TimelineDay? {
    if let known = days[day.rawValue] { return known }
    guard let input, let plan else { return nil }
    let made = make(day, input, plan)
    days.insert(made, for: day.rawValue)
    return made
  }

  /// Computes what a day shows before it is needed, its lane with so many rows included.
  func prepare(_ day: DayNumber, rows: Int) {
    _ = self.day(day)
    if let input { _ = lane(ofWeek: input.grid.week(of: day), rows: rows) }
  }

  /// Returns what a heading shows.
  func context(of day: DayNumber) -> DayContext? {
    guard let input else { return nil }
    let configuration = input.configuration
    let valid = configuration.calendar.validDays
    let named = min(max(day, valid.lowerBound), valid.upperBound)
    let fields = configuration.calendar.fields(of: named)
    let count = self.day(day)?.eventCount ?? 0
    var flags = DayFlags(of: day, configuration, input.state, input.responder)
    if fields.day == 1, named == day { flags.insert(.firstOfMonth) }
    if count > 0 { flags.insert(.hasEvents) }
    return DayContext(
      day: day, fields: fields, weekday: Weekday(day), flags: flags, eventCount: count, hiddenCount: 0)
  }

  /// Whether a day is one of the weekend.
  func isWeekend(_ day: DayNumber) -> Bool { input?.configuration.locale.weekend.contains(Weekday(day)) == true }

  private var zone: ZoneRules { plan?.zone ?? .utc }

  private func make(_ day: DayNumber, _ input: LevelContext, _ plan: TimelinePlan) -> TimelineDay {
    let geometry = plan.geometry(of: DayAxis(day: day, in: plan.zone))
    let all = input.timeline?.occurrences(touching: day..<day + 1) ?? []
    let builder = input.timeline.map { EventContextBuilder(timeline: $0, texts: input.texts) }
    let occurrences = all.filter { !$0.isBackground }
    var blocks: [TimelineDay.Block] = []
    if let builder, !occurrences.isEmpty {
      let layout = TimelineLayout(spans: occurrences.map { TimelineSpan($0) }, geometry: geometry)
      blocks = layout.segments.map { segment in
        let occurrence = occurrences[Int(segment.span)]
        var context = builder.context(
          of: occurrence, row: Int(segment.box.column), hasStart: !segment.continuesBefore,
          hasEnd: !segment.continuesAfter)
        context.timeText = timeText(of: occurrence, input)
        return TimelineDay.Block(
          frame: segment.frame, context: context,
          startText: input.texts.time(secondOfDay: occurrence.startSecond))
      }
    }
    return TimelineDay(
      day: day, geometry: geometry, blocks: blocks, backgrounds: builder.map { backgrounds(all, geometry, $0) } ?? [],
      eventCount: occurrences.count, bright: bright(day, geometry, input), skipped: geometry.skippedFrames(column: 0))
  }

  /// Whole columns, or the part between start and end over the whole width.
  private func backgrounds(
    _ occurrences: [Occurrence], _ geometry: TimelineGeometry, _ builder: EventContextBuilder
  ) -> [TimelineDay.Block] {
    let day = geometry.axes[0].day
    return occurrences.filter { $0.isBackground }.compactMap { occurrence in
      guard
        let frame = occurrence.isAllDay
          ? geometry.columnFrame(0) : geometry.frame(from: occurrence.start, to: occurrence.end, column: 0)
      else { return nil }
      var context = builder.context(
        of: occurrence, row: 0, hasStart: occurrence.firstDay == day, hasEnd: occurrence.lastDay == day)
      context.timeText = ""
      return TimelineDay.Block(frame: frame, context: context, startText: "")
    }
  }

  private func bright(_ day: DayNumber, _ geometry: TimelineGeometry, _ input: LevelContext) -> [Rect]? {
    guard let business = input.configuration.businessHours else { return nil }
    guard business.weekdays.contains(Weekday(day)) else { return [] }
    return business.hours.ranges.flatMap { geometry.frames(ofMinutes: $0, column: 0) }
  }

  private func timeText(of occurrence: Occurrence, _ input: LevelContext) -> String {
    let start = input.texts.time(secondOfDay: occurrence.startSecond)
    guard occurrence.end > occurrence.start else { return start }
    return start + " – " + input.texts.time(secondOfDay: occurrence.endSecond)
  }

  // MARK: - All-day lane

  /// Returns the number of rows that the lane needs so that nothing of these days is hidden, as far as the limit
  /// allows.
  func rows(neededBy days: Range<DayNumber>) -> Int {
    guard let input, let plan, let timeline = input.timeline, !days.isEmpty else { return 0 }
    var rows = 0
    for week in input.grid.week(of: days.lowerBound)...input.grid.week(of: days.upperBound - 1) {
      let block = lanes.block(
        ofWeek: week, timeline: timeline, grid: input.grid,
        continuity: input.configuration.style.month.laneContinuity)
      let first = input.grid.firstDay(of: week)
      for segment in block.lanes.segments(ofWeek: week) {
        let from = first + Int(segment.firstOffset)
        let to = first + Int(segment.lastOffset)
        guard to >= days.lowerBound, from < days.upperBound, plan.shown.unit(of: from) < plan.shown.unit(of: to + 1)
        else { continue }
        rows = max(rows, segment.lane < 0 ? LaneBlock.laneLimit : Int(segment.lane) + 1)
      }
    }
    return min(rows, plan.laneRowLimit)
  }

  /// The lane of a week, with so many rows.
  func lane(ofWeek week: Int, rows: Int) -> Week? {
    if rows != laneRows {
      laneRows = rows
      weeks.removeAll()
    }
    guard rows > 0, let input, let plan, let timeline = input.timeline else { return nil }
    if let known = weeks[week] { return known }
    let made = make(week, rows, input, plan, timeline)
    weeks.insert(made, for: week)
    return made
  }

  private func make(
    _ week: Int, _ rows: Int, _ input: LevelContext, _ plan: TimelinePlan, _ timeline: EventTimeline
  ) -> Week {
    let grid = input.grid
    let block = lanes.block(
      ofWeek: week, timeline: timeline, grid: grid, continuity: input.configuration.style.month.laneContinuity)
    let columns = WeekColumns(width: 0, grid: grid, direction: .leftToRight, pixels: plan.pixels)
    let first = grid.firstDay(of: week)
    let placed = WeekRows(segments: block.lanes.segments(ofWeek: week), columns: columns, capacity: rows)
    let builder = EventContextBuilder(timeline: timeline, texts: input.texts)
    let bars = placed.bars.map { bar in
      TimelineBar(
        day: first + bar.firstColumn, dayCount: bar.lastColumn - bar.firstColumn + 1,
        context: builder.context(
          of: block.occurrences[Int(bar.span)], row: bar.row, hasStart: bar.hasStart, hasEnd: bar.hasEnd))
    }
    return Week(
      // A lone day has titles of its own, whichever days come into view after it.
      bars: plan.dayCount == 1 ? bars.flatMap { $0.pieces(cutAt: $0.days) } : bars,
      links: placed.links.map { TimelineLink(day: first + $0.column, hiddenCount: $0.hiddenCount) }, shown: plan.shown)
  }
}
