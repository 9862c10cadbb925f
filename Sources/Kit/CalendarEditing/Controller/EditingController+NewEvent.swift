import CalendarSystems
import CalendarText
import CalendarViews
import Events
import TimeZones
import ViewKit

/// The button that creates an event.
extension EditingController {
  /// Creates an event at the focused slot, or at the next hour of the shown day, and asks for its title.
  func createForButton(_ source: InputSource) {
    input = source
    guard let calendar, session == nil else { return }
    if currentSlot != nil { return create() }
    guard editor.mayCreate else { return refuse(words[.noCreate]) }
    let day = dayForNew(in: calendar)
    guard calendar.configuration.isReachable(day) else { return }
    let axis = DayAxis(day: day, in: editor.clock.zone)
    let second = axis.elapsed(ofWallSecond: hourForNew(on: day, in: calendar) * 3600)
    guard begin(.create, nil, at: .time(day, second: second), in: columnForNew) else { return }
    let start = axis.instant(atElapsed: second)
    calendar.revealHours(from: start, to: start + Int64(editor.options.defaultLength), on: day)
    askForTitle()
  }

  /// The selected or focused day, today, or the first day of the shown period: the first of these that is in view.
  private func dayForNew(in calendar: CalendarView) -> DayNumber {
    let days = [calendar.state.selectedDay, calendar.state.focusedDay, calendar.configuration.today]
    return days.compactMap { $0 }.first { calendar.visibleDays.contains($0) } ?? calendar.presented
  }

  /// The next hour of today, and on other days the first hour of work.
  private func hourForNew(on day: DayNumber, in calendar: CalendarView) -> Int {
    if day == calendar.configuration.today, let now = calendar.configuration.now {
      return min(editor.clock.zone.localDateTime(at: now).secondOfDay / 3600 + 1, 23)
    }
    let work = calendar.configuration.businessHours.minutes(on: Weekday(day))
    return work.first.map { ($0.lowerBound + 59) / 60 } ?? 9
  }

  /// Whether the content moves in this frame.
  var isMoving: Bool { calendar?.window.map { $0.time == content.time } ?? false }

  /// Whether the visible days are known to have no events, and the user has not created any yet.
  var isEmpty: Bool {
    guard let calendar, let timeline = calendar.timeline, toast.isHidden, session == nil, question == nil,
      !editor.canUndo, !timeline.hidesAllCalendars
    else { return false }
    let days = calendar.visibleDays
    guard !days.isEmpty, timeline.isLoaded(days.lowerBound), timeline.isLoaded(days.upperBound - 1) else {
      return false
    }
    return timeline.occurrences(touching: days).isEmpty
  }
}
