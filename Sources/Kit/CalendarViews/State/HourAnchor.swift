public import CalendarSystems

/// The scroll position and zoom of the hours, as a time of day and a factor instead of pixels, so that it stays valid
/// when sizes change.
public struct HourAnchor: Hashable, Sendable {
  /// The time of day at the top of the hours, in seconds since midnight of a day without clock changes. If too few
  /// hours follow to fill the view, an earlier time is at the top.
  public var topSecond: Double
  /// The height of an hour, as a multiple of the style's height.
  public var zoom: Double
  /// The first of the days whose all-day events determine the height of the all-day lane while days scroll, so that
  /// nothing jumps under the finger. `nil` at rest, when the days in view determine it.
  public var laneDay: DayNumber?

  /// Creates an anchor. By default, 07:30 is at the top and hours have the style's height.
  public init(topSecond: Double = 27_000, zoom: Double = 1, laneDay: DayNumber? = nil) {
    self.topSecond = topSecond
    self.zoom = zoom
    self.laneDay = laneDay
  }
}
