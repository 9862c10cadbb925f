public import CalendarSystems
public import TimeZones

/// The hours of work, the same on some days of the week; the levels week and day show them brighter than others.
///
/// ```swift
/// configuration.businessHours = BusinessHours(VisibleHours([8 * 60..<18 * 60]))
/// ```
public struct BusinessHours: Hashable, Sendable {
  /// The days of work, in any order.
  public var weekdays: [Weekday]
  /// The minutes of work on each of those days.
  public var hours: VisibleHours

  /// Creates hours of work, by default on Monday to Friday.
  public init(
    _ hours: VisibleHours, weekdays: [Weekday] = [.monday, .tuesday, .wednesday, .thursday, .friday]
  ) {
    self.hours = hours
    self.weekdays = weekdays
  }
}
