package import CalendarLayout
package import CalendarSystems
package import Events
package import TimeZones

/// A part of a calendar's picture: what lies at a point (`CalendarView.hit(at:)`), and what has a frame
/// (`CalendarView.frame(of:)`).
package enum CalendarPart: Hashable, Sendable {
  /// A day: its cell, its heading or its section.
  case day(DayNumber)
  /// The all-day lane of a day, above its hours.
  case lane(DayNumber)
  /// A time among the hours of a day. At the end of a day it is the first instant of the next.
  case time(DayNumber, Instant)
  /// A piece of an event, by its first day: an event that crosses weeks has one in each.
  case event(OccurrenceID, on: DayNumber, EventPart)
  /// "+n" of a day.
  case more(DayNumber)

  /// The day of the part.
  package var day: DayNumber {
    switch self {
    case .day(let day), .lane(let day), .time(let day, _), .event(_, on: let day, _), .more(let day): day
    }
  }
}

/// The parts of a calendar at a point.
package struct CalendarHit: Hashable, Sendable {
  /// The part that is seen there: a piece of an event, "+n" or, where nothing lies over it, the slot.
  package var part: CalendarPart
  /// The day, the lane or the time there.
  package var slot: CalendarPart
}
