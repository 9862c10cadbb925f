public import CalendarSystems

/// Everything that can happen to a calendar. Pointer, keyboard, assistive technology and code all issue these.
public enum CalendarAction: Equatable, Sendable {
  /// Selects a day and brings it into view: instead of others, or in the mode `multiple` beside them. A day that may
  /// not be selected becomes the nearest that may.
  case select(DayNumber)
  /// A person chose a day: as `select`, but `multiple` takes a selected day back, and `range` takes the first and then
  /// the other end of a span. A day that may not be selected only gets the keyboard's focus.
  case choose(DayNumber)
  /// Takes a day back, where a day need not be selected.
  case deselect(DayNumber)
  /// Selects a span of days as far as mode, bounds and maximum allow.
  case selectRange(Range<DayNumber>)
  /// In the mode `range`, moves the focused end of the span to a day; elsewhere only the focus.
  case extendSelection(to: DayNumber)
  /// Selects just these days, as far as mode, bounds and maximum allow, without moving the content.
  case setSelection(DaySelection)
  /// Selects nothing; in the mode `required`, today.
  case clearSelection
  /// A drag holds the days between two others, either may be the first; nothing is selected yet.
  case dragSelection(from: DayNumber, to: DayNumber)
  /// A drag ended: what it holds is selected.
  case endDragSelection
  /// A drag was given up: what it held is forgotten.
  case cancelDragSelection
  /// A pointer holds a day down, or none.
  case press(DayNumber?)
  /// Keyboard focus goes to a day, which is brought into view.
  case focus(DayNumber)
  /// Lists all events of a day over the calendar, beside the day; nothing happens for a day out of reach. The list ends
  /// when the content moves or something else is chosen.
  case showEvents(of: DayNumber)
  /// Takes the list of a day's events away.
  case hideEvents
  /// Shows the period of a day: at the year level its year, at the month level its month, and so on. Of a year that is
  /// higher than the view, the part with the day is seen.
  case show(DayNumber, animated: Bool)
  /// Shows the period of a day with a cross-fade, however far it is, and selects the day as far as that is allowed.
  case crossFade(to: DayNumber)
  /// Brings a day to the centre of a level; days and levels out of reach become the nearest within.
  case scroll(to: DayNumber, level: ZoomLevel, animated: Bool)
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
  /// The hours of a timeline were scrolled or zoomed.
  case scrolledHours(HourAnchor)
}
