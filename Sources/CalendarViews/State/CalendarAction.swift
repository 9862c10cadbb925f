public import CalendarSystems

/// Everything that can happen to a calendar. Pointer, keyboard, assistive technology and code all issue these.
public enum CalendarAction: Equatable, Sendable {
  /// Selects a day and brings it into view.
  case select(DayNumber)
  case clearSelection
  /// Keyboard focus goes to a day, which is brought into view.
  case focus(DayNumber)
  /// Shows the period of a day: at the year level its year, at the month level its month, and so on.
  case show(DayNumber, animated: Bool)
  /// Shows the period of today.
  case showToday
  /// One period on: a year, a month, a week or a day.
  case showNext
  /// One period back.
  case showPrevious
  /// Goes to another level around a day, by default the focused one if it is in view, else the one in the middle.
  /// Levels that are not allowed become the nearest that are.
  case setLevel(ZoomLevel, around: DayNumber?, animated: Bool)
  /// One level deeper around a day, as for `setLevel`. Nothing happens at the deepest level.
  case zoomIn(around: DayNumber?)
  /// One level out around a day, as for `setLevel`. Nothing happens at the outermost level.
  case zoomOut(around: DayNumber?)
  /// The content was scrolled there.
  case scrolled(ScrollAnchor)
}
