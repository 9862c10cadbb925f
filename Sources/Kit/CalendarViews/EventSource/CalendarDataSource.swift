public import CalendarSystems
public import Events

/// The source of events of a calendar without a timeline: an object that is asked day by day. Every requirement but
/// the events of a day has a default.
///
/// ```swift
/// final class Market: CalendarDataSource {
///   func calendarView(_ view: CalendarView, eventsOn day: DayNumber) -> [Event] {
///     Weekday(day) == .friday ? [Event(title: "Market", day: day)] : []
///   }
/// }
/// ```
///
/// Each day is asked for once, when it first comes near the view, and not again until `CalendarView.reload()` or
/// `reload(days:)`, or until 16,384 others were asked for. Answers must be fast, because that happens while people
/// scroll. While the data source answers, a reload does nothing, because the answer is new.
public protocol CalendarDataSource: AnyObject {
  /// Returns the events that touch a day; none for an empty list.
  ///
  /// An event of several days is returned for each of them and shown once, recognized by its `uid`, start and end;
  /// without a `uid`, each counts as another event. Recurring events are shown only at their own time.
  func calendarView(_ view: CalendarView, eventsOn day: DayNumber) -> [Event]
  /// Returns the events that touch a span of days, for sources that find several days at once faster. Default: `nil`,
  /// which has the days asked one by one.
  func calendarView(_ view: CalendarView, eventsTouching days: Range<DayNumber>) -> [Event]?
  /// Returns the calendars that events belong to, which give them their colors. Default: none.
  func calendars(of view: CalendarView) -> [CalendarInfo]
  /// Tells that an event is left out because it is invalid, for example because it ends before it begins. Called during
  /// layout; the window's `anomalyHandler` is called, too.
  func calendarView(_ view: CalendarView, didReject event: Event, because error: StoreError)
}

extension CalendarDataSource {
  /// Returns `nil`, which has the days asked one by one.
  public func calendarView(_ view: CalendarView, eventsTouching days: Range<DayNumber>) -> [Event]? { nil }
  /// Returns no calendars.
  public func calendars(of view: CalendarView) -> [CalendarInfo] { [] }
  /// Does nothing.
  public func calendarView(_ view: CalendarView, didReject event: Event, because error: StoreError) {}
}
