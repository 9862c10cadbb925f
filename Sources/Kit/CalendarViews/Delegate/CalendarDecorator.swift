public import CalendarSystems
public import CollectionKit
public import Events
public import ViewKit

/// The object that customizes how individual days, events, and titles look. Every requirement has a default.
///
/// A style applies to all days; a decorator decides for one. While a calendar has a decorator, reused views are cleaned
/// and configured each time, so a calendar without one scrolls faster.
///
/// ```swift
/// final class Holidays: CalendarDecorator {
///   let days: Set<DayNumber>
///   init(_ days: Set<DayNumber>) { self.days = days }
///
///   func calendarView(_ view: CalendarView, isEnabled day: DayNumber) -> Bool { !days.contains(day) }
///
///   func calendarView(_ view: CalendarView, willDisplay cell: DayCell, in context: DayContext) {
///     if days.contains(context.day) { cell.numberView.layer.textColor = .role(CalendarRole.accent) }
///   }
/// }
/// ```
///
/// **Order.** For a day: `isEnabled` and `indicatorsFor` when its content is computed. Then, each time it appears or
/// its content changes, `configure`, which calls `lookOf`, then `willDisplay`, then `willDisplayTodayNumber` if the day
/// is today. For an event: `eventViewFor`, then `willDisplay`.
///
/// **Rules.** Layout owns the frames of views; the methods may change anything else. They may be called again for the
/// same content. They are called during layout, so they must be fast.
public protocol CalendarDecorator: AnyObject {
  /// Returns whether a day may be selected. Other days look disabled. Called before the delegate's `shouldSelect`.
  /// Default: true.
  func calendarView(_ view: CalendarView, isEnabled day: DayNumber) -> Bool

  /// The identifier under which the class of day cells is registered in ``CalendarView/reusePool``. Default:
  /// `.dayCell`, the built-in class.
  ///
  /// Read when the decorator is set and by ``CalendarView/refreshCellClass()``, not for each cell. `nil`, and a class
  /// that is not registered or not a ``DayCell``, are reported to the window's `anomalyHandler`, and the built-in class
  /// is used.
  var cellIdentifier: ReuseIdentifier? { get }
  /// Configures an empty cell for a day of the month level or of a row of days. ``DayCell/place`` says which of the
  /// two.
  ///
  /// The cell shows a number, background, shape, and indicators only if this method sets them. Default:
  /// ``CalendarView/configure(_:in:)``, which shows all of them in the calendar's style.
  func calendarView(_ view: CalendarView, configure cell: DayCell, in context: DayContext)
  /// Changes a configured cell that is about to show a day.
  func calendarView(_ view: CalendarView, willDisplay cell: DayCell, in context: DayContext)
  /// Returns the look of a day: background, line above it, number, and shape. Default: `standard`, the look from the
  /// style.
  ///
  /// Called for months, rows of days, years, the headings above hours, and the headings of the agenda, once for each
  /// configured day. The year level first calls it for all its days, then for the days of months in which something
  /// changed. Each place shows what it has room for; only cells have shapes.
  func calendarView(_ view: CalendarView, lookOf context: DayContext, standard: DayLook) -> DayLook
  /// Returns the indicators of a day in rows of days, and in months that do not show events as bars. The first three
  /// are shown. Default: `standard`, the built-in indicators; it is empty for a day without events.
  ///
  /// Called for days with events; with ``CalendarConfiguration/indicatesDaysWithoutEvents``, for all days. The answer
  /// for a day is kept until ``CalendarView/reload()``, or until the configuration or the events change, so it must not
  /// depend on the selection. On pages, days of other months show a single neutral indicator for any number.
  func calendarView(_ view: CalendarView, indicatorsFor context: DayContext, standard: [DayIndicator])
    -> [DayIndicator]

  /// Changes the view of today's number, at any level. Subviews may be added to it. In the agenda, it is the heading of
  /// today, whose text is the whole date.
  func calendarView(_ view: CalendarView, willDisplayTodayNumber number: View, on day: DayNumber)
  /// Changes the view of a month's title. Subviews may be added to it.
  ///
  /// - Parameter month: the first day of the month.
  func calendarView(_ view: CalendarView, willDisplayMonthTitle title: View, of month: DayNumber)
  /// Changes the view of a year's title. Subviews may be added to it.
  ///
  /// - Parameter year: the first day of the year.
  func calendarView(_ view: CalendarView, willDisplayYearTitle title: View, of year: DayNumber)

  /// Returns the identifier under which the view class for a piece of an event is registered in
  /// ``CalendarView/reusePool``. Default: `standard`.
  ///
  /// `standard` says where the piece is: `.eventBar` in months and in the all-day lane, `.eventBlock` and
  /// `.backgroundEvent` in the hours, `.agendaRow` in the agenda and in lists. In months, the class must be an
  /// ``EventBar``. In lists, it should be an ``AgendaRowView``, because other views cannot be pressed or focused there.
  /// Not called for an agenda whose ``CalendarView/agenda`` is managed by the app, which has its own classes.
  func calendarView(_ view: CalendarView, eventViewFor context: EventContext, standard: ReuseIdentifier)
    -> ReuseIdentifier
  /// Changes a view that is about to show a piece of an event.
  func calendarView(_ view: CalendarView, willDisplay eventView: ReusableView, in context: EventContext)
  /// Changes the view that contains the title and lines of an event's details.
  func calendarView(_ view: CalendarView, willDisplayDetails details: View, of occurrence: Occurrence)
  /// Changes a label beside days and events: the heading of a day, an hour, the link to more events, or the number of a
  /// week. Its text and layer are set each time before the call; subviews would stay.
  ///
  /// - Parameter text: what the label shows.
  func calendarView(_ view: CalendarView, willDisplay label: View, of text: String, in context: LabelContext)
  /// Changes the view that contains the title of a resource's heading. The color of the resource is beside it.
  ///
  /// - Parameters:
  ///   - resource: the resource; `nil` for the column of events without one.
  ///   - day: the day, if each day has its own headings of resources.
  func calendarView(
    _ view: CalendarView, willDisplayResourceHeading title: View, of resource: Resource?, on day: DayNumber?)
}

extension CalendarDecorator {
  /// Returns true.
  public func calendarView(_ view: CalendarView, isEnabled day: DayNumber) -> Bool { true }
  /// Returns the built-in class.
  public var cellIdentifier: ReuseIdentifier? { .dayCell }
  /// Shows the day in the calendar's style.
  public func calendarView(_ view: CalendarView, configure cell: DayCell, in context: DayContext) {
    view.configure(cell, in: context)
  }
  /// Does nothing.
  public func calendarView(_ view: CalendarView, willDisplay cell: DayCell, in context: DayContext) {}
  /// Returns the look from the style.
  public func calendarView(_ view: CalendarView, lookOf context: DayContext, standard: DayLook) -> DayLook { standard }
  /// Returns the built-in indicators.
  public func calendarView(
    _ view: CalendarView, indicatorsFor context: DayContext, standard: [DayIndicator]
  ) -> [DayIndicator] { standard }
  /// Does nothing.
  public func calendarView(_ view: CalendarView, willDisplayTodayNumber number: View, on day: DayNumber) {}
  /// Does nothing.
  public func calendarView(_ view: CalendarView, willDisplayMonthTitle title: View, of month: DayNumber) {}
  /// Does nothing.
  public func calendarView(_ view: CalendarView, willDisplayYearTitle title: View, of year: DayNumber) {}
  /// Returns the built-in class.
  public func calendarView(
    _ view: CalendarView, eventViewFor context: EventContext, standard: ReuseIdentifier
  ) -> ReuseIdentifier { standard }
  /// Does nothing.
  public func calendarView(_ view: CalendarView, willDisplay eventView: ReusableView, in context: EventContext) {}
  /// Does nothing.
  public func calendarView(_ view: CalendarView, willDisplayDetails details: View, of occurrence: Occurrence) {}
  /// Does nothing.
  public func calendarView(
    _ view: CalendarView, willDisplay label: View, of text: String, in context: LabelContext
  ) {}
  /// Does nothing.
  public func calendarView(
    _ view: CalendarView, willDisplayResourceHeading title: View, of resource: Resource?, on day: DayNumber?
  ) {}
}
