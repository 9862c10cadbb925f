/// Sizes of the month level in points, taken from the style.
public struct MonthMetrics: Hashable, Sendable {
  /// Rows of weeks that fill the viewport.
  public var visibleRows = 6
  /// Rows are never lower; a low viewport shows fewer of them.
  public var minimumRowHeight = 44.0
  /// Room for the day number above the bars.
  public var dayNumberHeight = 26.0
  /// Of a bar or link.
  public var barHeight = 20.0
  /// Between rows of bars.
  public var barGap = 2.0
  /// Distance of bars from the edges of their columns, and of the last row from the edge of the week.
  public var barInset = 2.0
  /// The same two where rows are so low that this makes room for more bars.
  public var compactBarHeight = 18.0
  /// Between rows of compact bars.
  public var compactBarGap = 1.0
  /// In narrower columns, and in rows too low for two bars, days show dots.
  public var minimumBarColumnWidth = 52.0
  /// Free lanes that may stay empty so that a bar keeps its lane (see `LaneBlock`).
  public var laneContinuity = 1

  /// The sizes of the standard style.
  public init() {}
}
