public import CalendarSystems
public import CalendarViews
public import CollectionKit
public import Events
public import ViewKit

/// The data source and delegate of a calendar of its own, which hands on every call to others: the base of
/// `CalendarController`.
///
/// A subclass overrides what it wants to answer itself, and calls `super` for what others shall hear of too. It may be
/// its own `delegate` and `dataSource`: then nothing is handed on. Calls about another view's calendar are not handed
/// on either, so that two controllers may be each other's delegates.
open class CalendarForwardingView: View, CalendarViewDelegate, CalendarDataSource {
  /// The calendar, whose state and timeline are the program's to use; its delegate and data source are this view.
  public final let calendar: CalendarView

  #if hasFeature(Embedded)
    /// Held strongly, because the language has no weak references here; `Window.close()` lets go of it.
    public final var delegate: (any CalendarViewDelegate)?
    /// Is asked for events if the calendar has no timeline. Held strongly, as the delegate is.
    public final var dataSource: (any CalendarDataSource)? {
      didSet { calendar.dataSource = self }
    }
  #else
    /// Hears all that the calendar tells. Held weakly.
    public final weak var delegate: (any CalendarViewDelegate)?
    /// Is asked for events if the calendar has no timeline. Held weakly.
    public final weak var dataSource: (any CalendarDataSource)? {
      didSet { calendar.dataSource = self }
    }
  #endif

  /// - Parameter calendar: in no window yet.
  public init(calendar: CalendarView) {
    self.calendar = calendar
    super.init(traits: .clips)
    calendar.delegate = self
    calendar.dataSource = self
  }

  /// Lets go of delegate and data source. Overrides call `super`.
  open override func windowWillClose() {
    delegate = nil
    dataSource = nil
    calendar.dataSource = nil
    calendar.delegate = nil
  }

  /// Whom a call about a calendar is handed on to.
  private final func forward(of view: CalendarView) -> (any CalendarViewDelegate)? {
    guard view === calendar, let delegate, delegate !== self else { return nil }
    return delegate
  }

  private final func source(of view: CalendarView) -> (any CalendarDataSource)? {
    guard view === calendar, let dataSource, dataSource !== self else { return nil }
    return dataSource
  }

  // MARK: - Data source

  /// Asks the data source.
  open func calendarView(_ view: CalendarView, eventsOn day: DayNumber) -> [Event] {
    source(of: view)?.calendarView(view, eventsOn: day) ?? []
  }

  /// Asks the data source. `nil` has the days asked one by one, as a subclass wants that overrides just those.
  open func calendarView(_ view: CalendarView, eventsTouching days: Range<DayNumber>) -> [Event]? {
    source(of: view)?.calendarView(view, eventsTouching: days)
  }

  /// Asks the data source.
  open func calendars(of view: CalendarView) -> [CalendarInfo] { source(of: view)?.calendars(of: view) ?? [] }

  /// Tells the data source.
  open func calendarView(_ view: CalendarView, didReject event: Event, because error: StoreError) {
    source(of: view)?.calendarView(view, didReject: event, because: error)
  }

  // MARK: - Delegate

  /// Asks the delegate.
  open func calendarView(_ view: CalendarView, isEnabled day: DayNumber) -> Bool {
    forward(of: view)?.calendarView(view, isEnabled: day) ?? true
  }

  /// Asks the delegate.
  open func calendarView(_ view: CalendarView, shouldHighlight day: DayNumber) -> Bool {
    forward(of: view)?.calendarView(view, shouldHighlight: day) ?? true
  }

  /// Tells the delegate.
  open func calendarView(_ view: CalendarView, didHighlight day: DayNumber) {
    forward(of: view)?.calendarView(view, didHighlight: day)
  }

  /// Tells the delegate.
  open func calendarView(_ view: CalendarView, didUnhighlight day: DayNumber) {
    forward(of: view)?.calendarView(view, didUnhighlight: day)
  }

  /// Asks the delegate.
  open func calendarView(_ view: CalendarView, shouldSelect day: DayNumber) -> Bool {
    forward(of: view)?.calendarView(view, shouldSelect: day) ?? true
  }

  /// Asks the delegate.
  open func calendarView(_ view: CalendarView, shouldDeselect day: DayNumber) -> Bool {
    forward(of: view)?.calendarView(view, shouldDeselect: day) ?? true
  }

  /// Tells the delegate.
  open func calendarView(_ view: CalendarView, willSelect day: DayNumber) {
    forward(of: view)?.calendarView(view, willSelect: day)
  }

  /// Tells the delegate.
  open func calendarView(_ view: CalendarView, didSelect day: DayNumber) {
    forward(of: view)?.calendarView(view, didSelect: day)
  }

  /// Tells the delegate.
  open func calendarView(_ view: CalendarView, didDeselect day: DayNumber) {
    forward(of: view)?.calendarView(view, didDeselect: day)
  }

  /// Tells the delegate.
  open func calendarView(_ view: CalendarView, didSelectRange days: Range<DayNumber>) {
    forward(of: view)?.calendarView(view, didSelectRange: days)
  }

  /// Tells the delegate.
  open func calendarView(_ view: CalendarView, didChange selection: DaySelection) {
    forward(of: view)?.calendarView(view, didChange: selection)
  }

  /// Tells the delegate.
  open func calendarView(_ view: CalendarView, didTap day: DayNumber) {
    forward(of: view)?.calendarView(view, didTap: day)
  }

  /// Tells the delegate.
  open func calendarView(_ view: CalendarView, didDoubleTap day: DayNumber) {
    forward(of: view)?.calendarView(view, didDoubleTap: day)
  }

  /// Tells the delegate.
  open func calendarView(_ view: CalendarView, didActivate occurrence: Occurrence) {
    forward(of: view)?.calendarView(view, didActivate: occurrence)
  }

  /// Asks the delegate.
  open func calendarView(_ view: CalendarView, shouldListEventsOf day: DayNumber) -> Bool {
    forward(of: view)?.calendarView(view, shouldListEventsOf: day) ?? true
  }

  /// Tells the delegate.
  open func calendarView(_ view: CalendarView, willDisplay cell: DayCell, in context: DayContext) {
    forward(of: view)?.calendarView(view, willDisplay: cell, in: context)
  }

  /// Tells the delegate.
  open func calendarView(_ view: CalendarView, willDisplayTodayNumber number: View, on day: DayNumber) {
    forward(of: view)?.calendarView(view, willDisplayTodayNumber: number, on: day)
  }

  /// Tells the delegate.
  open func calendarView(_ view: CalendarView, willDisplayMonthTitle title: View, of month: DayNumber) {
    forward(of: view)?.calendarView(view, willDisplayMonthTitle: title, of: month)
  }

  /// Tells the delegate.
  open func calendarView(_ view: CalendarView, willDisplayYearTitle title: View, of year: DayNumber) {
    forward(of: view)?.calendarView(view, willDisplayYearTitle: title, of: year)
  }

  /// Tells the delegate.
  open func calendarView(_ view: CalendarView, willDisplay eventView: ReusableView, in context: EventContext) {
    forward(of: view)?.calendarView(view, willDisplay: eventView, in: context)
  }

  /// Asks the delegate.
  open func calendarView(_ view: CalendarView, eventViewFor context: EventContext, standard: ReuseIdentifier)
    -> ReuseIdentifier
  {
    forward(of: view)?.calendarView(view, eventViewFor: context, standard: standard) ?? standard
  }

  /// Asks the delegate.
  open func calendarView(_ view: CalendarView, indicatorsFor context: DayContext, standard: [DayIndicator])
    -> [DayIndicator]
  {
    forward(of: view)?.calendarView(view, indicatorsFor: context, standard: standard) ?? standard
  }

  /// Tells the delegate.
  open func calendarView(_ view: CalendarView, didZoomTo level: ZoomLevel) {
    forward(of: view)?.calendarView(view, didZoomTo: level)
  }

  /// Tells the delegate.
  open func calendarView(_ view: CalendarView, didPresent period: DayNumber) {
    forward(of: view)?.calendarView(view, didPresent: period)
  }

  /// Tells the delegate.
  open func calendarView(_ view: CalendarView, didShow days: Range<DayNumber>) {
    forward(of: view)?.calendarView(view, didShow: days)
  }

  /// Tells the delegate.
  open func calendarView(_ view: CalendarView, didPreferHeight height: Double) {
    forward(of: view)?.calendarView(view, didPreferHeight: height)
  }
}
