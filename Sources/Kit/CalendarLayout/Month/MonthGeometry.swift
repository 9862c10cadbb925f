public import CalendarSystems
public import Geometry

/// The layout of the month level, as pure functions of a viewport: an endless column of week rows, with the days, bars,
/// and links inside each row.
///
/// Rows are measured from the top of week 0. A scrolling view adds its own origin, so no value here becomes large.
public struct MonthGeometry: Equatable, Sendable {
  /// The sequence of weeks.
  public let grid: WeekGrid
  /// The columns of the days.
  public let columns: WeekColumns
  /// The sizes of the style.
  public let metrics: MonthMetrics
  /// The size of the viewport, in points.
  public let viewport: Size
  /// The height of every week, in whole pixels.
  public private(set) var rowHeight: Double
  /// The pixel grid for the edges.
  public let pixels: PixelGrid
  private let bars: BarPitch

  /// Creates a layout for columns.
  ///
  /// - Parameter rowHeight: the height of every week; by default, it is computed from the height of the viewport.
  public init(
    viewport: Size, grid: WeekGrid, columns: WeekColumns, metrics: MonthMetrics, pixels: PixelGrid,
    rowHeight: Double? = nil
  ) {
    self.grid = grid
    self.columns = columns
    self.metrics = metrics
    self.viewport = viewport
    self.pixels = pixels
    let height =
      rowHeight.map { max(pixels.hairline, pixels.snap($0.boundedLength)) }
      ?? MonthGeometry.rowHeight(viewportHeight: viewport.height, metrics, pixels)
    self.rowHeight = height
    bars = BarPitch(rowHeight: height, metrics: metrics, hairline: pixels.hairline)
  }

  /// Returns the height of a row: an equal part of the viewport, rounded down to a pixel, but at least the minimum
  /// height, rounded up to a pixel.
  public static func rowHeight(viewportHeight: Double, _ metrics: MonthMetrics, _ pixels: PixelGrid) -> Double {
    let share =
      (viewportHeight.boundedLength / Double(max(1, metrics.visibleRows)) * pixels.scale).rounded(.down) / pixels.scale
    let least = (metrics.minimumRowHeight * pixels.scale).rounded(.up) / pixels.scale
    return max(share, least, pixels.hairline)
  }

  /// The height of a row with room for bars in all lanes, in points. In such rows bars have the standard height.
  package static func fullRowHeight(_ metrics: MonthMetrics) -> Double {
    metrics.dayNumberHeight + metrics.barInset + Double(LaneBlock.laneLimit) * (metrics.barHeight + metrics.barGap)
  }

  /// Returns the height of a row that has only some of the rows of bars, in whole pixels: at least the minimum height.
  package func rowHeight(lanes: Int) -> Double {
    let gap = bars.step - bars.height
    let content = lanes > 0 ? metrics.dayNumberHeight + metrics.barInset + Double(lanes) * bars.step - gap : 0
    return max(
      (max(content, metrics.minimumRowHeight) * pixels.scale - 1e-6).rounded(.up) / pixels.scale, pixels.hairline)
  }

  /// Returns the layout with rows of another height, with the same bars.
  package func with(rowHeight: Double) -> MonthGeometry {
    var geometry = self
    geometry.rowHeight = rowHeight
    return geometry
  }

  /// The number of rows of bars that fit in a week, including the link; 0 if there is room only for dots.
  public var barCapacity: Int { columns.span(0, 0).width >= metrics.minimumBarColumnWidth ? bars.count : 0 }

  /// Returns the frame of the cell of a column inside its row.
  public func dayFrame(column: Int) -> Rect {
    let span = columns.span(column, column)
    return Rect(x: span.x, y: 0, width: span.width, height: rowHeight)
  }

  /// Returns the frame of the cell of a day inside its row; `nil` if its weekday is hidden.
  public func dayFrame(of day: DayNumber) -> Rect? {
    columns.column(ofOffset: day - grid.firstDay(of: grid.week(of: day))).map { dayFrame(column: $0) }
  }

  /// The frame of the week number inside its row, beside the day numbers.
  public var weekNumberFrame: Rect {
    let span = columns.gutterSpan
    return Rect(x: span.x, y: 0, width: span.width, height: min(rowHeight, metrics.dayNumberHeight))
  }

  /// Returns the frame of a bar inside its row. Continuing ends reach the edge of the column; true ends are inset.
  public func barFrame(_ bar: WeekRows.Bar) -> Rect {
    let span = columns.span(bar.firstColumn, bar.lastColumn)
    let leading = bar.hasStart ? metrics.barInset : 0
    let trailing = bar.hasEnd ? metrics.barInset : 0
    let left = columns.direction == .leftToRight ? leading : trailing
    return Rect(
      x: span.x + left, y: rowTop(bar.row), width: span.width - leading - trailing, height: bars.height)
  }

  /// Returns the frame of a day's link inside its row, in the last row of bars.
  public func linkFrame(column: Int) -> Rect {
    let span = columns.span(column, column)
    return Rect(
      x: span.x + metrics.barInset, y: rowTop(barCapacity - 1), width: span.width - 2 * metrics.barInset,
      height: bars.height)
  }

  /// Returns the day at a distance from the left edge of a week's row; outside, the nearest day. The inverse of
  /// `dayFrame(column:)`.
  public func day(atX x: Double, inWeek week: Int) -> DayNumber {
    grid.firstDay(of: week) + columns.dayOffsets[columns.column(atX: x)]
  }

  /// Returns the week in the middle of a viewport whose top lies `fraction` below the top of `week`: the row that
  /// covers the point half a row above the middle. In a very low viewport, it is the topmost row.
  public func middleWeek(topWeek week: Int, fraction: Double) -> Int {
    week + max(0, Int(bounded: (viewport.height / 2 / rowHeight + fraction - 0.5).rounded(.down)))
  }

  private func rowTop(_ row: Int) -> Double { metrics.dayNumberHeight + Double(row) * bars.step }
}
