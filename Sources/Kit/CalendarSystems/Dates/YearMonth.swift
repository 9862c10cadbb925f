/// A month in a calendar system.
public struct YearMonth: Hashable, Sendable {
  /// The era of `year`; ignored in calendars with only one era.
  public var era: Int
  /// The year within the era.
  public var year: Int
  /// The month, 1...13.
  public var month: Int
  /// Whether this is the leap month with the same number as the month before it.
  public var isLeapMonth: Bool

  /// Creates a month without validating it; `CalendarSystem.dayCount(in:)` validates it.
  public init(era: Int = 1, year: Int, month: Int, isLeapMonth: Bool = false) {
    self.era = era
    self.year = year
    self.month = month
    self.isLeapMonth = isLeapMonth
  }

  /// Creates the month that contains `fields`.
  public init(_ fields: DateFields) {
    self.init(era: fields.era, year: fields.year, month: fields.month, isLeapMonth: fields.isLeapMonth)
  }
}
