public import CalendarSystems

/// The endless sequence of years of a calendar, and their months. A year is an absolute number, whatever its eras are
/// called: the extended year of `CalendarSystem`. Going to any year takes the same small number of steps.
public struct YearGrid: Sendable {
  /// The calendar system of the years.
  public let calendar: any CalendarSystem
  /// The most months that a year has, 12 or 13.
  public let maximumMonthCount: Int
  /// The numbers of the years that have names.
  public let validYears: ClosedRange<Int>

  /// Creates the years of a calendar system.
  ///
  /// - Parameter calendar: must be able to name the 20 years from 1970 on, as all calendars of the kit can.
  public init(calendar: any CalendarSystem) {
    self.calendar = calendar
    validYears = calendar.validYears
    // After the 19 years of Meton, moons and seasons meet again.
    let present = calendar.yearNumber(of: DayNumber(0))
    maximumMonthCount = (0..<20).reduce(12) { most, year in
      max(most, (try? calendar.year(present + year))?.monthCount ?? 12)
    }
  }

  /// The number of the year that `day` lies in; days that the calendar cannot name are read as the nearest it can.
  public func year(of day: DayNumber) -> Int { calendar.yearNumber(of: day) }

  /// The first day of a year, or `nil` if the calendar cannot name it.
  public func firstDay(ofYear year: Int) -> DayNumber? { (try? calendar.year(year))?.firstDay }

  /// The number of months of a year; that of the longest if the calendar cannot name the year.
  public func monthCount(ofYear year: Int) -> Int { (try? calendar.year(year))?.monthCount ?? maximumMonthCount }

  /// The months of a year in order, 12 or 13; empty if the calendar cannot name the year.
  public func months(ofYear year: Int) -> [MonthBlock] {
    guard let shape = try? calendar.year(year) else { return [] }
    return (0..<shape.monthCount).map { index in
      MonthBlock(index: index, firstDay: shape.firstDayOfMonth(at: index), dayCount: shape.lengthOfMonth(at: index))
    }
  }
}
