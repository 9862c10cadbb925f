import Basics
import CalendarLayout
import CalendarSystems
import CalendarText
import Geometry
import ViewKit

/// An endless column of years or of their parts, each with its months side by side in rows.
final class YearLevelView: LevelView {
  private let canvas: YearCanvas

  init(_ form: LevelForm) {
    canvas = YearCanvas(scrolling: form.scrolling)
    super.init(form: form, surface: canvas)
    addSubview(canvas)
    accessibility.role = .group
  }

  override func update(_ newContext: LevelContext) {
    let context = newContext.withFocusShown
    super.update(context)
    layer = Layer(fill: .role(CalendarRole.background))
    accessibility.label = title(of: context.presented)
    canvas.fill(Rect(origin: .zero, size: frame.size))
    canvas.update(context, level: self)
  }

  override func reconfigure() { canvas.reconfigure() }

  override func show(_ day: DayNumber, animated: Bool) { canvas.show(day, animated: animated) }

  override func center(_ day: DayNumber, animated: Bool) { canvas.center(day, animated: animated) }

  override func reveal(_ day: DayNumber) { canvas.reveal(day) }

  override func anchor(placing day: DayNumber, at point: Point) -> ScrollAnchor {
    canvas.anchor(placing: day, atY: point.y) ?? super.anchor(placing: day, at: point)
  }

  override func presentedDay(at anchor: ScrollAnchor) -> DayNumber {
    canvas.presentedDay(at: anchor) ?? super.presentedDay(at: anchor)
  }

  override func title(of period: DayNumber) -> String { context?.title(of: level.period, from: period) ?? "" }

  override func shortTitle(of period: DayNumber) -> String { "" }

  override func visibleDays(at distance: Double) -> Range<DayNumber> {
    canvas.visibleDays(at: distance) ?? super.visibleDays(at: distance)
  }

  override func slot(at point: Point) -> CalendarPart? {
    guard case .day(let day, _) = canvas.hit(at: point) else { return nil }
    return .day(day)
  }

  override func frame(ofSlot slot: CalendarPart) -> Rect? {
    guard case .day(let day) = slot else { return nil }
    return canvas.dayFrame(of: day)
  }

  /// Returns the day at a point; outside a month's days, the first day of the month.
  override func day(at point: Point) -> DayNumber? {
    switch canvas.hit(at: point) {
    case .day(let day, _): return day
    case .month(let month): return month.firstDay
    case .year, nil: return nil
    }
  }

  override func focusTarget(for day: DayNumber) -> View? {
    canvas.dayView(for: context?.configuration.nearestShown(day) ?? day)
  }

  override func tile(of day: DayNumber) -> Rect { canvas.monthFrame(of: day) ?? super.tile(of: day) }

  override func elementViews() -> [View] { [self] + canvas.elementViews() }

  /// A tap on a month outside its days goes to the month.
  override func tap(_ event: PointerEvent) {
    switch canvas.hit(at: event.location - canvas.frameInWindow.origin) {
    case .day(let day, _): context?.responder?.tap(day, count: event.clickCount)
    case .month(let month): context?.responder?.open(month.firstDay)
    case .year, nil: break
    }
  }
}
