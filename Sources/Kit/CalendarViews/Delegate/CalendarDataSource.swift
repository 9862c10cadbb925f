public import CalendarSystems
public import Events

/// An object that provides events day by day to a calendar without a timeline. All requirements except a day's events
/// have a default.
///
/// ```swift
/// final class Market: CalendarDataSource {
///   func calendarView(_ view: CalendarView, eventsOn day: DayNumber) -> [Event] {
///     Weekday(day) == .friday ? [Event(title: "Market", day: day)] : []
///   }
/// }
/// ```
///
/// The calendar asks for each day once, when it first comes near the view, and asks again only after
/// `CalendarView.reload()` or `reload(days:)`, or after it has asked for 16,384 other days. It asks during scrolling,
/// so answers must be fast. Reloading while the data source answers has no effect.
public protocol CalendarDataSource: AnyObject {
  /// Returns the events on a day, or an empty array.
  ///
  /// Return an event that spans several days for each of them. It is shown once, identified by its `uid`, start, and
  /// end; without a `uid`, each copy counts as a separate event. Recurrence rules are ignored: return an event for each
  /// occurrence.
  func calendarView(_ view: CalendarView, eventsOn day: DayNumber) -> [Event]
  /// Returns the events in a span of days, for data sources that can load several days faster at once. Default: `nil`,
  /// which makes the calendar ask day by day.
  func calendarView(_ view: CalendarView, eventsTouching days: Range<DayNumber>) -> [Event]?
  /// Returns the calendars of the events, which determine their colors. Default: none.
  func calendars(of view: CalendarView) -> [CalendarInfo]
  /// Called when an event is omitted because it is invalid, for example because it ends before it begins. Called during
  /// layout, in addition to the window's `anomalyHandler`.
  func calendarView(_ view: CalendarView, didReject event: Event, because error: StoreError)
}

extension CalendarDataSource {
  /// Returns `nil`, so that the calendar asks day by day.
  public func calendarView(_ view: CalendarView, eventsTouching days: Range<DayNumber>) -> [Event]? { nil }
  /// Returns no calendars.
  public func calendars(of view: CalendarView) -> [CalendarInfo] { [] }
  /// Does nothing.
  public func calendarView(_ view: CalendarView, didReject event: Event, because error: StoreError) {}
}
