public import CalendarSystems

/// A month and its index in its year.
public struct MonthBlock: Hashable, Sendable {
  /// The index in the year, starting at 0. It is not the month number, which may be missing or repeated in lunar
  /// calendars.
  public var index: Int
  /// The first day.
  public var firstDay: DayNumber
  /// The number of days, 5...32.
  public var dayCount: Int

  /// The days of the month.
  public var days: Range<DayNumber> { firstDay..<firstDay + dayCount }

  /// Creates a month. `YearGrid` creates the months of calendars.
  public init(index: Int, firstDay: DayNumber, dayCount: Int) {
    self.index = index
    self.firstDay = firstDay
    self.dayCount = dayCount
  }
}
