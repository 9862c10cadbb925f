import Basics
import CalendarSystems
package import Events
import TimeZones

/// The day among hours, or the time of it, that keys stand on: a lane of whole days or a line of hours. With a first
/// slot, it is the last of a stretch.
package struct EditSlot: Hashable, Sendable {
  /// The lane, or the time at which the slot begins.
  package var target: EditTarget
  /// The slot where the stretch began; `nil` without a stretch.
  package var origin: EditTarget?

  package init(_ target: EditTarget, origin: EditTarget? = nil) {
    self.target = target
    self.origin = origin
  }

  /// Whether it is a lane of whole days.
  var isLane: Bool { target.isLane }

  /// The targets from the beginning of the first slot to the end of the last one: between them, a pointer draws the
  /// same event. The same target twice for a single slot, whose event has the usual length.
  func ends(in zone: ZoneRules, grid: EditGrid) -> (first: EditTarget, last: EditTarget) {
    guard let origin else { return (target, target) }
    let (a, b) = EditSlot.isBefore(target, origin) ? (target, origin) : (origin, target)
    guard case .time(let day, let second) = b else { return (a, b) }
    return (a, EditSlot.next(day, second, 1, in: zone, grid) ?? b)
  }

  /// Returns the slot some lines later or, if negative, earlier on the same day; `nil` beyond its ends.
  func moved(lines: Int, in zone: ZoneRules, grid: EditGrid) -> EditTarget? {
    guard case .time(let day, let second) = target else { return nil }
    let length = DayAxis(day: day, in: zone).length
    guard let moved = EditSlot.next(day, second, lines, in: zone, grid), case .time(_, let found) = moved,
      found < length
    else { return nil }
    return moved
  }

  /// Returns the slot with the same reading on another day.
  func moved(to day: DayNumber, in zone: ZoneRules) -> EditTarget {
    guard case .time(let old, let second) = target else { return .allDay(day) }
    let axis = DayAxis(day: day, in: zone)
    let reading = DayAxis(day: old, in: zone).wallSecond(atElapsed: second)
    return .time(day, second: min(axis.elapsed(ofWallSecond: reading), max(0, axis.length - 60)))
  }

  /// Returns the slot on the line of a grid at or before it, as after the hours were zoomed.
  func snapped(to grid: EditGrid, in zone: ZoneRules) -> EditTarget {
    guard case .time(let day, let second) = target else { return target }
    return .time(day, second: DayAxis(day: day, in: zone).snapped(elapsed: second, step: grid.step, .down))
  }

  private static func isBefore(_ a: EditTarget, _ b: EditTarget) -> Bool {
    guard a.day == b.day, case .time(_, let first) = a, case .time(_, let second) = b else { return a.day < b.day }
    return first < second
  }

  /// Returns the time some lines from another, 0 up to the length of the day.
  private static func next(
    _ day: DayNumber, _ second: Int, _ count: Int, in zone: ZoneRules, _ grid: EditGrid
  ) -> EditTarget? {
    let axis = DayAxis(day: day, in: zone)
    var elapsed = second
    for _ in 0..<abs(count) {
      // The clock may change between two lines, where a line is a whole step of the new reading away at most.
      let line =
        count > 0
        ? axis.snapped(elapsed: elapsed + grid.step, step: grid.step, .down)
        : axis.snapped(elapsed: elapsed - 1, step: grid.step, .down)
      guard line != elapsed, elapsed > 0 || count > 0 else { return nil }
      elapsed = line
    }
    return .time(day, second: elapsed)
  }
}

extension EditTarget {
  /// Whether it is a lane of whole days.
  var isLane: Bool {
    if case .allDay = self { return true }
    return false
  }
}
