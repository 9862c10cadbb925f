/// A day, counted from 1970-01-01 (day 0), belonging to no calendar. All date arithmetic passes through it.
public struct DayNumber: Hashable, Comparable, Sendable {
  /// Days since 1970-01-01; negative before.
  public let rawValue: Int

  /// Any number is a day; which of them a calendar can name is its `validDays`.
  public init(_ rawValue: Int) { self.rawValue = rawValue }

  /// Whether `a` comes before `b`.
  public static func < (a: DayNumber, b: DayNumber) -> Bool { a.rawValue < b.rawValue }
  /// The day `count` days later.
  public static func + (day: DayNumber, count: Int) -> DayNumber { DayNumber(day.rawValue + count) }
  /// The day `count` days earlier.
  public static func - (day: DayNumber, count: Int) -> DayNumber { DayNumber(day.rawValue - count) }
  /// The number of days from `b` to `a`.
  public static func - (a: DayNumber, b: DayNumber) -> Int { a.rawValue - b.rawValue }
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
