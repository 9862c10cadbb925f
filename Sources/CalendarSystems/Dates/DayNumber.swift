/// A day, counted from 1970-01-01 (day 0), belonging to no calendar. All date arithmetic passes through it.
public struct DayNumber: Hashable, Comparable, Sendable {
  /// Days since 1970-01-01; negative before.
  public let rawValue: Int

  /// Any number is a day; which of them a calendar can name is its `validDays`.
  public init(_ rawValue: Int) { self.rawValue = rawValue }

  /// Whether `a` comes before `b`.
  public static func < (a: DayNumber, b: DayNumber) -> Bool { a.rawValue < b.rawValue }
  /// The day `count` days later, or the last of all numbers.
  public static func + (day: DayNumber, count: Int) -> DayNumber {
    let (sum, overflow) = day.rawValue.addingReportingOverflow(count)
    return DayNumber(overflow ? (count < 0 ? .min : .max) : sum)
  }
  /// The day `count` days earlier, or the first of all numbers.
  public static func - (day: DayNumber, count: Int) -> DayNumber {
    let (difference, overflow) = day.rawValue.subtractingReportingOverflow(count)
    return DayNumber(overflow ? (count > 0 ? .min : .max) : difference)
  }
  /// The number of days from `b` to `a`, as far as there are numbers.
  public static func - (a: DayNumber, b: DayNumber) -> Int {
    let (difference, overflow) = a.rawValue.subtractingReportingOverflow(b.rawValue)
    return overflow ? (a < b ? .min : .max) : difference
  }
}

extension DayNumber {
  /// The day of a date of the proleptic Gregorian calendar, as `DayNumber(year: 2026, month: 11, day: 21)`; throws if
  /// there is no such date. Dates of other calendars are `CalendarDay`s.
  ///
  /// - Parameters:
  ///   - year: as ISO 8601 counts: the year before 1 is 0.
  ///   - month: 1...12.
  ///   - day: from 1 on.
  public init(year: Int, month: Int, day: Int) throws(DateError) {
    self = try GregorianCalendar.shared.dayNumber(of: DateFields(year: year, month: month, day: day))
  }
}
