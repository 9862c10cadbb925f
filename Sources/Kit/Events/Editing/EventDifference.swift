import Basics
import TimeZones

/// The difference between two versions of an event. Applying it to another event changes only the edited properties.
struct EventDifference {
  private let old: Event
  private let new: Event
  /// The number of seconds that the start moved on the clock.
  let shift: Int64
  /// Whether the start has a different form (day, floating, UTC, zoned) or zone.
  let changesForm: Bool
  let changesRecurrence: Bool

  init(from old: Event, to new: Event) {
    self.old = old
    self.new = new
    shift = new.start.writtenReading.secondsAsUTC - old.start.writtenReading.secondsAsUTC
    changesForm = !new.start.hasSameZone(as: old.start) && !(new.start.isDay && old.start.isDay)
    changesRecurrence = new.recurrence != old.recurrence
  }

  /// Returns a start or exception of the series, shifted and in the new form.
  func moved(reading: Int64, like time: EventTime) -> EventTime {
    (changesForm ? new.start : time).withReading(reading + shift)
  }

  /// Changes all edited properties except recurrence and identity.
  func apply(to event: inout Event) {
    applyTexts(to: &event)
    applyTimes(to: &event, start: event.start.writtenReading.secondsAsUTC)
  }

  /// Changes the times.
  /// - Parameter start: the reading of the start before the edit.
  func applyTimes(to event: inout Event, start: Int64) {
    let isLengthNew =
      changesForm || new.lengthOnClock != old.lengthOnClock || new.nominalDays != old.nominalDays
    let length = isLengthNew ? new.lengthOnClock : event.lengthOnClock
    let endForm = isLengthNew || changesForm ? new.end : event.end
    event.start = moved(reading: start, like: event.start)
    event.end = endForm.withReading(event.start.writtenReading.secondsAsUTC + length)
    if isLengthNew { event.nominalDays = new.nominalDays }
  }

  func applyTexts(to event: inout Event) {
    event.calendar = new.calendar
    if !new.summary.hasSameBytes(as: old.summary) { event.summary = new.summary }
    if !new.location.hasSameBytes(as: old.location) { event.location = new.location }
    if !new.notes.hasSameBytes(as: old.notes) { event.notes = new.notes }
    if new.color != old.color { event.color = new.color }
    if new.status != old.status { event.status = new.status }
    if !new.otherLines.hasSameBytes(as: old.otherLines) { event.otherLines = applied(to: event.otherLines) }
  }

  /// Returns the lines of an event without the properties and components that the edit removed. Those that it added take
  /// their place, or are appended. Unedited lines keep their order.
  private func applied(to lines: [String]) -> [String] {
    if lines.hasSameBytes(as: old.otherLines) { return new.otherLines }
    let (before, after) = (EventLine.lines(old.otherLines), EventLine.lines(new.otherLines))
    var result = EventLine.lines(lines)
    let present = result
    var position = result.count
    for line in before where !after.contains(line) {
      guard let index = result.firstIndex(of: line) else { continue }
      result.remove(at: index)
      position = min(index, position, result.count)
    }
    position = min(position, result.count)
    let added = after.filter { !before.contains($0) && !present.contains($0) }
    result.insert(contentsOf: added, at: position)
    var merged = result.flatMap { $0.text }
    ResourceLines.merge(&merged, base: old.otherLines, new.otherLines, lines)
    return merged
  }
}
