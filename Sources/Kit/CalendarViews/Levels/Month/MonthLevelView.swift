import Basics
import CalendarLayout
import CalendarSystems
import Events
import Geometry
import ViewKit

/// The month level: weekday names above an endless column of weeks.
final class MonthLevelView: LevelView {
  private let menu = WeekdayRow()
  private let canvas: MonthCanvas
  private var geometry: MonthGeometry?

  init(_ form: LevelForm) {
    canvas = MonthCanvas(scrolling: form.scrolling)
    super.init(form: form, surface: canvas)
    addSubview(menu)
    addSubview(canvas)
    accessibility.role = .grid
    partName = .grid
    canvas.accessibility.role = .rowGroup
  }

  override func update(_ newContext: LevelContext) {
    let context = newContext.withFocusShown
    super.update(context)
    let style = context.configuration.style
    let size = frame.size
    menu.frame = Rect(x: 0, y: 0, width: size.width, height: min(size.height, context.configuration.weekdayMenuHeight))
    let viewport = Size(width: size.width, height: size.height - menu.frame.height)
    canvas.fill(Rect(origin: Point(x: 0, y: menu.frame.height), size: viewport))
    let columns = context.monthColumns(width: size.width)
    let options = context.configuration.month
    let geometry = MonthGeometry(
      viewport: viewport, grid: context.grid, columns: columns, metrics: style.month, pixels: context.pixels,
      rowHeight: options.ownRowHeight(columns, context.pixels).map { max($0, MonthLevelView.leastRowHeight) })
    self.geometry = geometry
    accessibility.label = title(of: context.presented)
    menu.update(columns: columns, grid: context.grid, texts: context.texts, style: style)
    canvas.update(context, geometry, level: self)
  }

  override func reconfigure() { canvas.reconfigure() }

  override func show(_ day: DayNumber, animated: Bool) { canvas.showMonth(of: day, animated: animated) }

  override func center(_ day: DayNumber, animated: Bool) {
    canvas.show(anchor(placing: day, at: Point(x: frame.width / 2, y: frame.height / 2)).day, animated: animated)
  }

  override func reveal(_ day: DayNumber) { canvas.reveal(day) }

  override func anchor(placing day: DayNumber, at point: Point) -> ScrollAnchor {
    guard let geometry, let context else { return ScrollAnchor(day: day) }
    let rows = Int(((point.y - canvas.frame.minY) / geometry.rowHeight).rounded(.down))
    let most = max(0, Int(geometry.viewport.height / geometry.rowHeight) - 1)
    let week = geometry.grid.week(of: day)
    // A month is presented when one of the weeks that end in it is in the middle.
    let days = MonthPage(containing: day, calendar: context.calendar, grid: geometry.grid).days
    let (first, last) = (geometry.grid.week(of: days.lowerBound), geometry.grid.week(of: days.upperBound - 7))
    let middle = geometry.middleWeek(topWeek: 0, fraction: 0)
    let top = max(first, min(last, week - min(max(0, rows), most) + middle)) - middle
    // In a short view, seeing the day is more important.
    return ScrollAnchor(day: geometry.grid.firstDay(of: min(max(top, week - most), week)))
  }

  /// Returns the last reachable day of the middle row, so that a month whose first row is at the top is presented even
  /// in the shortest viewport.
  override func presentedDay(at anchor: ScrollAnchor) -> DayNumber {
    guard let geometry, let configuration = context?.configuration else { return anchor.day }
    let week = geometry.middleWeek(topWeek: geometry.grid.week(of: anchor.day), fraction: anchor.fraction)
    return configuration.clamp(geometry.grid.firstDay(of: week) + 6)
  }

  override func visibleDays(at distance: Double) -> Range<DayNumber> {
    guard let grid = geometry?.grid else { return super.visibleDays(at: distance) }
    let weeks = canvas.axis.units(from: distance)
    return grid.firstDay(of: weeks.lowerBound)..<grid.firstDay(of: weeks.upperBound)
  }

  override func shows(_ days: Range<DayNumber>) -> Bool { canvas.shows(days) }

  override func slot(at point: Point) -> CalendarPart? {
    let local = point - canvas.frame.origin
    guard Rect(origin: .zero, size: canvas.frame.size).contains(local) else { return nil }
    return canvas.day(at: local).map { .day($0) }
  }

  override func frame(ofSlot slot: CalendarPart) -> Rect? {
    guard case .day(let day) = slot else { return nil }
    return canvas.dayFrame(of: day)?.offset(by: canvas.frame.origin)
  }

  override func focusTarget(for day: DayNumber) -> View? {
    canvas.cell(for: context?.configuration.nearestShown(day) ?? day)
  }

  override var createsOnDays: Bool { true }

  override func hidesEvents(of day: DayNumber) -> Bool {
    // Dots show that there are events, but not which.
    canvas.cell(for: day)?.context.map { $0.hiddenCount > 0 } == true
  }

  override func tile(of day: DayNumber) -> Rect {
    guard let row = canvas.rowFrame(of: day) else { return super.tile(of: day) }
    return row.offset(by: canvas.frame.origin)
  }

  override func elementViews() -> [View] {
    [self, menu] + menu.elementViews + canvas.visibleRows.flatMap { $0.elementViews() }
  }

  override func views(near id: OccurrenceID) -> [View] { canvas.visibleRows.flatMap { $0.bars(of: id) } }

  /// The minimum height of a row, with room for the number and dots. Taller content would cover the next row.
  private static let leastRowHeight = 36.0

  override func tap(_ event: PointerEvent) {
    let origin = canvas.frameInWindow.origin
    guard let day = canvas.day(at: event.location - origin) else { return }
    context?.responder?.tap(day, count: event.clickCount)
  }
}
