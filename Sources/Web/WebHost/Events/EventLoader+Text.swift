import Almanac

extension EventLoader {
  /// Returns all events as iCalendar text, with one VCALENDAR per calendar.
  func text() -> String { text(of: store.allCalendars, isEmptyWanted: true) { _ in true } }

  /// Returns some events as iCalendar text, with one VCALENDAR per calendar that has any.
  func text(where isWanted: (Event) -> Bool) -> String {
    text(of: store.allCalendars, isEmptyWanted: false, where: isWanted)
  }

  private func text(of calendars: [CalendarInfo], isEmptyWanted: Bool, where isWanted: (Event) -> Bool) -> String {
    var text = ""
    for calendar in calendars {
      var events: [Event] = []
      store.forEach { if $0.event.calendar == calendar.id, isWanted($0.event) { events.append($0.event) } }
      if events.isEmpty, !isEmptyWanted { continue }
      text += ICalendarWriter.write(events, name: calendar.name, color: calendar.color, zones: zones)
    }
    return text
  }
}
