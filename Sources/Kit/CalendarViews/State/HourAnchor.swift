public import CalendarSystems

/// The place that a timeline of hours is scrolled and zoomed to: a time of day and a size, never a pixel, so that it
/// survives every change of size.
public struct HourAnchor: Hashable, Sendable {
  /// The time of day at the top of the hours, in seconds since midnight of a day without clock changes. Where fewer
  /// hours follow than fit into the view, an earlier time is at the top.
  public var topSecond: Double
  /// The height of an hour as a factor of the style's.
  public var zoom: Double
  /// The first of the days whose all-day events decide the height of their lane while days are scrolled, so that
  /// nothing jumps under the finger; `nil` at rest, when the days in view decide it.
  public var laneDay: DayNumber?

  /// Creates an anchor, by default with 07:30 at the top and hours of the style's height.
  public init(topSecond: Double = 27_000, zoom: Double = 1, laneDay: DayNumber? = nil) {
    self.topSecond = topSecond
    self.zoom = zoom
    self.laneDay = laneDay
  }
}
