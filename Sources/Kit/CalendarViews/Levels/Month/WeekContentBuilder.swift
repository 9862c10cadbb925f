import CalendarLayout
import CalendarSystems
import CalendarText
import Events
import ViewKit

/// Builds the content of rows from state and events. Created for one layout pass.
struct WeekContentBuilder {
  let context: LevelContext
  let geometry: MonthGeometry
  /// Where the rows are: at the month level or in a strip.
  let place: DayPlaces
  /// The page that the week belongs to; `nil` in an endless column.
  var page: MonthPage?
  /// The opacity of days outside the page's month.
  var outOpacity = 1.0
  /// The parts of days that are temporarily hidden.
  var hiddenParts: DayParts = []

  init(_ context: LevelContext, _ geometry: MonthGeometry, at place: DayPlaces = .month) {
    self.context = context
    self.geometry = geometry
    self.place = place
  }

  /// The maximum number of dots on a day.
  static let dotLimit = 3

  /// The first day of the month in the middle of the view. Days of other months are out of scope.
  private var presentedMonth: DayNumber { page?.days.lowerBound ?? context.presented }

  private var configuration: CalendarConfiguration { context.configuration }

  /// Returns the content of a week's row.
  func content(ofWeek week: Int) -> WeekContent {
    let columns = geometry.columns
    var content = WeekContent(week: week, place: place, days: [], bars: [], links: [], dots: [])
    content.outOpacity = outOpacity
    content.hiddenParts = hiddenParts
    if let page {
      content.monthColumns = page.monthColumns(row: week - geometry.grid.week(of: page.firstVisibleDay), columns)
    }
    let shown = configuration.month.outDays == .hidden ? content.monthColumns : nil
    if configuration.month.showsWeekNumbers, shown?.isEmpty != true {
      content.number = configuration.weekNumber(of: geometry.grid.firstDay(of: week))
    }
    guard let timeline = context.timeline else {
      content.days = days(week, nil)
      if capacity == 0 { content.dots = indicators(content.days) { _ in [] } }
      return content
    }
    let events =
      shown == nil ? events(ofWeek: week, timeline) : makeEvents(week, block(week, timeline), timeline, shown)
    content.bars = events.bars
    content.links = events.links
    content.backgrounds = events.backgrounds
    content.days = days(week, events)
    if capacity == 0 {
      let block = block(week, timeline)
      let segments = block.lanes.segments(ofWeek: week)
      content.dots = indicators(content.days) { column in
        standardIndicators(ofColumn: column, segments, block.occurrences, timeline)
      }
    }
    return content
  }

  /// Returns the number of rows of bars with which no event of a page's week is hidden; 0 if days show dots.
  func laneCount(ofWeek week: Int) -> Int {
    guard capacity > 0, let page, let timeline = context.timeline else { return 0 }
    let columns = geometry.columns
    var shown = 0..<columns.count
    if configuration.month.outDays == .hidden {
      shown = page.monthColumns(row: week - geometry.grid.week(of: page.firstVisibleDay), columns)
    }
    var count = 0
    for segment in block(week, timeline).lanes.segments(ofWeek: week) {
      let lanes = segment.lane < 0 ? capacity : min(capacity, Int(segment.lane) + 1)
      guard lanes > count else { continue }
      let offsets = Int(segment.firstOffset)...Int(segment.lastOffset)
      if shown.contains(where: { offsets.contains(columns.dayOffsets[$0]) }) { count = lanes }
    }
    return count
  }

  /// Returns the event content of a week's row, or computes it before it is needed; `nil` without a timeline. If the
  /// result is the same object as before, the events look the same.
  @discardableResult
  func events(ofWeek week: Int) -> WeekEvents? { context.timeline.map { events(ofWeek: week, $0) } }

  private func block(_ week: Int, _ timeline: EventTimeline) -> LaneCacheBlock {
    context.lanes.block(
      ofWeek: week, timeline: timeline, grid: geometry.grid, continuity: geometry.metrics.laneContinuity)
  }

  private func events(ofWeek week: Int, _ timeline: EventTimeline) -> WeekEvents {
    let source = WeekEvents.Source(geometry: geometry, texts: context.texts, capacity: capacity)
    return context.lanes.events(ofWeek: week, timeline: timeline, from: source) {
      makeEvents(week, $0, timeline, nil, known: $1)
    }
  }

  /// - Parameters:
  ///   - shown: the columns whose events are visible; `nil` for all.
  ///   - known: bars of unchanged events in the former week.
  private func makeEvents(
    _ week: Int, _ block: LaneCacheBlock, _ timeline: EventTimeline, _ shown: Range<Int>?,
    known: [WeekContent.Bar] = []
  ) -> WeekEvents {
    let rows = WeekRows(segments: block.lanes.segments(ofWeek: week), columns: geometry.columns, capacity: capacity)
    let builder = EventContextBuilder(timeline: timeline, texts: context.texts)
    let first = geometry.grid.firstDay(of: week)
    var bars: [WeekContent.Bar] = []
    bars.reserveCapacity(rows.bars.count)
    for bar in rows.bars {
      var bar = bar
      if let shown, !cut(&bar, to: shown) { continue }
      let day = first + geometry.columns.dayOffsets[bar.firstColumn]
      let occurrence = block.occurrences[Int(bar.span)]
      var context = known.first { $0.shows(occurrence, on: day, like: bar) }?.context
      context?.row = bar.row
      bars.append(
        WeekContent.Bar(placement: bar, context: context ?? builder.context(of: occurrence, on: day, in: bar)))
    }
    return WeekEvents(
      bars: bars, links: rows.links.filter { shown?.contains($0.column) != false },
      backgrounds: makeBackgrounds(week, block.backgrounds, timeline, shown), eventCounts: rows.eventCounts,
      hiddenCounts: rows.hiddenCounts)
  }

  /// Returns the background events of a week in some columns.
  private func makeBackgrounds(
    _ week: Int, _ backgrounds: [Occurrence], _ timeline: EventTimeline, _ shown: Range<Int>?
  ) -> [WeekContent.Background] {
    guard !backgrounds.isEmpty else { return [] }
    let first = geometry.grid.firstDay(of: week)
    let builder = EventContextBuilder(timeline: timeline, texts: context.texts)
    return backgrounds.compactMap { occurrence in
      guard let days = occurrence.wholeDays else { return nil }
      let columns = geometry.columns.dayOffsets.indices.filter { column in
        days.contains(first + geometry.columns.dayOffsets[column]) && shown?.contains(column) != false
      }
      guard let start = columns.first, let end = columns.last else { return nil }
      let event = builder.context(of: occurrence, on: first, row: 0, hasStart: true, hasEnd: true)
      return WeekContent.Background(columns: start...end, color: event.color, title: event.title)
    }
  }

  /// Clips a bar to some columns. Returns whether anything remains.
  private func cut(_ bar: inout WeekRows.Bar, to columns: Range<Int>) -> Bool {
    if bar.firstColumn < columns.lowerBound {
      bar.firstColumn = columns.lowerBound
      bar.hasStart = false
      bar.isHiddenBefore = false
    }
    if bar.lastColumn >= columns.upperBound {
      bar.lastColumn = columns.upperBound - 1
      bar.hasEnd = false
      bar.isHiddenAfter = false
    }
    return bar.firstColumn <= bar.lastColumn
  }

  /// The number of rows of bars. A strip has none.
  private var capacity: Int { configuration.monthEvents == .bars && place == .month ? geometry.barCapacity : 0 }

  private func days(_ week: Int, _ events: WeekEvents?) -> [DayContext] {
    let first = geometry.grid.firstDay(of: week)
    let calendar = configuration.calendar
    return geometry.columns.dayOffsets.enumerated().map { column, offset in
      var day = context.day(
        first + offset, eventCount: events?.eventCounts[column] ?? 0, hiddenCount: events?.hiddenCounts[column] ?? 0)
      if day.flags.contains(.nameless) { day.flags.insert(.outOfScope) }
      if place == .month, configuration.month.outDays != .shown,
        calendar.startOfMonth(containing: day.day) != presentedMonth
      {
        day.flags.insert(.outOfScope)
      }
      // A day is on at most two pages. The Tab key moves to the one in its month.
      if page?.days.contains(day.day) == false { day.flags.remove(.focused) }
      return day
    }
  }

  /// Returns the indicators of days, after the decorator changed them.
  private func indicators(_ days: [DayContext], standard: (Int) -> [DayIndicator]) -> [[DayIndicator]] {
    days.indices.map { column in
      let day = days[column]
      let indicators = standard(column)
      guard !indicators.isEmpty || configuration.indicatesDaysWithoutEvents && !day.flags.contains(.nameless) else {
        return []
      }
      let chosen = context.decoratedResponder?.indicators(for: day, standard: indicators) ?? indicators
      // On a page, days of other months have a single neutral indicator, whatever their indicators are.
      if page != nil, day.flags.contains(.outOfScope), let first = chosen.first {
        return [DayIndicator(color: .role(CalendarRole.tertiaryInk), size: first.size, offset: first.offset)]
      }
      return Array(chosen.prefix(WeekContentBuilder.dotLimit))
    }
  }

  /// Returns one indicator for each of a day's first events, or one for all.
  private func standardIndicators(
    ofColumn column: Int, _ segments: [LaneBlock.Segment], _ occurrences: [Occurrence], _ timeline: EventTimeline
  ) -> [DayIndicator] {
    let style = configuration.style.indicator
    let limit = configuration.monthEvents == .indicator ? 1 : min(max(style.limit, 0), WeekContentBuilder.dotLimit)
    let builder = EventContextBuilder(timeline: timeline, texts: context.texts)
    let offset = geometry.columns.dayOffsets[column]
    var indicators: [DayIndicator] = []
    for segment in segments {
      guard Int(segment.firstOffset)...Int(segment.lastOffset) ~= offset else { continue }
      guard indicators.count < limit else {
        // If there are more events than dots, the last dot is longer.
        if limit > 1 { indicators[limit - 1].shape = .bar }
        break
      }
      let color = builder.color(of: timeline.event(occurrences[Int(segment.span)].id.event)?.event)
      indicators.append(DayIndicator(color: style.color ?? EventLook(color).strong, size: style.size))
    }
    return indicators
  }
}
