import CalendarSystems
import CollectionKit
import Events
import ViewKit

/// The calendar as its parts see it: they report to it and ask it. The calendar owns the parts and outlives them.
///
/// Levels call `tap` for taps on days. For each view that they configure they call, in this order, `prepareForReuse()`
/// if there is a decorator, their own configuration, then the `willDisplay` that fits. They need not check whether a
/// day can be reached: the calendar ignores the others.
protocol CalendarResponder: AnyObject {
  /// Selects a day that was activated by assistive technology or by keyboard.
  func select(_ day: DayNumber)
  /// Handles that a day was clicked or tapped a number of times in a row; twice zooms in.
  func tap(_ day: DayNumber, count: Int)
  /// Lists all events of a day, or closes the list if it is open.
  func listEvents(of day: DayNumber)
  /// Zooms into a month that was tapped beside its days.
  func open(_ day: DayNumber)
  /// Shows the period of a day, and focuses the day.
  func show(_ day: DayNumber)
  /// Leads to the next period (`count` 1) or to the previous one (-1).
  func step(_ count: Int)
  /// Moves the focus to another day.
  func focus(_ day: DayNumber)
  /// Handles that keyboard focus came to a day.
  func didFocus(_ day: DayNumber)
  /// Handles that an event was clicked, tapped or activated in a view.
  func activate(_ occurrence: Occurrence, in view: View)
  /// Handles a key that edits an event of a list, before the list does. Returns whether it has a meaning.
  func edit(with key: KeyEvent) -> Bool
  /// Handles that a list within a level was scrolled.
  func didScrollList()
  /// Handles that a level was scrolled.
  func didScroll(to anchor: ScrollAnchor, in level: LevelView)
  /// Returns whether the decorator enables a day, apart from bounds. `DayFlags(of:_:_:_:)` asks it.
  func isEnabled(_ day: DayNumber) -> Bool
  /// Handles that the hours of a level were scrolled or zoomed.
  func didScroll(to hours: HourAnchor, in level: LevelView)
  /// The app's decorator. While there is one, views have to be cleaned before they are configured again, because it may
  /// have changed anything but their frames.
  var decorator: (any CalendarDecorator)? { get }
  /// The class of day cells and the animator of days.
  var cellHooks: DayCellHooks { get }
  /// Lets the decorator show a day in a cell; without one, the cell shows it as standard.
  func decorate(_ cell: DayCell, in context: DayContext)
  /// Handles that an animation of a day's cell ended or was cut short.
  func didEndAnimation(of cell: DayCell, isSelection: Bool, isFinished: Bool)
  /// Lets the decorator change a cell that is about to show a day.
  func willDisplay(_ cell: DayCell, in context: DayContext)
  /// Lets the decorator change a view that shows the number of today, and nothing else. Its owner has just set its
  /// `layer`, `text`, `effect` and `accessibility`; views that a decorator added before are removed here.
  func willDisplay(todayNumber: View, on day: DayNumber)
  /// Lets the decorator change a view that shows the title of a month or of a year. Its owner has just set its `layer`,
  /// `text`, `effect` and `accessibility`; views that a decorator added before are removed here.
  ///
  /// - Parameters:
  ///   - title: a view to which its owner adds no subviews.
  ///   - period: the first day of the month or year.
  ///   - level: `.year` for a title that names a year alone, else `.month`.
  func willDisplay(title: View, of period: DayNumber, level: ZoomLevel)
  /// Lets the decorator change a view that is about to show a piece of an event.
  func willDisplay(eventView: ReusableView, in context: EventContext)
  /// Returns the identifier of the class of views for a piece of an event. One that is not registered is reported, and
  /// `standard` is returned.
  func eventViewIdentifier(for context: EventContext, standard: ReuseIdentifier) -> ReuseIdentifier
  /// Returns the look of a day, wherever it is shown.
  func look(of context: DayContext, standard: DayLook) -> DayLook
  /// Returns the indicators of a day; the decorator is asked again only after `reload` and changes of events.
  func indicators(for context: DayContext, standard: [DayIndicator]) -> [DayIndicator]
  /// The agenda as a managed list, which outlives its views.
  var agendaList: AgendaList { get }
  /// Reports a mistake of the program that the calendar survives, as a sentence for developers.
  func report(anomaly: String)
}
