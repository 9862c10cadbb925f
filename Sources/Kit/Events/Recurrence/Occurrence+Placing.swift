import CalendarSystems
import TimeZones

extension ZoneWindow {
  /// Returns an all-day occurrence in this zone.
  func occurrence(_ id: OccurrenceID, from first: DayNumber, to end: DayNumber) -> Occurrence {
    let end = max(end, first + 1)
    return Occurrence(
      id: id, firstDay: first, lastDay: end - 1, startSecond: 0, endSecond: 86_400, start: startOfDay(first),
      end: startOfDay(end), isAllDay: true)
  }

  /// Returns the occurrence of a time interval in this zone.
  func occurrence(_ id: OccurrenceID, from start: Instant, to end: Instant) -> Occurrence {
    let end = max(start, end)
    let first = localDateTime(at: start)
    let last = localDateTime(at: end)
    var lastDay = last.day
    var endSecond = last.secondOfDay
    if endSecond == 0, last.day > first.day {
      lastDay = last.day - 1
      endSecond = 86_400
    }
    if lastDay <= first.day {
      lastDay = first.day
      endSecond = last.day < first.day ? first.secondOfDay : max(endSecond, first.secondOfDay)
    }
    return Occurrence(
      id: id, firstDay: first.day, lastDay: lastDay, startSecond: first.secondOfDay, endSecond: endSecond,
      start: start, end: end, isAllDay: false)
  }
}

extension Occurrence {
  func touches(_ days: Range<DayNumber>) -> Bool { firstDay < days.upperBound && lastDay >= days.lowerBound }
}
