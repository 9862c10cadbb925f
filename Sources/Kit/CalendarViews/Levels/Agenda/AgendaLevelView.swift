import CalendarLayout
import CalendarSystems
import CalendarText
import Geometry
import ViewKit

/// An agenda: a list of the days that have events, endless or of a period.
final class AgendaLevelView: LevelView {
  private let canvas: AgendaCanvas

  init(_ form: LevelForm) {
    canvas = AgendaCanvas(scrolling: form.scrolling)
    if case .none = form.level.period { canvas.isLimited = false } else { canvas.isLimited = true }
    super.init(form: form, surface: canvas)
    addSubview(canvas)
    accessibility.role = .group
  }

  override func update(_ context: LevelContext) {
    super.update(context)
    layer = Layer(fill: .role(CalendarRole.background))
    accessibility.label = context.texts.phrases.name(of: .none, text: context.texts.date)
    canvas.fill(Rect(origin: .zero, size: frame.size))
    canvas.update(context, level: self)
  }

  override func reconfigure() { canvas.reconfigure() }

  override func show(_ day: DayNumber, animated: Bool) { canvas.show(day, animated: false) }

  override func reveal(_ day: DayNumber) { canvas.reveal(day) }

  override func anchor(placing day: DayNumber, at point: Point) -> ScrollAnchor { ScrollAnchor(day: day) }

  override var listsEvents: Bool { true }

  /// Returns the title of a period: its days. An endless list is titled by its month.
  override func title(of period: DayNumber) -> String {
    guard canvas.isLimited, let context else { return super.title(of: period) }
    let (text, last) = (context.texts.date, lastDay(of: period, context))
    return last == period ? text.fullDate(period) : text.range(text.shortDate(period), text.shortDate(last))
  }

  override func shortTitle(of period: DayNumber) -> String {
    guard canvas.isLimited, let context else { return super.shortTitle(of: period) }
    let (text, last) = (context.texts.date, lastDay(of: period, context))
    return last == period
      ? text.shortMonthDay(period) : text.range(text.shortMonthDay(period), text.shortMonthDay(last))
  }

  private func lastDay(of period: DayNumber, _ context: LevelContext) -> DayNumber {
    context.configuration.days(ofPeriod: period, of: level).upperBound - 1
  }

  /// Returns the days from the first to the last section in view. Those of a period include the days without events
  /// around them, so that sources load a period of which no event is known yet.
  override func visibleDays(at distance: Double) -> Range<DayNumber> {
    (canvas.isLimited ? canvas.restingDays(at: distance) : canvas.visibleDays(at: distance))
      ?? super.visibleDays(at: distance)
  }

  /// The days in view at rest, including days without events around them.
  override var restingDays: Range<DayNumber> {
    canvas.restingDays(at: canvas.restingDistance) ?? super.restingDays
  }

  override func slot(at point: Point) -> CalendarPart? { canvas.day(at: point).map { .day($0) } }

  override func frame(ofSlot slot: CalendarPart) -> Rect? {
    guard case .day(let day) = slot else { return nil }
    return canvas.frame(of: day)
  }

  override func focusTarget(for day: DayNumber) -> View? { canvas.focusTarget(for: day) }

  override func elementViews() -> [View] { [self] + canvas.elementViews() }

  /// Up and Down move between rows; Enter and Space activate a row.
  override func keyDown(_ event: KeyEvent) -> Bool {
    guard event.modifiers.isEmpty else { return false }
    switch event.key {
    case .arrowUp: return canvas.moveFocus(by: -1)
    case .arrowDown: return canvas.moveFocus(by: 1)
    case .enter, .space: return canvas.pressFocused(event.key)
    default: return false
    }
  }
}
