/// The national calendar of India, which follows the Gregorian calendar, with years of the Saka era.
///
/// A year begins on 22 March, or on 21 March in Gregorian leap years. Its second to sixth months have 31 days. Source:
/// the report of India's Calendar Reform Committee (1955). The calendar is extended to all times and has one era,
/// number 0 as in Foundation.
public final class IndianCalendar: ArithmeticCalendar {
  /// The shared instance.
  public static let shared = IndianCalendar()

  private init() {}

  /// The identifier `.indian`.
  public var identifier: CalendarIdentifier { .indian }
  /// The valid years: a million before and after year 0, except those outside the Gregorian range.
  public var validYears: ClosedRange<Int> { -999_999...999_900 }
  /// The days of `validYears`.
  public var validDays: ClosedRange<DayNumber> { DayNumber(-365_933_093)...DayNumber(364_515_381) }
  /// The single era, number 0. Its year 1922 began in 2000.
  public var eras: EraScheme { EraScheme(era: 0) }

  /// Returns the year that contains `day`, in constant time.
  public func extendedYear(containing day: DayNumber) -> Int {
    yearAndShape(containing: day).year
  }

  /// Returns the year that contains `day`, and its shape, in constant time.
  public func yearAndShape(containing day: DayNumber) -> (year: Int, shape: YearShape) {
    let year = GregorianCalendar.year(containing: day) - Self.yearsAfterChrist
    let shape = shape(ofYear: year)
    return day < shape.firstDay ? (year - 1, self.shape(ofYear: year - 1)) : (year, shape)
  }

  /// Returns the shape of a year, in constant time.
  public func shape(ofYear extendedYear: Int) -> YearShape {
    let isLeap = GregorianCalendar.isLeapYear(extendedYear + Self.yearsAfterChrist)
    return YearShape(
      firstDay: Self.firstDay(ofYear: extendedYear), length: isLeap ? 366 : 365, shortest: 30,
      extraDays: isLeap ? 0b01_01_01_01_01_01 : 0b01_01_01_01_01_00)
  }

  private static var yearsAfterChrist: Int { 78 }

  /// Returns the 81st day of the Gregorian year. In leap years, this is one day earlier, and the first month is one day
  /// longer.
  private static func firstDay(ofYear year: Int) -> DayNumber {
    GregorianCalendar.firstDay(ofYear: year + yearsAfterChrist) + 80
  }
}
