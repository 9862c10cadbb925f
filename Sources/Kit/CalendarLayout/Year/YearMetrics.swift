/// The sizes of the year level in points, taken from the style.
public struct YearMetrics: Hashable, Sendable {
  /// The height of a year's title.
  public var yearTitleHeight = 44.0
  /// The height of a month's title.
  public var monthTitleHeight = 24.0
  /// The height of the row of weekday letters below the title; 0 for none.
  public var weekdayHeight = 16.0
  /// The distance between months, and between months and the edges of the view.
  public var gap = 8.0
  /// The maximum height of a row of days, which is otherwise the width of a column.
  public var maximumRowHeight = 32.0
  /// The minimum width of views with three columns of months by default. Narrower views have two.
  public var wideWidth = 600.0
  /// The width below which views have one column of months by default, because the numbers of two would touch.
  public var narrowWidth = 300.0

  /// Creates the sizes of the standard style.
  public init() {}
}
