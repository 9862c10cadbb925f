import Basics
import TimeZones

/// What an edit changed in an event: the rest of whatever it is applied to stays as it is.
struct EventDifference {
  private let old: Event
  private let new: Event
  /// Seconds that the start moved on the clock.
  let shift: Int64
  /// Whether the start has another form or zone.
  let changesForm: Bool
  let changesRecurrence: Bool

  init(from old: Event, to new: Event) {
    self.old = old
    self.new = new
    shift = new.start.writtenReading.secondsAsUTC - old.start.writtenReading.secondsAsUTC
    changesForm = !new.start.hasSameZone(as: old.start) && !(new.start.isDay && old.start.isDay)
    changesRecurrence = new.recurrence != old.recurrence
  }

  /// A start or exception of the series, moved along and in the new form.
  func moved(reading: Int64, like time: EventTime) -> EventTime {
    (changesForm ? new.start : time).withReading(reading + shift)
  }

  /// Changes everything but recurrence and identity.
  func apply(to event: inout Event) {
    applyTexts(to: &event)
    applyTimes(to: &event, start: event.start.writtenReading.secondsAsUTC)
  }

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
    if !new.otherLines.hasSameBytes(as: old.otherLines) { event.otherLines = new.otherLines }
  }
}
