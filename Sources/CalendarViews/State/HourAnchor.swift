public import CalendarSystems

/// Where a timeline of hours stands: a time of day and a size, never a pixel, so that it survives every change of size.
public struct HourAnchor: Hashable, Sendable {
  /// The time of day at the top of the hours, in seconds since midnight of a day without clock changes, with parts of
  /// seconds. Where the end of the day does not leave enough below it, an earlier time is at the top.
  public var topSecond: Double
  /// How high hours are, 1 for the height of the style.
  public var zoom: Double
  /// While days are scrolled, the first of those whose all-day events give their lane its height, so that nothing
  /// jumps under the finger; `nil` at rest, when it is those in view.
  public var laneDay: DayNumber?

  /// 07:30 at the top and hours of the standard height, unless told otherwise.
  public init(topSecond: Double = 27_000, zoom: Double = 1, laneDay: DayNumber? = nil) {
    self.topSecond = topSecond
    self.zoom = zoom
    self.laneDay = laneDay
  }
}
