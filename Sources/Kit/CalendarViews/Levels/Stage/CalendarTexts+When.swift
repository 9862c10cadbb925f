import Basics
package import CalendarSystems
import CalendarText
package import Events
import TimeZones

/// Descriptions of when an event takes place.
extension CalendarTexts {
  /// Returns the days and times of an occurrence, naming each day only once: "Tuesday, 24 November 2026, 09:00 –
  /// 10:30"; "3–9 May"; "Friday, 1 May 2026, 22:00 – Sunday, 3 May 2026, 09:00".
  ///
  /// - Parameter today: today. A span of all-day events in today's year omits the year.
  package func when(_ occurrence: Occurrence, today: DayNumber) -> String {
    let (first, last) = (occurrence.firstDay, occurrence.lastDay)
    if occurrence.isAllDay {
      if first == last { return date.fullDate(first) }
      let (from, now) = (date.calendar.fields(of: first), date.calendar.fields(of: today))
      let isThisYear = from.year == now.year && from.era == now.era
      return isThisYear ? date.interval(first, last) : date.range(date.fullDate(first), date.fullDate(last))
    }
    let start = date.fullDate(first) + phrases.separator + time(secondOfDay: occurrence.startSecond)
    guard occurrence.start != occurrence.end else { return start }
    let end = time(secondOfDay: occurrence.endSecond)
    return date.range(start, first == last ? end : date.fullDate(last) + phrases.separator + end)
  }

  /// Returns the times of an event in its own time zone, with the zone's name, such as "15:00 – 16:00, New York"; `nil`
  /// if local times there are the same as those displayed.
  func whenInOwnZone(_ occurrence: Occurrence, of event: Event) -> String? {
    guard case .zoned(let written, let zone) = event.start else { return nil }
    // An occurrence is identified by its local time in the event's time zone.
    let start = event.recurrence == nil ? written : LocalDateTime(secondsAsUTC: occurrence.id.start)
    guard start.day != occurrence.firstDay || start.secondOfDay != occurrence.startSecond else { return nil }
    let end = LocalDateTime(secondsAsUTC: start.secondsAsUTC + (occurrence.end.seconds - occurrence.start.seconds))
    var text = start.day == occurrence.firstDay ? "" : date.monthDay(start.day) + phrases.separator
    let first = time(secondOfDay: start.secondOfDay)
    let isRange = end.day == start.day && end != start
    text += isRange ? date.range(first, time(secondOfDay: end.secondOfDay)) : first
    return text + phrases.separator + Self.city(of: zone)
  }

  /// Returns the last part of a time zone's identifier as text, such as "New York".
  private static func city(of zone: String) -> String {
    let part = zone.utf8.split(separator: UInt8(ascii: "/")).last ?? zone.utf8[...]
    return String(utf8: part.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: " ") : $0 })
  }
}
