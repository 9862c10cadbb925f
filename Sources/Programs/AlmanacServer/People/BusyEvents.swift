import Almanac

/// Events as "Busy" times, for feeds, and for people who may not see their texts.
enum BusyEvents {
  /// Returns whether the events of a calendar object are private or confidential as a whole. The overrides of a private
  /// series are, too, also without CLASS.
  static func arePrivate(_ events: [Event]) -> Bool {
    let series = events.filter { $0.recurrenceID == nil }
    return (series.isEmpty ? events : series).contains { $0.privacy != .open }
  }

  /// Returns whether an event keeps nobody busy.
  static func isFree(_ event: Event) -> Bool { event.isFree || event.status == .cancelled }

  /// Returns the time of an event, without anything else.
  static func busy(_ event: Event, uid: String) -> Event {
    var status = event.status == .tentative ? EventStatus.tentative : .unspecified
    // An occurrence that is free, of a series that is not.
    if isFree(event) { status = .cancelled }
    return Event(
      uid: uid, calendar: event.calendar, summary: "Busy", start: event.start, end: event.end, status: status,
      recurrence: event.recurrence, recurrenceID: event.recurrenceID, recurrenceRange: event.recurrenceRange,
      nominalDays: event.nominalDays)
  }
}
