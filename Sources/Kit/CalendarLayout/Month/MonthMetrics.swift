/// The sizes of the month level in points, taken from the style.
public struct MonthMetrics: Hashable, Sendable {
  /// The number of week rows that fill the viewport.
  public var visibleRows = 6
  /// The minimum height of a row. A low viewport shows fewer rows.
  public var minimumRowHeight = 44.0
  /// The height of the day number above the bars.
  public var dayNumberHeight = 26.0
  /// The height of a bar or link.
  public var barHeight = 20.0
  /// The distance between rows of bars.
  public var barGap = 2.0
  /// The distance of bars from the edges of their columns, and of the last row from the bottom edge of the week.
  public var barInset = 2.0
  /// The height of a bar in low rows, if that makes room for more bars.
  public var compactBarHeight = 18.0
  /// The distance between rows of compact bars.
  public var compactBarGap = 1.0
  /// The minimum width of columns with bars. In narrower columns, and in rows too low for two bars, days show dots.
  public var minimumBarColumnWidth = 52.0
  /// The number of free lanes that may stay empty so that a bar keeps its lane; see `LaneBlock`.
  public var laneContinuity = 1

  /// The maximum number of rows of bars in a week, including the row of "+n"; `nil` for as many as fit.
  public var maxEvents: Int?

  /// Creates the sizes of the standard style.
  public init() {}
}
