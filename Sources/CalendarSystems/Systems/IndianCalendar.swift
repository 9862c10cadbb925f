/// The national calendar of India, with years of the Saka era: the Gregorian calendar in other clothes.
///
/// A year begins on 22 March, or 21 March in Gregorian leap years; its second to sixth months have 31 days. Source:
/// the report of India's Calendar Reform Committee (1955). Extended both ways; one era, number 0 as in Foundation.
public final class IndianCalendar: ArithmeticCalendar {
  /// The calendar.
  public static let shared = IndianCalendar()

  private init() {}

  /// `.indian`.
  public var identifier: CalendarIdentifier { .indian }
  /// A million years both ways, less those that run into the Gregorian limit.
  public var validYears: ClosedRange<Int> { -999_999...999_900 }
  /// The days of `validYears`.
  public var validDays: ClosedRange<DayNumber> { DayNumber(-365_933_093)...DayNumber(364_515_381) }
  /// One, number 0; year 1922 began in 2000.
  public var eras: EraScheme { EraScheme(era: 0) }

  /// Constant time.
  public func extendedYear(containing day: DayNumber) -> Int {
    yearAndShape(containing: day).year
  }

  /// Constant time.
  public func yearAndShape(containing day: DayNumber) -> (year: Int, shape: YearShape) {
    let year = GregorianCalendar.year(containing: day) - Self.yearsAfterChrist
    let shape = shape(ofYear: year)
    return day < shape.firstDay ? (year - 1, self.shape(ofYear: year - 1)) : (year, shape)
  }

  /// Constant time.
  public func shape(ofYear extendedYear: Int) -> YearShape {
    let isLeap = GregorianCalendar.isLeapYear(extendedYear + Self.yearsAfterChrist)
    return YearShape(
      firstDay: Self.firstDay(ofYear: extendedYear), length: isLeap ? 366 : 365, shortest: 30,
      extraDays: isLeap ? 0b01_01_01_01_01_01 : 0b01_01_01_01_01_00)
  }

  private static var yearsAfterChrist: Int { 78 }

  /// The 81st day of the Gregorian year, whose 29 February the first month makes up for.
  private static func firstDay(ofYear year: Int) -> DayNumber {
    GregorianCalendar.firstDay(ofYear: year + yearsAfterChrist) + 80
  }
}
