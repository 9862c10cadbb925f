import CalendarLayout
public import CalendarSystems
import CalendarText
public import CollectionKit
public import Events
public import Geometry
public import TimeZones
public import ViewKit

/// A calendar: title bar and, below it, an endless year, month, week, day or agenda, as one view for any window.
///
/// Give it a `timeline` to show events, a `delegate` to hear what people do, and put it into a `Window` as its root or
/// anywhere below. Everything that can happen goes through `send(_:)`.
///
/// This is where its parts meet: `CalendarState`, what is shown; `EventFeed`, the events; `LevelStage`, the levels and the
/// ways between them; the title bar; the list of a day's events. What it does with them lies in extensions, by topic.
public final class CalendarView: View {
  /// What is shown, selected and focused; changed by `send(_:)` alone.
  public private(set) var state: CalendarState
  /// Language, calendar system, today and style; changed by `update(configuration:)`.
  public private(set) var configuration: CalendarConfiguration
  /// Where events come from; `nil` shows those of `dataSource`, or none.
  public var timeline: EventTimeline? {
    get { feed.timeline }
    set { feed.timeline = newValue }
  }
  /// Said over an empty calendar, in one line; empty for nothing.
  public var message: String = "" {
    didSet { if !utf8Equal(message, oldValue) { setNeedsLayout() } }
  }

  #if hasFeature(Embedded)
    /// Held strongly, because the language has no weak references here; `Window.close()` lets go of it.
    public var delegate: (any CalendarViewDelegate)?
    /// Decides what single days and events look like. Held strongly, as the delegate is.
    public var decorator: (any CalendarDecorator)? {
      didSet { refreshCellClass() }
    }
    /// Is asked for events, day by day, if there is no `timeline`. Held strongly, as the delegate is.
    public var dataSource: (any CalendarDataSource)? {
      didSet { connectDataSource() }
    }
  #else
    /// Held weakly.
    public weak var delegate: (any CalendarViewDelegate)?
    /// Decides what single days and events look like. Held weakly.
    public weak var decorator: (any CalendarDecorator)? {
      didSet { refreshCellClass() }
    }
    /// Is asked for events, day by day, if there is no `timeline`. Held weakly.
    public weak var dataSource: (any CalendarDataSource)? {
      didSet { connectDataSource() }
    }
  #endif

  /// The title bar. The calendar fills it, unless it is given a data source or delegate of its own; see `HeaderView`.
  public let header = HeaderView(standsAlone: false)
  /// Makers of cells and bars. Register under `.dayCell` or `.eventBar` before the first layout to use other classes.
  public let reusePool = ReusePool()

  let cellHooks = DayCellHooks()
  /// A button of the owner's at the beginning of the title bar; set before the view comes into a window.
  package var accessory: View? { didSet { header.accessory = accessory } }
  /// What the view that owns the calendar hears, without being its delegate.
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
  /// The list of a day's events; made when it is first shown.
  var dayEvents: DayEventsLayer?
  /// What the delegate knows.
  var told = ToldView()
  package private(set) var texts: CalendarTexts
  /// The first day of the period in the middle of the view.
  public private(set) var presented: DayNumber
  /// What has to be in view once there is a size; see `showAwaitedDay`.
  var awaitedDay: AwaitedDay?
  /// A tap that may become a double one.
  var waitingTap: DayNumber?
  /// Whether the next change of the focused day takes the host's focus along.
  var focusFollows = false

  /// Shows the configuration's initial day at its initial level.
  public convenience init(configuration: CalendarConfiguration) {
    self.init(configuration: configuration, state: CalendarState(configuration: configuration))
    awaitedDay = AwaitedDay(day: state.focusedDay)
  }

  /// A calendar that stands where another one did.
  package init(configuration: CalendarConfiguration, state: CalendarState) {
    self.configuration = configuration
    self.state = state
    texts = CalendarTexts(configuration)
    presented = state.level.period(containing: state.anchor.day, configuration.calendar, configuration.grid)
    super.init()
    CalendarCells.register(in: reusePool)
    header.actions.perform = { [unowned(unsafe) self] action in _ = sendFromInput(action) }
    header.actions.refresh = { [unowned(unsafe) self] in setNeedsLayout() }
    addSubview(header)
    addSubview(stage.view)
    addSubview(hint)
    stage.begin(
      with: state.level, configuration,
      makeLevel: { [unowned(unsafe) self] level, day, point in makeLevel(level, around: day, at: point) },
      didEnd: { [unowned(unsafe) self] level, day in didZoom(to: level, around: day) })
    feed.onChange = { [unowned(unsafe) self] days in eventsDidChange(days) }
    accessibility.role = .group
    addSelectionGestures(to: stage.view)
    addGesture(
      PressGesture { [unowned(unsafe) self] phase, event in
        if phase == .began { pressOutsideList(event.location) }
      })
  }

  /// Carries out an action: asks the delegate, changes the state, marks what has to be drawn anew, and tells the
  /// delegate. Lays nothing out: what moves is seen in the next frame. Delegates may send actions in turn.
  ///
  /// - Parameter silently: neither asks nor tells the delegate about the selection; a day that is not enabled is refused
  ///   all the same.
  /// - Returns: `false` if the delegate refused what the action would have selected or taken back; then nothing has
  ///   happened. `true` does not say that anything is different: the action may have found everything as it wants it.
  @discardableResult
  public func send(_ action: CalendarAction, silently: Bool = false) -> Bool {
    if stage.turnsRound(for: action) { return true }
    var next = state
    let plan = next.reduce(action, configuration: configuration, presented: destinationPeriod)
    guard isAllowed(plan, silently: silently) else { return false }
    if !silently, let day = plan.selected { delegate?.calendarView(self, willSelect: day) }
    // Whatever the delegate did meanwhile counts.
    let effects = state.reduce(action, configuration: configuration, presented: destinationPeriod)
    carryOut(effects)
    if effects.selectionChanged { observer?(.selection) }
    if effects.selectionChanged, !silently { tellSelection(effects) }
    return true
  }

  /// Shows the same place in another language, on another day or in another style. What is selected, focused and shown,
  /// but no longer allowed, becomes the nearest that is; the delegate hears of it.
  public func update(configuration: CalendarConfiguration) {
    self.configuration = configuration
    texts = CalendarTexts(configuration)
    cellHooks.marks.remove(nil)
    var next = state
    let plan = next.adopt(configuration)
    if let day = plan.selected { delegate?.calendarView(self, willSelect: day) }
    let effects = state.adopt(configuration)
    redress()
    setNeedsLayout()
    updateLevels()
    carryOut(effects)
    if effects.selectionChanged { tellSelection(effects) }
  }

  /// Moves the now line; cheaper than another configuration, for a call every minute.
  public func setNow(_ now: Instant?) {
    guard configuration.now != now else { return }
    configuration.now = now
    updateLevels()
  }

  /// The day at a point in the coordinates of this view, or `nil` where there is none.
  public func day(at point: Point) -> DayNumber? { current?.day(at: point - stage.frame.origin) }

  /// Whether the picture is on its way between two levels, or fades; `state` does not tell how far.
  public var isZooming: Bool { stage.isMoving }

  /// The days in view, wholly or in part.
  public var visibleDays: Range<DayNumber> { current?.visibleDays ?? presented..<presented + 1 }

  /// The title shown now, as "November 2026".
  public var title: String { current?.title(of: presented) ?? "" }

  public override func layoutSubviews() {
    let size = frame.size.fillable
    let geometry = ChromeGeometry(size: size, level: state.level, configuration, pixels)
    layer = Layer(fill: .role(CalendarRole.background))
    header.isHidden = !configuration.showsHeader
    header.frame = geometry.header
    stage.frame = geometry.stage
    layOutLevels()
    hint.update(message: message, in: size, style: configuration.style)
    dayEvents?.fit(in: listArea)
    updateTitle(always: true)
    window?.notify(self)
  }

  public override func keyDown(_ event: KeyEvent) -> Bool { act(on: event) }

  public override func magnify(_ event: MagnifyEvent) -> Bool {
    guard configuration.enabledGestures.contains(.pinch) else { return false }
    if stage.follow(event, configuration) { send(.hideEvents) }
    // Used even where it leads nowhere: the page around the calendar must not zoom instead.
    return true
  }

  /// Rows refer to each other by numbers that the window gives.
  public override func didMove(to window: Window?) {
    guard window != nil else { return }
    redress()
    setNeedsLayout()
  }

  public override func windowWillClose() {
    observer = nil
    delegate = nil
    decorator = nil
    cellHooks.close()
    madeAgendaList?.close()
    madeAgendaList = nil
    timeline = nil
    dataSource = nil
  }

  // MARK: - Doors

  /// Another level is shown from now on, without an action: a transition ended there.
  ///
  /// - Parameters:
  ///   - period: the first day of the period that is presented then.
  ///   - day: the focused day from now on, if it is another one.
  func reach(_ level: ZoomLevel, at anchor: ScrollAnchor, presenting period: DayNumber, focusing day: DayNumber? = nil)
  {
    state.reach(level, at: anchor, focusing: day)
    presented = period
  }

  /// The period in the middle of the view is this one now.
  func present(_ period: DayNumber) { presented = period }
}
