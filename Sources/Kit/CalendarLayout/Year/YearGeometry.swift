public import CalendarSystems
public import Geometry

/// The layout of the year level: an endless column of years, each with a title and months in columns; each month has a
/// title, optional weekday letters, and its days in week rows.
///
/// All years have the same height, with six rows for every month and room for the largest number of months in a year,
/// so the offset of any year is one multiplication. A year with fewer rows of months spreads them over that height.
/// Frames are measured from the top left corner of their year. A scrolling view adds its own origin.
public struct YearGeometry: Sendable {
  /// The sequence of years.
  public let years: YearGrid
  /// The sequence of weeks.
  public let weeks: WeekGrid
  /// The number of months side by side, 1...4.
  public let monthColumns: Int
  /// The sizes of the style.
  public let metrics: YearMetrics
  /// The day columns of a month.
  public let columns: WeekColumns
  /// The direction of months and days.
  public let direction: LayoutDirection
  /// The height of a row of days, in whole pixels.
  public let rowHeight: Double
  /// The width of the view, in whole pixels.
  public let width: Double
  /// The pixel grid for the edges.
  public let pixels: PixelGrid
  /// The distance of titles from the leading edge of months, in whole pixels.
  public let titleInset: Double

  /// Creates the layout of a year.
  ///
  /// - Parameters:
  ///   - monthColumns: the number of months side by side, clamped to 1...4; by default, one to three, depending on
  ///     `metrics` and the width.
  ///   - hidden: the weekdays to hide.
  ///   - titleInset: the distance of year and month titles from the leading edge of months, for aligning them with
  ///     other titles; at most half a month.
  public init(
    width: Double, years: YearGrid, weeks: WeekGrid, hidden: [Weekday] = [], monthColumns: Int? = nil,
    direction: LayoutDirection, metrics: YearMetrics = YearMetrics(), titleInset: Double = 0, pixels: PixelGrid
  ) {
    self.years = years
    self.weeks = weeks
    self.metrics = metrics
    self.direction = direction
    self.pixels = pixels
    self.width = pixels.snap(width.boundedLength)
    let usual = width >= metrics.wideWidth ? 3 : width >= metrics.narrowWidth ? 2 : 1
    let count = min(max(monthColumns ?? usual, 1), 4)
    self.monthColumns = count
    // All months have the same width, so any remainder goes to the trailing edge.
    let room = max(0, self.width - metrics.gap * Double(count + 1)) / Double(count)
    let monthWidth = (room * pixels.scale + 1e-6).rounded(.down) / pixels.scale
    columns = WeekColumns(width: monthWidth, grid: weeks, hidden: hidden, direction: direction, pixels: pixels)
    let side = min(monthWidth / Double(columns.count), metrics.maximumRowHeight)
    rowHeight = max((side * pixels.scale).rounded(.down) / pixels.scale, pixels.hairline)
    self.titleInset = pixels.snap(min(titleInset.boundedLength, columns.width / 2))
  }

  /// The number of week rows that fit in a month.
  public static let weekRows = 6

  /// The height of a month, including its title and weekday letters.
  package var monthHeight: Double {
    pixels.snap(metrics.monthTitleHeight) + pixels.snap(metrics.weekdayHeight) + Double(Self.weekRows) * rowHeight
  }

  /// The number of month rows in the longest years.
  package var monthRows: Int { monthRows(ofMonths: years.maximumMonthCount) }

  /// Returns the number of month rows in a year with `count` months; at least one.
  func monthRows(ofMonths count: Int) -> Int { max((count + monthColumns - 1) / monthColumns, 1) }

  /// Returns the distance of a month row from the top of a year with `monthCount` months.
  func y(ofMonthRow row: Int, monthCount: Int) -> Double {
    let room = Double(monthRows) * (monthHeight + pixels.snap(metrics.gap))
    return pixels.snap(metrics.yearTitleHeight)
      + pixels.snap(Double(row) * room / Double(monthRows(ofMonths: monthCount)))
  }

  /// The height of a year, including its title.
  public var yearHeight: Double {
    pixels.snap(metrics.yearTitleHeight) + Double(monthRows) * (monthHeight + pixels.snap(metrics.gap))
  }

  /// The frame of a year's title.
  public var yearTitleFrame: Rect {
    let gap = pixels.snap(metrics.gap)
    return insetTitle(
      Rect(x: gap, y: 0, width: max(0, width - 2 * gap), height: pixels.snap(metrics.yearTitleHeight)))
  }

  /// Returns the frame of a month by its index in the year, including its title and all six rows.
  ///
  /// - Parameter monthCount: the number of months in the year; `nil` for the longest years.
  public func monthFrame(_ index: Int, monthCount: Int? = nil) -> Rect {
    let row = index / monthColumns
    let leading = pixels.snap(metrics.gap + Double(index % monthColumns) * (columns.width + metrics.gap))
    let x = direction == .leftToRight ? leading : width - leading - columns.width
    return Rect(
      x: x, y: y(ofMonthRow: row, monthCount: monthCount ?? years.maximumMonthCount), width: columns.width,
      height: monthHeight)
  }

  /// Returns the frame of a month's title.
  public func monthTitleFrame(_ index: Int) -> Rect {
    let frame = monthFrame(index)
    return insetTitle(
      Rect(x: frame.minX, y: frame.minY, width: frame.width, height: pixels.snap(metrics.monthTitleHeight)))
  }

  /// Returns the frame of the weekday letter of a day column; its height is 0 if there are no letters.
  public func weekdayFrame(_ index: Int, column: Int) -> Rect {
    let month = monthFrame(index)
    let span = columns.span(column, column)
    return Rect(
      x: month.minX + span.x, y: month.minY + pixels.snap(metrics.monthTitleHeight), width: span.width,
      height: pixels.snap(metrics.weekdayHeight))
  }

  /// Returns the frame of a day in the rows of a month, for its own days and for days of adjacent months that fill the
  /// six rows; `nil` for other days and hidden weekdays.
  public func dayFrame(_ day: DayNumber, in month: MonthBlock) -> Rect? {
    let offset = day - firstCell(of: month)
    guard 0..<7 * Self.weekRows ~= offset, let column = columns.column(ofOffset: offset % 7) else { return nil }
    let letters = weekdayFrame(month.index, column: column)
    return Rect(
      x: letters.minX, y: letters.maxY + Double(offset / 7) * rowHeight, width: letters.width, height: rowHeight)
  }

  private func insetTitle(_ frame: Rect) -> Rect {
    let inset = min(titleInset, frame.width)
    let x = direction == .leftToRight ? frame.minX + inset : frame.minX
    return Rect(x: x, y: frame.minY, width: frame.width - inset, height: frame.height)
  }

  /// Returns the heights of the month rows entirely before the first day in its year, and entirely after the last day
  /// in its year. A year's title belongs to its first row.
  public func unreachableHeights(_ days: ClosedRange<DayNumber>) -> (lead: Double, trail: Double) {
    func position(of day: DayNumber) -> (row: Int, rowCount: Int, frame: Rect) {
      let months = years.months(ofYear: years.year(of: day))
      let index = months.first { $0.days.contains(day) }?.index ?? 0
      return (
        index / monthColumns, monthRows(ofMonths: months.count), monthFrame(index, monthCount: months.count)
      )
    }
    let (first, last) = (position(of: days.lowerBound), position(of: days.upperBound))
    return (
      first.row > 0 ? first.frame.minY : 0,
      last.row + 1 < last.rowCount ? yearHeight - last.frame.maxY - pixels.snap(metrics.gap) : 0
    )
  }

  /// Returns the offsets from the top of a year at which a paging view may rest, in ascending order: only the top if
  /// the title and all months fit in the view, otherwise each row of months.
  ///
  /// - Parameters:
  ///   - viewportHeight: the height of the view, in points.
  ///   - monthCount: the number of months in the year; `nil` for the longest years.
  public func stops(viewportHeight: Double, monthCount: Int? = nil) -> [Double] {
    let count = monthCount ?? years.maximumMonthCount
    // The space below the last row need not fit.
    guard monthFrame(count - 1, monthCount: count).maxY > viewportHeight else { return [0] }
    // The first row is below the title, which belongs to it.
    return (0..<monthRows(ofMonths: count)).map { $0 == 0 ? 0 : y(ofMonthRow: $0, monthCount: count) }
  }

  /// The first day of the first row of a month.
  func firstCell(of month: MonthBlock) -> DayNumber { weeks.firstDay(of: weeks.week(of: month.firstDay)) }
}
