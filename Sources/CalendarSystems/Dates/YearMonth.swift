/// A month of one calendar system, without a day.
public struct YearMonth: Hashable, Sendable {
  /// Which count of years; ignored in calendars that have only one.
  public var era: Int
  /// Counted within the era.
  public var year: Int
  /// 1...13.
  public var month: Int
  /// Whether this is the leap repetition of `month`.
  public var isLeapMonth: Bool

  /// The month is not checked: `CalendarSystem.dayCount(in:)` does.
  public init(era: Int = 1, year: Int, month: Int, isLeapMonth: Bool = false) {
    self.era = era
    self.year = year
    self.month = month
    self.isLeapMonth = isLeapMonth
  }

  /// The month that `fields` lies in.
  public init(_ fields: DateFields) {
    self.init(era: fields.era, year: fields.year, month: fields.month, isLeapMonth: fields.isLeapMonth)
  }
}
