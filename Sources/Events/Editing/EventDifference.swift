import Basics
import TimeZones

/// The difference that an edit made to an event. Applied to another event, it leaves unedited properties as they are.
struct EventDifference {
  private let old: Event
  private let new: Event
  /// The seconds that the start moved on the clock.
  let shift: Int64
  /// Whether the start has another form (day, floating, UTC, zoned) or zone.
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

  /// Changes all edited properties but recurrence and identity.
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
    if !new.otherLines.hasSameBytes(as: old.otherLines) { event.otherLines = new.otherLines }
  }
}
