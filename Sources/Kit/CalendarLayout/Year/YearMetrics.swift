/// Sizes of the year level in points, taken from the style.
public struct YearMetrics: Hashable, Sendable {
  /// The height of the title of a year.
  public var yearTitleHeight = 44.0
  /// The height of the title of a month.
  public var monthTitleHeight = 24.0
  /// The height of the row of weekday letters below the title; 0 for none.
  public var weekdayHeight = 16.0
  /// The distance between months, and between them and the edges of the view.
  public var gap = 8.0
  /// The greatest height of a row of days, which otherwise is as high as columns are wide.
  public var maximumRowHeight = 32.0
  /// The width from which views have three columns of months by default; narrower ones have two.
  public var wideWidth = 600.0
  /// The width below which views have one column of months by default, because numbers of two would touch.
  public var narrowWidth = 300.0

  /// Creates the sizes of the standard style.
  public init() {}
}
