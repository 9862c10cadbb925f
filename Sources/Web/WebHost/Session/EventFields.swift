import Almanac

/// An event in the form of message fields for the page.
enum EventFields {
  /// Returns the fields: UID, title, start, end (ISO dates if all day, otherwise with time and offset), 1 if all day,
  /// the name of the calendar, the number of the page's source, empty for a file or server; then the start that the
  /// rule assigns to the occurrence, on the clock of its series (an ISO date or a time without offset, or with Z for a
  /// series in UTC, in the form of records), empty for an event that happens once.
  static func of(
    _ event: Event, _ occurrence: Occurrence, in timeline: EventTimeline, _ loader: EventLoader
  ) -> [String] {
    // The start or the end, in a form that JavaScript can parse.
    func text(_ instant: Instant, _ day: DayNumber) -> String {
      occurrence.isAllDay
        ? ISODate.format(day) : OffsetTime.text(instant, in: timeline.displayZone, offsetSeconds: false)
    }
    return [
      event.uid, event.summary, text(occurrence.start, occurrence.firstDay),
      text(occurrence.end, occurrence.lastDay + 1), occurrence.isAllDay ? "1" : "0",
      timeline.calendar(event.calendar)?.name ?? "",
      loader.pageSource(of: event.calendar).map { decimal($0) } ?? "", instance(of: event, occurrence),
    ]
  }

  /// Returns the color of an event, or of its calendar, as in `EventBatch`, and the number of its status.
  static func look(of event: Event, in timeline: EventTimeline) -> [String] {
    let color = event.color ?? timeline.calendar(event.calendar)?.color ?? .named(.blue)
    return [number(of: color), decimal(Int(event.status.rawValue))]
  }

  /// Returns a color as in `EventBatch`.
  static func number(of color: EventColor) -> String {
    switch color {
    case .named(let hue): decimal(Int(hue.rawValue) + 1)
    case .rgb(let rgb): decimal(1 << 24 + Int(rgb))
    }
  }

  /// Returns the last of the fields.
  static func instance(of event: Event, _ occurrence: Occurrence) -> String {
    if event.recurrence == nil, event.recurrenceID == nil { return "" }
    let form = event.recurrenceID ?? event.start
    let reading = event.recurrenceID?.writtenReading.secondsAsUTC ?? occurrence.id.start
    return EventRecord.text(of: form.withReading(reading), beside: form)
  }
}
