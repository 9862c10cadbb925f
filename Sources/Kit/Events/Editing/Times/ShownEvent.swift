import Basics
import CalendarSystems
import TimeZones

/// An event with its occurrence in the display zone. Sessions are copied often, so both are shared.
final class ShownEvent: Sendable {
  let event: Event
  let occurrence: Occurrence

  init(_ event: Event, on clock: EditClock) {
    self.event = event
    occurrence = clock.shown(event)
  }

  init(_ event: Event, _ occurrence: Occurrence) {
    self.event = event
    self.occurrence = occurrence
  }

  /// Whether it is displayed in the all-day lane, which contains all-day events and events of 24 hours or longer.
  var isInLane: Bool { occurrence.isAllDay || occurrence.end - occurrence.start >= 86_400 }

  func instant(of edge: EventEdge) -> Instant { edge == .start ? occurrence.start : occurrence.end }
}

/// The path of a pointer from the target where it picked up an event to another target.
struct EditMovement {
  var from: EditTarget
  var to: EditTarget
  var grid: EditGrid
  /// Whether the time stays the same, because the pointer has only moved sideways so far.
  var keepsReading: Bool

  var days: Int { to.day - from.day }

  /// Returns the instant to which the pointer has moved an edge in the hours view; `nil` for a day target.
  func edge(at old: Instant, _ edge: EventEdge, on clock: EditClock) -> Instant? {
    guard case .time(let day, let second) = to else { return nil }
    let pointer = ClockPosition(day: day, second: second, on: clock)
    let reading = clock.reading(at: old)
    var distance: Int64 = 0
    if case .time(let day, let second) = from {
      distance = ClockPosition(day: day, second: second, on: clock).reading - reading
    }
    let moved =
      keepsReading && from.isTime
      ? reading + Int64(days) * 86_400
      : grid.nearest(pointer.reading - distance, original: floorMod(reading, 86_400))
    // The pass of a repeated hour that contains the pointer.
    let expected = pointer.instant - (pointer.reading - moved)
    return clock.instant(ofReading: moved, near: expected, edge: edge)
  }
}
