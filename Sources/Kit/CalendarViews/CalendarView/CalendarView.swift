public import Basics
import CalendarLayout
public import CalendarSystems
import CalendarText
public import CollectionKit
public import Events
public import Geometry
public import TimeZones
public import ViewKit

/// A calendar view with a title bar and, below it, an endless year, month, week, day, or agenda.
///
/// Set a `timeline` or a `dataSource` for events, a `delegate` to permit and follow user actions, and a `decorator` to
/// customize individual days. Make the view the root of a `Window`, or put it anywhere below the root. Everything that
/// changes the calendar goes through ``send(_:silently:)``.
///
/// ```swift
/// let calendar = CalendarView(configuration: CalendarConfiguration(today: today))
/// calendar.timeline = timeline
/// calendar.delegate = booking
/// let window = Window(root: calendar, host: host, size: Size(width: 800, height: 600))
/// calendar.send(.select(today + 7))
/// ```
///
/// The main parts are `CalendarState`, `EventFeed` (the events), `LevelStage` (the levels and the transitions between
/// them), the title bar, and the popover above the levels. The methods are in extensions, by topic.
public final class CalendarView: View {
  /// The level, the place in view, the selection, and the focus. Only `send(_:silently:)` changes it.
  public private(set) var state: CalendarState
  /// The settings, such as locale, calendar system, today, and style. Changed by `update(configuration:)`.
  public private(set) var configuration: CalendarConfiguration
  /// The timeline that provides the events; `nil` to use `dataSource`.
  public var timeline: EventTimeline? {
    get { feed.timeline }
    set { feed.timeline = newValue }
  }
  /// A line of text shown over the content, such as for a calendar without events; empty for none.
  public var message: String = "" {
    didSet { if !message.hasSameBytes(as: oldValue) { setNeedsLayout() } }
  }

  /// The object that permits user actions and is notified of them. Held weakly. In WebAssembly, where weak references
  /// are not available, it is held until `Window.close()`.
  @WeakReference public var delegate: (any CalendarViewDelegate)?
  /// The object that customizes how individual days, events, and titles look. Held like `delegate`.
  @WeakReference public var decorator: (any CalendarDecorator)? {
    didSet { refreshCellClass() }
  }
  /// The object that provides events, day by day, if there is no `timeline`. Held like `delegate`.
  @WeakReference public var dataSource: (any CalendarDataSource)? {
    didSet { connectDataSource() }
  }

  /// The title bar. The calendar fills it, unless it has its own data source or delegate; see `HeaderView`.
  public let header = HeaderView(standsAlone: false)
  /// The pool that creates and reuses day cells and event views. To use your own classes, register them under
  /// `.dayCell` or `.eventBar` before the first layout.
  public let reusePool = ReusePool()

  let cellHooks = DayCellHooks()
  /// The owner's button at the beginning of the title bar. Set it before the view is added to a window.
  package var accessory: View? { didSet { header.accessory = accessory } }
  /// Returns the height between the title bar and a level that the owner uses, in points. Released when the window closes.
  package var levelInset: ((CalendarLevel) -> Double)? { didSet { setNeedsLayout() } }
  /// Called with changes that concern the view that owns the calendar but is not its delegate.
  package var observer: ((CalendarChange) -> Void)?

  private var madeAgendaList: AgendaList?
  /// The agenda as a collection. Created on first use.
  package var agendaList: AgendaList {
    let list = madeAgendaList ?? AgendaList()
    madeAgendaList = list
    return list
  }

  let feed = EventFeed()
  let stage = LevelStage()
  let hint = HintView()
  /// Whether the last message said that all calendars are hidden.
  private var saysAllHidden = false
  /// The days that were last shown as loaded.
  private var shownLoadedDays: [Range<DayNumber>]?
  let popovers = PopoverLayer()
  /// The popover of another target, while shown.
  var hosted: HostedPopover?
  /// The list of a day's events, while the state names the day.
  var dayEvents: DayEventsPopover?
  /// The details of an event, while the state names it.
  var eventDetails: EventDetailsPopover?
  /// The view outside the levels, such as a row of a panel, in which the event with details was activated.
  var outerOpener = ViewID.none
  /// The view of the event whose details are shown, or `.none`.
  var expandedView = ViewID.none
  /// Whether the event whose details are shown has been in view since they opened or the calendar's size changed.
  var hasSeenDetailedEvent = false
  /// Returns the buttons below the details of an event. Called whenever details are shown or have changed. Default:
  /// `nil`, which means no buttons. Released when the window closes.
  package var detailsButtons: ((Occurrence) -> [DetailsButton])?
  /// Returns how an event repeats, for its details. Without it, details describe only simple rules.
  package var recurrenceText: ((Event) -> String)?
  /// The controller that edits events. Default: `nil`, which makes the calendar read-only.
  package var editing: (any CalendarEditor)?
  /// The timeline whose expansion the present frame limits; `nil` between frames.
  var limitedTimeline: EventTimeline?
  /// The state that was last reported to the delegate.
  var reported = ReportedState()
  /// The period in which a day was last selected automatically; `nil` before the first frame.
  var autoSelectedPeriod: DayNumber?
  package private(set) var texts: CalendarTexts
  /// The first day of the period in the middle of the view.
  public private(set) var presented: DayNumber
  /// A day to bring into view once the calendar has a size.
  var pendingReveal: PendingReveal?
  /// The day of a tap that may become the first of a double tap.
  var waitingTap: DayNumber?
  /// Whether the host's focus follows the next change of the focused day.
  var focusFollows = false

  /// Creates a calendar that shows the configuration's initial day at its initial level.
  public convenience init(configuration: CalendarConfiguration) {
    self.init(configuration: configuration, state: CalendarState(configuration: configuration))
    pendingReveal = PendingReveal(day: state.focusedDay)
  }

  /// Creates a calendar that continues from another calendar's state.
  package init(configuration: CalendarConfiguration, state: CalendarState) {
    self.configuration = configuration
    self.state = state
    texts = CalendarTexts(configuration)
    presented = configuration.level(state.level).period.start(
      containing: state.anchor.day, configuration.calendar, configuration.grid)
    super.init()
    CalendarCells.register(in: reusePool)
    header.actions.perform = callback(to: self) { _ = $0.send($1) }
    header.actions.refresh = callback(to: self) { $0.setNeedsLayout() }
    addSubview(header)
    addSubview(stage.view)
    addSubview(hint)
    addSubview(popovers)
    let calendar = Unowned(wrappedValue: self)
    stage.begin(
      with: level, configuration,
      makeLevel: { level, day, point in calendar.wrappedValue.makeLevel(level, around: day, at: point) },
      didChoose: callback(to: self) { $0.didChoose($1, around: $2) },
      didArrive: callback(to: self) { $0.didArrive(at: $1) }, didReturn: callback(to: self) { $0.didReturn() })
    feed.nextDayThreshold = configuration.nextDayThreshold
    feed.hidesAllDayLane = !configuration.showsAllDayLane
    feed.order = configuration.eventOrder
    feed.onChange = callback(to: self) { $0.eventsDidChange($1) }
    accessibility.role = .group
    addSelectionGestures()
    addGesture(
      PressGesture(
        action: callback(to: self) { calendar, phase, event in
          if phase == .began { calendar.pressBesidePopover(event.location) }
        }))
  }

  /// Performs an action: asks the decorator and the delegate, changes the state, marks views for update, and notifies
  /// the delegate. Movement becomes visible in the next frame. A delegate may send further actions.
  ///
  /// - Parameter silently: whether to skip asking and notifying the delegate about the selection. A day that the
  ///   decorator disables is still refused.
  /// - Returns: `false` if the decorator or the delegate refused the selection or deselection, in which case nothing
  ///   happened. `true` does not mean that anything changed.
  @discardableResult
  public func send(_ action: CalendarAction, silently: Bool = false) -> Bool {
    if case .edit(let command) = action { return editing?.perform(command) ?? false }
    let isDone = perform(action, silently: silently)
    selectInDestination()
    return isDone
  }

  /// Performs an action other than an edit.
  ///
  /// - Parameter movesContent: whether the content moves, for example to a selected day.
  @discardableResult
  func perform(_ action: CalendarAction, silently: Bool, movesContent: Bool = true) -> Bool {
    var next = state
    var effects = next.reduce(action, configuration: configuration, presented: destinationPeriod)
    if effects.needsPermission {
      guard isAllowed(effects, silently: silently) else { return false }
      if !silently, let day = effects.selected { delegate?.calendarView(self, willSelect: day) }
      // The decorator and the delegate may have sent actions.
      next = state
      effects = next.reduce(action, configuration: configuration, presented: destinationPeriod)
    }
    if !movesContent { effects.movement = .none }
    state = next
    carryOut(effects)
    if effects.selectionChanged { observer?(.selection) }
    if effects.selectionChanged, !silently { reportSelection(effects) }
    return true
  }

  /// Applies another configuration and shows the same days or, if the periods changed, the period of `currentDay`. A
  /// selected, focused, or shown day that is no longer allowed is replaced by the nearest allowed one, and the delegate
  /// is notified.
  public func update(configuration: CalendarConfiguration) {
    stage.finishAtOnce()
    let (old, day) = (self.configuration, currentDay)
    self.configuration = configuration
    texts = CalendarTexts(configuration)
    cellHooks.indicators.remove(nil)
    var next = state
    let plan = next.adopt(configuration)
    if let day = plan.selected { delegate?.calendarView(self, willSelect: day) }
    let effects = state.adopt(configuration)
    feed.nextDayThreshold = configuration.nextDayThreshold
    feed.hidesAllDayLane = !configuration.showsAllDayLane
    feed.order = configuration.eventOrder
    reconfigure()
    setNeedsLayout()
    keep(day, after: old)
    carryOut(effects)
    if effects.selectionChanged { reportSelection(effects) }
  }

  /// Moves the current-time line. Call it every minute; it is cheaper than `update(configuration:)`.
  public func setNow(_ now: Instant?) {
    guard configuration.now != now else { return }
    configuration.now = now
    updateLevels()
  }

  /// Returns the day at a point in this view's coordinates, or `nil` if there is none.
  public func day(at point: Point) -> DayNumber? { current?.day(at: point - stage.frame.origin) }

  /// Whether a transition between two levels, or a cross-fade, is running.
  public var isZooming: Bool { stage.isMoving }

  /// The days that are at least partly in view.
  public var visibleDays: Range<DayNumber> { current?.visibleDays ?? presented..<presented + 1 }

  /// The current title, such as "November 2026".
  public var title: String { formattedTitle ?? current?.title(of: presented) ?? "" }

  public override func layoutSubviews() {
    let size = frame.size.fillable
    layer = Layer(fill: .role(CalendarRole.background))
    header.isHidden = !configuration.showsHeader
    if stage.frame != chrome(at: level).stage || !stage.fits(level, configuration) {
      stage.finishAtOnce()
    }
    placeChrome()
    layOutLevels()
    hint.update(message: shownMessage, in: size, style: configuration.style)
    if popovers.fit(in: popoverArea) { hasSeenDetailedEvent = false }
    updateTitle(always: true)
    editing?.contentDidMove()
    window?.notify(self)
  }

  public override func keyDown(_ event: KeyEvent) -> Bool { editing?.keyDown(event) == true || act(on: event) }

  public override func paste(_ text: String) -> Bool { editing?.paste(text) == true }

  public override func openContextMenu(from view: View, at point: Point) -> Bool {
    editing?.openContextMenu(from: view, at: point) ?? false
  }

  public override func magnify(_ event: MagnifyEvent) -> Bool {
    guard configuration.enabledGestures.contains(.pinch) else { return false }
    if stage.follow(event, configuration) { send(.hideEvents) }
    // Handled even if nothing changes, so that the page around the calendar does not zoom.
    return true
  }

  /// Rows reference each other by IDs that the window assigns.
  public override func didMove(to window: Window?) {
    guard let window else { return }
    window.limit(self)
    reconfigure()
    setNeedsLayout()
  }

  public override func windowWillClose() {
    observer = nil
    levelInset = nil
    editing?.close()
    editing = nil
    detailsButtons = nil
    recurrenceText = nil
    delegate = nil
    decorator = nil
    cellHooks.close()
    madeAgendaList?.close()
    madeAgendaList = nil
    timeline = nil
    // Sets the wrapped value, because the property's observer would link the data source's store into apps without one.
    _dataSource.wrappedValue = nil
    feed.connect(nil)
  }

  /// The line of text over the content: the app's message or, unless a list says so itself, that all calendars are
  /// hidden.
  private var shownMessage: String {
    guard message.utf8.isEmpty, current?.listsEvents == false, feed.shown?.hidesAllCalendars == true else {
      return message
    }
    return texts.phrases.allHidden
  }

  /// Updates the messages of lists and of the calendar that explain why nothing is shown, if the reason changed.
  func updateMessage() {
    let hidesAll = feed.shown?.hidesAllCalendars == true
    let loadedDays = feed.shown?.loadedDays
    guard hidesAll != saysAllHidden || loadedDays != shownLoadedDays else { return }
    saysAllHidden = hidesAll
    shownLoadedDays = loadedDays
    reconfigure()
    setNeedsLayout()
  }

  /// Adds a view above the levels and below popovers.
  package func addOverlay(_ view: View) {
    addSubview(view)
    popovers.bringToFront()
  }

  // MARK: - For extensions

  /// Records that another level is shown.
  ///
  /// - Parameters:
  ///   - period: the first day of the period that is then presented.
  ///   - day: the day that is then focused; `nil` to keep the focused day.
  func reach(
    _ level: CalendarLevel.ID, at anchor: ScrollAnchor, presenting period: DayNumber, focusing day: DayNumber? = nil
  ) {
    state.reach(level, at: anchor, focusing: day)
    presented = period
    dismissPopover()
  }

  /// Replaces the occurrence whose details are shown after the event changed.
  func follow(_ occurrence: Occurrence) { state.follow(occurrence) }

  /// Records the content's position. The content may be moving, so no day is selected in response.
  func record(_ anchor: ScrollAnchor) { perform(.scrolled(anchor), silently: false) }

  /// Records which period is in the middle of the view.
  func present(_ period: DayNumber) { presented = period }
}
