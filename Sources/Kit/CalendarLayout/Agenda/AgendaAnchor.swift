public import CalendarSystems

/// The scroll position of an agenda: a day, and how far the top of its heading lies below the top of the viewport.
public struct AgendaAnchor: Hashable, Sendable {
  /// The day; one without events means the next that has some.
  public var day: DayNumber
  /// The distance in points; negative if the heading is above the viewport.
  public var y: Double

  /// Creates an anchor with the day's heading at `y`; at the top by default.
  public init(day: DayNumber, y: Double = 0) {
    self.day = day
    self.y = y
  }

  /// Returns the anchor after the content has moved up by `distance`.
  public func scrolled(by distance: Double) -> AgendaAnchor { AgendaAnchor(day: day, y: y - distance) }
}
