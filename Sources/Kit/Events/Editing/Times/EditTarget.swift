public import CalendarSystems

/// A part of a calendar that a pointer is over, or that keys chose.
///
///     EditTarget.time(monday, second: 9 * 3600)
public enum EditTarget: Hashable, Sendable {
  /// A day as a whole, as in a month or a list. What is moved there keeps its time of day.
  case day(DayNumber)
  /// A second of a day among hours: an elapsed second of the `DayAxis` of that day in the display zone.
  case time(DayNumber, second: Int)
  /// The lane of whole days above the hours of a day.
  case allDay(DayNumber)

  /// The day of the target.
  public var day: DayNumber {
    switch self {
    case .day(let day), .time(let day, _), .allDay(let day): return day
    }
  }

  /// Whether it lies among hours.
  package var isTime: Bool {
    if case .time = self { return true }
    return false
  }
}

/// A step by which keys and buttons move an event or one of its edges.
public enum EditStep: Hashable, Sendable {
  /// Some days on the event's own clock, as in rows of weeks.
  case days(Int)
  /// Some days among hours, where the displayed reading stays.
  case columns(Int)
  /// Some lines of the grid among hours, later or, if negative, earlier.
  case lines(Int)
}

/// An end of an event.
public enum EventEdge: UInt8, Hashable, Sendable {
  case start, end
}
