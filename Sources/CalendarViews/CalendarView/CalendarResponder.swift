import CalendarSystems
import CollectionKit
import Events
import ViewKit

/// What parts of a calendar report to the whole, and ask it. The whole owns the parts and outlives them.
///
/// Levels call `tap` for taps on days, and for what they show, in this order: `prepareForReuse()` or another way back to
/// the look without hooks, their own looks, then the `willDisplay` that fits, each time something is dressed. Nothing
/// needs to be asked of days out of reach: the calendar leaves them alone.
protocol CalendarResponder: AnyObject {
  /// A day was activated by assistive technology, or stands for more than is seen of it.
  func select(_ day: DayNumber)
  /// A day was clicked or tapped that many times in a row; twice zooms in.
  func tap(_ day: DayNumber, count: Int)
  /// All events of a day have to be listed, or if they are already, no longer.
  func listEvents(of day: DayNumber)
  /// A month was tapped beside its days, which leads into it.
  func open(_ day: DayNumber)
  /// The focused day has to be another one.
  func focus(_ day: DayNumber)
  /// Keyboard focus came to a day.
  func didFocus(_ day: DayNumber)
  /// An event was clicked, tapped or activated.
  func activate(_ occurrence: Occurrence)
  /// A level was scrolled.
  func didScroll(to anchor: ScrollAnchor, in level: LevelView)
  /// Whether a day may be selected and looks so, apart from bounds. `DayFlags(of:_:_:_:)` asks it.
  func isEnabled(_ day: DayNumber) -> Bool
  /// The hours of a level were scrolled or zoomed.
  func didScroll(to hours: HourAnchor, in level: LevelView)
  /// The app's decorator. While there is one, views have to be cleaned before they are configured again, because it may
  /// have changed anything but their frames.
  var decorator: (any CalendarDecorator)? { get }
  /// The class of day cells and the animator of days.
  var cellHooks: DayCellHooks { get }
  /// Has the decorator show a day in a cell, or without one shows it the way of the kit.
  func decorate(_ cell: DayCell, in context: DayContext)
  /// An animation of a day's cell came to its end, or was cut short.
  func didEndAnimation(of cell: DayCell, isSelection: Bool, isFinished: Bool)
  /// A cell is about to show a day.
  func willDisplay(_ cell: DayCell, in context: DayContext)
  /// A view that shows the number of today, and of today alone, is about to be shown. Its `layer`, `text`, `effect` and
  /// `accessibility` have just been set by its owner; views that a hook added before are taken out here.
  func willDisplay(todayNumber: View, on day: DayNumber)
  /// A view that shows the title of a month or of a year is about to be shown. Its `layer`, `text`, `effect` and
  /// `accessibility` have just been set by its owner; views that a hook added before are taken out here.
  ///
  /// - Parameters:
  ///   - title: a view without subviews of its owner.
  ///   - period: the first day of the month or year.
  ///   - level: `.year` for a title that names a year alone, else `.month`.
  func willDisplay(title: View, of period: DayNumber, level: ZoomLevel)
  /// The view of a piece of an event is about to be shown.
  func willDisplay(eventView: ReusableView, in context: EventContext)
  /// The class of views for a piece of an event. One that nobody registered is reported, and `standard` is used.
  func eventViewIdentifier(for context: EventContext, standard: ReuseIdentifier) -> ReuseIdentifier
  /// The look of a day at the month level.
  func look(of context: DayContext, standard: DayLook) -> DayLook
  /// The marks of a day; asked anew only after `reload` and changes of events.
  func indicators(for context: DayContext, standard: [DayIndicator]) -> [DayIndicator]
  /// The agenda as a managed list, which outlives its views.
  var agendaList: AgendaList { get }
  /// A mistake of the app that the calendar survives: a sentence for developers.
  func report(anomaly: String)
}
