import Basics
import TimeZones

extension EditClock {
  /// Returns an event after a pointer has moved one of its edges. The other edge stays exactly the same. The edges
  /// never swap.
  func resized(_ original: ShownEvent, _ edge: EventEdge, _ movement: EditMovement) -> Event {
    guard !original.isInLane, movement.from.isTime, movement.to.isTime else {
      return resized(original.event, edge, byDays: movement.days)
    }
    let old = original.instant(of: edge)
    guard let found = movement.edge(at: old, edge, on: self), found != old else { return original.event }
    return resized(original, edge, to: found, movement.grid)
  }

  /// Returns an event with an edge at another instant, or on the nearest line to it that is at least one step from the
  /// other edge.
  func resized(_ original: ShownEvent, _ edge: EventEdge, to instant: Instant, _ grid: EditGrid) -> Event {
    let step = Int64(grid.step)
    let second = floorMod(reading(at: original.instant(of: edge)), 86_400)
    var instant = instant
    switch edge {
    case .start:
      let last = original.occurrence.end - step
      if instant > last {
        let line = grid.line(before: reading(at: last) + 1, original: second)
        instant = min(self.instant(ofReading: line, near: last), last)
      }
    case .end:
      let first = original.occurrence.start + step
      if instant < first {
        let line = grid.line(after: reading(at: first) - 1, original: second)
        instant = max(self.instant(ofReading: line, near: first, edge: .end), first)
      }
    }
    guard instant != original.instant(of: edge) else { return original.event }
    var event = original.event
    event.nominalDays = nil
    if edge == .start {
      event.start = time(at: instant, like: event.start)
    } else {
      event.end = time(at: instant, like: event.end)
    }
    // A reading that the event's zone repeats may be in the other pass.
    return self.instant(of: event.end) < self.instant(of: event.start) ? original.event : event
  }

  /// Returns an event with an edge on another day of its own clock.
  func resized(_ event: Event, _ edge: EventEdge, byDays days: Int) -> Event {
    let isOnClock = event.start.isDay || event.start.hasSameZone(as: event.end)
    let length = isOnClock ? event.lengthOnClock : instant(of: event.end) - instant(of: event.start)
    // The number of days by which it can become shorter: an event keeps one day, or the rest of its hours.
    let shorter = length > 0 ? Int(clamping: -(floorDiv(-length, 86_400) + 1)) : 0
    let days = edge == .end ? max(days, -shorter) : min(days, shorter)
    guard days != 0 else { return event }
    var event = event
    event.nominalDays = nil
    if edge == .end {
      event.end = event.end.moved(by: Int64(days) * 86_400)
    } else {
      event.start = event.start.moved(by: Int64(days) * 86_400)
    }
    return event
  }
}
