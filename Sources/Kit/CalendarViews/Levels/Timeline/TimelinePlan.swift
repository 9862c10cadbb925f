import CalendarLayout
import CalendarSystems
import Geometry
import TimeZones

/// The sizes of a timeline level as pure functions of its viewport: the widths of days and the gutter, and the height
/// of hours.
///
/// All days have the same width in whole pixels, and the gutter takes the remainder. So a day looks the same at every
/// scroll position.
///
/// This is a class only because it is large and shared by many objects. It is immutable.
final class TimelinePlan: Equatable {
  let viewport: Size
  /// The period that fills the viewport: days or weeks.
  let period: CalendarPeriod
  /// The number of days that fill the viewport.
  let dayCount: Int
  /// Whether pages begin with the first day of a week.
  let isWeekly: Bool
  /// The days, or the days and resources, that are shown side by side.
  let columns: TimelineColumns
  /// The number of columns that fill the viewport.
  let columnCount: Int
  /// The height of the headings of resources; 0 without resources.
  let resourceHeight: Double
  /// The reachable units of `columns`; `nil` for no limit.
  let reachable: Range<Int>?
  private let firstDayOfWeek: DayNumber
  let direction: LayoutDirection
  let hours: VisibleHours
  let zone: ZoneRules
  let secondZone: ZoneRules?
  let metrics: TimelineMetrics
  let pixels: PixelGrid
  /// The zoom of the hours, within the range of the metrics.
  let zoom: Double
  /// The width of a column.
  let pitch: Double
  /// The width of the gutter, in whole pixels.
  let gutterWidth: Double

  init(
    viewport: Size, period: CalendarPeriod, zoom: Double, configuration: CalendarConfiguration, zone: ZoneRules,
    pixels: PixelGrid, resources: TimelineResources? = nil, start: DayNumber = DayNumber(0)
  ) {
    self.viewport = viewport
    self.period = period
    // A single day may be a hidden weekday.
    let shown = ShownDays(grid: configuration.grid, weekdays: period == .days(1) ? .all : configuration.visibleWeekdays)
    switch period {
    case .weeks(let weeks): (dayCount, isWeekly) = (shown.count * max(1, weeks), true)
    case .days(let days): (dayCount, isWeekly) = (max(1, days), false)
    case .months, .year, .none: (dayCount, isWeekly) = (1, false)
    }
    let columns = TimelineColumns(
      shown: shown, resourceCount: resources?.count ?? 1,
      order: resources == nil ? .days : configuration.resources.order,
      period: dayCount, start: start)
    self.columns = columns
    resourceHeight = resources == nil ? 0 : pixels.snap(configuration.style.timeline.resourceHeight)
    reachable = TimelinePlan.reachable(configuration, columns, isWhole: isWeekly)
    direction = configuration.direction
    hours = configuration.visibleHours
    firstDayOfWeek = configuration.grid.firstDay(of: 0)
    self.zone = zone
    secondZone = configuration.secondZone
    var metrics = configuration.style.timeline
    (metrics.slotDuration, metrics.slotLabelInterval) = (configuration.slotDuration, configuration.slotLabelInterval)
    if viewport.width < TimelinePlan.compactWidth {
      metrics.gutterWidth = min(metrics.gutterWidth, TimelinePlan.compactGutter)
      metrics.secondGutterWidth = min(metrics.secondGutterWidth, TimelinePlan.compactGutter)
      metrics.labelInset = min(metrics.labelInset, TimelinePlan.compactInset)
    }
    // Hours fill a view that is higher than a day: not rounded to pixels, of which a day would lack up to 24. Lines are.
    let filling = (viewport.height - metrics.headingHeight) * 60 / Double(max(hours.minuteCount, 60))
    metrics.hourHeight = max(metrics.hourHeight, filling)
    self.metrics = metrics
    self.pixels = pixels
    // The day at least fills the view, so that nothing lies below its last hour. NaN becomes the minimum zoom.
    let range = metrics.zoomRange
    let leastZoom = min(max(range.lowerBound, filling / metrics.hourHeight), range.upperBound)
    self.zoom = zoom > leastZoom ? min(zoom, range.upperBound) : leastZoom
    let isNarrow = viewport.width < metrics.narrowWidth
    let wanted = metrics.gutterWidth + (secondZone == nil ? 0 : metrics.secondGutterWidth)
    let least = isNarrow ? 0 : min(max(wanted, 0), viewport.width)
    columnCount =
      resources == nil
      ? dayCount
      : TimelinePlan.columnCount(
        dayCount * columns.resourceCount, in: viewport.width - least, configuration.resources.minimumWidth)
    let share = ((viewport.width - least) / Double(columnCount) * pixels.scale).rounded(.down) / pixels.scale
    pitch = max(share, pixels.hairline)
    gutterWidth = max(0, pixels.snap(viewport.width) - pitch * Double(columnCount))
  }

  static func == (a: TimelinePlan, b: TimelinePlan) -> Bool {
    a === b
      || (a.viewport == b.viewport && a.period == b.period && a.columns == b.columns && a.reachable == b.reachable
        && a.resourceHeight == b.resourceHeight && a.direction == b.direction && a.hours == b.hours
        && a.zone == b.zone && a.secondZone == b.secondZone && a.metrics == b.metrics && a.pixels == b.pixels
        && a.zoom == b.zoom && a.pitch == b.pitch && a.gutterWidth == b.gutterWidth)
  }

  /// Returns the plan with another zoom of the hours.
  func zoomed(
    _ zoom: Double, _ configuration: CalendarConfiguration, _ resources: TimelineResources?, start: DayNumber
  ) -> TimelinePlan {
    TimelinePlan(
      viewport: viewport, period: period, zoom: zoom, configuration: configuration, zone: zone, pixels: pixels,
      resources: resources, start: start)
  }

  /// Returns the number of columns that fill a width: all, or as many as have their minimum width.
  @inline(never)
  private static func columnCount(_ count: Int, in width: Double, _ minimum: Double) -> Int {
    // NaN is not greater.
    let room = minimum > 0 ? width / minimum : Double(count)
    return room >= 1 ? min(count, Int(min(room, 1_000))) : 1
  }

  /// Returns the reachable units, in whole weeks or in days.
  private static func reachable(
    _ configuration: CalendarConfiguration, _ columns: TimelineColumns, isWhole: Bool
  ) -> Range<Int>? {
    guard configuration.reachable != .unlimited else { return nil }
    let days = configuration.reachableDays
    let grid = configuration.grid
    let first = isWhole ? grid.firstDay(of: grid.week(of: days.lowerBound)) : days.lowerBound
    let end = isWhole ? grid.firstDay(of: grid.week(of: days.upperBound) + 1) : days.upperBound + 1
    // If the reachable days have no limit, some days beyond the ends of the calendar system are shown, without names.
    let before = configuration.reachable.first == nil ? TimelinePlan.daysBeyond : 0
    let after = configuration.reachable.last == nil ? TimelinePlan.daysBeyond : 0
    return columns.units(of: first - before..<end + after)
  }

  /// Returns the unit at which a view that was released between units comes to rest: any day or, with paging, the first
  /// day of a week.
  ///
  /// - Parameter origin: the first unit of some page, if pages do not begin with weeks.
  func rest(nearUnit unit: Int, fraction: Double, isPaged: Bool, origin: Int) -> Int {
    guard isPaged, dayCount > 1 else { return unit + (fraction < 0.5 ? 0 : 1) }
    let start = pageStart(of: unit, origin: origin)
    return Double(unit - start) + fraction < Double(dayCount) / 2 ? start : start + dayCount
  }

  /// Returns the first unit of a unit's page. Pages of weeks begin with any week, others are counted from `origin`.
  func pageStart(of unit: Int, origin: Int) -> Int {
    let (start, length) = isWeekly ? (weekStart, columns.shown.count) : (origin, dayCount)
    return unit - ((unit - start) % length + length) % length
  }

  /// The unit of the first day of some week.
  private var weekStart: Int { columns.shown.unit(of: firstDayOfWeek) }

  private static let daysBeyond = 700

  /// A single day is drawn by elapsed time; several days by clock time, so that equal hours are aligned.
  var rule: AxisRule { dayCount == 1 ? .elapsed : .wallClock }

  /// The height of an hour, in points.
  var hourHeight: Double { max(metrics.hourHeight, 1) * zoom }

  /// The height of a day without clock changes, in points.
  var plainHeight: Double { pixels.snap(hourHeight * Double(hours.minuteCount) / 60) }

  /// Returns the hours of one day as a separate column that starts at 0, without a gutter.
  func geometry(of axis: DayAxis) -> TimelineGeometry {
    var metrics = metrics
    metrics.gutterWidth = 0
    return TimelineGeometry(
      axes: [axis], viewport: Size(width: pitch, height: viewport.height), zoom: zoom, hours: hours, rule: rule,
      direction: direction, metrics: metrics, pixels: pixels)
  }

  /// Returns the lines and labels beside the columns, for the hours of a day.
  func gutterGeometry(of axis: DayAxis) -> TimelineGeometry {
    var metrics = metrics
    if viewport.width >= metrics.narrowWidth {
      metrics.gutterWidth = max(0, gutterWidth - (secondZone == nil ? 0 : metrics.secondGutterWidth))
    }
    return TimelineGeometry(
      axes: [axis], viewport: viewport, zoom: zoom, hours: hours, rule: rule, hasSecondZone: secondZone != nil,
      direction: direction, metrics: metrics, pixels: pixels)
  }

  /// Returns the distance of a time of day from the first visible minute, on a day without clock changes. Hidden times
  /// are at the position where their hours are collapsed.
  func distance(ofSecond second: Double) -> Double {
    var shown = 0.0
    for range in hours.ranges {
      let from = Double(range.lowerBound * 60)
      let to = Double(range.upperBound * 60)
      if second < from { break }
      shown += min(second, to) - from
    }
    return shown * hourHeight / 3600
  }

  /// Returns the time of day at a distance from the first visible minute; the inverse of `distance(ofSecond:)`.
  func second(atDistance distance: Double) -> Double {
    var rest = max(0, distance * 3600 / hourHeight)
    var last = 0.0
    for range in hours.ranges {
      let length = Double(range.count * 60)
      if rest < length { return Double(range.lowerBound * 60) + rest }
      rest -= length
      last = Double(range.upperBound * 60)
    }
    return last
  }

  /// The height of the row of days, of the headings of resources, and the all-day lane below them.
  func headerHeight(laneRows: Int) -> Double {
    pixels.snap(metrics.headingHeight) + resourceHeight + laneHeight(rows: laneRows)
  }

  /// The distance of the headings of days from the top. Resources that each have several days are above them.
  var dayHeadingY: Double { columns.dayCount > 1 ? resourceHeight : 0 }

  /// Returns the height of only the all-day lane.
  func laneHeight(rows: Int) -> Double {
    rows > 0 ? 2 * metrics.laneInset + Double(rows) * laneStep - metrics.laneGap + TimelinePlan.laneRest : 0
  }

  /// The maximum number of rows of the all-day lane, so that it never takes more than a third of the view.
  var laneRowLimit: Int {
    let room = (viewport.height / 3 - metrics.headingHeight) / laneStep
    return max(1, min(metrics.laneRowLimit, room >= 1 ? Int(min(room, 64)) : 1))
  }

  /// Returns the frame of a bar, from the top of the all-day lane and between distances from the leading edge of its
  /// first day.
  func laneFrame(row: Int, leading: Double, trailing: Double) -> Rect {
    Rect(
      x: leading, y: metrics.laneInset + Double(row) * laneStep, width: max(0, trailing - leading),
      height: metrics.laneBarHeight)
  }

  private var laneStep: Double { max(metrics.laneBarHeight + metrics.laneGap, 1) }

  /// The distance below the last row of the all-day lane, in addition to the inset.
  private static let laneRest = 2.0
  private static let compactWidth = 480.0
  private static let compactGutter = 44.0
  private static let compactInset = 6.0
}
