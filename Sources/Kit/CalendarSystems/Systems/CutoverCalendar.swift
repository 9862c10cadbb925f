/// A calendar with the days and months of the Western civil calendar, but with its own years. It is Julian up to 4
/// October 1582, and Gregorian from the next day on, which was 15 October.
///
/// Foundation, whose conventions these calendars follow, switches on the same day. Extended years are years of the
/// Christian era, with a year 0. A step of months that lands on one of the ten skipped days is clamped to the 4th,
/// rejected, or moved forward by as many days.
public protocol CutoverCalendar: ArithmeticCalendar {}

extension CutoverCalendar {
  /// The valid years: a million before and after year 0.
  public var validYears: ClosedRange<Int> { -999_999...999_999 }

  /// The days of `validYears`.
  public var validDays: ClosedRange<DayNumber> { DayNumber(-365_969_164)...DayNumber(364_522_971) }

  /// Returns the extended year that contains `day`, in constant time.
  public func extendedYear(containing day: DayNumber) -> Int {
    day.rawValue < -141_427 ? JulianCalendar.year(containing: day) : GregorianCalendar.year(containing: day)
  }

  /// Returns the shape of an extended year, in constant time.
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
