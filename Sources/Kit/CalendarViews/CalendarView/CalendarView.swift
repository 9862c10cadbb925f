public import Basics
import CalendarLayout
public import CalendarSystems
import CalendarText
public import CollectionKit
public import Events
public import Geometry
public import TimeZones
public import ViewKit

/// A calendar: a title bar and, below it, an endless year, month, week, day or agenda, as one view for any window.
///
/// Give it a `timeline` or a `dataSource` for events, a `delegate` to permit and hear what people do, a `decorator` to
/// decide what single days look like, and put it into a `Window` as its root or anywhere below. Everything that can
/// happen goes through ``send(_:silently:)``.
///
/// ```swift
/// let calendar = CalendarView(configuration: CalendarConfiguration(today: today))
/// calendar.timeline = timeline
/// calendar.delegate = booking
/// let window = Window(root: calendar, host: host, size: Size(width: 800, height: 600))
/// calendar.send(.select(today + 7))
/// ```
///
/// Its parts are `CalendarState`, what is shown; `EventFeed`, the events; `LevelStage`, the levels and the transitions
/// between them; the title bar; the popover over the levels. What it does with them lies in extensions, by topic.
public final class CalendarView: View {
  /// The state: what is shown, selected and focused; changed only by `send(_:silently:)`.
  public private(set) var state: CalendarState
  /// The language, calendar system, today, style and more; changed by `update(configuration:)`.
  public private(set) var configuration: CalendarConfiguration
  /// The timeline that events are taken from; `nil` for those of `dataSource`.
  public var timeline: EventTimeline? {
    get { feed.timeline }
    set { feed.timeline = newValue }
  }
  /// A line of text over an empty calendar; empty for none.
  public var message: String = "" {
    didSet { if !message.hasSameBytes(as: oldValue) { setNeedsLayout() } }
  }

  /// The object that permits and hears what people do. Held weakly; in WebAssembly, where the language has no weak
  /// references, held until `Window.close()`.
  @WeakReference public var delegate: (any CalendarViewDelegate)?
  /// The object that decides what single days, events and titles look like. Held like `delegate`.
  @WeakReference public var decorator: (any CalendarDecorator)? {
    didSet { refreshCellClass() }
  }
  /// The object that is asked for events, day by day, if there is no `timeline`. Held like `delegate`.
  @WeakReference public var dataSource: (any CalendarDataSource)? {
    didSet { connectDataSource() }
  }

  /// The title bar. The calendar fills it, unless it is given a data source or delegate of its own; see `HeaderView`.
  public let header = HeaderView(standsAlone: false)
  /// The makers of cells and event views. Register under `.dayCell` or `.eventBar` before the first layout to use other
  /// classes.
  public let reusePool = ReusePool()

  let cellHooks = DayCellHooks()
  /// A button of the owner at the beginning of the title bar; set before the view comes into a window.
  package var accessory: View? { didSet { header.accessory = accessory } }
  /// Called with what the view that owns the calendar has to hear without being its delegate.
  package var observer: ((CalendarChange) -> Void)?

  private var madeAgendaList: AgendaList?
  /// The agenda as a managed list; made when it is shown or asked for.
  var agendaList: AgendaList {
    let list = madeAgendaList ?? AgendaList()
    madeAgendaList = list
    return list
  }

  let feed = EventFeed()
  let stage = LevelStage()
  let hint = HintView()
  /// Whether it was last said that all calendars are hidden.
  private var saysAllHidden = false
  /// The days that were last shown as loaded.
  private var shownLoadedDays: [Range<DayNumber>]?
  let popovers = PopoverLayer()
  /// The popover of another target, while it is shown.
  var hosted: HostedPopover?
  /// The list of a day's events, while the state names the day.
  var dayEvents: DayEventsPopover?
  /// The details of an event, while the state names it.
  var eventDetails: EventDetailsPopover?
  /// The view outside the levels, such as a row of a panel, in which the event was activated whose details are shown.
  var outerOpener = ViewID.none
  /// The view of the event whose details are shown; `.none` for none.
  var expandedView = ViewID.none
  /// Whether the event whose details are shown was in view since they were opened or the calendar changed its size.
  var hasSeenDetailedEvent = false
  /// The function that returns the buttons below the details of an event, asked whenever these are shown or have
  /// changed; `nil`, the default, for none. Released when the window closes.
  package var detailsButtons: ((Occurrence) -> [DetailsButton])?
  /// The function that says in details how an event repeats; without one, only simple rules have words.
  package var recurrenceText: ((Event) -> String)?
  /// The controller that edits events; `nil`, the default, for a calendar that is read-only.
  package var editing: (any CalendarEditor)?
  /// The state that was reported to the delegate last.
  var reported = ReportedState()
  /// The period in which a day was selected last because the content leads there; `nil` before the first frame.
  var autoSelectedPeriod: DayNumber?
  package private(set) var texts: CalendarTexts
  /// The first day of the period in the middle of the view.
  public private(set) var presented: DayNumber
  /// The day that has to be in view once there is a size.
  var pendingReveal: PendingReveal?
  /// The day of a tap that may become a double tap.
  var waitingTap: DayNumber?
  /// Whether the next change of the focused day takes the host's focus along.
  var focusFollows = false

  /// Creates a calendar that shows the configuration's initial day at its initial level.
  public convenience init(configuration: CalendarConfiguration) {
    self.init(configuration: configuration, state: CalendarState(configuration: configuration))
    pendingReveal = PendingReveal(day: state.focusedDay)
  }

  /// Creates a calendar that shows what another one with this state did.
  package init(configuration: CalendarConfiguration, state: CalendarState) {
    self.configuration = configuration
    self.state = state
    texts = CalendarTexts(configuration)
    presented = state.level.period(containing: state.anchor.day, configuration.calendar, configuration.grid)
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
      with: state.level, configuration,
      makeLevel: { level, day, point in calendar.wrappedValue.makeLevel(level, around: day, at: point) },
      didChoose: callback(to: self) { $0.didChoose($1, around: $2) },
      didArrive: callback(to: self) { $0.didArrive(at: $1) })
    feed.nextDayThreshold = configuration.nextDayThreshold
    feed.onChange = callback(to: self) { $0.eventsDidChange($1) }
    accessibility.role = .group
    addSelectionGestures()
    addGesture(
      PressGesture(
        action: callback(to: self) { calendar, phase, event in
          if phase == .began { calendar.pressBesidePopover(event.location) }
        }))
  }

  /// Carries out an action: asks decorator and delegate, changes the state, invalidates what looks different, and tells
  /// the delegate. Lays nothing out: what moves is seen in the next frame. A delegate may send actions in turn.
  ///
  /// - Parameter silently: whether the delegate is neither asked nor told about the selection; a day that the decorator
  ///   disables is refused all the same.
  /// - Returns: `false` if decorator or delegate refused what the action would have selected or deselected; then nothing
  ///   has happened. `true` does not mean that anything has changed.
  @discardableResult
  public func send(_ action: CalendarAction, silently: Bool = false) -> Bool {
    if case .edit(let command) = action { return editing?.perform(command) ?? false }
    let isDone = perform(action, silently: silently)
    selectInDestination()
    return isDone
  }

  /// Carries out an action other than an edit.
  ///
  /// - Parameter movesContent: whether the content follows, for example to a day that is selected.
  @discardableResult
  func perform(_ action: CalendarAction, silently: Bool, movesContent: Bool = true) -> Bool {
    var next = state
    var effects = next.reduce(action, configuration: configuration, presented: destinationPeriod)
    if effects.needsPermission {
      guard isAllowed(effects, silently: silently) else { return false }
      if !silently, let day = effects.selected { delegate?.calendarView(self, willSelect: day) }
      // They may have sent actions while they were asked.
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

  /// Shows the same days with another configuration: where periods are others, the one of `currentDay`. What is
  /// selected, focused or shown but no longer allowed is replaced by the nearest that is, and the delegate hears of it.
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
    reconfigure()
    setNeedsLayout()
    keep(day, after: old)
    carryOut(effects)
    if effects.selectionChanged { reportSelection(effects) }
  }

  /// Moves the now line, for a call every minute; cheaper than `update(configuration:)`.
  public func setNow(_ now: Instant?) {
    guard configuration.now != now else { return }
    configuration.now = now
    updateLevels()
  }

  /// The day at a point in the coordinates of this view, or `nil` where there is none.
  public func day(at point: Point) -> DayNumber? { current?.day(at: point - stage.frame.origin) }

  /// Whether a transition between two levels or a cross-fade runs.
  public var isZooming: Bool { stage.isMoving }

  /// The days in view, in whole or in part.
  public var visibleDays: Range<DayNumber> { current?.visibleDays ?? presented..<presented + 1 }

  /// The title shown now, such as "November 2026".
  public var title: String { current?.title(of: presented) ?? "" }

  public override func layoutSubviews() {
    let size = frame.size.fillable
    layer = Layer(fill: .role(CalendarRole.background))
    header.isHidden = !configuration.showsHeader
    if stage.frame != chrome(at: state.level).stage || !stage.fits(state.level, configuration) {
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
    // Handled even where nothing changes: the page around the calendar must not zoom instead.
    return true
  }

  /// Rows refer to each other by numbers that the window gives.
  public override func didMove(to window: Window?) {
    guard window != nil else { return }
    reconfigure()
    setNeedsLayout()
  }

  public override func windowWillClose() {
    observer = nil
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
    // Not by the property, which would connect another: programs without a data source are linked without its store.
    _dataSource.wrappedValue = nil
    feed.connect(nil)
  }

  /// The line over the calendar: the program's, or where no list says it, that all calendars are hidden.
  private var shownMessage: String {
    guard message.utf8.isEmpty, current?.listsEvents == false, feed.shown?.hidesAllCalendars == true else {
      return message
    }
    return texts.phrases.allHidden
  }

  /// Has lists and the line over the calendar say why nothing is shown, if that is another reason than before.
  func updateMessage() {
    let hidesAll = feed.shown?.hidesAllCalendars == true
    let loadedDays = feed.shown?.loadedDays
    guard hidesAll != saysAllHidden || loadedDays != shownLoadedDays else { return }
    saysAllHidden = hidesAll
    shownLoadedDays = loadedDays
    reconfigure()
    setNeedsLayout()
  }

  /// Adds a view that covers the levels, below popovers.
  package func addOverlay(_ view: View) {
    addSubview(view)
    popovers.bringToFront()
  }

  // MARK: - For extensions

  /// Records that another level is shown.
  ///
  /// - Parameters:
  ///   - period: the first day of the period that is presented then.
  ///   - day: the day that is focused then, if it is another one.
  func reach(_ level: ZoomLevel, at anchor: ScrollAnchor, presenting period: DayNumber, focusing day: DayNumber? = nil)
  {
    state.reach(level, at: anchor, focusing: day)
    presented = period
    dismissPopover()
  }

  /// Records what has become of the event whose details are shown.
  func follow(_ occurrence: Occurrence) { state.follow(occurrence) }

  /// Records where the content is. It may be on its way, so this is no reason to select a day there.
  func record(_ anchor: ScrollAnchor) { perform(.scrolled(anchor), silently: false) }

  /// Records which period is in the middle of the view.
  func present(_ period: DayNumber) { presented = period }
}
