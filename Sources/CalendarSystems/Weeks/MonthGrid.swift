/// A month as rows of weeks: the 28 to 42 days that a month page shows.
///
/// There are as many rows as weeks touch the month, 4 to 6, never more. Rows begin with the first weekday of the rule;
/// the first row begins on or before the first of the month, and its other days are those of the months around. Columns
/// are the visible weekdays.
public struct MonthGrid: Sendable {
  /// The days of the month, which are those of the era where an era begins or ends inside it.
  public let days: ClosedRange<DayNumber>
  /// How many columns there are, 1 to 7.
  public let columnCount: Int
  /// How many rows there are.
  public let rowCount: Int
  /// The first day of the first row, visible or not.
  public let firstDay: DayNumber

  private let calendar: any CalendarSystem
  private let firstWeekday: Weekday
  /// Three bits for each column, the first lowest: how many days after the first weekday it comes.
  private let offsets: UInt32
  /// How many days of the grid come before the month, and before the day after it.
  @usableFromInline let monthOffset: Int
  @usableFromInline let endOffset: Int
  /// What to add to a day's offset in the grid for its number: before the month, in it and after it.
  @usableFromInline let leadingShift: Int
  @usableFromInline let monthShift: Int
  @usableFromInline let trailingShift: Int
  /// The days of the grid for which that holds: all of them or none, if numbers jump inside one of the months as in
  /// October 1582, or where an era begins.
  @usableFromInline let regularCount: Int

  /// - Parameters:
  ///   - day: any day of the month; a day outside `calendar.validDays` is read as the nearest one.
  ///   - visible: the weekdays that have a column; none means all. Weeks that have none of them in the month have no
  ///     row, unless no week has, as may be where an era has a few days of a month only.
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

  /// Whether numbers go up by one in each of the three months.
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

  /// The visible weekdays in their order.
  public var columns: [Weekday] { (0..<columnCount).map { firstWeekday.advanced(by: offset(ofColumn: $0)) } }

  /// The day in a cell. Rows are counted from 0, and may lie outside the grid, where weeks go on; columns outside
  /// become the nearest.
  public func day(row: Int, column: Int) -> DayNumber {
    firstDay + (7 * row + offset(ofColumn: min(max(column, 0), columnCount - 1)))
  }

  /// The cell of a day, or `nil` if it has none.
  public func cell(of day: DayNumber) -> (row: Int, column: Int)? {
    let offset = day - firstDay
    guard 0..<7 * rowCount ~= offset else { return nil }
    for column in 0..<columnCount where self.offset(ofColumn: column) == offset % 7 { return (offset / 7, column) }
    return nil
  }

  private func offset(ofColumn column: Int) -> Int { Int((offsets >> UInt32(3 * column)) & 7) }

  /// Whether the day is one of the month, not of those around it.
  public func isInMonth(_ day: DayNumber) -> Bool { days.contains(day) }

  /// The number that the calendar gives the day in its month, 1 or more.
  @inlinable
  @inline(__always)
  public func dayOfMonth(_ day: DayNumber) -> Int {
    let offset = day.rawValue &- firstDay.rawValue
    guard UInt(bitPattern: offset) < UInt(bitPattern: regularCount) else { return askedDayOfMonth(day) }
    if offset < monthOffset { return offset &+ leadingShift }
    return offset &+ (offset < endOffset ? monthShift : trailingShift)
  }

  @usableFromInline
  func askedDayOfMonth(_ day: DayNumber) -> Int { calendar.fields(of: day).day }

  private static func has(_ weekdays: WeekdaySet, _ days: ClosedRange<DayNumber>) -> Bool {
    var day = days.lowerBound
    while day <= days.upperBound {
      if weekdays.contains(day) { return true }
      day = day + 1
    }
    return false
  }
}
