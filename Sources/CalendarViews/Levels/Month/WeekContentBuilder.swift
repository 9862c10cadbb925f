import CalendarLayout
import CalendarSystems
import CalendarText
import Events
import ViewKit

/// Builds what rows show from state and events. A value made for one layout pass.
struct WeekContentBuilder {
  let input: LevelContext
  let geometry: MonthGeometry
  /// The page that the week is a row of; `nil` in an endless column.
  var page: MonthPage?
  /// The opacity of days that do not belong to the month of the page.
  var outOpacity = 1.0
  /// The parts of days that are hidden for a while.
  var hiddenParts: DayParts = []

  init(_ input: LevelContext, _ geometry: MonthGeometry) {
    self.input = input
    self.geometry = geometry
  }

  /// The most dots a day shows.
  static let dotLimit = 3

  /// The first day of the month in the middle of the view; days of other months are out of scope.
  private var presentedMonth: DayNumber { page?.days.lowerBound ?? input.presented }

  private var configuration: CalendarConfiguration { input.configuration }

  /// Returns the content of the row of a week.
  func content(ofWeek week: Int) -> WeekContent {
    let columns = geometry.columns
    var content = WeekContent(week: week, days: [], bars: [], links: [], dots: [])
    content.outOpacity = outOpacity
    content.hiddenParts = hiddenParts
    if let page {
      content.monthColumns = page.monthColumns(row: week - geometry.grid.week(of: page.firstVisibleDay), columns)
    }
    let shown = configuration.month.outDays == .hidden ? content.monthColumns : nil
    if configuration.month.showsWeekNumbers, shown?.isEmpty != true {
      content.number = configuration.weekNumber(of: geometry.grid.firstDay(of: week))
    }
    guard let timeline = input.timeline else {
      content.days = days(week, nil)
      if capacity == 0 { content.dots = marks(content.days) { _ in [] } }
      return content
    }
    let marks = shown == nil ? marks(ofWeek: week, timeline) : makeMarks(week, block(week, timeline), timeline, shown)
    content.bars = marks.bars
    content.links = marks.links
    content.backgrounds = marks.backgrounds
    content.days = days(week, marks)
    if capacity == 0 {
      let block = block(week, timeline)
      let segments = block.lanes.segments(ofWeek: week)
      content.dots = self.marks(content.days) { column in
        standardMarks(ofColumn: column, segments, block.occurrences, timeline)
      }
    }
    return content
  }

  /// Computes what the row of a week will show of events, before it is needed.
  func prepareMarks(ofWeek week: Int) {
    if let timeline = input.timeline { _ = marks(ofWeek: week, timeline) }
  }

  private func block(_ week: Int, _ timeline: EventTimeline) -> LaneCache.Block {
    input.lanes.block(
      ofWeek: week, timeline: timeline, grid: geometry.grid, continuity: geometry.metrics.laneContinuity)
  }

  private func marks(ofWeek week: Int, _ timeline: EventTimeline) -> WeekMarks {
    let source = WeekMarks.Source(geometry: geometry, texts: input.texts, capacity: capacity)
    return input.lanes.marks(ofWeek: week, timeline: timeline, from: source) { makeMarks(week, $0, timeline, nil) }
  }

  /// - Parameter shown: the columns whose events are seen; `nil` for all.
  private func makeMarks(
    _ week: Int, _ block: LaneCache.Block, _ timeline: EventTimeline, _ shown: Range<Int>?
  ) -> WeekMarks {
    let rows = WeekRows(segments: block.lanes.segments(ofWeek: week), columns: geometry.columns, capacity: capacity)
    var bars: [WeekContent.Bar] = []
    bars.reserveCapacity(rows.bars.count)
    for bar in rows.bars {
      var bar = bar
      if let shown, !cut(&bar, to: shown) { continue }
      bars.append(WeekContent.Bar(placement: bar, context: context(of: bar, block.occurrences, timeline)))
    }
    return WeekMarks(
      bars: bars, links: rows.links.filter { shown?.contains($0.column) != false },
      backgrounds: makeBackgrounds(week, block.backgrounds, timeline, shown), eventCounts: rows.eventCounts,
      hiddenCounts: rows.hiddenCounts)
  }

  /// The backgrounds of a week, as far as they lie in some columns.
  private func makeBackgrounds(
    _ week: Int, _ backgrounds: [Occurrence], _ timeline: EventTimeline, _ shown: Range<Int>?
  ) -> [WeekContent.Background] {
    guard !backgrounds.isEmpty else { return [] }
    let first = geometry.grid.firstDay(of: week)
    let builder = EventContextBuilder(timeline: timeline, texts: input.texts)
    return backgrounds.compactMap { occurrence in
      guard let days = occurrence.wholeDays else { return nil }
      let columns = geometry.columns.dayOffsets.indices.filter { column in
        days.contains(first + geometry.columns.dayOffsets[column]) && shown?.contains(column) != false
      }
      guard let start = columns.first, let end = columns.last else { return nil }
      let context = builder.context(of: occurrence, row: 0, hasStart: true, hasEnd: true)
      return WeekContent.Background(columns: start...end, color: context.color, title: context.title)
    }
  }

  /// Leaves what lies in some columns. Returns whether that is anything.
  private func cut(_ bar: inout WeekRows.Bar, to columns: Range<Int>) -> Bool {
    if bar.firstColumn < columns.lowerBound {
      bar.firstColumn = columns.lowerBound
      bar.hasStart = false
    }
    if bar.lastColumn >= columns.upperBound {
      bar.lastColumn = columns.upperBound - 1
      bar.hasEnd = false
    }
    return bar.firstColumn <= bar.lastColumn
  }

  /// The number of rows of bars.
  private var capacity: Int { configuration.monthEvents == .bars ? geometry.barCapacity : 0 }

  private func days(_ week: Int, _ rows: WeekMarks?) -> [DayContext] {
    let first = geometry.grid.firstDay(of: week)
    let calendar = configuration.calendar
    return geometry.columns.dayOffsets.enumerated().map { column, offset in
      let day = first + offset
      let named = min(max(day, calendar.validDays.lowerBound), calendar.validDays.upperBound)
      let fields = calendar.fields(of: named)
      let weekday = Weekday(day)
      let count = rows?.eventCounts[column] ?? 0
      var flags = DayFlags(of: day, configuration, input.state, input.responder)
      if named != day { flags.insert(.outOfScope) }
      if fields.day == 1, named == day { flags.insert(.firstOfMonth) }
      if count > 0 { flags.insert(.hasEvents) }
      if configuration.month.outDays != .shown, calendar.startOfMonth(containing: named) != presentedMonth {
        flags.insert(.outOfScope)
      }
      // A day stands on two pages at most; the Tab key stops on that of its month.
      if page?.days.contains(day) == false { flags.remove(.focused) }
      return DayContext(
        day: day, fields: fields, weekday: weekday, flags: flags, eventCount: count,
        hiddenCount: rows?.hiddenCounts[column] ?? 0)
    }
  }

  private func context(
    of bar: WeekRows.Bar, _ occurrences: [Occurrence], _ timeline: EventTimeline
  ) -> EventContext {
    EventContextBuilder(timeline: timeline, texts: input.texts)
      .context(of: occurrences[Int(bar.span)], row: bar.row, hasStart: bar.hasStart, hasEnd: bar.hasEnd)
  }

  /// The marks of days, as the delegate may change them.
  private func marks(_ days: [DayContext], standard: (Int) -> [DayIndicator]) -> [[DayIndicator]] {
    days.indices.map { column in
      let day = days[column]
      let marks = standard(column)
      guard !marks.isEmpty || configuration.indicatesDaysWithoutEvents && !day.flags.contains(.nameless) else {
        return []
      }
      let chosen = input.responder?.indicators(for: day, standard: marks) ?? marks
      // On a page, days of other months have one quiet mark, whatever theirs are.
      if page != nil, day.flags.contains(.outOfScope), let first = chosen.first {
        return [DayIndicator(color: .role(CalendarRole.tertiaryInk), size: first.size, offset: first.offset)]
      }
      return Array(chosen.prefix(WeekContentBuilder.dotLimit))
    }
  }

  /// A mark for each of the first events of a day, or one.
  private func standardMarks(
    ofColumn column: Int, _ segments: [LaneBlock.Segment], _ occurrences: [Occurrence], _ timeline: EventTimeline
  ) -> [DayIndicator] {
    let style = configuration.style.indicator
    let limit = configuration.monthEvents == .indicator ? 1 : min(max(style.limit, 0), WeekContentBuilder.dotLimit)
    let builder = EventContextBuilder(timeline: timeline, texts: input.texts)
    let offset = geometry.columns.dayOffsets[column]
    var marks: [DayIndicator] = []
    for segment in segments where marks.count < limit {
      guard Int(segment.firstOffset)...Int(segment.lastOffset) ~= offset else { continue }
      let color = builder.color(of: timeline.event(occurrences[Int(segment.span)].id.event)?.event)
      marks.append(DayIndicator(color: style.color ?? EventLook(color).strong, size: style.size))
    }
    return marks
  }
}
