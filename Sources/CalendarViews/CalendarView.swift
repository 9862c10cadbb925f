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
/// The file is long because it is the one place where the parts meet: state, levels, zoom, data and delegate.
public final class CalendarView: View {
  /// What is shown, selected and focused; changed by `send(_:)` alone.
  public private(set) var state: CalendarState
  /// Language, calendar system, today and style; changed by `update(configuration:)`.
  public private(set) var configuration: CalendarConfiguration
  /// Where events come from; `nil` shows those of `dataSource`, or none.
  public var timeline: EventTimeline? {
    didSet { observeTimeline(oldValue ?? sourceTimeline) }
  }
  /// Said over an empty calendar, in one line; empty for nothing.
  public var message: String = "" {
    didSet { if !utf8Equal(message, oldValue) { setNeedsLayout() } }
  }

  #if hasFeature(Embedded)
    /// Held strongly, because the language has no weak references here; `Window.close()` lets go of it.
    public var delegate: (any CalendarViewDelegate)? {
      didSet { cellHooks.marks.remove(nil) }
    }
    /// Is asked for events, day by day, if there is no `timeline`. Held strongly, as the delegate is.
    public var dataSource: (any CalendarDataSource)? {
      didSet { connectDataSource() }
    }
  #else
    /// Held weakly.
    public weak var delegate: (any CalendarViewDelegate)? {
      didSet { cellHooks.marks.remove(nil) }
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
  /// Called after the selection changed, by whomever; for the owner.
  package var selectionObserver: (() -> Void)?

  /// Called after other events may be shown, or the same ones with other words; for the owner.
  package var contentObserver: (() -> Void)?
  /// Called after another level is shown or another height is preferred; for the owner.
  package var shapeObserver: (() -> Void)?

  private var madeAgendaList: AgendaList?
  /// The agenda as a managed list; made when it is shown or asked for.
  var agendaList: AgendaList {
    let list = madeAgendaList ?? AgendaList()
    madeAgendaList = list
    return list
  }

  private let stage = View(traits: .clips)
  private let hint = HintView()
  private var dayEvents: DayEventsLayer?
  private var zoomController: ZoomController?
  private let lanes = LaneCache()
  package private(set) var texts: CalendarTexts
  private var shownDays: Range<DayNumber>?
  /// The first day of the period in the middle of the view.
  public private(set) var presented: DayNumber
  private var reportedPeriod: DayNumber?
  /// What has to be in view once there is a size; see `showAwaitedDay`.
  var awaitedDay: AwaitedDay?
  /// A tap that may become a double one.
  var waitingTap: DayNumber?
  private var reportedHeight: Double?
  /// What a cross-fade began with.
  private var fading: LevelView?
  /// The days of `dataSource` as a store, and what asks that.
  private var sourceStore: DataSourceStore?
  private var sourceTimeline: EventTimeline?
  /// Whether the next change of the focused day takes the host's focus along.
  private var focusFollows = false

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
    addSubview(stage)
    addSubview(hint)
    zoomController = ZoomController(
      stage: stage, current: LevelFactory.make(state.level, configuration, stage.frame.size),
      makeLevel: { [unowned(unsafe) self] level, day, point in makeLevel(level, around: day, at: point) },
      didEnd: { [unowned(unsafe) self] level, day in didZoom(to: level, around: day) })
    accessibility.role = .group
    addSelectionGestures(to: stage)
    addGesture(
      PressGesture { [unowned(unsafe) self] phase, event in
        if phase == .began { pressOutsideList(event.location) }
      })
  }

  deinit { shownTimeline?.onChange = nil }

  /// Carries out an action: asks the delegate, changes the state, marks what has to be drawn anew, and tells the
  /// delegate. Returns whether the delegate let it happen.
  ///
  /// - Parameter silently: neither asks nor tells the delegate about the selection; a day that is not enabled is refused
  ///   all the same.
  @discardableResult
  public func send(_ action: CalendarAction, silently: Bool = false) -> Bool {
    var next = state
    let plan = next.reduce(action, configuration: configuration, presented: destinationPeriod)
    guard isAllowed(plan, silently) else { return false }
    if !silently, let day = plan.selected { delegate?.calendarView(self, willSelect: day) }
    // Whatever the delegate did meanwhile counts.
    let effects = state.reduce(action, configuration: configuration, presented: destinationPeriod)
    carryOut(effects)
    if effects.selectionChanged { selectionObserver?() }
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

  /// Asks the data source or the timeline anew and dresses all cells, as after a store could not be read.
  public func reload() {
    guard mayReload() else { return }
    if timeline == nil { sourceStore?.forget(nil) }
    cellHooks.marks.remove(nil)
    lanes.removeAll()
    redress()
    updateLevels()
  }

  /// Asks the data source, and the delegate for marks, anew for these days. With a `timeline`, its store says by itself
  /// which events have changed.
  public func reload(days: Range<DayNumber>) {
    guard !days.isEmpty, mayReload() else { return }
    cellHooks.marks.remove(days)
    if timeline == nil, let sourceStore { sourceStore.forget(days) } else { updateLevels() }
  }

  /// Reads times of the data source's events in a zone, by default in UTC.
  ///
  /// - Parameter zones: knows the zones that events name.
  public func setDataSourceZone(_ zone: ZoneRules, zones: any ZoneProvider) {
    sourceZone = zone
    sourceZones = zones
    connectDataSource()
  }

  /// The day at a point in the coordinates of this view, or `nil` where there is none.
  public func day(at point: Point) -> DayNumber? { current?.day(at: point - stage.frame.origin) }

  /// Whether the picture is on its way between two levels, or fades; `state` does not tell how far.
  public var isZooming: Bool { zoomController?.transition != nil || fading != nil }

  /// The days in view, wholly or in part.
  public var visibleDays: Range<DayNumber> { current?.visibleDays ?? presented..<presented + 1 }

  /// The title shown now, as "November 2026".
  public var title: String { current?.title(of: presented) ?? "" }

  public override func layoutSubviews() {
    let size = frame.size.fillable
    let month = configuration.style.month
    let height = HeaderView.height(width: size.width, configuration, state.level)
    let room = max(0, size.height - height - configuration.weekdayMenuHeight)
    let rowHeight = MonthGeometry.rowHeight(viewportHeight: room, month, pixels)
    // What is left over by rounding rows down goes to the title bar, so that no sliver of a row shows at the bottom.
    let options = configuration.month
    let sharesRows = options.arrangement == .endless && options.rowHeight == .share
    let rest =
      state.level == .month && sharesRows && configuration.showsHeader
      ? min(max(0, room - rowHeight * Double(month.visibleRows)), 8) : 0
    let headerHeight = min(size.height, height + rest)
    layer = Layer(fill: .role(CalendarRole.background))
    header.isHidden = !configuration.showsHeader
    header.frame = Rect(x: 0, y: 0, width: size.width, height: headerHeight)
    stage.frame = Rect(x: 0, y: headerHeight, width: size.width, height: max(0, size.height - headerHeight))
    layOutLevels()
    hint.update(message: message, in: size, style: configuration.style)
    dayEvents?.fit(in: listArea)
    updateTitle(always: true)
    window?.notify(self)
  }

  public override func keyDown(_ event: KeyEvent) -> Bool {
    guard configuration.enabledGestures.contains(.keys),
      let action = KeyboardNavigation.action(
        for: event, state: state, configuration: configuration,
        hidesEvents: event.key == .enter && current?.hidesEvents(of: state.focusedDay) == true)
    else { return false }
    if case .showEvents(let day) = action {
      guard shownTimeline?.occurrences(touching: day..<day + 1).contains(where: { !$0.isBackground }) == true
      else { return false }
      listEvents(of: day)
      return true
    }
    if !sendFromInput(action), case .select(let day) = action {
      // The keyboard passes over days that are refused.
      sendFromInput(.focus(day))
    }
    return true
  }

  public override func magnify(_ event: MagnifyEvent) -> Bool {
    guard let zoomController, let current, configuration.enabledGestures.contains(.pinch) else { return false }
    switch event.phase {
    case .ended, .cancelled:
      zoomController.release()
      return true
    case .began, .changed, .step: break
    }
    endFade()
    let point = event.location - stage.frameInWindow.origin
    // Used even where it leads nowhere: the page around the calendar must not zoom instead.
    guard let day = zoomController.transition?.day ?? current.day(at: point), configuration.isReachable(day),
      zoomController.magnify(by: event.factor, around: day, at: point, within: configuration.levels)
    else { return true }
    send(.hideEvents)
    // Nobody says when a wheel has stopped.
    if event.phase == .step {
      window?.after(CalendarView.wheelRest, for: stage) { [unowned(unsafe) self] in self.zoomController?.release() }
    }
    return true
  }

  /// Rows refer to each other by numbers that the window gives.
  public override func didMove(to window: Window?) {
    guard window != nil else { return }
    redress()
    setNeedsLayout()
  }

  public override func windowWillClose() {
    selectionObserver = nil
    contentObserver = nil
    shapeObserver = nil
    delegate = nil
    cellHooks.close()
    madeAgendaList?.close()
    madeAgendaList = nil
    timeline = nil
    dataSource = nil
  }

  /// The views that assistive technology and tools see, in reading order.
  func elementViews() -> [View] {
    header.elementViews + (current?.elementViews() ?? []) + [hint]
      + (dayEvents?.elementViews() ?? [])
  }

  // MARK: - Levels

  /// The least height of the area of a list of a day's events, in points.
  private static let leastListArea = 240.0
  /// Seconds after which a wheel counts as stopped.
  private static let wheelRest = 0.15

  /// The level that is shown, or that a transition began at.
  var current: LevelView? { zoomController?.current }

  private var pixels: PixelGrid { PixelGrid(scale: window?.scale ?? 1) }

  /// The period presented when a running motion ends, from which the next step is counted.
  private var destinationPeriod: DayNumber {
    guard let current, let destination = current.destination else { return presented }
    return period(current.presentedDay(at: destination))
  }

  private func period(_ day: DayNumber) -> DayNumber {
    state.level.period(containing: day, configuration.calendar, configuration.grid)
  }

  /// What a level is told; for one that is not the state's, with the state it would have.
  private func input(for level: LevelView, _ state: CalendarState, presented: DayNumber? = nil) -> LevelInput {
    let known = presented ?? (level === current ? self.presented : nil)
    return LevelInput(
      configuration: configuration, state: state, timeline: shownTimeline, lanes: lanes, texts: texts, pool: reusePool,
      presented: known ?? level.level.period(containing: state.anchor.day, configuration.calendar, configuration.grid),
      pixels: pixels, responder: self)
  }

  private func updateLevels() {
    guard let current, stage.frame.height > 0 else { return }
    current.update(input(for: current, state))
    if dayEvents?.day != nil || state.listedDay != nil { showDayEvents() }
  }

  private func redress() { for level in zoomController?.levels ?? [] { level.redress() } }

  /// Gives the level its place; another width may ask for another way to show it.
  private func layOutLevels() {
    guard let zoomController else { return }
    endFade()
    zoomController.finishAtOnce()
    let size = stage.frame.size
    if !LevelFactory.fits(zoomController.current, state.level, configuration, size) {
      zoomController.replace(with: LevelFactory.make(state.level, configuration, size))
    }
    zoomController.current.frame = Rect(origin: .zero, size: size)
    returnFromAwaitedDay()
    updateLevels()
    showAwaitedDay()
  }

  private func makeLevel(_ level: ZoomLevel, around day: DayNumber, at point: Point) -> LevelView {
    let made = LevelFactory.make(level, configuration, stage.frame.size)
    made.frame = Rect(origin: .zero, size: stage.frame.size)
    var state = state
    state.level = level
    state.anchor = ScrollAnchor(day: day)
    made.update(input(for: made, state))
    state.anchor = made.anchor(placing: day, at: point)
    let presented = level.period(
      containing: made.presentedDay(at: state.anchor), configuration.calendar, configuration.grid)
    made.update(input(for: made, state, presented: presented))
    return made
  }

  private func zoom(to level: ZoomLevel, around day: DayNumber?, animated: Bool) {
    guard let zoomController, let current else { return }
    endFade()
    let center = Point(x: stage.frame.width / 2, y: stage.frame.height / 2)
    let around =
      day ?? (visibleDays.contains(state.focusedDay) ? state.focusedDay : current.day(at: center) ?? presented)
    guard stage.frame.height > 0 else {
      state.level = level
      state.anchor = ScrollAnchor(day: level.period(containing: around, configuration.calendar, configuration.grid))
      presented = state.anchor.day
      awaitedDay = AwaitedDay(day: around)
      zoomController.replace(with: LevelFactory.make(level, configuration, stage.frame.size))
      setNeedsLayout()
      return
    }
    zoomController.zoom(to: level, around: around, at: center, animated: animated)
  }

  /// A transition ended at another level.
  private func didZoom(to level: LevelView, around day: DayNumber) {
    guard let input = level.input else { return }
    let isFocusSeen = visibleDays.contains(state.focusedDay)
    state.reach(level.level, at: input.state.anchor, focusing: isFocusSeen ? nil : configuration.clamp(day))
    presented = input.presented
    setNeedsLayout()
    // Another configuration may have come meanwhile.
    let allowed = configuration.allowed(state.level)
    if allowed != state.level { return zoom(to: allowed, around: configuration.clamp(day), animated: false) }
    // From the title bar, or elsewhere on the page, focus does not move.
    focusFollows = zoomController?.tookFocus == true
    focusCell()
    focusFollows = false
    shapeObserver?()
    delegate?.calendarView(self, didZoomTo: level.level)
  }

  // MARK: - Parts

  private var sourceZone = ZoneRules.utc
  private var sourceZones: any ZoneProvider = FixedZoneProvider([])

  /// `timeline`, or that of `dataSource`.
  package var shownTimeline: EventTimeline? { timeline ?? sourceTimeline }

  private func observeTimeline(_ old: EventTimeline?) {
    old?.onChange = nil
    shownTimeline?.onChange = { [unowned(unsafe) self] days in
      cellHooks.marks.remove(days)
      if let timeline = shownTimeline { lanes.remove(days, in: timeline) }
      updateLevels()
      contentObserver?()
    }
    lanes.removeAll()
    cellHooks.marks.remove(nil)
    updateLevels()
    contentObserver?()
  }

  private func connectDataSource() {
    let old = shownTimeline
    sourceStore?.close()
    sourceStore = nil
    sourceTimeline = nil
    if dataSource != nil {
      let store = DataSourceStore(
        days: { [unowned(unsafe) self] days in dataSource?.calendarView(self, eventsTouching: days) },
        day: { [unowned(unsafe) self] day in dataSource?.calendarView(self, eventsOn: day) ?? [] },
        calendars: { [unowned(unsafe) self] in dataSource?.calendars(of: self) ?? [] },
        reject: { [unowned(unsafe) self] event, error in
          report(anomaly: "an event of the data source is left out" + DataSourceStore.reason(error))
          dataSource?.calendarView(self, didReject: event, because: error)
        },
        disturbed: { [unowned(unsafe) self] in
          window?.notify { if let store = self.sourceStore { store.announce() } else { self.reload() } }
        })
      sourceStore = store
      sourceTimeline = EventTimeline(store: store, displayZone: sourceZone, zones: sourceZones)
    }
    observeTimeline(old)
  }

  /// Not while the data source answers: that is new, and asking again would never end.
  private func mayReload() -> Bool {
    guard sourceStore?.isAsking == true else { return true }
    report(anomaly: "a data source reloads its calendar while it is asked; its answer counts")
    return false
  }

  /// Asks the delegate whether days may be selected or taken back.
  private func isAllowed(_ effects: CalendarEffects, _ silently: Bool) -> Bool {
    guard effects.selectionChanged || !effects.chosen.isEmpty, let delegate else { return true }
    for day in effects.chosen where !delegate.calendarView(self, isEnabled: day) { return false }
    guard !silently else { return true }
    for day in effects.chosen where !delegate.calendarView(self, shouldSelect: day) { return false }
    if effects.chosen.isEmpty, let day = effects.deselected {
      return delegate.calendarView(self, shouldDeselect: day)
    }
    return true
  }

  private func carryOut(_ effects: CalendarEffects) {
    if effects.content {
      updateLevels()
      // Where days are listed below a row of days, another focused day is another period.
      updateTitle()
    }
    switch effects.movement {
    case .zoom(let level, let day, let animated): zoom(to: level, around: day, animated: animated)
    case .crossFade(let day): crossFade(to: day)
    case let movement: move(movement)
    }
    if effects.focus { focusCell() }
    if effects.list { changeDayEvents() }
  }

  private func tellSelection(_ effects: CalendarEffects) {
    guard let delegate else { return }
    if let day = effects.deselected { delegate.calendarView(self, didDeselect: day) }
    if let day = effects.selected { delegate.calendarView(self, didSelect: day) }
    if let days = effects.completedRange { delegate.calendarView(self, didSelectRange: days) }
    delegate.calendarView(self, didChange: state.selection)
  }

  // MARK: - The list of a day's events

  private func showDayEvents() {
    guard let current else { return }
    if dayEvents == nil, state.listedDay != nil {
      let made = DayEventsLayer { [unowned(unsafe) self] day in listAnchor(of: day) }
      dayEvents = made
      addSubview(made)
    }
    dayEvents?.update(state.listedDay, input(for: current, state), in: listArea)
  }

  /// What a list of a day's events may cover: all but the title bar, and that too where there is little else.
  private var listArea: Rect {
    stage.frame.height >= CalendarView.leastListArea ? stage.frame : Rect(origin: .zero, size: frame.size)
  }

  /// Shows another list, or none. Focus goes into the list, and back to where it was opened.
  private func changeDayEvents() {
    let before = dayEvents?.day
    let hadFocus = dayEvents?.hasFocus == true
    showDayEvents()
    guard hadFocus || focusFollows || window?.focusedView?.isDescendant(of: stage) == true else { return }
    window?.notify {
      if self.state.listedDay != nil {
        self.dayEvents?.takeFocus()
      } else if hadFocus, let window = self.window, let view = before.flatMap({ self.opener(of: $0) }) {
        window.focus(view)
      }
    }
  }

  /// What a list of a day's events is opened from: its "+n", or the day.
  private func opener(of day: DayNumber) -> View? {
    current?.moreLink(of: day) ?? current?.focusTarget(for: day) ?? current?.focusTarget(for: state.focusedDay)
  }

  /// Where a list of a day's events belongs to.
  private func listAnchor(of day: DayNumber) -> Rect {
    let frame: Rect? = opener(of: day).map { view in
      view.frameInWindow.offset(by: Point(x: -frameInWindow.minX, y: -frameInWindow.minY))
    }
    return (frame ?? stage.frame).intersection(stage.frame)
  }

  /// A press beside the list takes it away; on what it belongs to, it is left to that.
  func pressOutsideList(_ location: Point) {
    guard let day = state.listedDay, let dayEvents else { return }
    let point = location - frameInWindow.origin
    if dayEvents.contains(point) || current?.moreLink(of: day)?.frameInWindow.contains(location) == true { return }
    if dayEvents.hasFocus { window?.send(.focus(.none)) }
    send(.hideEvents)
  }

  /// Brings title and cells to the period in the middle, if it is another one or `always`.
  func updateTitle(always: Bool = false) {
    guard let current, stage.frame.height > 0 else { return }
    defer { header.isTitleHidden = current.showsTitle }
    let period = period(current.presentedDay(at: state.anchor))
    guard period != presented || always else { return }
    presented = period
    header.update(
      HeaderView.Content(
        title: title, level: state.level,
        levels: configuration.headerControls.contains(.levels) ? configuration.shownLevels : [], texts: texts,
        style: configuration.style, direction: configuration.direction,
        offersToday: configuration.headerControls.contains(.today),
        isToday: highlightsTitle(of: header), canGoBack: !isBackwardDisabled(of: header),
        canGoOn: !isForwardDisabled(of: header)))
    if let level = titledLevel { willDisplay(title: header.titleView, of: period, level: level) }
    window?.notify { self.reportPeriod() }
    updateLevels()
  }

  /// What the title bar names: a year, or a month; `nil` if neither alone.
  private var titledLevel: ZoomLevel? {
    switch state.level {
    case .year: .year
    case .month, .agenda: .month
    case .week, .day: nil
    }
  }

  /// Tells the delegate which period is presented, if it is another one than it was told, and selects in it.
  private func reportPeriod() {
    let old = reportedPeriod
    guard presented != old else { return }
    reportedPeriod = presented
    if old != nil, configuration.selectsPresentedPeriod { selectInPeriod() }
    delegate?.calendarView(self, didPresent: presented)
  }

  /// Unless the selection lies in the presented month or week already.
  private func selectInPeriod() {
    let isDay = state.level == .day && configuration.dayPresentation == .list
    guard configuration.selectionMode.isSingle, state.level == .month || state.level == .week || isDay else { return }
    if let day = state.selectedDay, period(day) == presented { return }
    let isToday = period(configuration.today) == presented
    send(.select(isToday ? configuration.today : presented))
  }

  /// Tells the delegate which days are in view, if they are others than it was told.
  func reportVisibleDays() {
    let days = visibleDays
    guard days != shownDays else { return }
    shownDays = days
    delegate?.calendarView(self, didShow: days)
  }

  /// Tells the delegate the height that suits what is shown, if it is another one than it was told.
  func reportHeight() {
    guard let height = preferredHeight, height != reportedHeight else { return }
    reportedHeight = height
    shapeObserver?()
    delegate?.calendarView(self, didPreferHeight: height)
  }

  /// Another view of the level fades in over the shown one.
  private func crossFade(to day: DayNumber) {
    let period = state.level == .agenda ? day : period(day)
    guard let zoomController, let window, stage.frame.height > 0, period != destinationPeriod else {
      return move(.start(state.level == .year ? day : period, animated: false))
    }
    endFade()
    zoomController.finishAtOnce()
    let old = zoomController.current
    let made = LevelFactory.make(state.level, configuration, stage.frame.size)
    made.frame = old.frame
    window.cancelAnimation(of: old)
    state.anchor = ScrollAnchor(day: period)
    zoomController.replace(with: made)
    stage.addSubview(old)
    made.bringToFront()
    fading = old
    presented = period
    updateLevels()
    awaitedDay = AwaitedDay(day: day)
    showAwaitedDay()
    updateTitle(always: true)
    made.effect = ViewEffect(opacity: 0)
    let seconds = window.reducesMotion ? 0.12 : min(max(configuration.crossFadeTime, 0), 2)
    window.animate(
      FadeAnimation(owner: stage, seconds: seconds) { [unowned(unsafe) self] way in
        made.effect = way == 1 ? .none : ViewEffect(opacity: way)
        if way == 1 { endFade() }
      })
    window.notify(self)
  }

  private func endFade() {
    guard let fading else { return }
    self.fading = nil
    window?.cancelAnimation(of: stage)
    fading.removeFromSuperview()
    current?.effect = .none
  }

  private func move(_ movement: CalendarEffects.Movement) {
    guard stage.frame.height > 0 else {
      stand(movement)
      return
    }
    switch movement {
    case .none, .zoom, .crossFade: break
    case .reveal(let day): current?.reveal(day)
    case .start(let day, let animated): current?.show(day, animated: animated)
    case .center(let day, let animated): current?.center(day, animated: animated)
    }
  }

  /// Before the first layout there is nothing to scroll: the calendar will stand there from the beginning.
  private func stand(_ movement: CalendarEffects.Movement) {
    switch movement {
    case .none, .zoom: return
    case .reveal(let day), .start(let day, _), .center(let day, _), .crossFade(let day):
      let period = period(day)
      awaitedDay = AwaitedDay(day: day)
      guard period != presented else { return }
      presented = period
      send(.scrolled(ScrollAnchor(day: period)))
    }
  }

  /// Sends what a person asked for, which takes the host's focus along.
  @discardableResult
  func sendFromInput(_ action: CalendarAction) -> Bool {
    focusFollows = true
    defer { focusFollows = false }
    return send(action)
  }

  /// Gives the host's focus to the focused day.
  package func takeFocus() {
    focusFollows = true
    focusCell()
    focusFollows = false
  }

  private func focusCell() {
    guard focusFollows || window?.focusedView?.isDescendant(of: stage) == true else { return }
    window?.notify { self.moveFocus() }
  }

  private func moveFocus() {
    guard let window, let cell = current?.focusTarget(for: state.focusedDay), window.focusedView !== cell else {
      return
    }
    window.focus(cell)
  }
}
