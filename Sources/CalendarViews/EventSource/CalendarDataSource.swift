public import CalendarSystems
public import Events

/// Where events come from if there is no store: an object that is asked day by day.
///
/// Each day is asked for once, when it first comes near the view, and not again until `CalendarView.reload()` or
/// `reload(days:)`, or until 16,384 others were asked for. It must be fast, because that happens while people scroll.
/// While it answers, a reload does nothing: the answer is new.
public protocol CalendarDataSource: AnyObject {
  /// The events that touch a day; none by default. One of several days is given on each of them and shown once, told by
  /// its `uid`, start and end; without a `uid` each is one of its own. Recurring events are shown at their own time only.
  func calendarView(_ view: CalendarView, eventsOn day: DayNumber) -> [Event]
  /// The events that touch a span of days, for sources that answer faster so; asked instead of the days one by one.
  /// `nil`, as by default, has the days asked.
  func calendarView(_ view: CalendarView, eventsTouching days: Range<DayNumber>) -> [Event]?
  /// The calendars that events belong to, which give them their colours; none by default.
  func calendars(of view: CalendarView) -> [CalendarInfo]
  /// An event of an answer is left out because it is wrong, as one that ends before it begins. The window's
  /// `anomalyHandler` is told, too. Called when it was asked for, during layout.
  func calendarView(_ view: CalendarView, didReject event: Event, because error: StoreError)
}

extension CalendarDataSource {
  /// None.
  public func calendarView(_ view: CalendarView, eventsOn day: DayNumber) -> [Event] { [] }
  /// Has the days asked.
  public func calendarView(_ view: CalendarView, eventsTouching days: Range<DayNumber>) -> [Event]? { nil }
  /// None.
  public func calendars(of view: CalendarView) -> [CalendarInfo] { [] }
  /// Does nothing.
  public func calendarView(_ view: CalendarView, didReject event: Event, because error: StoreError) {}
}
