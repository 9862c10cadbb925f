public import CalendarSystems

/// The endless sequence of a calendar's years, and their months. A year is an absolute number that does not depend on
/// eras: the extended year of `CalendarSystem`. Reaching any year takes the same small number of steps.
public struct YearGrid: Sendable {
  /// The calendar system of the years.
  public let calendar: any CalendarSystem
  /// The largest number of months in a year, 12 or 13.
  public let maximumMonthCount: Int
  /// The numbers of the years that the calendar can name.
  public let validYears: ClosedRange<Int>

  /// Creates the years of a calendar system.
  ///
  /// - Parameter calendar: must be able to name the 20 years starting in 1970, as all calendars of the kit can.
  public init(calendar: any CalendarSystem) {
    self.calendar = calendar
    validYears = calendar.validYears
    // After the 19 years of the Metonic cycle, months and seasons align again.
    let present = calendar.yearNumber(of: DayNumber(0))
    maximumMonthCount = (0..<20).reduce(12) { most, year in
      max(most, (try? calendar.year(present + year))?.monthCount ?? 12)
    }
  }

  /// Returns the number of the year that contains `day`. Days that the calendar cannot name are replaced by the nearest
  /// day that it can.
  public func year(of day: DayNumber) -> Int { calendar.yearNumber(of: day) }

  /// Returns the first day of a year; `nil` if the calendar cannot name it.
  public func firstDay(ofYear year: Int) -> DayNumber? { (try? calendar.year(year))?.firstDay }

  /// Returns the number of months in a year; for a year that the calendar cannot name, `maximumMonthCount`.
  public func monthCount(ofYear year: Int) -> Int { (try? calendar.year(year))?.monthCount ?? maximumMonthCount }

  /// Returns the months of a year in order, 12 or 13; empty if the calendar cannot name the year.
  public func months(ofYear year: Int) -> [MonthBlock] {
    guard let shape = try? calendar.year(year) else { return [] }
    return (0..<shape.monthCount).map { index in
      MonthBlock(index: index, firstDay: shape.firstDayOfMonth(at: index), dayCount: shape.lengthOfMonth(at: index))
    }
  }
}
