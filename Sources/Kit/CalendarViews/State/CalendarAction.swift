public import CalendarSystems
public import Events

/// An action of a calendar, sent by ``CalendarView/send(_:silently:)``. Pointer, keyboard, assistive
/// technology and code all issue these.
///
/// ```swift
/// calendar.send(.select(day))
/// calendar.send(.setLevel(.week, around: day, animated: true))
/// ```
public enum CalendarAction: Equatable, Sendable {
  /// Selects a day and brings it into view: in place of others, or in the mode `multiple` beside them. Instead of a day
  /// that may not be selected, the nearest that may is.
  case select(DayNumber)
  /// Does what a tap on a day does: as `select`, but in the mode `multiple` a selected day is deselected, and in the
  /// mode `range` the first and then the other end of a span is chosen. A day that may not be selected only gets the
  /// keyboard's focus.
  case choose(DayNumber)
  /// Deselects a day, except in the mode `required`.
  case deselect(DayNumber)
  /// Selects a span of days as far as the mode, the bounds and the longest span allow.
  case selectRange(Range<DayNumber>)
  /// Moves the focused end of the span to a day in the mode `range`; in other modes moves only the focus.
  case extendSelection(to: DayNumber)
  /// Selects exactly these days, as far as the mode, the bounds and the longest span allow, without scrolling.
  case setSelection(DaySelection)
  /// Deselects everything; in the mode `required`, selects today.
  case clearSelection
  /// Highlights the days between two others, in either order, while a drag lasts; selects nothing yet.
  case dragSelection(from: DayNumber, to: DayNumber)
  /// Ends a drag and selects the days it highlighted.
  case endDragSelection
  /// Gives a drag up without selecting anything.
  case cancelDragSelection
  /// Highlights a day that a pointer holds down, or none.
  case press(DayNumber?)
  /// Moves keyboard focus to a day and brings it into view.
  case focus(DayNumber)
  /// Lists all events of a day over the calendar, beside the day; does nothing for an unreachable day. The list closes
  /// when the content moves or something else is chosen.
  case showEvents(of: DayNumber)
  /// Closes the list of a day's events, and the details of an event.
  case hideEvents
  /// Shows the details of an event over the calendar, beside its piece on a day, which gets the focus; in the middle
  /// where the event is not in view. Another event replaces it; it closes when the event scrolls out of view, or
  /// something else is chosen or shown.
  case showDetails(of: Occurrence, on: DayNumber)
  /// Closes the details of an event; a list of a day below them is shown again.
  case hideDetails
  /// Shows the period of a day: at the year level its year, at the month level its month, and so on; one that is higher
  /// than the view is scrolled to the part with the day. Moves the focus to the day, so that zooming goes around it.
  case show(DayNumber, animated: Bool)
  /// Shows the period of a day with a cross-fade, however far away it is, and selects the day if that is allowed.
  case crossFade(to: DayNumber)
  /// Brings a day to the center of a level; an unreachable day or level is replaced by the nearest reachable one.
  case scroll(to: DayNumber, level: ZoomLevel, animated: Bool)
  /// Shows the period of today.
  case showToday
  /// Shows the next period: a year, a month, a week or a day.
  case showNext
  /// Shows the previous period.
  case showPrevious
  /// Goes to another level around a day, by default ``CalendarView/currentDay``. A level that is not allowed is replaced by
  /// the nearest that is.
  case setLevel(ZoomLevel, around: DayNumber?, animated: Bool)
  /// Goes one level deeper around a day, as for `setLevel`. Does nothing at the deepest level.
  case zoomIn(around: DayNumber?)
  /// Goes one level out around a day, as for `setLevel`. Does nothing at the outermost level.
  case zoomOut(around: DayNumber?)
  /// Records that the content was scrolled to an anchor.
  case scrolled(ScrollAnchor)
  /// Records that the hours of a timeline were scrolled or zoomed.
  case scrolledHours(HourAnchor)
  /// Edits an event, or makes a step of an edit. A calendar without an editing controller refuses it.
  indirect case edit(EditCommand)
}
