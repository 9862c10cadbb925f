public import CalendarSystems

/// An event as month layout sees it: the days it touches. Who it is stays with the caller.
public struct LayoutSpan: Hashable, Sendable {
  /// The first day it touches.
  public var firstDay: DayNumber
  /// The last day it touches, inclusive; not before `firstDay`.
  public var lastDay: DayNumber

  /// An end before the start counts as the start.
  public init(firstDay: DayNumber, lastDay: DayNumber) {
    self.firstDay = firstDay
    self.lastDay = max(firstDay, lastDay)
  }
}
