public import CalendarSystems
public import Geometry

/// One row of day cells with a list of events below it: the strip presentation of the week and day levels, and of
/// narrow views.
public struct StripGeometry: Equatable, Sendable {
  /// The sequence of weeks.
  public let grid: WeekGrid
  /// The columns of the days.
  public let columns: WeekColumns
  /// The size of strip and list together.
  public let size: Size
  /// The height of the row of days, on whole pixels.
  public let stripHeight: Double

  /// Creates the layout of a strip in a view of a size.
  ///
  /// - Parameter stripHeight: the height of the row of days; cut to the height of the view.
  public init(size: Size, grid: WeekGrid, columns: WeekColumns, stripHeight: Double = 44, pixels: PixelGrid) {
    self.grid = grid
    self.columns = columns
    self.size = size
    self.stripHeight = min(pixels.snap(max(stripHeight, 0)), size.height)
  }

  /// Returns the frame of the cell of a column.
  public func dayFrame(column: Int) -> Rect {
    let span = columns.span(column, column)
    return Rect(x: span.x, y: 0, width: span.width, height: stripHeight)
  }

  /// The frame of the number of a week, before its days; without width if there is no room for it.
  public var weekNumberFrame: Rect {
    let span = columns.gutterSpan
    return Rect(x: span.x, y: 0, width: span.width, height: stripHeight)
  }

  /// Returns the frame of the cell of a day, or `nil` if its weekday is hidden.
  public func dayFrame(of day: DayNumber) -> Rect? {
    columns.column(ofOffset: day - grid.firstDay(of: grid.week(of: day))).map { dayFrame(column: $0) }
  }

  /// The frame of the list of events.
  public var listFrame: Rect {
    Rect(x: 0, y: stripHeight, width: columns.width, height: size.height - stripHeight)
  }

  /// Returns the day of a week at a point of the strip; the nearest cell beside it, `nil` in the list. The inverse of
  /// `dayFrame(of:)`.
  public func day(at point: Point, inWeek week: Int) -> DayNumber? {
    guard point.y < stripHeight else { return nil }
    return grid.firstDay(of: week) + columns.dayOffsets[columns.column(atX: point.x)]
  }
}
