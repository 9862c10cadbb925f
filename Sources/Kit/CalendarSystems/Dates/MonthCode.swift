/// A month code that does not depend on leap months: a number among the regular months, and whether it is the leap
/// month after that one. RFC 7529 (`5L`), CLDR, and `Temporal` identify months this way.
///
/// In the Hebrew calendar, 1 is Tishri, `5L` is Adar I, and 6 is Adar or Adar II, which differs from Foundation's
/// numbers in `DateFields`. In other calendars, both numbers agree.
public struct MonthCode: Hashable, Sendable {
  /// The number among the regular months, 1...13.
  public var number: Int
  /// Whether this is the leap month that follows the regular month `number`.
  public var isLeap: Bool

  /// Creates a code without validating it; `YearShape.monthIndex(of:)` finds the month in a year.
  public init(_ number: Int, isLeap: Bool = false) {
    self.number = number
    self.isLeap = isLeap
  }
}
