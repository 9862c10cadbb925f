public import CalendarSystems
public import TimeZones

/// When work is done: the same hours on some days of the week.
public struct BusinessHours: Hashable, Sendable {
  /// The days of work.
  public var weekdays: [Weekday]
  /// Which minutes of those days.
  public var hours: VisibleHours

  /// Monday to Friday unless told otherwise.
  public init(
    _ hours: VisibleHours, weekdays: [Weekday] = [.monday, .tuesday, .wednesday, .thursday, .friday]
  ) {
    self.hours = hours
    self.weekdays = weekdays
  }
}
