/// A month identified in a way that leap months do not shift: by its number among the regular months, and whether it is
/// the leap month after that one. RFC 7529 (`5L`), CLDR and `Temporal` name months like this.
///
/// In the Hebrew calendar 1 is Tishri, `5L` Adar I and 6 Adar or Adar II, which differs from Foundation's numbers in
/// `DateFields`. In other calendars the two agree.
public struct MonthCode: Hashable, Sendable {
  /// The number among the regular months, 1...13.
  public var number: Int
  /// Whether this is the leap month that follows the regular month `number`.
  public var isLeap: Bool

  /// Creates a code without checking it; `YearShape.monthIndex(of:)` tells whether a year has the month.
  public init(_ number: Int, isLeap: Bool = false) {
    self.number = number
    self.isLeap = isLeap
  }
}
