import Basics
import TimeZones

extension EditClock {
  /// Returns an event after keys have moved it or one of its edges by one step. If the steps lead back to the original
  /// times, the result has these times exactly as written.
  /// - Parameter original: the event before the edit; its readings are lines of the grid.
  func stepped(
    _ draft: ShownEvent, _ step: EditStep, _ edge: EventEdge?, _ grid: EditGrid, from original: ShownEvent
  ) -> Event {
    let event: Event
    switch (step, edge) {
    case (.days(let days), nil):
      let start = unmoved(draft.event.start, from: original.event.start)
      event = days == 0 ? draft.event : moved(draft.event, to: start.moved(by: Int64(days) * 86_400))
    case (.days(let days), let edge?), (.columns(let days), let edge?):
      event = resized(draft.event, edge, byDays: days)
    case (.columns(let days), nil):
      let old = draft.occurrence.start
      let start = instant(ofReading: reading(at: old) + Int64(days) * 86_400, near: old + Int64(days) * 86_400)
      event =
        draft.isInLane
        ? moved(draft.event, byDays: days) : moved(draft.event, to: time(at: start, like: draft.event.start))
    case (.lines(let count), _):
      guard !draft.isInLane else { return draft.event }
      let moving = edge ?? .start
      let found = line(count, from: draft.instant(of: moving), moving, grid, original: original)
      event =
        edge.map { resized(draft, $0, to: found, grid) }
        ?? moved(draft.event, to: time(at: found, like: draft.event.start))
    }
    let shown = ShownEvent(event, on: self)
    let (new, old) = (shown.occurrence, original.occurrence)
    let isBack = new.start == old.start && new.end == old.end && new.isAllDay == old.isAllDay
    return isBack ? event.withTimes(of: original.event) : event
  }

  /// Returns the instant a number of lines after or before another.
  private func line(
    _ count: Int, from start: Instant, _ edge: EventEdge, _ grid: EditGrid, original: ShownEvent
  ) -> Instant {
    let second = floorMod(reading(at: original.instant(of: edge)), 86_400)
    var instant = start
    for _ in 0..<min(abs(count), 1440) {
      let now = reading(at: instant)
      var next = now
      var found = instant
      // Clocks may skip one day at most, and all of its lines are the same instant.
      for _ in 0...1440 where count < 0 ? found >= instant : found <= instant {
        next = count < 0 ? grid.line(before: next, original: second) : grid.line(after: next, original: second)
        found = self.instant(ofReading: next, near: instant + (next - now), edge: edge)
      }
      instant = found
    }
    return instant
  }
}

extension Event {
  /// Returns this event with the times of another event.
  func withTimes(of other: Event) -> Event {
    var event = self
    (event.start, event.end, event.nominalDays) = (other.start, other.end, other.nominalDays)
    return event
  }
}
