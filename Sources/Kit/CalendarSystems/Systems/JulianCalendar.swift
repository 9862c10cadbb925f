/// The Julian calendar, extended to all times (proleptic), with a year 0 as in `GregorianCalendar`.
///
/// Every fourth year is a leap year. Source: Reingold and Dershowitz, "Calendrical Calculations", chapter 3, with years
/// counted astronomically.
public final class JulianCalendar: ArithmeticCalendar {
  /// The shared instance.
  public static let shared = JulianCalendar()

  private init() {}

  /// The identifier `.julian`.
  public var identifier: CalendarIdentifier { .julian }
  /// The valid years: a million before and after year 0.
  public var validYears: ClosedRange<Int> { -999_999...999_999 }
  /// The days of `validYears`.
  public var validDays: ClosedRange<DayNumber> { DayNumber(-365_969_164)...DayNumber(364_530_469) }
  /// The single era, number 1.
  public var eras: EraScheme { EraScheme(era: 1) }

  /// Returns the year that contains `day`, in constant time.
  public func extendedYear(containing day: DayNumber) -> Int { Self.year(containing: day) }

  /// Returns the shape of a year, in constant time.
  public func shape(ofYear extendedYear: Int) -> YearShape { Self.shape(ofYear: extendedYear) }

  // MARK: - Arithmetic, which CutoverCalendar uses until 1582

  /// The cycle of 365.25 days a year; unit 0 is 1 January of year 0.
  private static var cycle: LeapCycle { LeapCycle(years: 4, units: 1_461, offset: 3) }
  private static var yearZero: Int64 { -719_530 }

  static func year(containing day: DayNumber) -> Int { cycle.year(containing: Int64(day.rawValue) - yearZero) }

  static func shape(ofYear year: Int) -> YearShape {
    WesternMonths.shape(firstDay: DayNumber(Int(cycle.start(ofYear: year) + yearZero)), isLeap: year & 3 == 0)
  }
}

/// The months January to December of the Julian and Gregorian calendars.
enum WesternMonths {
  @inline(__always)
  static func shape(firstDay: DayNumber, isLeap: Bool, skippedDays: Int = 0) -> YearShape {
    YearShape(
      firstDay: firstDay, length: (isLeap ? 366 : 365) - skippedDays, shortest: 28,
      extraDays: isLeap ? leapExtraDays : extraDays, skippedDays: skippedDays)
  }

  /// The lengths of the months over 28 days: 31, 28, 31, 30 and so on, less 28.
  private static var extraDays: UInt32 { 0b11_10_11_10_11_11_10_11_10_11_00_11 }
  private static var leapExtraDays: UInt32 { extraDays | 0b01_00 }
}
