import Basics
import CalendarLayout
import CalendarSystems
import CalendarText
import Geometry
import ViewKit

/// Weekday names above pages: the month level with a page for each month, and day grids, whose pages are weeks.
final class MonthPagesLevelView: LevelView {
  private let menu = WeekdayRow()
  private let canvas: MonthPagesCanvas
  /// The number of weeks of a page; `nil` for months.
  private let weeks: Int?

  /// - Parameter isSideways: whether the next month is beside the page instead of below it.
  init(_ form: LevelForm, isSideways: Bool) {
    let period = form.level.period
    weeks = if case .weeks(let count) = period { count } else { nil }
    canvas = MonthPagesCanvas(weeks: weeks, isSideways: isSideways, scrolling: form.scrolling)
    super.init(form: form, surface: canvas)
    addSubview(menu)
    addSubview(canvas)
    accessibility.role = .grid
    partName = .grid
  }

  override func update(_ newContext: LevelContext) {
    var context = newContext.withFocusShown
    if weeks != nil {
      var configuration = context.configuration
      // Weeks belong to no month.
      (configuration.month.rowHeight, configuration.month.outDays) = (.content, .shown)
      context = context.with(configuration)
    }
    super.update(context)
    let style = context.configuration.style
    layer = Layer(fill: .role(CalendarRole.background))
    accessibility.label = title(of: context.presented)
    let columns = context.monthColumns(width: frame.width)
    menu.frame = Rect(
      x: 0, y: 0, width: frame.width, height: min(frame.height, context.configuration.weekdayMenuHeight))
    menu.update(columns: columns, grid: context.grid, texts: context.texts, style: style)
    // A page is as wide as its columns, which have whole pixels.
    canvas.fill(
      Rect(x: 0, y: menu.frame.height, width: columns.width, height: frame.height - menu.frame.height))
    canvas.update(context, columns, level: self)
  }

  override func reconfigure() { canvas.reconfigure() }

  override func show(_ day: DayNumber, animated: Bool) { canvas.show(day, animated: animated) }

  override func center(_ day: DayNumber, animated: Bool) { canvas.show(day, animated: animated) }

  override func reveal(_ day: DayNumber) { canvas.show(day, animated: true) }

  override func anchor(placing day: DayNumber, at point: Point) -> ScrollAnchor {
    ScrollAnchor(day: context == nil ? day : canvas.firstDay(ofUnit: canvas.unit(of: day)))
  }

  override func presentedDay(at anchor: ScrollAnchor) -> DayNumber {
    guard let context else { return anchor.day }
    return context.configuration.clamp(
      canvas.firstDay(ofUnit: canvas.unit(at: anchor) + (anchor.fraction >= 0.5 ? 1 : 0)))
  }

  override func title(of period: DayNumber) -> String {
    weeks == nil ? super.title(of: period) : context?.texts.date.monthYear(titleDay(ofPeriodFrom: period)) ?? ""
  }

  override func shortTitle(of period: DayNumber) -> String {
    weeks == nil
      ? super.shortTitle(of: period) : context?.texts.date.shortMonthYear(titleDay(ofPeriodFrom: period)) ?? ""
  }

  override var preferredHeight: Double? { canvas.ownHeight.map { $0 + menu.frame.height } }

  override func visibleDays(at distance: Double) -> Range<DayNumber> {
    context == nil ? super.visibleDays(at: distance) : canvas.visibleDays(at: distance)
  }

  override func slot(at point: Point) -> CalendarPart? {
    let local = point - canvas.frame.origin
    guard Rect(origin: .zero, size: canvas.frame.size).contains(local) else { return nil }
    return canvas.day(at: local).map { .day($0) }
  }

  override func frame(ofSlot slot: CalendarPart) -> Rect? {
    guard case .day(let day) = slot else { return nil }
    return canvas.dayFrame(of: day)?.offset(by: canvas.frame.origin)
  }

  override func pressableDay(at point: Point) -> DayNumber? {
    super.pressableDay(at: point).flatMap { answers($0, at: point) ? $0 : nil }
  }

  override func focusTarget(for day: DayNumber) -> View? {
    canvas.cell(for: context?.configuration.nearestShown(day) ?? day)
  }

  override var createsOnDays: Bool { true }

  override func hidesEvents(of day: DayNumber) -> Bool {
    // Dots show that there are events, but not which.
    (canvas.cell(for: day) as? DayCell)?.context.map { $0.hiddenCount > 0 } == true
  }

  override func tile(of day: DayNumber) -> Rect {
    canvas.rowFrame(of: day)?.offset(by: canvas.frame.origin) ?? super.tile(of: day)
  }

  override func elementViews() -> [View] { [self, menu] + menu.elementViews + canvas.elementViews() }

  /// Returns whether a day at a point responds to taps.
  private func answers(_ day: DayNumber, at point: Point) -> Bool {
    context?.configuration.month.selectsOutDays != false || !canvas.isOutDay(day, at: point - canvas.frame.origin)
  }

  override func tap(_ event: PointerEvent) {
    let point = event.location - frameInWindow.origin
    guard let day = day(at: point), answers(day, at: point) else { return }
    context?.responder?.tap(day, count: event.clickCount)
  }
}
