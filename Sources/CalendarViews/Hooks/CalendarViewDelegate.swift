public import CalendarSystems
public import Events

/// Is asked and told what happens in a calendar. Every requirement has a default.
///
/// `shouldSelect` and `didSelect` are called while input is handled; `willDisplay` during layout, once for each
/// appearance and after each change of content; `didShow` after the frame is on screen.
public protocol CalendarViewDelegate: AnyObject {
  /// May refuse a selection. Default: true.
  func calendarView(_ view: CalendarView, shouldSelect day: DayNumber) -> Bool
  /// The selection changed; `nil` if it was cleared.
  func calendarView(_ view: CalendarView, didSelect day: DayNumber?)
  /// An event was clicked, tapped or activated by keyboard or assistive technology.
  func calendarView(_ view: CalendarView, didActivate occurrence: Occurrence)
  /// A cell is about to show a day; anything but its frame may be changed.
  func calendarView(_ view: CalendarView, willDisplay cell: DayCell, in context: DayContext)
  /// Another level is shown; called when the way there has ended.
  func calendarView(_ view: CalendarView, didZoomTo level: ZoomLevel)
  /// Other days came into view.
  func calendarView(_ view: CalendarView, didShow days: Range<DayNumber>)
}

extension CalendarViewDelegate {
  /// Allows it.
  public func calendarView(_ view: CalendarView, shouldSelect day: DayNumber) -> Bool { true }
  /// Does nothing.
  public func calendarView(_ view: CalendarView, didSelect day: DayNumber?) {}
  /// Does nothing.
  public func calendarView(_ view: CalendarView, didActivate occurrence: Occurrence) {}
  /// Does nothing.
  public func calendarView(_ view: CalendarView, willDisplay cell: DayCell, in context: DayContext) {}
  /// Does nothing.
  public func calendarView(_ view: CalendarView, didZoomTo level: ZoomLevel) {}
  /// Does nothing.
  public func calendarView(_ view: CalendarView, didShow days: Range<DayNumber>) {}
}
