public import CalendarSystems

/// The scroll position of an agenda: a day, and the distance of its heading from the top of the viewport.
public struct AgendaAnchor: Hashable, Sendable {
  /// The day. If it has no events, the next day with events applies.
  public var day: DayNumber
  /// The distance of the heading from the top of the viewport, in points; negative if the heading is above it.
  public var y: Double

  /// Creates an anchor with the day's heading at `y`; by default, at the top.
  public init(day: DayNumber, y: Double = 0) {
    self.day = day
    self.y = y
  }

  /// Returns the anchor after the content moved up by `distance`.
  public func scrolled(by distance: Double) -> AgendaAnchor { AgendaAnchor(day: day, y: y - distance) }
}
