/// Sizes of the day and week timelines in points, taken from the style.
public struct TimelineMetrics: Hashable, Sendable {
  /// The height of an hour at zoom 1.
  public var hourHeight = 48.0
  /// The least and greatest zoom.
  public var zoomRange = 0.25...4.0
  /// The width of the column of hour labels at the leading edge.
  public var gutterWidth = 56.0
  /// The width of the labels of a second zone, between the leading edge and the first ones.
  public var secondGutterWidth = 56.0
  /// The least width of views with a gutter; in narrower ones labels lie over the first column.
  public var narrowWidth = 240.0
  /// The height of an hour label.
  public var labelHeight = 14.0
  /// The distance between an hour label and the columns.
  public var labelInset = 8.0
  /// The least distance between the tops of two hour labels; where hours are lower, only every second, third … has a
  /// label.
  public var minimumLabelDistance = 24.0
  /// The least height of hours with a line in their middle.
  public var minimumHalfHourHeight = 36.0
  /// The least height of an event; shorter ones are laid out as if they were that long.
  public var minimumEventHeight = 16.0
  /// The least width of an event among those that it meets; where more meet than have room, the rest is behind "+n".
  public var minimumEventWidth = 28.0
  /// The gap below an event and at its trailing edge.
  public var eventGap = 1.0
  /// The height of a bar of the all-day lane.
  public var laneBarHeight = 20.0
  /// The distance between rows of the all-day lane.
  public var laneGap = 2.0
  /// The distance above the first and below the last row of the all-day lane, and beside true ends of its bars.
  public var laneInset = 2.0

  /// The height of the row of days above a timeline.
  public var headingHeight = 44.0
  /// The greatest number of rows of the all-day lane, that of "+n" included.
  public var laneRowLimit = 5

  /// Creates the sizes of the standard style.
  public init() {}
}
