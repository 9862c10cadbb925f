/// The arithmetic Hebrew calendar: mean conjunctions, four postponements, and leap months in 7 of 19 years.
///
/// Months are numbered as in Foundation: 1 Tishri ... 5 Shevat, 6 Adar I (leap years only), 7 Adar or Adar II ... 13
/// Elul. Source of the rules: Reingold and Dershowitz, "Calendrical Calculations", chapter 8. The calendar has one era,
/// number 0 as in Foundation; the rules are extended to year 0 and before.
public final class HebrewCalendar: ArithmeticCalendar {
  /// The shared instance.
  public static let shared = HebrewCalendar()

  private init() {}

  /// The identifier `.hebrew`.
  public var identifier: CalendarIdentifier { .hebrew }
  /// The valid years: a million before and after year 0.
  public var validYears: ClosedRange<Int> { -999_999...999_999 }
  /// The days of `validYears`.
  public var validDays: ClosedRange<DayNumber> { DayNumber(-367_339_411)...DayNumber(363_153_846) }
  /// The single era, number 0.
  public var eras: EraScheme { EraScheme(era: 0) }
  /// The cycle of 235 months in 19 years; month 0 is Tishri of year 1.
  public var monthCycle: LeapCycle { LeapCycle(years: 19, units: 235, offset: -234) }

  /// Returns the year that contains `day`, in constant time.
  public func extendedYear(containing day: DayNumber) -> Int { yearAndShape(containing: day).year }

  /// Returns the shape of a year, in constant time.
  public func shape(ofYear extendedYear: Int) -> YearShape {
    let start = HebrewYearStart(year: extendedYear)
    return Self.shape(first: start.newYear, end: start.next.newYear)
  }

  /// Returns the year that contains `day`, and its shape, in constant time: an estimate from the mean year is off by
  /// one at most.
  public func yearAndShape(containing day: DayNumber) -> (year: Int, shape: YearShape) {
    let days = Int64(day.rawValue) + HebrewYearStart.epoch
    // The mean year has 35,975,351 / 98,496 days.
    let guess = Int(98_496 * UInt64(bitPattern: days) / 35_975_351) + 1 - HebrewYearStart.yearShift
    let start = HebrewYearStart(year: guess)
    let first = start.newYear
    guard days >= first else { return (guess - 1, shape(ofYear: guess - 1)) }
    let next = start.next
    let end = next.newYear
    if days < end { return (guess, Self.shape(first: first, end: end)) }
    return (guess + 1, Self.shape(first: end, end: next.next.newYear))
  }

  private static func shape(first: Int64, end: Int64) -> YearShape {
    let length = Int(end - first)
    let isLeap = length > 360
    // 353 to 355 days, or 383 to 385: Heshvan gains a day in the longest years, and Kislev loses one in the shortest.
    let surplus = length - (isLeap ? 383 : 353)
    var extra: UInt32 = isLeap ? 0b00_01_00_01_00_01_00_01_01_00_00_00_01 : 0b00_01_00_01_00_01_00_01_00_00_00_01
    if surplus >= 1 { extra |= 1 << 4 }
    if surplus >= 2 { extra |= 1 << 2 }
    return YearShape(
      firstDay: DayNumber(Int(first - HebrewYearStart.epoch)), length: length, monthCount: isLeap ? 13 : 12,
      shortest: 29,
      extraDays: extra, leapMonth: isLeap ? 5 : 0, reservedNumber: 6)
  }
}
