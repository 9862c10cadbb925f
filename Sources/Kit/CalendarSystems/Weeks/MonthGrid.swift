/// A month as rows of weeks: the 28 to 42 days on a month page.
///
/// ```swift
/// let grid = MonthGrid(containing: day, in: GregorianCalendar.shared, weeks: .iso8601)
/// let first = grid.day(row: 0, column: 0)
/// ```
///
/// Each week that touches the month is a row, 4 to 6 in total. Rows begin with the first weekday of the rule. The first
/// row begins on or before the first day of the month; its earlier days belong to the previous month. Columns are the
/// visible weekdays.
public struct MonthGrid: Sendable {
  /// The days of the month. If an era begins or ends within the month, only the days of the era.
  public let days: ClosedRange<DayNumber>
  /// The number of columns, 1 to 7.
  public let columnCount: Int
  /// The number of rows.
  public let rowCount: Int
  /// The first day of the first row, visible or not.
  public let firstDay: DayNumber

  private let calendar: any CalendarSystem
  private let firstWeekday: Weekday
  /// The offset of each column from the first weekday in days, three bits each, the first column lowest.
  private let offsets: UInt32
  /// The number of days of the grid before the month; `endOffset` is the number before the day after the month.
  @usableFromInline let monthOffset: Int
  @usableFromInline let endOffset: Int
  /// The number to add to a day's offset in the grid to get its day of the month: before, in, and after the month.
  @usableFromInline let leadingShift: Int
  @usableFromInline let monthShift: Int
  @usableFromInline let trailingShift: Int
  /// The number of days in the grid to which the shifts apply: all of them, or none if day numbers jump within one of
  /// the months, as in October 1582 or where an era begins.
  @usableFromInline let regularCount: Int

  /// Creates the grid of a month.
  ///
  /// - Parameters:
  ///   - day: any day of the month. Days outside `calendar.validDays` are clamped.
  ///   - calendar: the calendar of the month.
  ///   - weeks: the rule for the first weekday of a row.
  ///   - visible: the weekdays with a column; an empty set means all. Weeks without a visible day of the month have no
  ///     row, unless that applies to all weeks, for example in a month in which an era has only a few days.
  public init(
    containing day: DayNumber, in calendar: any CalendarSystem, weeks: WeekRule, visible: WeekdaySet = .all
  ) {
    let start = calendar.startOfMonth(containing: day)
    let first = calendar.fields(of: start)
    let length = (try? calendar.dayCount(in: YearMonth(first))) ?? 1
    let last = start + (length - 1)
    var top = weeks.startOfWeek(containing: start)
    var bottom = top + (last - top) / 7 * 7
    let shown = visible.count == 0 ? WeekdaySet.all : visible
    if shown != .all, Self.has(shown, start...last) {
      if !Self.has(shown, start...min(top + 6, last)) { top = top + 7 }
      if top <= bottom, !Self.has(shown, max(bottom, start)...last) { bottom = bottom - 7 }
    }
    days = start...last
    firstDay = top
    rowCount = (bottom - top) / 7 + 1
    firstWeekday = weeks.firstWeekday
    columnCount = shown.count
    offsets = shown == .all ? Self.allOffsets : Self.offsets(shown, from: weeks.firstWeekday)
    self.calendar = calendar
    monthOffset = start - top
    endOffset = last - top + 1
    let leading = top < start ? calendar.fields(of: top).day : first.day + (top - start)
    leadingShift = leading
    monthShift = first.day - monthOffset
    trailingShift = 1 - endOffset
    let isRegular = Self.isRegular(
      grid: top...(bottom + 6), leading: leading, month: start...last, first: first.day, calendar)
    regularCount = isRegular ? 7 * rowCount : 0
  }

  private static var allOffsets: UInt32 { 0b110_101_100_011_010_001_000 }

  private static func offsets(_ weekdays: WeekdaySet, from first: Weekday) -> UInt32 {
    var offsets: UInt32 = 0
    var column: UInt32 = 0
    for offset in 0..<7 where weekdays.contains(first.advanced(by: offset)) {
      offsets |= UInt32(offset) << (3 * column)
      column += 1
    }
    return offsets
  }

  /// Returns whether day numbers increase by one in each of the three months.
  private static func isRegular(
    grid: ClosedRange<DayNumber>, leading: Int, month: ClosedRange<DayNumber>, first: Int,
    _ calendar: any CalendarSystem
  ) -> Bool {
    guard calendar.validDays.contains(grid.lowerBound), calendar.validDays.contains(grid.upperBound) else {
      return false
    }
    let lead = month.lowerBound - grid.lowerBound
    let trail = grid.upperBound - month.upperBound
    return calendar.fields(of: month.upperBound).day - first == month.upperBound - month.lowerBound
      && (lead <= 0 || calendar.fields(of: month.lowerBound - 1).day - leading == lead - 1)
      && (trail <= 0 || calendar.fields(of: grid.upperBound).day == trail)
  }

  /// The visible weekdays, in order.
  public var columns: [Weekday] { (0..<columnCount).map { firstWeekday.advanced(by: offset(ofColumn: $0)) } }

  /// Returns the day in a cell. Rows are counted from 0 and may be outside the grid. Columns outside the grid are
  /// clamped.
  public func day(row: Int, column: Int) -> DayNumber {
    firstDay + (7 * row + offset(ofColumn: min(max(column, 0), columnCount - 1)))
  }

  /// Returns the cell of a day, or `nil` if it is not in the grid.
  public func cell(of day: DayNumber) -> (row: Int, column: Int)? {
    let offset = day - firstDay
    guard 0..<7 * rowCount ~= offset else { return nil }
    for column in 0..<columnCount where self.offset(ofColumn: column) == offset % 7 { return (offset / 7, column) }
    return nil
  }

  private func offset(ofColumn column: Int) -> Int { Int((offsets >> UInt32(3 * column)) & 7) }

  /// Returns whether the day belongs to the month rather than to an adjacent one.
  public func isInMonth(_ day: DayNumber) -> Bool { days.contains(day) }

  /// Returns the day's number in its month, 1 or more.
  @inlinable
  @inline(__always)
  public func dayOfMonth(_ day: DayNumber) -> Int {
    let offset = day.rawValue &- firstDay.rawValue
    guard UInt(bitPattern: offset) < UInt(bitPattern: regularCount) else { return irregularDayOfMonth(day) }
    if offset < monthOffset { return offset &+ leadingShift }
    return offset &+ (offset < endOffset ? monthShift : trailingShift)
  }

  @usableFromInline
  func irregularDayOfMonth(_ day: DayNumber) -> Int { calendar.fields(of: day).day }

  private static func has(_ weekdays: WeekdaySet, _ days: ClosedRange<DayNumber>) -> Bool {
    var day = days.lowerBound
    while day <= days.upperBound {
      if weekdays.contains(day) { return true }
      day = day + 1
    }
    return false
  }
}
