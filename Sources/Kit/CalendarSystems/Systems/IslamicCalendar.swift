/// The arithmetic Islamic calendar: alternating months of 30 and 29 days, and 11 leap years in 30. In years 2, 5, 7,
/// 10, 13, 16, 18, 21, 24, 26, and 29 of each 30, the last month is one day longer.
///
/// Source: Reingold and Dershowitz, "Calendrical Calculations", chapter 7. Both forms have one era, number 0 as in
/// Foundation, with a year 0.
public final class IslamicCalendar: ArithmeticCalendar {
  /// The form with the civil epoch, Friday, 16 July 622 (Julian).
  public static let civil = IslamicCalendar(
    identifier: .islamicCivil, validDays: DayNumber(-354_858_815)...DayNumber(353_874_163), epoch: -492_148)
  /// The form with the astronomical epoch, Thursday, 15 July 622 (Julian).
  public static let tabular = IslamicCalendar(
    identifier: .islamicTabular, validDays: DayNumber(-354_858_816)...DayNumber(353_874_162), epoch: -492_149)

  /// The identifier, `.islamicCivil` or `.islamicTabular`.
  public let identifier: CalendarIdentifier
  /// The days of `validYears`.
  public let validDays: ClosedRange<DayNumber>
  private let epoch: Int64

  private init(identifier: CalendarIdentifier, validDays: ClosedRange<DayNumber>, epoch: Int64) {
    self.identifier = identifier
    self.validDays = validDays
    self.epoch = epoch
  }

  /// The valid years: a million before and after year 0.
  public var validYears: ClosedRange<Int> { -999_999...999_999 }
  /// The single era, number 0.
  public var eras: EraScheme { EraScheme(era: 0) }

  /// Returns the year that contains `day`, in constant time.
  public func extendedYear(containing day: DayNumber) -> Int {
    Self.cycle.year(containing: Int64(day.rawValue) - epoch)
  }

  /// Returns the shape of a year, in constant time.
  public func shape(ofYear extendedYear: Int) -> YearShape {
    let span = Self.cycle.span(ofYear: extendedYear)
    return YearShape(
      firstDay: DayNumber(Int(span.start + epoch)), length: span.count,
      shortest: 29, extraDays: 0b00_01_00_01_00_01_00_01_00_01_00_01)
  }

  /// The cycle of 30 years in days; unit 0 is the first day of year 1.
  private static var cycle: LeapCycle { LeapCycle(years: 30, units: 10_631, offset: -10_617) }
}
