public import CalendarSystems

/// The number of rows in the page of a month.
public enum WeeksPerMonth: UInt8, Hashable, Sendable {
  /// One row for each week that touches the month, usually 4 to 6.
  case natural
  /// Always six rows, so that all pages have the same height.
  case alwaysSix
}

/// One month as a page: the days of its rows, including days of the adjacent months that fill the rows. The view
/// decides whether to draw those.
public struct MonthPage: Hashable, Sendable {
  /// The first day of the first row.
  public let firstVisibleDay: DayNumber
  /// The number of rows of seven days.
  public let rowCount: Int
  /// The days of the month itself.
  public let days: Range<DayNumber>

  /// Creates the page of the month `days`.
  public init(days: Range<DayNumber>, grid: WeekGrid, weeks: WeeksPerMonth = .natural) {
    self.days = days
    let first = grid.week(of: days.lowerBound)
    let last = grid.week(of: days.isEmpty ? days.lowerBound : days.upperBound - 1)
    firstVisibleDay = grid.firstDay(of: first)
    // Months have six rows at most. The limit bounds the loop for other ranges.
    let count = min(last - first, 1000) + 1
    rowCount = weeks == .alwaysSix ? max(6, count) : count
  }

  /// The last day of the last row.
  public var lastVisibleDay: DayNumber { firstVisibleDay + (rowCount * 7 - 1) }

  /// Creates the page of the month of `day`.
  public init(
    containing day: DayNumber, calendar: any CalendarSystem, grid: WeekGrid, weeks: WeeksPerMonth = .natural
  ) {
    let start = calendar.startOfMonth(containing: day)
    let count = (try? calendar.dayCount(in: YearMonth(calendar.fields(of: start)))) ?? 1
    self.init(days: start..<start + max(count, 1), grid: grid, weeks: weeks)
  }

  /// Returns the columns of a row that show days of the month itself.
  public func monthColumns(row: Int, _ columns: WeekColumns) -> Range<Int> {
    let first = day(row: row, offset: 0)
    let start = columns.dayOffsets.firstIndex { first + $0 >= days.lowerBound } ?? columns.count
    let end = columns.dayOffsets.firstIndex { first + $0 >= days.upperBound } ?? columns.count
    return min(start, end)..<end
  }

  /// Returns the day `offset` days after the first day of a row, 0...6.
  public func day(row: Int, offset: Int) -> DayNumber { firstVisibleDay + (row * 7 + offset) }

  /// Returns the row of a day and its offset in the row; `nil` if the page does not contain it.
  public func index(of day: DayNumber) -> (row: Int, offset: Int)? {
    let index = day - firstVisibleDay
    return 0..<rowCount * 7 ~= index ? (index / 7, index % 7) : nil
  }
}
