/// A year, month and day of one calendar system, which is known from the context.
///
/// ```swift
/// let fields = DateFields(year: 2026, month: 11, day: 21)
/// let day = try GregorianCalendar.shared.dayNumber(of: fields)
/// ```
///
/// Eras and month numbers follow Foundation. For calendars with one era, `era` is ignored on input.
public struct DateFields: Hashable, Sendable {
  /// The era in which `year` counts. In calendars that have only one, it is the number Foundation gives it, 0 or 1.
  public var era: Int
  /// The year within the era. It may be 0 or negative where no era comes before.
  public var year: Int
  /// The month, 1...13.
  public var month: Int
  /// Whether this is the leap month that repeats the number `month`, as in the Chinese and Korean calendars.
  public var isLeapMonth: Bool
  /// The day of the month, 1...32.
  public var day: Int

  /// Creates a date without checking it: `CalendarSystem.dayNumber(of:)` does.
  public init(era: Int = 1, year: Int, month: Int, isLeapMonth: Bool = false, day: Int) {
    self.era = era
    self.year = year
    self.month = month
    self.isLeapMonth = isLeapMonth
    self.day = day
  }
}
