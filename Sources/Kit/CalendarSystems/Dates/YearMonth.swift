/// A month of one calendar system, without a day.
public struct YearMonth: Hashable, Sendable {
  /// The era in which `year` counts; ignored in calendars that have only one.
  public var era: Int
  /// The year within the era.
  public var year: Int
  /// The month, 1...13.
  public var month: Int
  /// Whether this is the leap month that repeats the number `month`.
  public var isLeapMonth: Bool

  /// Creates a month without checking it: `CalendarSystem.dayCount(in:)` does.
  public init(era: Int = 1, year: Int, month: Int, isLeapMonth: Bool = false) {
    self.era = era
    self.year = year
    self.month = month
    self.isLeapMonth = isLeapMonth
  }

  /// Creates the month that `fields` lies in.
  public init(_ fields: DateFields) {
    self.init(era: fields.era, year: fields.year, month: fields.month, isLeapMonth: fields.isLeapMonth)
  }
}
