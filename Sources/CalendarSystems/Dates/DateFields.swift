/// Year, month and day in one calendar system; which one is known from the context.
///
/// Eras and month numbers follow Foundation. For calendars with one era, `era` is ignored on input.
public struct DateFields: Hashable, Sendable {
  /// Which count of years; in calendars that have only one, the number Foundation gives it, 0 or 1.
  public var era: Int
  /// Counted within the era; may be 0 or negative where the calendar has no other era before.
  public var year: Int
  /// 1...13.
  public var month: Int
  /// Whether this is the leap repetition of `month` (Chinese and Korean calendars).
  public var isLeapMonth: Bool
  /// 1...32.
  public var day: Int

  /// The fields are not checked: `CalendarSystem.dayNumber(of:)` does.
  public init(era: Int = 1, year: Int, month: Int, isLeapMonth: Bool = false, day: Int) {
    self.era = era
    self.year = year
    self.month = month
    self.isLeapMonth = isLeapMonth
    self.day = day
  }
}
