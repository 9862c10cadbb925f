/// The sizes of the day and week timelines in points, taken from the style.
public struct TimelineMetrics: Hashable, Sendable {
  /// The height of an hour at zoom 1.
  public var hourHeight = 48.0
  /// The minimum and maximum zoom.
  public var zoomRange = 0.25...4.0
  /// The width of the column of hour labels at the leading edge.
  public var gutterWidth = 56.0
  /// The width of the labels of a second time zone, between the leading edge and the first labels.
  public var secondGutterWidth = 56.0
  /// The minimum width of views with a gutter. In narrower views, labels lie over the first column.
  public var narrowWidth = 240.0
  /// The height of an hour label.
  public var labelHeight = 14.0
  /// The distance between an hour label and the columns.
  public var labelInset = 8.0
  /// The minimum distance between the tops of two hour labels. If hours are lower, only every second, third, and so on,
  /// has a label.
  public var minimumLabelDistance = 24.0
  /// The minimum height of hours with a line in their middle.
  public var minimumHalfHourHeight = 36.0
  /// The minimum height of an event. Shorter events are laid out as if they had this height.
  public var minimumEventHeight = 16.0
  /// The minimum width of an event beside overlapping events. If more events overlap than fit, the rest is behind "+n".
  public var minimumEventWidth = 28.0
  /// The gap below an event and at its trailing edge.
  public var eventGap = 1.0
  /// The height of a bar in the all-day lane.
  public var laneBarHeight = 20.0
  /// The distance between rows in the all-day lane.
  public var laneGap = 2.0
  /// The distance above the first and below the last row in the all-day lane, and beside the true ends of its bars.
  public var laneInset = 2.0

  /// The height of the row of days above a timeline.
  public var headingHeight = 44.0
  /// The height of the headings of resources.
  public var resourceHeight = 28.0
  /// The maximum number of rows in the all-day lane, including "+n".
  public var laneRowLimit = 5
  /// The distance between two lines across the columns, in minutes, 1...1440; `nil` for hours, and half-hours where there
  /// is room. Levels take it from `CalendarConfiguration.slotDuration`.
  package var slotDuration: Int?
  /// The distance between two labels of hours, in minutes, 1...1440; `nil` to depend on the height of the hours. Levels
  /// take it from `CalendarConfiguration.slotLabelInterval`.
  package var slotLabelInterval: Int?

  /// Creates the sizes of the standard style.
  public init() {}
}
