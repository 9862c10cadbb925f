/// A year, month, and day in a calendar system, which is known from the context.
///
/// ```swift
/// let fields = DateFields(year: 2026, month: 11, day: 21)
/// let day = try GregorianCalendar.shared.dayNumber(of: fields)
/// ```
///
/// Eras and month numbers follow Foundation. In calendars with one era, `era` is ignored on input.
public struct DateFields: Hashable, Sendable {
  /// The era of `year`. In calendars with only one era, this is Foundation's number for it, 0 or 1.
  public var era: Int
  /// The year within the era. It may be 0 or negative if there is no earlier era.
  public var year: Int
  /// The month, 1...13.
  public var month: Int
  /// Whether this is the leap month with the same number as the month before it, as in the Chinese and Korean
  /// calendars.
  public var isLeapMonth: Bool
  /// The day of the month, 1...32.
  public var day: Int

  /// Creates a date without validating it; `CalendarSystem.dayNumber(of:)` validates it.
  public init(era: Int = 1, year: Int, month: Int, isLeapMonth: Bool = false, day: Int) {
    self.era = era
    self.year = year
    self.month = month
    self.isLeapMonth = isLeapMonth
    self.day = day
  }
}
