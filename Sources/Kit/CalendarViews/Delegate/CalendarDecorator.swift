public import CalendarSystems
public import CollectionKit
public import Events
public import ViewKit

/// The object that decides what single days, events and titles look like. Every requirement has a default.
///
/// A style says what holds for all days; a decorator answers for one. While a calendar has one, views that are reused
/// are cleaned and configured each time, so a calendar without a decorator scrolls faster.
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
/// **Order.** For a day: `isEnabled` and `indicatorsFor` when its content is computed, then for each appearance and
/// each change of content `configure`, which asks `lookOf`, then `willDisplay`, then `willDisplayTodayNumber` if it is
/// today. For an event: `eventViewFor`, then `willDisplay`.
///
/// **Rules.** Frames belong to the layout: the methods may change anything else of the views they are given, and may be
/// called again for the same content. They are called during layout, so they have to be fast.
public protocol CalendarDecorator: AnyObject {
  /// Returns whether a day may be selected; one that may not looks disabled. Asked before the delegate's
  /// `shouldSelect`. Default: true.
  func calendarView(_ view: CalendarView, isEnabled day: DayNumber) -> Bool

  /// The identifier under which the class of day cells is registered in ``CalendarView/reusePool``. Default:
  /// `.dayCell`, the class of the kit.
  ///
  /// Read when the decorator is set and by ``CalendarView/refreshCellClass()``, not for each cell. A class that is not
  /// registered or is no ``DayCell``, and `nil`, are reported to the window's `anomalyHandler`; cells are then those of
  /// the kit.
  var cellIdentifier: ReuseIdentifier? { get }
  /// Shows a day of the month level or of a row of days in a cell that has nothing left of what it showed before.
  /// ``DayCell/place`` tells them apart.
  ///
  /// Number, background, shape and indicators appear only if this method shows them. Default:
  /// ``CalendarView/configure(_:in:)``, which shows all of them as the style says.
  func calendarView(_ view: CalendarView, configure cell: DayCell, in context: DayContext)
  /// Changes a cell that is about to show a day and has been configured.
  func calendarView(_ view: CalendarView, willDisplay cell: DayCell, in context: DayContext)
  /// Returns the look of a day: background, line above it, number, shape. Default: `standard`, the look that the style
  /// gives it.
  ///
  /// Asked in months, rows of days, the year, and the headings above hours, once for each day that is configured: the
  /// year level asks for all its days at first, and then for those of the months in which something changed. Each place
  /// shows what it has room for; only cells have shapes.
  func calendarView(_ view: CalendarView, lookOf context: DayContext, standard: DayLook) -> DayLook
  /// Returns the indicators of a day in months where events are not shown as bars, and in rows of days; the first three
  /// are shown.
  /// Default: `standard`, those of the kit, which has none for a day without events.
  ///
  /// Asked for days with events, and with ``CalendarConfiguration/indicatesDaysWithoutEvents`` for all. Each day is
  /// asked for once; the answer is kept until ``CalendarView/reload()``, another configuration or other events, so it
  /// must not depend on the selection. On pages, days of other months show one neutral indicator for any number.
  func calendarView(_ view: CalendarView, indicatorsFor context: DayContext, standard: [DayIndicator])
    -> [DayIndicator]

  /// Changes the view of today's number, at any level; views may be added to it.
  func calendarView(_ view: CalendarView, willDisplayTodayNumber number: View, on day: DayNumber)
  /// Changes the view of a month's title; views may be added to it.
  ///
  /// - Parameter month: the first day of the month.
  func calendarView(_ view: CalendarView, willDisplayMonthTitle title: View, of month: DayNumber)
  /// Changes the view of a year's title; views may be added to it.
  ///
  /// - Parameter year: the first day of the year.
  func calendarView(_ view: CalendarView, willDisplayYearTitle title: View, of year: DayNumber)

  /// Returns the identifier under which the class of views for a piece of an event is registered in
  /// ``CalendarView/reusePool``. Default: `standard`.
  ///
  /// `standard` tells where the piece is: `.eventBar` in months and in the lane above the hours, `.eventBlock` and
  /// `.backgroundEvent` among the hours, `.agendaRow` in the agenda and in lists. In months the class has to be an
  /// ``EventBar``; in lists it should be an ``AgendaRowView``, because other views cannot be pressed or focused there.
  /// Not asked in an agenda whose ``CalendarView/agenda`` the program manages, which has its own classes.
  func calendarView(_ view: CalendarView, eventViewFor context: EventContext, standard: ReuseIdentifier)
    -> ReuseIdentifier
  /// Changes a view that is about to show a piece of an event.
  func calendarView(_ view: CalendarView, willDisplay eventView: ReusableView, in context: EventContext)
  /// Changes the view in which the details of an event have their title and lines.
  func calendarView(_ view: CalendarView, willDisplayDetails details: View, of occurrence: Occurrence)
}

extension CalendarDecorator {
  /// Returns true.
  public func calendarView(_ view: CalendarView, isEnabled day: DayNumber) -> Bool { true }
  /// The class of the kit.
  public var cellIdentifier: ReuseIdentifier? { .dayCell }
  /// Shows the day as the style says.
  public func calendarView(_ view: CalendarView, configure cell: DayCell, in context: DayContext) {
    view.configure(cell, in: context)
  }
  /// Does nothing.
  public func calendarView(_ view: CalendarView, willDisplay cell: DayCell, in context: DayContext) {}
  /// Returns the look that the style gives the day.
  public func calendarView(_ view: CalendarView, lookOf context: DayContext, standard: DayLook) -> DayLook { standard }
  /// Returns the indicators of the kit.
  public func calendarView(
    _ view: CalendarView, indicatorsFor context: DayContext, standard: [DayIndicator]
  ) -> [DayIndicator] { standard }
  /// Does nothing.
  public func calendarView(_ view: CalendarView, willDisplayTodayNumber number: View, on day: DayNumber) {}
  /// Does nothing.
  public func calendarView(_ view: CalendarView, willDisplayMonthTitle title: View, of month: DayNumber) {}
  /// Does nothing.
  public func calendarView(_ view: CalendarView, willDisplayYearTitle title: View, of year: DayNumber) {}
  /// Returns the class of the kit.
  public func calendarView(
    _ view: CalendarView, eventViewFor context: EventContext, standard: ReuseIdentifier
  ) -> ReuseIdentifier { standard }
  /// Does nothing.
  public func calendarView(_ view: CalendarView, willDisplay eventView: ReusableView, in context: EventContext) {}
  /// Leaves the view as it is.
  public func calendarView(_ view: CalendarView, willDisplayDetails details: View, of occurrence: Occurrence) {}
}
