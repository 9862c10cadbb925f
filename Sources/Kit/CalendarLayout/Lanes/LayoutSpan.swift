public import CalendarSystems

/// The days that an event touches, for the month layout. Which event it is, the caller knows.
public struct LayoutSpan: Hashable, Sendable {
  /// The first day it touches.
  public var firstDay: DayNumber
  /// The last day it touches, inclusive; not before `firstDay`.
  public var lastDay: DayNumber

  /// Creates a span. An end before the start counts as the start.
  public init(firstDay: DayNumber, lastDay: DayNumber) {
    self.firstDay = firstDay
    self.lastDay = max(firstDay, lastDay)
  }
}
