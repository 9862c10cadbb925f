/// Sizes of the day and week timelines in points, taken from the style.
public struct TimelineMetrics: Hashable, Sendable {
  /// Of an hour at zoom 1.
  public var hourHeight = 48.0
  /// The least and greatest zoom.
  public var zoomRange = 0.25...4.0
  /// Of the column of hour labels at the leading edge.
  public var gutterWidth = 56.0
  /// Of the labels of a second zone, between the leading edge and the first ones.
  public var secondGutterWidth = 56.0
  /// Narrower views have no gutter; labels then lie over the first column.
  public var narrowWidth = 240.0
  /// Of an hour label.
  public var labelHeight = 14.0
  /// Between an hour label and the columns.
  public var labelInset = 8.0
  /// Between the tops of two hour labels; where hours are lower, only every second, third … has a label.
  public var minimumLabelDistance = 24.0
  /// Lower hours have no line in their middle.
  public var minimumHalfHourHeight = 36.0
  /// Shorter events are drawn this high, and laid out as if they were that long.
  public var minimumEventHeight = 16.0
  /// Of background below an event and at its trailing edge.
  public var eventGap = 1.0
  /// Of a bar of the all-day lane.
  public var laneBarHeight = 20.0
  /// Between rows of the all-day lane.
  public var laneGap = 2.0
  /// Above the first and below the last row of the all-day lane, and beside true ends of its bars.
  public var laneInset = 2.0

  /// Of the row of days above a timeline.
  public var headingHeight = 44.0
  /// The most rows of the all-day lane, that of "+n" included.
  public var laneRowLimit = 5

  /// The sizes of the standard style.
  public init() {}
}
