import Almanac

extension EventLoader {
  /// Returns all events as iCalendar text, with one VCALENDAR per calendar.
  func text() -> String {
    var text = ""
    for calendar in store.allCalendars {
      var events: [Event] = []
      store.forEach { if $0.event.calendar == calendar.id { events.append($0.event) } }
      text += ICalendarWriter.write(events, name: calendar.name, color: calendar.color, zones: zones)
    }
    return text
  }
}
