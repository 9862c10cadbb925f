public import CalendarSystems
public import TimeZones

/// The time of an event, for timelines. Which event it is, the caller knows.
public struct TimelineSpan: Hashable, Sendable {
  /// The instant at which it begins, which belongs to it.
  public var start: Instant
  /// The instant at which it ends, which does not belong to it and is not before `start`.
  public var end: Instant
  /// The first day it touches.
  public var firstDay: DayNumber
  /// The last day it touches, inclusive.
  public var lastDay: DayNumber
  /// Whether it was written as whole days.
  public var isAllDay: Bool

  /// Creates a span. Ends before starts count as starts.
  public init(start: Instant, end: Instant, firstDay: DayNumber, lastDay: DayNumber, isAllDay: Bool) {
    self.start = start
    self.end = max(start, end)
    self.firstDay = firstDay
    self.lastDay = max(firstDay, lastDay)
    self.isAllDay = isAllDay
  }

  /// Whether it belongs to the all-day lane: events of whole days, and all that last 24 hours or longer. Shorter ones
  /// lie among the hours, in two columns if they pass midnight.
  public var belongsToLane: Bool {
    let (seconds, overflow) = end.seconds.subtractingReportingOverflow(start.seconds)
    return isAllDay || overflow || seconds >= 86_400
  }
}
