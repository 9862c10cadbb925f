/// A day as a number, counted from 1970-01-01 (day 0), independent of calendars. All date arithmetic uses it.
///
/// ```swift
/// let day = try DayNumber(year: 2026, month: 11, day: 21)
/// let nextWeek = day + 7
/// ```
public struct DayNumber: Hashable, Comparable, Sendable {
  /// The number of days since 1970-01-01; negative before.
  public let rawValue: Int

  /// Creates a day from any number. `CalendarSystem.validDays` are the days for which a calendar has dates.
  public init(_ rawValue: Int) { self.rawValue = rawValue }

  /// Returns whether `a` comes before `b`.
  public static func < (a: DayNumber, b: DayNumber) -> Bool { a.rawValue < b.rawValue }
  /// Returns the day `count` days later, clamped to the largest representable day.
  public static func + (day: DayNumber, count: Int) -> DayNumber {
    let (sum, overflow) = day.rawValue.addingReportingOverflow(count)
    return DayNumber(overflow ? (count < 0 ? .min : .max) : sum)
  }
  /// Returns the day `count` days earlier, clamped to the smallest representable day.
  public static func - (day: DayNumber, count: Int) -> DayNumber {
    let (difference, overflow) = day.rawValue.subtractingReportingOverflow(count)
    return DayNumber(overflow ? (count > 0 ? .min : .max) : difference)
  }
  /// Returns the number of days from `b` to `a`, clamped to the range of `Int`.
  public static func - (a: DayNumber, b: DayNumber) -> Int {
    let (difference, overflow) = a.rawValue.subtractingReportingOverflow(b.rawValue)
    return overflow ? (a < b ? .min : .max) : difference
  }
}

extension DayNumber {
  /// Creates the day of a date in the proleptic Gregorian calendar. Throws if the date does not exist. For dates in
  /// other calendars, use `CalendarDay`.
  ///
  /// - Parameters:
  ///   - year: the year according to ISO 8601; the year before 1 is 0.
  ///   - month: the month, 1...12.
  ///   - day: the day of the month, from 1.
  public init(year: Int, month: Int, day: Int) throws(DateError) {
    self = try GregorianCalendar.shared.dayNumber(of: DateFields(year: year, month: month, day: day))
  }
}
