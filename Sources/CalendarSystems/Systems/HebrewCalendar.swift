/// The Hebrew calendar, by its arithmetic: mean conjunctions and four postponements, leap months in 7 of 19 years.
///
/// Months are numbered as in Foundation: 1 Tishri ... 5 Shevat, 6 Adar I (leap years only), 7 Adar or Adar II ...
/// 13 Elul. Source of the rules: Reingold and Dershowitz, "Calendrical Calculations", chapter 8. One era, number 0 as
/// in Foundation; the rules are extended to a year 0 and before.
public final class HebrewCalendar: ArithmeticCalendar {
  /// The calendar.
  public static let shared = HebrewCalendar()

  private init() {}

  /// `.hebrew`.
  public var identifier: CalendarIdentifier { .hebrew }
  /// A million years both ways.
  public var validYears: ClosedRange<Int> { -999_999...999_999 }
  /// The days of `validYears`.
  public var validDays: ClosedRange<DayNumber> { DayNumber(-367_339_411)...DayNumber(363_153_846) }
  /// One, number 0.
  public var eras: EraScheme { EraScheme(era: 0) }
  /// 235 months in 19 years; month 0 is Tishri of year 1.
  public var monthCycle: LeapCycle { Self.months }

  /// Constant time: a mean year tells the year to one.
  public func extendedYear(containing day: DayNumber) -> Int {
    let days = Int64(day.rawValue) - Self.epoch
    let guess = 1 + Int(LeapCycle.floorDiv(98_496 * days, 35_975_351))
    if day < Self.firstDay(ofYear: guess) { return guess - 1 }
    return day < Self.firstDay(ofYear: guess + 1) ? guess : guess + 1
  }

  /// Constant time.
  public func shape(ofYear extendedYear: Int) -> YearShape {
    let first = Self.firstDay(ofYear: extendedYear)
    let length = Self.firstDay(ofYear: extendedYear + 1) - first
    let isLeap = length > 360
    // 353 to 355 days, or 383 to 385: Heshvan gains a day in the longest years, Kislev loses one in the shortest.
    let surplus = length - (isLeap ? 383 : 353)
    var extra: UInt32 = isLeap ? 0b00_01_00_01_00_01_00_01_01_00_00_00_01 : 0b00_01_00_01_00_01_00_01_00_00_00_01
    if surplus >= 1 { extra |= 1 << 4 }
    if surplus >= 2 { extra |= 1 << 2 }
    return YearShape(
      firstDay: first, length: length, monthCount: isLeap ? 13 : 12, shortest: 29, extraDays: extra,
      missingMonth: isLeap ? 0 : 6)
  }

  private static let months = LeapCycle(years: 19, units: 235, offset: -234)
  /// 1 Tishri of year 1, Monday, 7 October 3761 before the Christian era (Julian).
  private static let epoch: Int64 = -2_092_590

  /// 1 Tishri. Time is counted in parts, 1,080 an hour, and days from noon, which is the first postponement.
  private static func firstDay(ofYear year: Int) -> DayNumber {
    let month = months.start(ofYear: year)
    let parts = 12_084 + 13_753 * month
    var day = 29 * month + LeapCycle.floorDiv(parts, 25_920)
    let partOfDay = LeapCycle.floorMod(parts, 25_920)
    // 0 is Sunday.
    switch LeapCycle.floorMod(day + 1, 7) {
    case 0, 3, 5: day += 1
    case 2 where partOfDay >= 16_404 && !isLeapYear(year): day += 2
    case 1 where partOfDay >= 23_269 && isLeapYear(year - 1): day += 1
    default: break
    }
    return DayNumber(Int(day + epoch))
  }

  private static func isLeapYear(_ year: Int) -> Bool { floorMod(7 * year + 1, 19) < 7 }
}
