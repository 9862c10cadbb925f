import Basics
import CalendarSystems
import TimeZones

extension EditClock {
  /// Returns an event after a pointer has moved it. The event keeps its form, zone, and length. In the hours view, the
  /// time under the pointer counts; by days, the event's own time.
  ///
  /// - Parameter length: the length, in seconds, of an all-day event that moves to the hours.
  func moved(_ original: ShownEvent, _ movement: EditMovement, length: Int) -> Event {
    switch movement.to {
    case .time(let day, let second) where original.occurrence.isAllDay:
      let axis = DayAxis(day: day, in: zone)
      let start = axis.instant(atElapsed: axis.snapped(elapsed: second, step: movement.grid.step, .down))
      return timed(original.event, at: start, length: length)
    case .time where !original.isInLane:
      guard let start = movement.edge(at: original.occurrence.start, .start, on: self),
        start != original.occurrence.start
      else { return original.event }
      return moved(original.event, to: time(at: start, like: original.event.start))
    case .allDay where !original.isInLane:
      return wholeDays(original, from: original.occurrence.firstDay + movement.days)
    default: return moved(original.event, byDays: movement.days)
    }
  }

  /// Returns an event on other days of its own clock.
  func moved(_ event: Event, byDays days: Int) -> Event {
    days == 0 ? event : moved(event, to: event.start.moved(by: Int64(days) * 86_400))
  }

  /// Returns an event with another start of the same form. The event keeps its length on the clock or, if start and end
  /// have different zones, its elapsed length. A start in a clock gap moves forward, except for a series, whose other
  /// occurrences keep it.
  package func moved(_ event: Event, to start: EventTime) -> Event {
    let start = event.recurrence == nil ? settled(start) : start
    var moved = event
    moved.start = start
    if event.start.isDay || event.start.hasSameZone(as: event.end) {
      moved.end = event.end.withReading(start.writtenReading.secondsAsUTC + event.lengthOnClock)
    } else {
      let length = instant(of: event.end) - instant(of: event.start)
      moved.end = time(at: instant(of: start) + length, like: event.end)
    }
    return moved
  }

  /// Returns a time in a clock gap as clocks show it, and any other time unchanged.
  private func settled(_ time: EventTime) -> EventTime {
    guard !time.isDay, case .skipped = rules(of: time).resolve(time.writtenReading) else { return time }
    return self.time(at: instant(of: time), like: time)
  }

  /// Returns an occurrence of a series as a standalone event with the same length, even if its start is skipped.
  func settled(_ event: Event) -> Event {
    let start = settled(event.start)
    guard start != event.start else { return event }
    var single = event
    single.recurrence = nil
    return moved(single, to: start)
  }

  /// Returns the reading that was moved out of a gap and became this start, or the start's own reading.
  /// - Parameter original: the start before all steps; its time of day was not moved.
  func unmoved(_ start: EventTime, from original: EventTime) -> EventTime {
    let second = floorMod(original.writtenReading.secondsAsUTC, 86_400)
    let day = floorDiv(start.writtenReading.secondsAsUTC, 86_400)
    for back: Int64 in 0...1 {
      let time = start.withReading((day - back) * 86_400 + second)
      if time != start, settled(time) == start { return time }
    }
    return start
  }

  // MARK: - Forms

  /// Returns an all-day event as one that starts at an instant, in the display zone.
  func timed(_ event: Event, at start: Instant, length: Int) -> Event {
    var timed = event
    timed.start = time(at: start)
    timed.end = timed.start.moved(by: Int64(length))
    timed.nominalDays = nil
    return timed
  }

  /// Returns an event as an all-day event, on as many days as it is displayed on.
  func wholeDays(_ original: ShownEvent, from first: DayNumber) -> Event {
    var event = original.event
    event.start = .day(first)
    event.end = .day(first + original.occurrence.dayCount)
    event.nominalDays = nil
    return event
  }

  // MARK: - New events

  /// Returns a new event over the range that a pointer has drawn. It extends from the line before the first target to
  /// the line nearest to the last one, or the other way around. In the all-day lane and by days, it covers all days
  /// between the two.
  ///
  /// - Parameter length: the length in seconds while the pointer has not moved yet.
  func drawn(_ event: Event, _ movement: EditMovement, length: Int) -> Event {
    var event = event
    event.nominalDays = nil
    guard case .time(let day, let second) = movement.from else {
      event.start = .day(min(movement.from.day, movement.to.day))
      event.end = .day(max(movement.from.day, movement.to.day) + 1)
      return event
    }
    let step = movement.grid.step
    let axis = DayAxis(day: day, in: zone)
    let first = axis.instant(atElapsed: axis.snapped(elapsed: second, step: step, .down))
    guard !movement.keepsReading || movement.days != 0, case .time(let lastDay, let lastSecond) = movement.to else {
      return timed(event, at: first, length: length)
    }
    let lastAxis = DayAxis(day: lastDay, in: zone)
    let last = lastAxis.instant(atElapsed: lastAxis.snapped(elapsed: lastSecond, step: step, .nearest))
    event.start = time(at: min(first, last))
    event.end = time(at: last < first ? first : max(last, first + Int64(step)))
    return event
  }
}
