import Almanac

/// An event as the page knows it, in the fields of messages.
enum EventFields {
  /// Returns the fields: UID, title, start, end (ISO dates if all day, otherwise with time and offset), 1 if all day, the
  /// name of the calendar, the number of the source of the page; empty for a file or a server.
  static func of(
    _ event: Event, _ occurrence: Occurrence, in timeline: EventTimeline, _ loader: EventLoader
  ) -> [String] {
    // The start or the end, in a form that JavaScript reads.
    func text(_ instant: Instant, _ day: DayNumber) -> String {
      occurrence.isAllDay
        ? ISODate.format(day) : OffsetTime.text(instant, in: timeline.displayZone, offsetSeconds: false)
    }
    return [
      event.uid, event.summary, text(occurrence.start, occurrence.firstDay),
      text(occurrence.end, occurrence.lastDay + 1), occurrence.isAllDay ? "1" : "0",
      timeline.calendar(event.calendar)?.name ?? "",
      loader.pageSource(of: event.calendar).map { decimal($0) } ?? "",
    ]
  }
}
