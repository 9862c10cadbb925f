public import CalendarSystems

/// Everything that can happen to a calendar. Pointer, keyboard, assistive technology and code all issue these.
public enum CalendarAction: Equatable, Sendable {
  /// Selects a day and brings it into view.
  case select(DayNumber)
  case clearSelection
  /// Keyboard focus goes to a day, which is brought into view.
  case focus(DayNumber)
  /// Shows the month of a day.
  case show(DayNumber, animated: Bool)
  /// Shows the month of today.
  case showToday
  case showNextMonth
  case showPreviousMonth
  /// The content was scrolled there.
  case scrolled(ScrollAnchor)
}
