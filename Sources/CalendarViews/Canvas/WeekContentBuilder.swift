import CalendarLayout
import CalendarSystems
import CalendarText
import Events

/// Builds what rows show from state and events. A value made for one layout pass.
struct WeekContentBuilder {
  let configuration: CalendarConfiguration
  let state: CalendarState
  let geometry: MonthGeometry
  let timeline: EventTimeline?
  let lanes: LaneCache
  let texts: CalendarTexts
  /// The first day of the month in the middle of the view; days of other months are out of scope.
  let presentedMonth: DayNumber
  /// Asked which days are enabled and how events are marked.
  unowned(unsafe) let responder: (any CalendarResponder)?

  /// The most dots a day shows.
  static let dotLimit = 3

  func content(ofWeek week: Int) -> WeekContent {
    let columns = geometry.columns
    guard let timeline else { return WeekContent(week: week, days: days(week, nil), bars: [], links: [], dots: []) }
    let block = lanes.block(
      ofWeek: week, timeline: timeline, grid: geometry.grid, continuity: geometry.metrics.laneContinuity)
    let segments = block.lanes.segments(ofWeek: week)
    let rows = WeekRows(segments: segments, columns: columns, capacity: capacity)
    let bars = rows.bars.map { bar in
      WeekContent.Bar(placement: bar, context: context(of: bar, block.occurrences, timeline))
    }
    let days = days(week, rows)
    return WeekContent(
      week: week, days: days, bars: bars, links: rows.links,
      dots: capacity == 0 ? indicators(days, segments, block.occurrences, timeline) : [])
  }

  /// How many rows of bars there are.
  private var capacity: Int { configuration.monthEvents == .bars ? geometry.barCapacity : 0 }

  private func days(_ week: Int, _ rows: WeekRows?) -> [DayContext] {
    let first = geometry.grid.firstDay(of: week)
    let calendar = configuration.calendar
    return geometry.columns.dayOffsets.enumerated().map { column, offset in
      let day = first + offset
      let named = min(max(day, calendar.validDays.lowerBound), calendar.validDays.upperBound)
      let fields = calendar.fields(of: named)
      let weekday = Weekday(day)
      let count = rows?.eventCounts[column] ?? 0
      var flags = DayFlags(of: day, configuration, state, responder)
      if named != day { flags.insert(.outOfScope) }
      if fields.day == 1, named == day { flags.insert(.firstOfMonth) }
      if count > 0 { flags.insert(.hasEvents) }
      if calendar.startOfMonth(containing: named) != presentedMonth { flags.insert(.outOfScope) }
      return DayContext(
        day: day, fields: fields, weekday: weekday, flags: flags, eventCount: count,
        hiddenCount: rows?.hiddenCounts[column] ?? 0)
    }
  }

  private func context(
    of bar: WeekRows.Bar, _ occurrences: [Occurrence], _ timeline: EventTimeline
  ) -> EventContext {
    EventContextBuilder(timeline: timeline, texts: texts)
      .context(of: occurrences[Int(bar.span)], row: bar.row, hasStart: bar.hasStart, hasEnd: bar.hasEnd)
  }

  private func indicators(
    _ days: [DayContext], _ segments: [LaneBlock.Segment], _ occurrences: [Occurrence], _ timeline: EventTimeline
  ) -> [[DayIndicator]] {
    let style = configuration.style.indicator
    let limit = configuration.monthEvents == .indicator ? 1 : min(max(style.limit, 0), WeekContentBuilder.dotLimit)
    let builder = EventContextBuilder(timeline: timeline, texts: texts)
    return geometry.columns.dayOffsets.enumerated().map { column, offset in
      var marks: [DayIndicator] = []
      for segment in segments.prefix(limit == 0 ? 0 : segments.count)
      where Int(segment.firstOffset)...Int(segment.lastOffset) ~= offset {
        let color = builder.color(of: timeline.event(occurrences[Int(segment.span)].id.event)?.event)
        marks.append(DayIndicator(color: style.color ?? EventLook(color).strong, size: style.size))
        if marks.count == limit { break }
      }
      guard !marks.isEmpty else { return [] }
      let chosen = responder?.indicators(for: days[column], standard: marks) ?? marks
      return Array(chosen.prefix(WeekContentBuilder.dotLimit))
    }
  }
}
