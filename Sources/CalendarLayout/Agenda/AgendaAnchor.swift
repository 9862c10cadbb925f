public import CalendarSystems

/// Where an agenda is scrolled to: a day, and how far the top of its heading lies below the top of the viewport.
public struct AgendaAnchor: Hashable, Sendable {
  /// Any day; one without events stands for the next that has some.
  public var day: DayNumber
  /// In points; negative if the heading is above the viewport.
  public var y: Double

  /// The day's heading at `y`; at the top if nothing is said.
  public init(day: DayNumber, y: Double = 0) {
    self.day = day
    self.y = y
  }

  /// The same place after the content has moved up by `distance`.
  public func scrolled(by distance: Double) -> AgendaAnchor { AgendaAnchor(day: day, y: y - distance) }
}
