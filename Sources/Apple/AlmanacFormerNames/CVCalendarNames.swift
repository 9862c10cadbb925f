public import CalendarViews

// Names from CVCalendar, so that the compiler suggests the new names.

#if !canImport(UIKit) || os(tvOS) || os(visionOS) || os(watchOS)
  /// The former name of `CalendarView`.
  @available(*, deprecated, renamed: "CalendarView")
  public typealias CVCalendarView = CalendarView

  /// The former name of `WeekdayMenuView`.
  @available(*, deprecated, renamed: "WeekdayMenuView")
  public typealias CVCalendarMenuView = WeekdayMenuView
#endif

/// The former name of `DayCell`.
@available(*, deprecated, renamed: "DayCell")
public typealias CVCalendarDayView = DayCell

/// The former name of `CalendarViewDelegate`.
@available(*, deprecated, renamed: "CalendarViewDelegate")
public typealias CVCalendarViewDelegate = CalendarViewDelegate

extension CalendarView {
  /// Does nothing. A calendar is laid out in the next frame.
  @available(*, deprecated, message: "remove this call; a calendar is laid out in the next frame")
  public func commitCalendarViewUpdate() {}

  /// Fades the days of other months out (`true`) or in (`false`) within half a second, on all pages.
  @available(*, deprecated, message: "true hides the days; set month.outDays of the configuration")
  public func changeDaysOutShowingState(_ hides: Bool) {
    var configuration = configuration
    configuration.month.outDays = hides ? .hidden : .dimmed
    configuration.month.outDaysFadeTime = 0.5
    update(configuration: configuration)
  }

  /// Fades the days of other months in (`true`) or out (`false`) within half a second, on all pages.
  @available(*, deprecated, message: "set month.outDays of the configuration")
  public func changeDaysOutShowingState(shouldShow: Bool) { changeDaysOutShowingState(!shouldShow) }
}

extension WeekdayMenuView {
  /// Does nothing. The row is laid out in the next frame.
  @available(*, deprecated, message: "remove this call; the row is laid out in the next frame")
  public func commitMenuViewUpdate() {}
}
