public import CalendarSystems
public import Events

/// An action that a calendar performs, sent with ``CalendarView/send(_:silently:)``. Pointer, keyboard, assistive
/// technology, and code all send these actions.
///
/// ```swift
/// calendar.send(.select(day))
/// calendar.send(.setLevel(.week, around: day, animated: true))
/// ```
public enum CalendarAction: Equatable, Sendable {
  /// Selects a day and brings it into view. Replaces the selection, except in the mode `multiple`, where it adds to it.
  /// If the day may not be selected, the nearest day that may be is selected instead.
  case select(DayNumber)
  /// Does what a tap on a day does: like `select`, but in the mode `multiple` a selected day is deselected, and in the
  /// mode `range` the first call chooses one end of a span and the second call the other. A day that may not be
  /// selected only receives keyboard focus.
  case choose(DayNumber)
  /// Deselects a day, except in the mode `required`.
  case deselect(DayNumber)
  /// Selects a span of days, limited by the mode, the bounds, and the longest span.
  case selectRange(Range<DayNumber>)
  /// In the mode `range`, moves the focused end of the span to a day. In other modes, only moves the focus.
  case extendSelection(to: DayNumber)
  /// Selects exactly these days, limited by the mode, the bounds, and the longest span. Does not scroll.
  case setSelection(DaySelection)
  /// Clears the selection. In the mode `required`, selects today instead.
  case clearSelection
  /// Highlights the days between two days, in either order, during a drag. Does not select them yet.
  case dragSelection(from: DayNumber, to: DayNumber)
  /// Ends a drag and selects the highlighted days.
  case endDragSelection
  /// Cancels a drag without selecting anything.
  case cancelDragSelection
  /// Highlights a day that is being pressed; `nil` removes the highlight.
  case press(DayNumber?)
  /// Moves keyboard focus to a day and brings it into view.
  case focus(DayNumber)
  /// Shows a popover beside a day with a list of all its events. Does nothing for an unreachable day. The list closes
  /// when the content moves or something else is chosen.
  case showEvents(of: DayNumber)
  /// Closes the list of a day's events and the details of an event.
  case hideEvents
  /// Shows a popover with the details of an event beside its piece on a day, and moves the focus to that day. If the
  /// event is not in view, the popover is centered. The details of another event replace it. It closes when the event
  /// scrolls out of view, or when something else is chosen or shown.
  case showDetails(of: Occurrence, on: DayNumber)
  /// Closes the details of an event. A day's list below them is shown again.
  case hideDetails
  /// Shows the period that contains a day: its year, month, week, or the day itself, depending on the level. If the
  /// period is taller than the view, scrolls to the part with the day. Moves the focus to the day, so that zooming
  /// centers on it.
  case show(DayNumber, animated: Bool)
  /// Shows the period of a day with a cross-fade, however far away it is, and selects the day if allowed.
  case crossFade(to: DayNumber)
  /// Centers a day at a level. An unreachable day or level is replaced by the nearest reachable one.
  case scroll(to: DayNumber, level: CalendarLevel.ID, animated: Bool)
  /// Shows the period that contains today.
  case showToday
  /// Shows the next year, month, week, or day, depending on the level.
  case showNext
  /// Shows the previous year, month, week, or day, depending on the level.
  case showPrevious
  /// Changes the level around a day, by default ``CalendarView/currentDay``. If the level is not allowed, the nearest
  /// allowed one is shown.
  case setLevel(CalendarLevel.ID, around: DayNumber?, animated: Bool)
  /// Zooms in one level around a day, by default as for `setLevel`. Does nothing at the deepest level.
  case zoomIn(around: DayNumber?)
  /// Zooms out one level around a day, by default as for `setLevel`. Does nothing at the outermost level.
  case zoomOut(around: DayNumber?)
  /// Records that the content was scrolled to an anchor.
  case scrolled(ScrollAnchor)
  /// Records that the hours of a timeline were scrolled or zoomed to an anchor.
  case scrolledHours(HourAnchor)
  /// Edits an event, or performs one step of an edit. Rejected by a calendar without an editing controller.
  indirect case edit(EditCommand)
}
