import Basics

/// The solar Hijri calendar of Iran. The year begins on the day whose true noon at Tehran's meridian (52.5 degrees
/// east) is the first after the spring equinox.
///
/// The years 1178 to 3000 are astronomically exact. They follow the 33-year rule with 78 exceptions from ICU4X
/// (`calendrical_calculations`), which are based on the astronomical calendar of Reingold and Dershowitz, "Calendrical
/// Calculations", chapter 15. Outside this range, the 33-year rule applies without exceptions. The calendar has one
/// era, number 0 as in Foundation, with a year 0.
public final class PersianCalendar: ArithmeticCalendar {
  /// The shared instance.
  public static let shared = PersianCalendar()
  /// The years whose starts are astronomically exact.
  package static let astronomicalYears: ClosedRange<Int> = 1178...3000

  private init() {}

  /// The identifier `.persian`.
  public var identifier: CalendarIdentifier { .persian }
  /// The valid years: a million before and after year 0.
  public var validYears: ClosedRange<Int> { -999_999...999_999 }
  /// The days of `validYears`.
  public var validDays: ClosedRange<DayNumber> { DayNumber(-365_734_692)...DayNumber(364_749_790) }
  /// The single era, number 0.
  public var eras: EraScheme { EraScheme(era: 0) }

  /// Returns the year that contains `day`, in constant time except for the search in the table of exceptions.
  public func extendedYear(containing day: DayNumber) -> Int {
    yearAndShape(containing: day).year
  }

  /// Returns the year that contains `day`, and its shape, in constant time except for the search in the table of
  /// exceptions.
  public func yearAndShape(containing day: DayNumber) -> (year: Int, shape: YearShape) {
    let year = Self.cycle.year(containing: Int64(day.rawValue) - Self.epoch)
    let shape = shape(ofYear: year)
    // The year after an exception begins one day earlier than by the rule, on the last day of the rule's year.
    return day - shape.firstDay < shape.length ? (year, shape) : (year + 1, self.shape(ofYear: year + 1))
  }

  /// Returns the shape of a year, in constant time except for the search in the table of exceptions.
  public func shape(ofYear extendedYear: Int) -> YearShape {
    let span = Self.cycle.span(ofYear: extendedYear)
    // An exception is one day shorter than by the rule, and the year after it begins one day earlier.
    let isEarly = Self.isException(extendedYear - 1)
    let length = span.count + (isEarly ? 1 : 0) - (Self.isException(extendedYear) ? 1 : 0)
    return YearShape(
      firstDay: DayNumber(Int(span.start + Self.epoch) - (isEarly ? 1 : 0)), length: length, shortest: 30,
      extraDays: 0b01_01_01_01_01_01)
  }

  /// The cycle of 8 leap years in 33; unit 0 is the first day of year 1, 22 March 622 (Gregorian).
  private static var cycle: LeapCycle { LeapCycle(years: 33, units: 12_053, offset: 21 - 33 * 365) }
  private static var epoch: Int64 { -492_268 }

  /// Returns whether the 33-year rule makes `year` a leap year although the next year is one.
  private static func isException(_ year: Int) -> Bool {
    guard 1502...2987 ~= year else { return false }
    return Int(exceptions[exceptions.partitioningIndex { Int($0) >= year }]) == year
  }

  private static let exceptions: [UInt16] = [
    1502, 1601, 1634, 1667, 1700, 1733, 1766, 1799, 1832, 1865, 1898, 1931, 1964, 1997, 2030, 2059, 2063, 2096, 2129,
    2158, 2162, 2191, 2195, 2224, 2228, 2257, 2261, 2290, 2294, 2323, 2327, 2356, 2360, 2389, 2393, 2422, 2426, 2455,
    2459, 2488, 2492, 2521, 2525, 2554, 2558, 2587, 2591, 2620, 2624, 2653, 2657, 2686, 2690, 2719, 2723, 2748, 2752,
    2756, 2781, 2785, 2789, 2818, 2822, 2847, 2851, 2855, 2880, 2884, 2888, 2913, 2917, 2921, 2946, 2950, 2954, 2979,
    2983, 2987,
  ]
}
