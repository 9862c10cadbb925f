public import CalendarSystems
public import Events

/// The object that permits user actions in a calendar and is notified of them. Every requirement has a default.
///
/// The look of days and events is decided by a ``CalendarDecorator``. A delegate is not called to draw anything, so it
/// costs nothing while people scroll.
///
/// ```swift
/// final class Booking: CalendarViewDelegate {
///   func calendarView(_ view: CalendarView, shouldSelect day: DayNumber) -> Bool { Weekday(day) != .sunday }
///   func calendarView(_ view: CalendarView, didSelect day: DayNumber) { /* Show what is free on that day. */ }
/// }
/// ```
///
/// **Order.** A press that selects a day calls `shouldHighlight` and `didHighlight`. On release follow the decorator's
/// `isEnabled`, `shouldSelect` (or `shouldDeselect`), `willSelect`, the change itself, `didDeselect`, `didSelect`,
/// `didSelectRange`, `didChange`, `didUnhighlight`, and, after the next frame, `didPresent` if another period is
/// presented. Code and keys take the same path without the highlight. Nothing is called if nothing changes. `didShow`,
/// `didPresent`, and `didPreferHeight` follow the frame that shows the change; everything else is called while input is
/// handled. Delegates may send actions to the calendar at any time.
///
/// **One object for each role.** A calendar calls its `delegate`, its `decorator`, and its `dataSource` directly. The
/// strictest answer comes first: the bounds of the configuration, then the decorator's `isEnabled`, then the delegate.
/// This also holds for a calendar in a larger view, such as in `CalendarController`.
public protocol CalendarViewDelegate: AnyObject {
  /// Returns whether a day may be highlighted while it is pressed. Default: true.
  func calendarView(_ view: CalendarView, shouldHighlight day: DayNumber) -> Bool
  /// Called when a day is pressed.
  func calendarView(_ view: CalendarView, didHighlight day: DayNumber)
  /// Called when a day is no longer pressed.
  func calendarView(_ view: CalendarView, didUnhighlight day: DayNumber)

  /// Returns whether a day, or the span that begins or ends with it, may be selected. Default: true.
  func calendarView(_ view: CalendarView, shouldSelect day: DayNumber) -> Bool
  /// Returns whether a day may be deselected. Not called when another day replaces it. Default: true.
  func calendarView(_ view: CalendarView, shouldDeselect day: DayNumber) -> Bool
  /// Called when a day is about to be selected.
  func calendarView(_ view: CalendarView, willSelect day: DayNumber)
  /// Called when a day was selected, alone or in addition to others.
  func calendarView(_ view: CalendarView, didSelect day: DayNumber)
  /// Called when a day was deselected.
  func calendarView(_ view: CalendarView, didDeselect day: DayNumber)
  /// Called when the second end of a span was chosen, or when a drag over several days ended.
  func calendarView(_ view: CalendarView, didSelectRange days: Range<DayNumber>)
  /// Called when the selection changed, after all of the above.
  func calendarView(_ view: CalendarView, didChange selection: DaySelection)

  /// Called when a day was tapped once. Where a double tap zooms, this call waits until no second tap can follow.
  func calendarView(_ view: CalendarView, didTap day: DayNumber)
  /// Called when a day was double-tapped, whether or not that zooms.
  func calendarView(_ view: CalendarView, didDoubleTap day: DayNumber)
  /// Called when an event was clicked, tapped, or activated by keyboard or assistive technology.
  func calendarView(_ view: CalendarView, didActivate occurrence: Occurrence)
  /// Returns whether the calendar shows the details of an activated event. Called after `didActivate`. Return false if
  /// your app shows the event itself. Default: true.
  func calendarView(_ view: CalendarView, shouldShowDetailsOf occurrence: Occurrence) -> Bool
  /// Returns whether pressing "+n" shows the built-in list of a day's events. Default: true.
  func calendarView(_ view: CalendarView, shouldListEventsOf day: DayNumber) -> Bool

  /// Called when another level is shown, after the transition.
  func calendarView(_ view: CalendarView, didZoomTo level: CalendarLevel.ID)
  /// Called when another period is in the middle of the view, a period of another level, or one with another title.
  ///
  /// - Parameter period: the first day of the year, month, or week, or the day, depending on the level.
  func calendarView(_ view: CalendarView, didPresent period: DayNumber)
  /// Called when the range of visible days changed.
  func calendarView(_ view: CalendarView, didShow days: Range<DayNumber>)
  /// Called when the preferred height changed, in each frame of an animation. See ``CalendarView/preferredHeight``.
  ///
  /// - Parameter height: the height in points.
  func calendarView(_ view: CalendarView, didPreferHeight height: Double)
}

extension CalendarViewDelegate {
  /// Returns true.
  public func calendarView(_ view: CalendarView, shouldHighlight day: DayNumber) -> Bool { true }
  /// Does nothing.
  public func calendarView(_ view: CalendarView, didHighlight day: DayNumber) {}
  /// Does nothing.
  public func calendarView(_ view: CalendarView, didUnhighlight day: DayNumber) {}
  /// Returns true.
  public func calendarView(_ view: CalendarView, shouldSelect day: DayNumber) -> Bool { true }
  /// Returns true.
  public func calendarView(_ view: CalendarView, shouldDeselect day: DayNumber) -> Bool { true }
  /// Does nothing.
  public func calendarView(_ view: CalendarView, willSelect day: DayNumber) {}
  /// Does nothing.
  public func calendarView(_ view: CalendarView, didSelect day: DayNumber) {}
  /// Does nothing.
  public func calendarView(_ view: CalendarView, didDeselect day: DayNumber) {}
  /// Does nothing.
  public func calendarView(_ view: CalendarView, didSelectRange days: Range<DayNumber>) {}
  /// Does nothing.
  public func calendarView(_ view: CalendarView, didChange selection: DaySelection) {}
  /// Does nothing.
  public func calendarView(_ view: CalendarView, didTap day: DayNumber) {}
  /// Does nothing.
  public func calendarView(_ view: CalendarView, didDoubleTap day: DayNumber) {}
  /// Does nothing.
  public func calendarView(_ view: CalendarView, didActivate occurrence: Occurrence) {}
  /// Returns true.
  public func calendarView(_ view: CalendarView, shouldShowDetailsOf occurrence: Occurrence) -> Bool { true }
  /// Returns true.
  public func calendarView(_ view: CalendarView, shouldListEventsOf day: DayNumber) -> Bool { true }
  /// Does nothing.
  public func calendarView(_ view: CalendarView, didZoomTo level: CalendarLevel.ID) {}
  /// Does nothing.
  public func calendarView(_ view: CalendarView, didPresent period: DayNumber) {}
  /// Does nothing.
  public func calendarView(_ view: CalendarView, didShow days: Range<DayNumber>) {}
  /// Does nothing.
  public func calendarView(_ view: CalendarView, didPreferHeight height: Double) {}
}
