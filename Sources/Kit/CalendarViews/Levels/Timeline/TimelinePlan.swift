import CalendarLayout
import CalendarSystems
import Geometry
import TimeZones

/// Sizes of a timeline level as pure functions of its viewport: how wide days and the gutter are, how high hours.
///
/// Every day has the same width on whole pixels; what is left over goes to the gutter. So a day looks the same wherever
/// it is scrolled to.
///
/// A class only because it is large and handed around a lot; it never changes.
final class TimelinePlan: Equatable {
  let viewport: Size
  /// The days of a period, those that are not shown included: 7 for a week, 1 for a day.
  let days: Int
  /// The number of days that fill the viewport.
  let dayCount: Int
  /// The days that are side by side.
  let shown: ShownDays
  /// The units of `shown` that can be reached; `nil` for no end.
  let reachable: Range<Int>?
  private let firstDayOfWeek: DayNumber
  let direction: LayoutDirection
  let hours: VisibleHours
  let zone: ZoneRules
  let secondZone: ZoneRules?
  let metrics: TimelineMetrics
  let pixels: PixelGrid
  /// The zoom of the hours, inside the range of the metrics.
  let zoom: Double
  /// The width of a day.
  let pitch: Double
  /// The width of the gutter, on whole pixels.
  let gutterWidth: Double

  init(
    viewport: Size, days: Int, zoom: Double, configuration: CalendarConfiguration, zone: ZoneRules,
    pixels: PixelGrid
  ) {
    self.viewport = viewport
    self.days = days
    let shown = ShownDays(grid: configuration.grid, weekdays: days > 1 ? configuration.visibleWeekdays : .all)
    self.shown = shown
    dayCount = days > 1 ? shown.count * days / 7 : 1
    reachable = TimelinePlan.reachable(configuration, shown, isWhole: days > 1)
    direction = configuration.direction
    hours = configuration.visibleHours
    firstDayOfWeek = configuration.grid.firstDay(of: 0)
    self.zone = zone
    secondZone = configuration.secondZone
    var metrics = configuration.style.timeline
    if viewport.width < TimelinePlan.compactWidth {
      metrics.gutterWidth = min(metrics.gutterWidth, TimelinePlan.compactGutter)
      metrics.secondGutterWidth = min(metrics.secondGutterWidth, TimelinePlan.compactGutter)
      metrics.labelInset = min(metrics.labelInset, TimelinePlan.compactInset)
    }
    // Hours fill a view that is higher than a day.
    let room = viewport.height - metrics.headingHeight
    let minutes = Double(max(hours.minuteCount, 60))
    let full = (room * 60 / minutes * pixels.scale).rounded(.down) / pixels.scale
    metrics.hourHeight = max(metrics.hourHeight, min(full, TimelinePlan.greatestHour))
    self.metrics = metrics
    self.pixels = pixels
    // The day at least fills the view: nothing lies below its last hour. Not a number becomes the least zoom.
    let range = metrics.zoomRange
    let filling = room * 60 / minutes / metrics.hourHeight
    let leastZoom = min(max(range.lowerBound, min(filling, 1)), range.upperBound)
    self.zoom = zoom > leastZoom ? min(zoom, range.upperBound) : leastZoom
    let isNarrow = viewport.width < metrics.narrowWidth
    let wanted = metrics.gutterWidth + (secondZone == nil ? 0 : metrics.secondGutterWidth)
    let least = isNarrow ? 0 : min(max(wanted, 0), viewport.width)
    let share = ((viewport.width - least) / Double(self.dayCount) * pixels.scale).rounded(.down) / pixels.scale
    pitch = max(share, pixels.hairline)
    gutterWidth = max(0, pixels.snap(viewport.width) - pitch * Double(self.dayCount))
  }

  static func == (a: TimelinePlan, b: TimelinePlan) -> Bool {
    a === b
      || (a.viewport == b.viewport && a.days == b.days && a.shown == b.shown && a.reachable == b.reachable
        && a.direction == b.direction && a.hours == b.hours
        && a.zone == b.zone && a.secondZone == b.secondZone && a.metrics == b.metrics && a.pixels == b.pixels
        && a.zoom == b.zoom && a.pitch == b.pitch && a.gutterWidth == b.gutterWidth)
  }

  /// The same with hours of another size.
  func zoomed(_ zoom: Double, _ configuration: CalendarConfiguration) -> TimelinePlan {
    TimelinePlan(
      viewport: viewport, days: days, zoom: zoom, configuration: configuration, zone: zone, pixels: pixels)
  }

  /// The units that can be reached: those of whole weeks, or of days.
  private static func reachable(_ configuration: CalendarConfiguration, _ shown: ShownDays, isWhole: Bool) -> Range<
    Int
  >? {
    guard configuration.reachable != .unlimited else { return nil }
    let days = configuration.reachableDays
    let grid = configuration.grid
    let first = isWhole ? grid.firstDay(of: grid.week(of: days.lowerBound)) : days.lowerBound
    let end = isWhole ? grid.firstDay(of: grid.week(of: days.upperBound) + 1) : days.upperBound + 1
    // The calendar ends somewhere too, but days after that are shown, without names.
    let before = configuration.reachable.first == nil ? TimelinePlan.daysBeyond : 0
    let after = configuration.reachable.last == nil ? TimelinePlan.daysBeyond : 0
    return shown.unit(of: first - before)..<shown.unit(of: end + after)
  }

  /// The unit at which a view rests that was let go between units: any day or, by pages, the first of a week.
  func rest(nearUnit unit: Int, fraction: Double, isPaged: Bool) -> Int {
    guard isPaged, days > 1 else { return unit + (fraction < 0.5 ? 0 : 1) }
    let start = pageStart(of: unit)
    return Double(unit - start) + fraction < Double(dayCount) / 2 ? start : start + dayCount
  }

  /// The first unit of the page that a unit lies in: itself, or the first of its week.
  func pageStart(of unit: Int) -> Int { days > 1 ? unit - ((unit - weekStart) % dayCount + dayCount) % dayCount : unit }

  /// The number of some first day of a week.
  private var weekStart: Int { shown.unit(of: firstDayOfWeek) }

  private static let daysBeyond = 700

  /// A lone day is drawn by the time that passes, several by the clock, so that equal hours are level.
  var rule: AxisRule { dayCount == 1 ? .elapsed : .wallClock }

  /// The height of an hour, in points.
  var hourHeight: Double { max(metrics.hourHeight, 1) * zoom }

  /// The height of days without clock changes, in points.
  var plainHeight: Double { pixels.snap(hourHeight * Double(hours.minuteCount) / 60) }

  /// The hours of one day as a column of its own: no gutter, and 0 at the leading edge.
  func geometry(of axis: DayAxis) -> TimelineGeometry {
    var metrics = metrics
    metrics.gutterWidth = 0
    return TimelineGeometry(
      axes: [axis], viewport: Size(width: pitch, height: viewport.height), zoom: zoom, hours: hours, rule: rule,
      direction: direction, metrics: metrics, pixels: pixels)
  }

  /// The lines and labels beside the columns, for the hours of a day.
  func gutterGeometry(of axis: DayAxis) -> TimelineGeometry {
    var metrics = metrics
    if viewport.width >= metrics.narrowWidth {
      metrics.gutterWidth = max(0, gutterWidth - (secondZone == nil ? 0 : metrics.secondGutterWidth))
    }
    return TimelineGeometry(
      axes: [axis], viewport: viewport, zoom: zoom, hours: hours, rule: rule, hasSecondZone: secondZone != nil,
      direction: direction, metrics: metrics, pixels: pixels)
  }

  /// Returns the distance of a time of day from the first shown minute, on a day without clock changes. Hidden times
  /// lie where
  /// their hours are closed.
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

  /// The time of day that lies so far below the first shown minute; the inverse of `distance(ofSecond:)`.
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

  /// The height of the row of days and the all-day lane below it.
  func headerHeight(laneRows: Int) -> Double { pixels.snap(metrics.headingHeight) + laneHeight(rows: laneRows) }

  /// The height of the all-day lane alone.
  func laneHeight(rows: Int) -> Double {
    rows > 0 ? 2 * metrics.laneInset + Double(rows) * laneStep - metrics.laneGap + TimelinePlan.laneRest : 0
  }

  /// The most rows of the lane: it never takes more than a third of the view.
  var laneRowLimit: Int {
    let room = (viewport.height / 3 - metrics.headingHeight) / laneStep
    return max(1, min(metrics.laneRowLimit, room >= 1 ? Int(min(room, 64)) : 1))
  }

  /// A bar of the lane between distances from the leading edge of its first day, from the top of the lane.
  func laneFrame(row: Int, leading: Double, trailing: Double) -> Rect {
    Rect(
      x: leading, y: metrics.laneInset + Double(row) * laneStep, width: max(0, trailing - leading),
      height: metrics.laneBarHeight)
  }

  private var laneStep: Double { max(metrics.laneBarHeight + metrics.laneGap, 1) }

  /// The distance below the last row of the lane, besides the inset.
  private static let laneRest = 2.0
  private static let compactWidth = 480.0
  private static let compactGutter = 44.0
  private static let compactInset = 6.0
  /// The greatest height of an hour that grows to fill the view, in points.
  private static let greatestHour = 240.0
}
