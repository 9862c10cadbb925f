#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  public import AlmanacUI
  public import CalendarViews

  // Names from the kits that Almanac replaces, so that the compiler suggests the new ones. Where a name could mean a
  // view of the engine, it means the view of UIKit here.

  /// The former name of `AlmanacCalendarUIView`; its preset is `classic`.
  @available(*, deprecated, renamed: "AlmanacCalendarUIView")
  public typealias CKCalendarView = AlmanacCalendarUIView

  /// The former name of `AlmanacCalendarViewController`.
  @available(*, deprecated, renamed: "AlmanacCalendarViewController")
  public typealias CKCalendarViewController = AlmanacCalendarViewController

  /// The former name of `AlmanacCalendarUIView`; its preset is `paged`.
  @available(*, deprecated, renamed: "AlmanacCalendarUIView")
  public typealias CVCalendarView = AlmanacCalendarUIView

  /// The former name of `CalendarViewDelegate`.
  @available(*, deprecated, renamed: "CalendarViewDelegate")
  public typealias CKCalendarViewDelegate = CalendarViewDelegate

  /// The former name of `CalendarDataSource`.
  @available(*, deprecated, renamed: "CalendarDataSource")
  public typealias CKCalendarViewDataSource = CalendarDataSource

  /// The former name of `AlmanacWeekdayMenuUIView`.
  @available(*, deprecated, renamed: "AlmanacWeekdayMenuUIView")
  public typealias CVCalendarMenuView = AlmanacWeekdayMenuUIView

  /// The former name of `AlmanacCalendarUIView`; its preset is `endless`.
  @available(*, deprecated, renamed: "AlmanacCalendarUIView")
  public typealias ShinobiCalendar = AlmanacCalendarUIView
#endif
