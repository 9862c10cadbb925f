/// A calendar with the days and months of the civil calendar of the West, but its own years: Julian up to 4 October
/// 1582, Gregorian from the next day on, which was the 15th.
///
/// Foundation, whose conventions these calendars follow, changes over there too. Extended years are those of the
/// Christian era, with a year 0. A step of months that lands on one of the ten days that never were is clamped to
/// the 4th, refused, or rolled on by as many days.
public protocol CutoverCalendar: ArithmeticCalendar {}

extension CutoverCalendar {
  /// A million years both ways.
  public var validYears: ClosedRange<Int> { -999_999...999_999 }

  /// The days of `validYears`.
  public var validDays: ClosedRange<DayNumber> { DayNumber(-365_969_164)...DayNumber(364_522_971) }

  /// Constant time.
  public func extendedYear(containing day: DayNumber) -> Int {
    day.rawValue < -141_427 ? JulianCalendar.year(containing: day) : GregorianCalendar.year(containing: day)
  }

  /// Constant time.
  public func shape(ofYear extendedYear: Int) -> YearShape {
    if extendedYear > 1582 {
      return WesternMonths.shape(
        firstDay: GregorianCalendar.firstDay(ofYear: extendedYear),
        isLeap: GregorianCalendar.isLeapYear(extendedYear))
    }
    let julian = JulianCalendar.shape(ofYear: extendedYear)
    return extendedYear < 1582
      ? julian : WesternMonths.shape(firstDay: julian.firstDay, isLeap: false, skippedDays: 10)
  }
}
