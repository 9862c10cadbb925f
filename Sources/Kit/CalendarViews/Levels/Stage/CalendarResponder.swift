import CalendarSystems
import CollectionKit
import Events
import ViewKit

/// The calendar as its parts see it. The calendar owns the parts and outlives them.
///
/// Levels call `tap` for taps on days. For each view, they call `prepareForReuse()` if there is a decorator, then
/// configure the view, then call the matching `willDisplay`. They need not check whether a day is reachable: the
/// calendar ignores unreachable days.
protocol CalendarResponder: AnyObject {
  /// Selects a day that was activated by keyboard or assistive technology.
  func select(_ day: DayNumber)
  /// Handles a click or tap on a day. The second one in a row (`count` = 2) zooms in.
  func tap(_ day: DayNumber, count: Int)
  /// Shows the list of all events of a day, or closes it if it is open.
  func listEvents(of day: DayNumber)
  /// Zooms into a month that was tapped outside its days.
  func open(_ day: DayNumber)
  /// Shows the period of a day and focuses the day.
  func show(_ day: DayNumber)
  /// Goes to the next (`count` = 1) or previous (`count` = -1) period.
  func step(_ count: Int)
  /// Moves the focus to a day.
  func focus(_ day: DayNumber)
  /// Handles that a day received keyboard focus.
  func didFocus(_ day: DayNumber)
  /// Handles a click, a tap, or an activation of an event in a view.
  func activate(_ occurrence: Occurrence, in view: View)
  /// Handles a key that edits an event of a list, before the list does. Returns whether it was handled.
  func edit(with key: KeyEvent) -> Bool
  /// Handles scrolling of a list inside a level.
  func didScrollList()
  /// Handles scrolling of a level.
  func didScroll(to anchor: ScrollAnchor, in level: LevelView)
  /// Returns whether the decorator enables a day; ignores bounds. Called by `DayFlags(of:_:_:_:)`.
  func isEnabled(_ day: DayNumber) -> Bool
  /// Handles scrolling or zooming of a level's hours.
  func didScroll(to hours: HourAnchor, in level: LevelView)
  /// The app's decorator. While there is one, views must be cleaned before they are configured again, because it may
  /// have changed anything but their frames.
  var decorator: (any CalendarDecorator)? { get }
  /// The class of day cells and the day animator.
  var cellHooks: DayCellHooks { get }
  /// Lets the decorator configure a cell for a day. Without a decorator, configures it in the standard way.
  func decorate(_ cell: DayCell, in context: DayContext)
  /// Handles the end or the interruption of a cell's animation.
  func didEndAnimation(of cell: DayCell, isSelection: Bool, isFinished: Bool)
  /// Lets the decorator change a label that shows a text. Its owner has just set its `layer` and `text`. Without a
  /// decorator, removes the content of a former one.
  func willDisplay(label: View, of text: String, in context: LabelContext)
  /// Lets the decorator change a cell that is about to show a day.
  func willDisplay(_ cell: DayCell, in context: DayContext)
  /// Lets the decorator change a view that shows only today's number. Its owner has just set its `layer`, `text`,
  /// `effect`, and `accessibility`. Removes views that a decorator added earlier.
  func willDisplay(todayNumber: View, on day: DayNumber)
  /// Lets the decorator change a view that shows the title of a month or a year. Its owner has just set its `layer`,
  /// `text`, `effect`, and `accessibility`. Removes views that a decorator added earlier.
  ///
  /// - Parameters:
  ///   - title: a view to which its owner adds no subviews.
  ///   - period: the first day of the month or year.
  ///   - level: `.year` for a title that names only a year, otherwise `.month`.
  func willDisplay(title: View, of period: DayNumber, unit: TitleUnit)
  /// Lets the decorator change a view that is about to show a piece of an event.
  func willDisplay(eventView: ReusableView, in context: EventContext)
  /// Lets the decorator change the view that contains the title of a resource's heading.
  ///
  /// - Parameter day: the day, if each day has its own headings.
  func willDisplay(resourceHeading title: View, of resource: Resource?, on day: DayNumber?)
  /// Returns the identifier of the view class for a piece of an event. If the decorator's identifier is not registered,
  /// reports it and returns `standard`.
  func eventViewIdentifier(for context: EventContext, standard: ReuseIdentifier) -> ReuseIdentifier
  /// Returns the look of a day at any level.
  func look(of context: DayContext, standard: DayLook) -> DayLook
  /// Returns the indicators of a day. The decorator is asked again only after `reload` and after changes of events.
  func indicators(for context: DayContext, standard: [DayIndicator]) -> [DayIndicator]
  /// The managed list of the agenda, which outlives its views.
  var agendaList: AgendaList { get }
  /// Reports a programming error that the calendar tolerates, as a sentence for developers.
  func report(anomaly: String)
}
