/// A month by a name that leap months do not shift: its number among the regular months, and whether it is the leap
/// month after that one. These are the months of RFC 7529 (`5L`), of CLDR and of `Temporal`.
///
/// In the Hebrew calendar 1 is Tishri, `5L` Adar I and 6 Adar or Adar II, whatever Foundation's numbers in
/// `DateFields` are; elsewhere the two agree.
public struct MonthCode: Hashable, Sendable {
  /// 1...13.
  public var number: Int
  /// Whether this is the leap month that follows the regular month `number`.
  public var isLeap: Bool

  /// Nothing is checked; `YearShape.monthIndex(of:)` says whether a year has the month.
  public init(_ number: Int, isLeap: Bool = false) {
    self.number = number
    self.isLeap = isLeap
  }
}
