public import CalendarSystems

/// The days that an event touches, for the month layout. The caller knows which event it is.
public struct LayoutSpan: Hashable, Sendable {
  /// The first day that the event touches.
  public var firstDay: DayNumber
  /// The last day that the event touches, inclusive; not before `firstDay`.
  public var lastDay: DayNumber

  /// Creates a span. An end before the start is replaced by the start.
  public init(firstDay: DayNumber, lastDay: DayNumber) {
    self.firstDay = firstDay
    self.lastDay = max(firstDay, lastDay)
  }
}
