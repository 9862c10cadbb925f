import Basics
import CalendarLayout
import CalendarSystems
import CalendarText
import Geometry
import ViewKit

/// The week and day levels of narrow views: weekday names above a row with the days of a week, and a list of events
/// below it, unless the app wants only the row. The list contains the events of the whole week at the week level, and
/// of the focused day at the day level.
final class StripLevelView: LevelView {
  private let grid = View()
  private let menu = WeekdayRow()
  private let strip: StripCanvas
  private let list: StripListView
  /// The total height of names and days, even if the view is shorter.
  private var gridHeight = 0.0

  init(_ form: LevelForm) {
    strip = StripCanvas(scrolling: form.scrolling)
    list = StripListView(scrolling: form.scrolling)
    super.init(form: form, surface: strip)
    addSubview(list)
    addSubview(grid)
    grid.addSubview(menu)
    grid.addSubview(strip)
    accessibility.role = .group
    grid.accessibility.role = .grid
    grid.partName = .grid
  }

  override func update(_ newContext: LevelContext) {
    let context = newContext.withFocusShown
    super.update(context)
    let configuration = context.configuration
    layer = Layer(fill: .role(CalendarRole.background))
    accessibility.label = title(of: context.presented)
    grid.accessibility.label = context.texts.phrases.calendar
    let columns = context.monthColumns(width: frame.width)
    let heights = StripHeights(level, columns, configuration, context.pixels)
    gridHeight = heights.names + heights.days
    // A week is as wide as its columns, which have whole pixels.
    let width = columns.width
    menu.frame = Rect(x: 0, y: 0, width: width, height: min(heights.names, frame.height))
    menu.update(
      columns: columns, grid: context.grid, texts: context.texts, style: configuration.style,
      isCentered: configuration.style.day.placement(at: .strip) == .center)
    let rowHeight = min(heights.days, frame.height - menu.frame.height)
    strip.fill(Rect(x: 0, y: menu.frame.height, width: width, height: rowHeight))
    grid.frame = Rect(x: 0, y: 0, width: width, height: strip.frame.maxY)
    let geometry = MonthGeometry(
      viewport: strip.frame.size, grid: context.grid, columns: columns, metrics: configuration.style.month,
      pixels: context.pixels, rowHeight: rowHeight)
    strip.update(context, geometry, level: self)
    list.frame = Rect(x: 0, y: grid.frame.maxY, width: width, height: frame.height - grid.frame.height)
    // A calendar with its preferred height has no list, and no rows that only assistive technology finds.
    list.isHidden = !configuration.listsEvents(at: level) || list.frame.height <= 1
    if !list.isHidden { list.update(context, listsWeek: !level.showsOneDay, day: listedDay(at: context.state.anchor)) }
  }

  override func reconfigure() {
    strip.reconfigure()
    list.reconfigure()
  }

  override func show(_ day: DayNumber, animated: Bool) {
    strip.show(day, animated: animated && context?.configuration.animatesWeekSteps != false)
  }

  override var preferredHeight: Double? { gridHeight }

  override func reveal(_ day: DayNumber) {
    strip.show(day, animated: context?.configuration.animatesWeekSteps != false)
  }

  override func anchor(placing day: DayNumber, at point: Point) -> ScrollAnchor {
    ScrollAnchor(day: context?.grid.firstDay(of: context?.grid.week(of: day) ?? 0) ?? day)
  }

  override func presentedDay(at anchor: ScrollAnchor) -> DayNumber {
    guard let context else { return anchor.day }
    let week = presentedWeek(at: anchor, context.grid)
    return level.showsOneDay ? listedDay(at: anchor) : context.configuration.clamp(context.grid.firstDay(of: week))
  }

  /// Returns the week that fills most of the strip or, while the strip moves to the focused day, the week of that day.
  private func presentedWeek(at anchor: ScrollAnchor, _ grid: WeekGrid) -> Int {
    let focused = context.map { grid.week(of: $0.state.focusedDay) }
    if let goal = strip.destination.map({ grid.week(of: $0.day) }), goal == focused { return goal }
    return grid.week(of: anchor.day) + (anchor.fraction >= 0.5 ? 1 : 0)
  }

  override var presentsFocusedDay: Bool { true }

  /// Returns the day whose events are listed: the focused day or, if the strip shows another week, the same weekday of
  /// that week.
  private func listedDay(at anchor: ScrollAnchor) -> DayNumber {
    guard let context else { return anchor.day }
    let focused = context.state.focusedDay
    let weeks = presentedWeek(at: anchor, context.grid) - context.grid.week(of: focused)
    return weeks == 0 ? focused : context.configuration.clamp(focused + 7 * weeks)
  }

  /// Handles that the strip came to rest, which focuses the listed day.
  func didRest(at anchor: ScrollAnchor) {
    guard let context else { return }
    let day = listedDay(at: anchor)
    if day != context.state.focusedDay { context.responder?.focus(day) }
  }

  override func title(of period: DayNumber) -> String {
    guard let context else { return "" }
    let text = context.texts.date
    guard level.showsOneDay else { return text.monthYear(titleDay(ofWeekFrom: period)) }
    // Only the title names the day of a list.
    return context.configuration.dayPresentation == .list ? text.shortDate(period) : text.shortWeekdayDate(period)
  }

  override func shortTitle(of period: DayNumber) -> String {
    guard let text = context?.texts.date else { return "" }
    return level.showsOneDay ? text.shortMonthDay(period) : text.shortMonthYear(titleDay(ofWeekFrom: period))
  }

  override var listsEvents: Bool { !list.isHidden }

  override func visibleDays(at distance: Double) -> Range<DayNumber> {
    strip.visibleDays(at: distance) ?? super.visibleDays(at: distance)
  }

  override func slot(at point: Point) -> CalendarPart? {
    if point.y < grid.frame.maxY { return strip.day(at: point - strip.frame.origin).map { .day($0) } }
    guard !list.isHidden else { return nil }
    let listed = window?.isAnimating(strip) == true ? nil : list.day(at: point)
    return (listed ?? context?.state.focusedDay).map { .day($0) }
  }

  override func frame(ofSlot slot: CalendarPart) -> Rect? {
    guard case .day(let day) = slot else { return nil }
    return strip.frame.height > 0
      ? strip.dayFrame(of: day)?.offset(by: strip.frame.origin) : list.dayFrame(of: day)
  }

  override var listBelow: ScrollView? { list.isHidden ? nil : list.canvas }

  override var contentArea: Rect { Rect(origin: .zero, size: frame.size) }

  override func focusTarget(for day: DayNumber) -> View? {
    list.focusedRow(of: day) ?? strip.cell(for: context?.configuration.nearestShown(day) ?? day)
  }

  override func hidesEvents(of day: DayNumber) -> Bool {
    // Without a list, dots show that there are events, but not which.
    list.isHidden && strip.cell(for: day)?.context.map { $0.hiddenCount > 0 } == true
  }

  override func tile(of day: DayNumber) -> Rect {
    !level.showsOneDay ? frame(ofSlot: .day(day)) ?? super.tile(of: day) : super.tile(of: day)
  }

  override func dayTile(of day: DayNumber) -> Rect? { nil }

  override func elementViews() -> [View] {
    [self, grid, menu] + menu.elementViews + strip.elementViews() + (list.isHidden ? [] : list.elementViews())
  }

  override func tap(_ event: PointerEvent) {
    guard let day = strip.day(at: event.location - strip.frameInWindow.origin) else { return }
    context?.responder?.tap(day, count: event.clickCount)
  }
}
