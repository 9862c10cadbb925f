import Almanac

extension EventLoader {
  /// Returns all events as iCalendar text, with one VCALENDAR per calendar.
  func text() -> String {
    var text = ""
    for calendar in (try? store.calendars()) ?? [] {
      var events: [Event] = []
      _ = try? store.scan(from: 0) {
        if $0.event.calendar == calendar.id { events.append($0.event) }
        return true
      }
      text += ICalendarWriter.write(events, name: calendar.name, color: calendar.color, zones: zones)
    }
    return text
  }
}
