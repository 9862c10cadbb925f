public import CalendarSystems
public import Geometry

/// The layout of the year level: years one below the other without end, in each a title and months in columns,
/// in each month a title, weekday letters if wished, and its days in rows of weeks.
///
/// All years are equally high, with six rows for every month and room for the most months a year may have, so that the
/// offset of any year is one multiplication. A year with fewer rows of months spreads them over that height. Frames are
/// measured from the top left corner of their year, and a scrolling view adds its own origin.
public struct YearGeometry: Sendable {
  /// The sequence of years.
  public let years: YearGrid
  /// The sequence of weeks.
  public let weeks: WeekGrid
  /// The number of months side by side, 1...4.
  public let monthColumns: Int
  /// The sizes of the style.
  public let metrics: YearMetrics
  /// The columns of days of a month.
  public let columns: WeekColumns
  /// The direction in which months and days follow each other.
  public let direction: LayoutDirection
  /// The height of a row of days, on whole pixels.
  public let rowHeight: Double
  /// The width of the view, on whole pixels.
  public let width: Double
  /// The device pixels that edges lie on.
  public let pixels: PixelGrid
  /// The distance of titles from the leading edge of months, on whole pixels.
  public let titleInset: Double

  /// Creates the layout of a year.
  ///
  /// - Parameters:
  ///   - monthColumns: how many months are side by side, cut to 1...4; by default as many as `metrics` say for the
  ///     width, one to three.
  ///   - hidden: weekdays that are not shown.
  ///   - titleInset: how far titles of years and months are inset from the leading edge of months, so that they can
  ///     begin where other titles do; never more than half a month.
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
    // All months are equally wide, so that what is left over goes to the trailing edge.
    let room = max(0, self.width - metrics.gap * Double(count + 1)) / Double(count)
    let monthWidth = (room * pixels.scale + 1e-6).rounded(.down) / pixels.scale
    columns = WeekColumns(width: monthWidth, grid: weeks, hidden: hidden, direction: direction, pixels: pixels)
    let side = min(monthWidth / Double(columns.count), metrics.maximumRowHeight)
    rowHeight = max((side * pixels.scale).rounded(.down) / pixels.scale, pixels.hairline)
    self.titleInset = pixels.snap(min(titleInset.boundedLength, columns.width / 2))
  }

  /// The number of rows of weeks for which a month has room.
  public static let weekRows = 6

  /// The height of a month, its title and letters included.
  public var monthHeight: Double {
    pixels.snap(metrics.monthTitleHeight) + pixels.snap(metrics.weekdayHeight) + Double(Self.weekRows) * rowHeight
  }

  /// The number of rows of months in the longest years.
  public var monthRows: Int { monthRows(ofMonths: years.maximumMonthCount) }

  /// Returns the number of rows of months in a year of so many months, at least one.
  func monthRows(ofMonths count: Int) -> Int { max((count + monthColumns - 1) / monthColumns, 1) }

  /// Returns the distance of a row of months from the top of a year of so many months.
  func y(ofMonthRow row: Int, monthCount: Int) -> Double {
    let room = Double(monthRows) * (monthHeight + pixels.snap(metrics.gap))
    return pixels.snap(metrics.yearTitleHeight)
      + pixels.snap(Double(row) * room / Double(monthRows(ofMonths: monthCount)))
  }

  /// The height of a year, its title included.
  public var yearHeight: Double {
    pixels.snap(metrics.yearTitleHeight) + Double(monthRows) * (monthHeight + pixels.snap(metrics.gap))
  }

  /// The frame of the title of a year.
  public var yearTitleFrame: Rect {
    let gap = pixels.snap(metrics.gap)
    return insetTitle(
      Rect(x: gap, y: 0, width: max(0, width - 2 * gap), height: pixels.snap(metrics.yearTitleHeight)))
  }

  /// Returns the frame of a month, given its index in the year, title and all six rows included.
  ///
  /// - Parameter monthCount: the number of months of the year; that of the longest years if `nil`.
  public func monthFrame(_ index: Int, monthCount: Int? = nil) -> Rect {
    let row = index / monthColumns
    let leading = pixels.snap(metrics.gap + Double(index % monthColumns) * (columns.width + metrics.gap))
    let x = direction == .leftToRight ? leading : width - leading - columns.width
    return Rect(
      x: x, y: y(ofMonthRow: row, monthCount: monthCount ?? years.maximumMonthCount), width: columns.width,
      height: monthHeight)
  }

  /// Returns the frame of the title of a month.
  public func monthTitleFrame(_ index: Int) -> Rect {
    let frame = monthFrame(index)
    return insetTitle(
      Rect(x: frame.minX, y: frame.minY, width: frame.width, height: pixels.snap(metrics.monthTitleHeight)))
  }

  /// Returns the frame of the weekday letter of a column of days; without height if there are no letters.
  public func weekdayFrame(_ index: Int, column: Int) -> Rect {
    let month = monthFrame(index)
    let span = columns.span(column, column)
    return Rect(
      x: month.minX + span.x, y: month.minY + pixels.snap(metrics.monthTitleHeight), width: span.width,
      height: pixels.snap(metrics.weekdayHeight))
  }

  /// Returns the frame of a day in the rows of a month: of its own days, and of those of its neighbours that fill up
  /// the six rows. `nil` for other days and hidden weekdays.
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

  /// Returns the heights of the rows of months that lie in the year of the first day, but wholly before it, and in that of
  /// the last, but wholly after it. The title of a year goes with its first row.
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

  /// Returns where a view that moves by pages may rest, from the top of a year, ascending: at the year where it fits
  /// into the view, else also at each row of its months.
  ///
  /// - Parameters:
  ///   - viewportHeight: the height of the view, in points.
  ///   - monthCount: the number of months of the year; that of the longest years if `nil`.
  public func stops(viewportHeight: Double, monthCount: Int? = nil) -> [Double] {
    guard yearHeight > viewportHeight else { return [0] }
    let count = monthCount ?? years.maximumMonthCount
    // The first row is below the title, which belongs to it.
    return (0..<monthRows(ofMonths: count)).map { $0 == 0 ? 0 : y(ofMonthRow: $0, monthCount: count) }
  }

  /// The first day of the first row of a month.
  func firstCell(of month: MonthBlock) -> DayNumber { weeks.firstDay(of: weeks.week(of: month.firstDay)) }
}
