public import CalendarSystems

/// The part of a calendar that a pointer is over or that keys have chosen.
///
///     EditTarget.time(monday, second: 9 * 3600)
public enum EditTarget: Hashable, Sendable {
  /// A whole day, as in a month or a list. An event that moves there keeps its time of day.
  case day(DayNumber)
  /// A time on a day in the hours view, as an elapsed second of the day's `DayAxis` in the display zone.
  case time(DayNumber, second: Int)
  /// The all-day lane above the hours of a day.
  case allDay(DayNumber)

  /// The day of the target.
  public var day: DayNumber {
    switch self {
    case .day(let day), .time(let day, _), .allDay(let day): return day
    }
  }

  /// Whether the target is in the hours view.
  package var isTime: Bool {
    if case .time = self { return true }
    return false
  }
}

/// A step by which keys or buttons move an event or one of its edges.
public enum EditStep: Hashable, Sendable {
  /// A number of days on the event's own clock, as in rows of weeks.
  case days(Int)
  /// A number of days in the hours view. The displayed time of day stays the same.
  case columns(Int)
  /// A number of grid lines in the hours view; negative for earlier.
  case lines(Int)
}

/// The start or end of an event.
public enum EventEdge: UInt8, Hashable, Sendable {
  case start, end
}
