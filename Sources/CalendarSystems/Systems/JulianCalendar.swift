/// The Julian calendar, extended to all times (proleptic), with a year 0 as the Gregorian calendar here has.
///
/// Every fourth year is leap. Source: Reingold and Dershowitz, "Calendrical Calculations", chapter 3, with years
/// counted astronomically.
public final class JulianCalendar: ArithmeticCalendar {
  /// The calendar.
  public static let shared = JulianCalendar()

  private init() {}

  /// `.julian`.
  public var identifier: CalendarIdentifier { .julian }
  /// A million years both ways.
  public var validYears: ClosedRange<Int> { -999_999...999_999 }
  /// The days of `validYears`.
  public var validDays: ClosedRange<DayNumber> { DayNumber(-365_969_164)...DayNumber(364_530_469) }
  /// One, number 1.
  public var eras: EraScheme { EraScheme(era: 1) }

  /// Constant time.
  public func extendedYear(containing day: DayNumber) -> Int { Self.year(containing: day) }

  /// Constant time.
  public func shape(ofYear extendedYear: Int) -> YearShape { Self.shape(ofYear: extendedYear) }

  // MARK: - Arithmetic, also of calendars that were Julian until 1582

  /// 365.25 days a year; unit 0 is 1 January of year 0.
  private static var cycle: LeapCycle { LeapCycle(years: 4, units: 1_461, offset: 3) }
  private static var yearZero: Int64 { -719_530 }

  static func year(containing day: DayNumber) -> Int { cycle.year(containing: Int64(day.rawValue) - yearZero) }

  static func shape(ofYear year: Int) -> YearShape {
    WesternMonths.shape(firstDay: DayNumber(Int(cycle.start(ofYear: year) + yearZero)), isLeap: year & 3 == 0)
  }
}

/// January to December, as the Julian and the Gregorian calendar have them.
enum WesternMonths {
  @inline(__always)
  static func shape(firstDay: DayNumber, isLeap: Bool, skippedDays: Int = 0) -> YearShape {
    YearShape(
      firstDay: firstDay, length: (isLeap ? 366 : 365) - skippedDays, shortest: 28,
      extraDays: isLeap ? leapExtraDays : extraDays, skippedDays: skippedDays)
  }

  /// 31, 28, 31, 30 and so on, less 28 each.
  private static var extraDays: UInt32 { 0b11_10_11_10_11_11_10_11_10_11_00_11 }
  private static var leapExtraDays: UInt32 { extraDays | 0b01_00 }
}
