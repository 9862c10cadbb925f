import Basics
import CalendarSystems
package import Events
import TimeZones

/// The place of the key focus on a day with hours: its all-day lane, or a line of its hours. With an origin, it is the
/// end of a range.
package struct EditSlot: Hashable, Sendable {
  /// The all-day lane, or the time at which the slot begins.
  package var target: EditTarget
  /// The slot where the range began; `nil` without a range.
  package var origin: EditTarget?

  /// The index of the slot's resource in `CalendarView.columnResources`; `nil` at levels without resources.
  package var resource: Int?

  package init(_ target: EditTarget, origin: EditTarget? = nil, resource: Int? = nil) {
    self.target = target
    self.origin = origin
    self.resource = resource
  }

  /// Whether the slot is an all-day lane.
  var isLane: Bool { target.isLane }

  /// Returns the targets at the beginning of the first slot and the end of the last one; a drag between them draws the
  /// same event. For a single slot, both are the same target, and the event has the default length.
  func ends(in zone: ZoneRules, grid: EditGrid) -> (first: EditTarget, last: EditTarget) {
    guard let origin else { return (target, target) }
    let (a, b) = EditSlot.isBefore(target, origin) ? (target, origin) : (origin, target)
    guard case .time(let day, let second) = b else { return (a, b) }
    return (a, EditSlot.next(day, second, 1, in: zone, grid) ?? b)
  }

  /// Returns the slot `lines` later, or earlier if negative, on the same day; `nil` beyond the ends of the day.
  func moved(lines: Int, in zone: ZoneRules, grid: EditGrid) -> EditTarget? {
    guard case .time(let day, let second) = target else { return nil }
    let length = DayAxis(day: day, in: zone).length
    guard let moved = EditSlot.next(day, second, lines, in: zone, grid), case .time(_, let found) = moved,
      found < length
    else { return nil }
    return moved
  }

  /// Returns the slot at the same clock time on another day.
  func moved(to day: DayNumber, in zone: ZoneRules) -> EditTarget {
    guard case .time(let old, let second) = target else { return .allDay(day) }
    let axis = DayAxis(day: day, in: zone)
    let reading = DayAxis(day: old, in: zone).wallSecond(atElapsed: second)
    return .time(day, second: min(axis.elapsed(ofWallSecond: reading), max(0, axis.length - 60)))
  }

  /// Returns the slot on the grid line at or before it, for example after the hours were zoomed.
  func snapped(to grid: EditGrid, in zone: ZoneRules) -> EditTarget {
    guard case .time(let day, let second) = target else { return target }
    return .time(day, second: DayAxis(day: day, in: zone).snapped(elapsed: second, step: grid.step, .down))
  }

  private static func isBefore(_ a: EditTarget, _ b: EditTarget) -> Bool {
    guard a.day == b.day, case .time(_, let first) = a, case .time(_, let second) = b else { return a.day < b.day }
    return first < second
  }

  /// Returns the time a number of lines from another, from 0 to the length of the day.
  private static func next(
    _ day: DayNumber, _ second: Int, _ count: Int, in zone: ZoneRules, _ grid: EditGrid
  ) -> EditTarget? {
    let axis = DayAxis(day: day, in: zone)
    var elapsed = second
    for _ in 0..<abs(count) {
      // The clock may change between two lines; a line is then at most one full step of the new clock time away.
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
  /// Whether the target is an all-day lane.
  var isLane: Bool {
    if case .allDay = self { return true }
    return false
  }
}
