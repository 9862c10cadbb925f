/// A calendar of twelve months of 30 days and a thirteenth of five days, or six before a Julian leap year. The Coptic
/// and Ethiopian calendars are of this kind; only the epochs of their years differ.
///
/// Source: Reingold and Dershowitz, "Calendrical Calculations", chapter 4. Extended years are Coptic years, which begin
/// on 29 August 284 (Julian).
public protocol ThirtyDayMonthCalendar: ArithmeticCalendar {}

extension ThirtyDayMonthCalendar {
  /// The valid years: a million before and after year 0.
  public var validYears: ClosedRange<Int> { -999_999...999_999 }
  /// The days of `validYears`.
  public var validDays: ClosedRange<DayNumber> { DayNumber(-365_865_558)...DayNumber(364_634_076) }
  /// The cycle of thirteen months in every year.
  public var monthCycle: LeapCycle { LeapCycle(everyYear: 13) }

  /// Returns the extended year that contains `day`, in constant time.
  public func extendedYear(containing day: DayNumber) -> Int {
    ThirtyDayMonths.cycle.year(containing: Int64(day.rawValue) - ThirtyDayMonths.epoch)
  }

  /// Returns the shape of an extended year, in constant time.
  public func shape(ofYear extendedYear: Int) -> YearShape {
    YearShape(
      firstDay: DayNumber(Int(ThirtyDayMonths.cycle.start(ofYear: extendedYear) + ThirtyDayMonths.epoch)),
      length: extendedYear & 3 == 3 ? 366 : 365, monthCount: 13, shortest: 30, extraDays: 0)
  }
}

private enum ThirtyDayMonths {
  /// The cycle of 365.25 days a year, in which the third of four years is a leap year; unit 0 is the first day of year
  /// 1.
  static var cycle: LeapCycle { LeapCycle(years: 4, units: 1_461, offset: -1_460) }
  static var epoch: Int64 { -615_558 }
}
