public import CalendarSystems

/// Business hours that are the same on some days of the week. A list of them describes a week.
///
/// ```swift
/// configuration.businessHours = [
///   BusinessHours(VisibleHours([8 * 60..<18 * 60]), weekdays: [.monday, .tuesday, .wednesday, .thursday]),
///   BusinessHours(VisibleHours([8 * 60..<13 * 60]), weekdays: [.friday]),
/// ]
/// ```
public struct BusinessHours: Hashable, Sendable {
  /// The working days, in any order.
  public var weekdays: [Weekday]
  /// The business hours on each of those days.
  public var hours: VisibleHours

  /// Creates business hours, by default on Monday to Friday.
  public init(
    _ hours: VisibleHours, weekdays: [Weekday] = [.monday, .tuesday, .wednesday, .thursday, .friday]
  ) {
    self.hours = hours
    self.weekdays = weekdays
  }
}

extension [BusinessHours] {
  /// Returns the ranges of business minutes on a weekday, in order and merged; empty on a day off.
  public func minutes(on weekday: Weekday) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for hours in self where hours.weekdays.contains(weekday) { ranges += hours.hours.ranges }
    return ranges.isEmpty ? [] : VisibleHours(ranges).ranges
  }
}
