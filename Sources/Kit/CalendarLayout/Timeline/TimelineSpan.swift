public import CalendarSystems
public import TimeZones

/// The time of an event, for timelines. The caller knows which event it is.
public struct TimelineSpan: Hashable, Sendable {
  /// The instant at which the event begins, inclusive.
  public var start: Instant
  /// The instant at which the event ends, exclusive; not before `start`.
  public var end: Instant
  /// The first day that the event touches.
  public var firstDay: DayNumber
  /// The last day that the event touches, inclusive.
  public var lastDay: DayNumber
  /// Whether the event was written as an all-day event.
  public var isAllDay: Bool

  /// Creates a span. Ends before starts are replaced by the starts.
  public init(start: Instant, end: Instant, firstDay: DayNumber, lastDay: DayNumber, isAllDay: Bool) {
    self.start = start
    self.end = max(start, end)
    self.firstDay = firstDay
    self.lastDay = max(firstDay, lastDay)
    self.isAllDay = isAllDay
  }

  /// Whether the event belongs in the all-day lane: all-day events, and events of 24 hours or longer. Shorter events
  /// lie among the hours, in two columns if they cross midnight.
  public var belongsToLane: Bool {
    let (seconds, overflow) = end.seconds.subtractingReportingOverflow(start.seconds)
    return isAllDay || overflow || seconds >= 86_400
  }
}
