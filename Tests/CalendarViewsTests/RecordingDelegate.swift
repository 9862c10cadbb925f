import Almanac

/// Remembers what it was told, and refuses what it was told to refuse.
final class RecordingDelegate: CalendarViewDelegate {
  var refused: Set<DayNumber> = []
  var asked: [DayNumber] = []
  var selected: [DayNumber?] = []
  var activated: [Occurrence] = []
  var shown: [Range<DayNumber>] = []
  var displayed: [DayNumber] = []
  var dress: ((DayCell, DayContext) -> Void)?

  func calendarView(_ view: CalendarView, shouldSelect day: DayNumber) -> Bool {
    asked.append(day)
    return !refused.contains(day)
  }

  func calendarView(_ view: CalendarView, didSelect day: DayNumber?) { selected.append(day) }

  func calendarView(_ view: CalendarView, didActivate occurrence: Occurrence) { activated.append(occurrence) }

  func calendarView(_ view: CalendarView, willDisplay cell: DayCell, in context: DayContext) {
    displayed.append(context.day)
    dress?(cell, context)
  }

  func calendarView(_ view: CalendarView, didShow days: Range<DayNumber>) { shown.append(days) }
}
