/// A day that belongs to no calendar, counted from 1970-01-01 (day 0). All date arithmetic passes through it.
///
/// ```swift
/// let day = try DayNumber(year: 2026, month: 11, day: 21)
/// let nextWeek = day + 7
/// ```
public struct DayNumber: Hashable, Comparable, Sendable {
  /// The days since 1970-01-01; negative before.
  public let rawValue: Int

  /// Creates a day from any number. Which days a calendar can name is its `validDays`.
  public init(_ rawValue: Int) { self.rawValue = rawValue }

  /// Returns whether `a` comes before `b`.
  public static func < (a: DayNumber, b: DayNumber) -> Bool { a.rawValue < b.rawValue }
  /// Returns the day `count` days later, at most the last of all numbers.
  public static func + (day: DayNumber, count: Int) -> DayNumber {
    let (sum, overflow) = day.rawValue.addingReportingOverflow(count)
    return DayNumber(overflow ? (count < 0 ? .min : .max) : sum)
  }
  /// Returns the day `count` days earlier, at least the first of all numbers.
  public static func - (day: DayNumber, count: Int) -> DayNumber {
    let (difference, overflow) = day.rawValue.subtractingReportingOverflow(count)
    return DayNumber(overflow ? (count > 0 ? .min : .max) : difference)
  }
  /// Returns the number of days from `b` to `a`, cut to the range of `Int`.
  public static func - (a: DayNumber, b: DayNumber) -> Int {
    let (difference, overflow) = a.rawValue.subtractingReportingOverflow(b.rawValue)
    return overflow ? (a < b ? .min : .max) : difference
  }
}

extension DayNumber {
  /// Creates the day of a date of the proleptic Gregorian calendar; throws if there is no such date. Dates of other
  /// calendars are `CalendarDay`s.
  ///
  /// - Parameters:
  ///   - year: the year by ISO 8601; the year before 1 is 0.
  ///   - month: 1...12.
  ///   - day: the day of the month, from 1.
  public init(year: Int, month: Int, day: Int) throws(DateError) {
    self = try GregorianCalendar.shared.dayNumber(of: DateFields(year: year, month: month, day: day))
  }
}
