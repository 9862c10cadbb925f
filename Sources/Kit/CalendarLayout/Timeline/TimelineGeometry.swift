import CalendarSystems
public import Geometry
public import TimeZones

/// The layout of a day or week timeline: day columns over a vertical axis of hours, with hour labels in a gutter at the
/// leading edge.
///
/// `x` is measured from the left edge of the view, including the gutter; `y` from the first shown minute, regardless of
/// scrolling.
///
/// On days when clocks change, a single day is drawn by elapsed time, so it is an hour shorter or longer. Several days
/// share one axis of clock hours, on which a skipped hour is a band without time and a repeated hour has two passes of
/// half the height (`AxisRule`). Creating a value is cheap; create a new one for each zoom.
public struct TimelineGeometry: Equatable, Sendable {
  /// The shown days, in order; usually 1 to 14, and not always consecutive, for example without weekends.
  public let axes: [DayAxis]
  /// The rulers of the days, in ticks.
  package let rulers: [DayRuler]
  /// The rule for drawing days with clock changes.
  public let rule: AxisRule
  /// The shown minutes of the days.
  public let hours: VisibleHours
  /// The size of the viewport, including the gutter.
  public let viewport: Size
  /// The zoom of the hours, in `metrics.zoomRange`.
  public let zoom: Double
  /// Whether there is a second column of hour labels.
  public let hasSecondZone: Bool
  /// The direction of the days, which follow the gutter.
  public let direction: LayoutDirection
  /// The sizes of the style.
  public let metrics: TimelineMetrics
  /// The pixel grid for the edges.
  public let pixels: PixelGrid
  /// The total width of all label columns; 0 in narrow views.
  public let gutterWidth: Double
  /// The number of points per tick of the rulers.
  let scale: Double
  /// The distances of the column edges from the inner edge of the gutter; one more than there are columns.
  let edges: [Double]

  /// Creates the layout of days side by side.
  ///
  /// - Parameters:
  ///   - axes: the days to show.
  ///   - viewport: the size of the time grid on the screen.
  ///   - zoom: 1 for hours of the standard height; clamped to the range of the metrics.
  ///   - rule: the rule for clock changes; by default, `.elapsed` for one day and `.wallClock` for several.
  public init(
    axes: [DayAxis], viewport: Size, zoom: Double = 1, hours: VisibleHours = .all, rule: AxisRule? = nil,
    hasSecondZone: Bool = false, direction: LayoutDirection, metrics: TimelineMetrics = TimelineMetrics(),
    pixels: PixelGrid
  ) {
    let rule = rule ?? (axes.count == 1 ? .elapsed : .wallClock)
    let range = metrics.zoomRange
    // NaN fails the comparison and becomes the minimum zoom.
    let zoom = zoom > range.lowerBound ? min(zoom, range.upperBound) : range.lowerBound
    self.axes = axes
    rulers = axes.map { DayRuler(axis: $0, hours: hours, rule: rule) }
    self.rule = rule
    self.hours = hours
    self.viewport = viewport
    self.zoom = zoom
    self.hasSecondZone = hasSecondZone
    self.direction = direction
    self.metrics = metrics
    self.pixels = pixels
    let gutter = metrics.gutterWidth + (hasSecondZone ? metrics.secondGutterWidth : 0)
    gutterWidth = viewport.width < metrics.narrowWidth ? 0 : pixels.snap(min(max(gutter, 0), viewport.width))
    scale = max(metrics.hourHeight, 1) * max(zoom, 0.001) / Double(3600 * DayRuler.ticksPerSecond)
    edges = pixels.edges(dividing: pixels.snap(viewport.width) - gutterWidth, into: axes.count)
  }

  /// The number of shown days.
  public var columnCount: Int { axes.count }

  /// The height of an hour at this zoom, in points; not rounded to pixels, because lines are.
  public var hourHeight: Double { scale * Double(3600 * DayRuler.ticksPerSecond) }

  /// The height of the time grid, which is the height of its longest day.
  public var contentHeight: Double { rulers.reduce(0) { max($0, y(atPosition: $1.length)) } }

  /// Returns the frame of a day's column, as high as the day is long.
  public func columnFrame(_ column: Int) -> Rect {
    frame(column, leading: 0, trailing: edges[column + 1] - edges[column], top: 0, bottom: rulers[column].length)
  }

  /// Returns the left edge and the width of columns `first...last`.
  public func span(_ first: Int, _ last: Int) -> (x: Double, width: Double) {
    let width = edges[last + 1] - edges[first]
    let left = gutterWidth + edges[first]
    return (direction == .leftToRight ? left : pixels.snap(viewport.width) - left - width, width)
  }

  /// Returns the vertical position of a tick, rounded to a pixel.
  func y(atPosition ticks: Int) -> Double { pixels.snap(Double(ticks) * scale) }

  /// Returns a rectangle in a column, between distances from its leading edge and between ticks.
  func frame(_ column: Int, leading: Double, trailing: Double, top: Int, bottom: Int) -> Rect {
    let area = span(column, column)
    let left = direction == .leftToRight ? leading : area.width - trailing
    let y = y(atPosition: top)
    return Rect(x: area.x + left, y: y, width: trailing - leading, height: self.y(atPosition: bottom) - y)
  }
}
