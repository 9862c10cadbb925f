import CalendarSystems
import Events
import ViewKit

extension CalendarView: CalendarResponder {
  func select(_ day: DayNumber) {
    guard configuration.calendar.validDays.contains(day) else { return }
    sendFromInput(.select(day))
  }

  func tap(_ day: DayNumber, count: Int) {
    guard configuration.calendar.validDays.contains(day) else { return }
    sendFromInput(count == 2 ? .zoomIn(around: day) : .select(day))
  }

  func focus(_ day: DayNumber) { send(.focus(day)) }

  func didFocus(_ day: DayNumber) {
    // A cell in view stays where it is, because a press may be about to follow.
    if day != state.focusedDay || !visibleDays.contains(day) { send(.focus(day)) }
  }

  var hasHooks: Bool { delegate != nil }

  func activate(_ occurrence: Occurrence) { delegate?.calendarView(self, didActivate: occurrence) }

  func didScroll(to anchor: ScrollAnchor, in level: LevelView) {
    guard level === current else { return }
    send(.scrolled(anchor))
    updateTitle()
    window?.notify { self.reportVisibleDays() }
  }

  func willDisplay(_ cell: DayCell, in context: DayContext) {
    delegate?.calendarView(self, willDisplay: cell, in: context)
  }
}
