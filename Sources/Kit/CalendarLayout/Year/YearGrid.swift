public import CalendarSystems

/// The endless sequence of a calendar's years, and their months. A year is an absolute number that does not depend on
/// eras: the extended year of `CalendarSystem`. Reaching any year takes the same small number of steps.
///
/// With `monthsPerPart`, what is called a year here is a part of a year with some months, such as a quarter.
public struct YearGrid: Sendable {
  /// The years, or their parts.
  public let parts: YearParts
  /// The largest number of months in a year: 12 or 13, or fewer in a part.
  public let maximumMonthCount: Int

  /// The calendar system of the years.
  public var calendar: any CalendarSystem { parts.calendar }
  /// The numbers of the years that the calendar can name.
  public var validYears: ClosedRange<Int> { parts.valid }

  /// Creates the years of a calendar system.
  ///
  /// - Parameters:
  ///   - calendar: must be able to name the 20 years starting in 1970, as all calendars of the kit can.
  ///   - monthsPerPart: the number of months of a part, 1 or more; `nil` for whole years.
  public init(calendar: any CalendarSystem, monthsPerPart: Int? = nil) {
    let parts = YearParts(calendar: calendar, monthCount: monthsPerPart)
    self.parts = parts
    // After the 19 years of the Metonic cycle, months and seasons align again.
    let present = calendar.yearNumber(of: DayNumber(0))
    let months = (0..<20).reduce(12) { most, year in max(most, (try? calendar.year(present + year))?.monthCount ?? 12) }
    maximumMonthCount = parts.monthCount.map { max($0, months - $0 * (parts.partsPerYear - 1)) } ?? months
  }

  /// Returns the number of the year that contains `day`. Days that the calendar cannot name are replaced by the nearest
  /// day that it can.
  public func year(of day: DayNumber) -> Int { parts.number(of: day) }

  /// Returns the first day of a year; `nil` if the calendar cannot name it.
  public func firstDay(ofYear year: Int) -> DayNumber? { parts.firstDay(of: year) }

  /// Returns the number of months in a year; for a year that the calendar cannot name, `maximumMonthCount`.
  public func monthCount(ofYear year: Int) -> Int { parts.months(of: year)?.indexes.count ?? maximumMonthCount }

  /// Returns the months of a year in order, 12 or 13 or, in a part, fewer; empty if the calendar cannot name the year.
  public func months(ofYear year: Int) -> [MonthBlock] {
    guard let (shape, indexes) = parts.months(of: year) else { return [] }
    return indexes.map { index in
      MonthBlock(
        index: index - indexes.lowerBound, firstDay: shape.firstDayOfMonth(at: index),
        dayCount: shape.lengthOfMonth(at: index))
    }
  }
}
