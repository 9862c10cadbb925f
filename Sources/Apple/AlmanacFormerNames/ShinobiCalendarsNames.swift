public import CalendarViews

// Names from ShinobiCalendars, so that the compiler suggests the new names.

#if !canImport(UIKit) || os(tvOS) || os(visionOS) || os(watchOS)
  /// The former name of `CalendarView`.
  @available(*, deprecated, renamed: "CalendarView")
  public typealias ShinobiCalendar = CalendarView
#endif

/// The former name of `CalendarDataSource`.
@available(*, deprecated, renamed: "CalendarDataSource")
public typealias SCalendarDataSource = CalendarDataSource

/// The former name of `CalendarViewDelegate`.
@available(*, deprecated, renamed: "CalendarViewDelegate")
public typealias SCalendarDelegate = CalendarViewDelegate

extension CalendarView {
  /// Zooms in one level around the day in the middle of the view.
  @available(*, deprecated, message: "use send(.zoomIn(around:)); without a day, it zooms around currentDay")
  public func zoomIn() { send(.zoomIn(around: dayInMiddle)) }

  /// Zooms out one level around the day in the middle of the view.
  @available(*, deprecated, message: "use send(.zoomOut(around:)); without a day, it zooms around currentDay")
  public func zoomOut() { send(.zoomOut(around: dayInMiddle)) }
}
