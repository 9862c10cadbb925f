package import CalendarLayout
package import CalendarSystems
package import Events
package import TimeZones

/// A visible part of a calendar, which is at a point (`CalendarView.hit(at:)`) and has a frame
/// (`CalendarView.frame(of:)`).
package enum CalendarPart: Hashable, Sendable {
  /// A day: its cell, heading, or section.
  case day(DayNumber)
  /// The all-day lane of a day, above its hours.
  case lane(DayNumber)
  /// A time in the hours of a day. At the end of a day, it is the first instant of the next day.
  case time(DayNumber, Instant)
  /// A piece of an event, identified by its first day, because an event that spans several weeks has a piece in each.
  case event(OccurrenceID, on: DayNumber, EventPart)
  /// The "+n" of a day.
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
  /// The topmost part: a piece of an event, "+n", or the slot if nothing lies above it.
  package var part: CalendarPart
  /// The day, the all-day lane, or the time at the point.
  package var slot: CalendarPart
}
