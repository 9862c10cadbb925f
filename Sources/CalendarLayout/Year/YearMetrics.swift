/// Sizes of the year level in points, taken from the style.
public struct YearMetrics: Hashable, Sendable {
  /// Room for the title of a year above its months.
  public var yearTitleHeight = 44.0
  /// Room for the title of a month above its days.
  public var monthTitleHeight = 24.0
  /// Of the row of weekday letters below the title; 0 for none.
  public var weekdayHeight = 0.0
  /// Between months, and between them and the edges of the view.
  public var gap = 8.0
  /// Rows of days are as high as columns are wide, but never higher.
  public var maximumRowHeight = 32.0
  /// Views at least this wide have three columns of months unless told otherwise, others two.
  public var wideWidth = 600.0

  /// The sizes of the standard style.
  public init() {}
}
