import CalendarLayout
public import CalendarSystems
import CalendarText
public import CollectionKit
public import Events
public import Geometry
public import ViewKit

/// A calendar: title bar, weekday menu and an endless month, as one view for any window.
///
/// Give it a `timeline` to show events, a `delegate` to hear what people do, and put it into a `Window` as its root or
/// anywhere below. Everything that can happen goes through `send(_:)`.
public final class CalendarView: View {
  /// What is shown, selected and focused; changed by `send(_:)` alone.
  public private(set) var state: CalendarState
  /// Language, calendar system, today and style; changed by `update(configuration:)`.
  public private(set) var configuration: CalendarConfiguration
  /// Where events come from; `nil` shows none.
  public var timeline: EventTimeline? {
    didSet { observeTimeline(oldValue) }
  }
  /// Said over an empty calendar, in one line; empty for nothing.
  public var message: String = "" {
    didSet { if !utf8Equal(message, oldValue) { setNeedsLayout() } }
  }

  #if hasFeature(Embedded)
    /// Held strongly, because the language has no weak references here; `Window.close()` lets go of it.
    public var delegate: (any CalendarViewDelegate)?
  #else
    /// Held weakly.
    public weak var delegate: (any CalendarViewDelegate)?
  #endif

  /// Makers of cells and bars. Register under `.dayCell` or `.eventBar` before the first layout to use other classes.
  public let reusePool = ReusePool()

  private let grid = View()
  private let menu = WeekdayMenuView()
  private let canvas = MonthCanvas()
  private let hint = HintView()
  private var header: HeaderView?
  private let lanes = LaneCache()
  private var texts: CalendarTexts
  private var shownDays: Range<DayNumber>?
  private var presentedMonth: DayNumber

  /// Shows the month of the configuration's initial day.
  public convenience init(configuration: CalendarConfiguration) {
    self.init(
      configuration: configuration,
      state: CalendarState(showing: configuration.initialDay, calendar: configuration.calendar))
  }

  /// A calendar that stands where another one did.
  package init(configuration: CalendarConfiguration, state: CalendarState) {
    self.configuration = configuration
    self.state = state
    texts = CalendarTexts(configuration)
    presentedMonth = configuration.calendar.startOfMonth(containing: state.anchor.day)
    super.init()
    registerCells()
    let header = HeaderView { [unowned(unsafe) self] action in send(action) }
    self.header = header
    addSubview(header)
    addSubview(grid)
    grid.addSubview(menu)
    grid.addSubview(canvas)
    addSubview(hint)
    grid.accessibility.role = .grid
    canvas.accessibility.role = .rowGroup
    accessibility.role = .group
    canvas.addGesture(TapGesture { [unowned(unsafe) self] event in tap(event) })
  }

  deinit { timeline?.onChange = nil }

  /// Carries out an action: asks the delegate, changes the state, and marks what has to be drawn anew.
  public func send(_ action: CalendarAction) {
    if case .select(let day) = action, delegate?.calendarView(self, shouldSelect: day) == false { return }
    let effects = state.reduce(
      action, calendar: configuration.calendar, today: configuration.today, presented: destinationMonth)
    if effects.content { updateCanvas() }
    move(effects.movement)
    if effects.focus { focusGrid() }
    if effects.selectionChanged { delegate?.calendarView(self, didSelect: state.selection) }
  }

  /// Shows the same place in another language, on another day or in another style.
  public func update(configuration: CalendarConfiguration) {
    self.configuration = configuration
    texts = CalendarTexts(configuration)
    canvas.redress()
    setNeedsLayout()
  }

  /// Asks the timeline anew and dresses all cells, as after a store could not be read.
  public func reload() {
    lanes.removeAll()
    canvas.redress()
    updateCanvas()
  }

  /// The day at a point in the coordinates of this view, or `nil` outside the grid.
  public func day(at point: Point) -> DayNumber? {
    let local = point - grid.frame.origin - canvas.frame.origin
    guard Rect(origin: .zero, size: canvas.frame.size).contains(local) else { return nil }
    return canvas.day(at: local)
  }

  /// The days in view, wholly or in part.
  public var visibleDays: Range<DayNumber> {
    let grid = geometry?.grid ?? weekGrid
    let weeks = canvas.visibleWeeks
    return grid.firstDay(of: weeks.lowerBound)..<grid.firstDay(of: weeks.upperBound)
  }

  /// The title shown now, as "November 2026".
  public var title: String { texts.date.monthYear(presentedMonth) }

  public override func layoutSubviews() {
    let metrics = configuration.style.header
    let size = frame.size
    let pixels = PixelGrid(scale: window?.scale ?? 1)
    let room = max(0, size.height - metrics.height - metrics.weekdayMenuHeight)
    let month = configuration.style.month
    let rowHeight = MonthGeometry.rowHeight(viewportHeight: room, month, pixels)
    // What is left over by rounding rows down goes to the title bar, so that no sliver of a row shows at the bottom.
    let rest = min(max(0, room - rowHeight * Double(month.visibleRows)), 8)
    let headerHeight = min(size.height, metrics.height + rest)
    layer = Layer(fill: .role(CalendarRole.background))
    header?.frame = Rect(x: 0, y: 0, width: size.width, height: headerHeight)
    let gridHeight = max(0, size.height - headerHeight)
    grid.frame = Rect(x: 0, y: headerHeight, width: size.width, height: gridHeight)
    menu.frame = Rect(x: 0, y: 0, width: size.width, height: min(gridHeight, metrics.weekdayMenuHeight))
    let viewport = Size(width: size.width, height: gridHeight - menu.frame.height)
    canvas.frame = Rect(origin: Point(x: 0, y: menu.frame.height), size: viewport)
    let columns = WeekColumns(width: size.width, grid: weekGrid, direction: direction, pixels: pixels)
    geometry = MonthGeometry(viewport: viewport, grid: weekGrid, columns: columns, metrics: month, pixels: pixels)
    menu.update(columns: columns, grid: weekGrid, texts: texts, style: configuration.style)
    hint.update(message: message, in: size, style: configuration.style)
    updateTitle(always: true)
    window?.notify { self.reportVisibleDays() }
  }

  public override func keyDown(_ event: KeyEvent) -> Bool {
    let action = KeyboardNavigation.action(
      for: event, from: state.focusedDay, today: configuration.today, grid: weekGrid,
      calendar: configuration.calendar, direction: direction, hasSelection: state.selection != nil)
    guard let action else { return false }
    sendFromInput(action)
    return true
  }

  /// Rows refer to each other by numbers that the window gives.
  public override func didMove(to window: Window?) {
    guard window != nil else { return }
    canvas.redress()
    setNeedsLayout()
  }

  public override func windowWillClose() {
    delegate = nil
    timeline = nil
  }

  /// The views that assistive technology and tools see, in reading order.
  func elementViews() -> [View] {
    var views = header?.elementViews ?? []
    views += [grid, menu] + menu.elementViews
    for row in canvas.visibleRows {
      views.append(row)
      for column in 0..<(geometry?.columns.count ?? 0) {
        if let cell = row.cell(inColumn: column) { views.append(cell) }
        views += row.marks(inColumn: column)
      }
    }
    views.append(hint)
    return views
  }

  // MARK: - Parts

  private var geometry: MonthGeometry?
  /// Whether the next change of the focused day takes the host's focus along.
  private var focusFollows = false

  private var weekGrid: WeekGrid { WeekGrid(firstWeekday: configuration.locale.firstWeekday) }

  private var direction: LayoutDirection { configuration.locale.isRightToLeft ? .rightToLeft : .leftToRight }

  private func registerCells() {
    reusePool.register(.weekRow) { WeekRowView() }
    reusePool.register(.dayCell) { DayCell() }
    reusePool.register(.eventBar) { EventBar() }
    reusePool.register(.moreLink) { MoreLink() }
  }

  private func observeTimeline(_ old: EventTimeline?) {
    old?.onChange = nil
    timeline?.onChange = { [unowned(unsafe) self] _ in updateCanvas() }
    lanes.removeAll()
    updateCanvas()
  }

  private func updateCanvas() {
    guard let geometry else { return }
    canvas.update(
      MonthCanvas.Input(
        builder: WeekContentBuilder(
          configuration: configuration, state: state, geometry: geometry, timeline: timeline, lanes: lanes,
          texts: texts, presentedMonth: presentedMonth),
        surroundings: WeekRowView.Surroundings(
          pool: reusePool, geometry: geometry, style: configuration.style, texts: texts, responder: self)))
  }

  /// The month in the middle of a view that stands there: that of the last day of the middle row, so that a month whose
  /// first row is on top is presented in the lowest viewport.
  private func month(at anchor: ScrollAnchor, _ geometry: MonthGeometry) -> DayNumber {
    let valid = configuration.calendar.validDays
    let week = geometry.middleWeek(topWeek: geometry.grid.week(of: anchor.day), fraction: anchor.fraction)
    let last = min(max(geometry.grid.firstDay(of: week) + 6, valid.lowerBound), valid.upperBound)
    return configuration.calendar.startOfMonth(containing: last)
  }

  /// The month presented when a running motion ends, from which the next step is counted.
  private var destinationMonth: DayNumber {
    guard let geometry, let destination = canvas.destination else { return presentedMonth }
    return month(at: destination, geometry)
  }

  /// Brings title and cells to the month in the middle, if it is another one or `always`.
  func updateTitle(always: Bool = false) {
    guard let geometry else { return }
    let month = month(at: state.anchor, geometry)
    let changed = month != presentedMonth
    guard changed || always else { return }
    presentedMonth = month
    grid.accessibility.label = title
    header?.update(title: title, texts: texts, style: configuration.style, direction: direction)
    updateCanvas()
  }

  /// Tells the delegate which days are in view, if they are others than it was told.
  func reportVisibleDays() {
    let days = visibleDays
    guard days != shownDays else { return }
    shownDays = days
    delegate?.calendarView(self, didShow: days)
  }

  private func move(_ movement: CalendarEffects.Movement) {
    guard geometry != nil else {
      stand(movement)
      return
    }
    switch movement {
    case .none: break
    case .reveal(let day): canvas.reveal(day)
    case .top(let day, let animated): canvas.scroll(toTop: day, animated: animated)
    }
  }

  /// Before the first layout there is nothing to scroll: the calendar will stand there from the beginning.
  private func stand(_ movement: CalendarEffects.Movement) {
    switch movement {
    case .none: return
    case .reveal(let day), .top(let day, _):
      let month = configuration.calendar.startOfMonth(containing: day)
      guard month != presentedMonth else { return }
      presentedMonth = month
      send(.scrolled(ScrollAnchor(day: month)))
    }
  }

  /// Sends what a person asked for, which takes the host's focus along.
  func sendFromInput(_ action: CalendarAction) {
    focusFollows = true
    send(action)
    focusFollows = false
  }

  private func focusGrid() {
    guard focusFollows || window?.focusedView?.isDescendant(of: grid) == true else { return }
    window?.notify { self.moveFocus() }
  }

  private func moveFocus() {
    guard let window, let cell = canvas.cell(for: state.focusedDay), window.focusedView !== cell else { return }
    window.focus(cell)
  }

  private func tap(_ event: PointerEvent) {
    let origin = canvas.frameInWindow.origin
    guard let day = canvas.day(at: event.location - origin) else { return }
    select(day)
  }
}
