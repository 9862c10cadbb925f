public import CalendarSystems
public import Events

/// The object that permits and hears what people do in a calendar. Every requirement has a default.
///
/// What days and events look like is asked of a ``CalendarDecorator``; a delegate never changes a picture, so it costs
/// nothing while people scroll.
///
/// ```swift
/// final class Booking: CalendarViewDelegate {
///   func calendarView(_ view: CalendarView, shouldSelect day: DayNumber) -> Bool { Weekday(day) != .sunday }
///   func calendarView(_ view: CalendarView, didSelect day: DayNumber) { /* Show what is free on that day. */ }
/// }
/// ```
///
/// **Order.** A press and a selection call `shouldHighlight`, `didHighlight`, then on release the decorator's
/// `isEnabled`, `shouldSelect` (or `shouldDeselect`), `willSelect`, the change itself, `didDeselect`, `didSelect`,
/// `didSelectRange`, `didChange`, `didUnhighlight`, and after the next frame `didPresent` if another period is
/// presented. Code and keys take the same path without the highlight. Nothing is called if nothing changes. `didShow`,
/// `didPresent` and `didPreferHeight` follow the frame that shows the change; everything else is called while input is
/// handled. Delegates may send actions to the calendar at any time.
///
/// **One object for each role.** A calendar asks its `delegate`, its `decorator` and its `dataSource` itself, each
/// alone. Where two could answer, the stricter rule comes first: bounds of the configuration, then the decorator's
/// `isEnabled`, then the delegate. Where a calendar is part of a larger view, as in `CalendarController`, the same
/// holds.
public protocol CalendarViewDelegate: AnyObject {
  /// Returns whether a day may look pressed. Default: true.
  func calendarView(_ view: CalendarView, shouldHighlight day: DayNumber) -> Bool
  /// Tells that a day is held down.
  func calendarView(_ view: CalendarView, didHighlight day: DayNumber)
  /// Tells that a day is no longer held down.
  func calendarView(_ view: CalendarView, didUnhighlight day: DayNumber)

  /// Returns whether a day may be selected, or the span that begins or ends with it. Default: true.
  func calendarView(_ view: CalendarView, shouldSelect day: DayNumber) -> Bool
  /// Returns whether a day may be deselected. Not asked when another day takes its place. Default: true.
  func calendarView(_ view: CalendarView, shouldDeselect day: DayNumber) -> Bool
  /// Tells that a day is about to be selected.
  func calendarView(_ view: CalendarView, willSelect day: DayNumber)
  /// Tells that a day was selected, alone or beside others.
  func calendarView(_ view: CalendarView, didSelect day: DayNumber)
  /// Tells that a day is no longer selected.
  func calendarView(_ view: CalendarView, didDeselect day: DayNumber)
  /// Tells that the second end of a span was chosen, or that a drag over several days has ended.
  func calendarView(_ view: CalendarView, didSelectRange days: Range<DayNumber>)
  /// Tells that the selection is another one, after all of the above.
  func calendarView(_ view: CalendarView, didChange selection: DaySelection)

  /// Tells that a day was tapped once. Where two taps zoom, this waits until no second one can follow.
  func calendarView(_ view: CalendarView, didTap day: DayNumber)
  /// Tells that a day was tapped twice, whether or not that zooms.
  func calendarView(_ view: CalendarView, didDoubleTap day: DayNumber)
  /// Tells that an event was clicked, tapped, or activated by keyboard or assistive technology.
  func calendarView(_ view: CalendarView, didActivate occurrence: Occurrence)
  /// Returns whether the calendar shows the details of an event that was activated; called after `didActivate`. A
  /// program that shows events itself returns false. Default: true.
  func calendarView(_ view: CalendarView, shouldShowDetailsOf occurrence: Occurrence) -> Bool
  /// Returns whether the calendar's own list of a day's events is shown when "+n" is pressed. Default: true.
  func calendarView(_ view: CalendarView, shouldListEventsOf day: DayNumber) -> Bool

  /// Tells that another level is shown, once the transition has ended.
  func calendarView(_ view: CalendarView, didZoomTo level: ZoomLevel)
  /// Tells that another period is in the middle of the view.
  ///
  /// - Parameter period: the first day of the year, month, week or day, by the level.
  func calendarView(_ view: CalendarView, didPresent period: DayNumber)
  /// Tells that other days came into view.
  func calendarView(_ view: CalendarView, didShow days: Range<DayNumber>)
  /// Tells that another height suits what is shown, for each frame of an animation; see
  /// ``CalendarView/preferredHeight``.
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
  public func calendarView(_ view: CalendarView, didZoomTo level: ZoomLevel) {}
  /// Does nothing.
  public func calendarView(_ view: CalendarView, didPresent period: DayNumber) {}
  /// Does nothing.
  public func calendarView(_ view: CalendarView, didShow days: Range<DayNumber>) {}
  /// Does nothing.
  public func calendarView(_ view: CalendarView, didPreferHeight height: Double) {}
}
