import CalendarLayout
import CalendarSystems
import CalendarText
import Geometry
import ViewKit

/// The week and day levels where there is little room: one row with the days of a week, and below it the events of the
/// focused day as a list.
final class StripLevelView: LevelView {
  private let strip: StripCanvas
  private let list = DayListCanvas()

  init(_ form: LevelForm) {
    strip = StripCanvas(scrolling: form.scrolling)
    super.init(form: form)
    addSubview(list)
    addSubview(strip)
    accessibility.role = .group
    strip.addGesture(TapGesture { [unowned(unsafe) self] event in tap(event) })
  }

  override func update(_ newInput: LevelContext) {
    let input = newInput.withFocusShown
    super.update(input)
    layer = Layer(fill: .role(CalendarRole.background))
    accessibility.label = title(of: input.presented)
    let geometry = StripGeometry(
      size: frame.size, grid: input.grid,
      columns: input.monthColumns(width: frame.width),
      stripHeight: StripLevelView.stripHeight(level, input.configuration), pixels: input.pixels)
    // A week is as wide as its columns, which lie on whole pixels.
    strip.fill(Rect(x: 0, y: 0, width: geometry.columns.width, height: geometry.stripHeight))
    strip.update(input, geometry, level: self)
    list.frame = geometry.listFrame
    // A calendar as high as it prefers to be has no list, nor rows that only assistive technology finds.
    list.isHidden = geometry.listFrame.height <= 1
    list.update(input, day: listedDay(at: input.state.anchor))
  }

  override func reconfigure() {
    strip.reconfigure()
    list.reconfigure()
  }

  override func show(_ period: DayNumber, animated: Bool) {
    guard let input else { return }
    // At the day level a step leads to another day, which is the one listed.
    if level == .day, period != input.state.focusedDay { input.responder?.focus(period) }
    strip.show(period, animated: animated && input.configuration.animatesWeekSteps)
  }

  /// The height of the row of days; 0 where the day level shows a list alone.
  static func stripHeight(_ level: ZoomLevel, _ configuration: CalendarConfiguration) -> Double {
    level == .day && configuration.dayPresentation == .list ? 0 : configuration.style.header.stripHeight
  }

  override var preferredHeight: Double? { strip.frame.height }

  override func reveal(_ day: DayNumber) {
    strip.show(day, animated: input?.configuration.animatesWeekSteps != false)
  }

  override var destination: ScrollAnchor? { strip.destination }

  override func anchor(placing day: DayNumber, at point: Point) -> ScrollAnchor {
    ScrollAnchor(day: input?.grid.firstDay(of: input?.grid.week(of: day) ?? 0) ?? day)
  }

  override func presentedDay(at anchor: ScrollAnchor) -> DayNumber {
    guard let input else { return anchor.day }
    let week = presentedWeek(at: anchor, input.grid)
    return level == .day ? listedDay(at: anchor) : input.configuration.clamp(input.grid.firstDay(of: week))
  }

  private func presentedWeek(at anchor: ScrollAnchor, _ grid: WeekGrid) -> Int {
    grid.week(of: anchor.day) + (anchor.fraction >= 0.5 ? 1 : 0)
  }

  /// The day whose events are listed: the focused one or, where the strip shows another week, the same day of that.
  private func listedDay(at anchor: ScrollAnchor) -> DayNumber {
    guard let input else { return anchor.day }
    let focused = input.state.focusedDay
    let weeks = presentedWeek(at: anchor, input.grid) - input.grid.week(of: focused)
    return weeks == 0 ? focused : input.configuration.clamp(focused + 7 * weeks)
  }

  /// The strip came to rest: the day that is listed now has the focus.
  func didRest(at anchor: ScrollAnchor) {
    guard let input else { return }
    let day = listedDay(at: anchor)
    if day != input.state.focusedDay { input.responder?.focus(day) }
  }

  override func title(of period: DayNumber) -> String {
    guard let input else { return "" }
    let text = input.texts.date
    guard input.configuration.dayPresentation == .list else {
      return level == .day ? text.monthDay(period) : text.monthYear(period)
    }
    // Nothing else names the day, nor the months of a week.
    if level == .day { return text.date(period) }
    let days = shownDays(ofWeekFrom: input.grid.firstDay(of: input.grid.week(of: period)), input.configuration)
    return text.monthYears(days.lowerBound, days.upperBound)
  }

  /// The first and the last day of a week that are shown and have names.
  private func shownDays(ofWeekFrom start: DayNumber, _ configuration: CalendarConfiguration) -> ClosedRange<DayNumber>
  {
    var (first, last) = (0, 6)
    while first < 6, !configuration.showsWeekday(of: start + first) { first += 1 }
    while last > first, !configuration.showsWeekday(of: start + last) { last -= 1 }
    let valid = configuration.calendar.validDays
    return min(
      max(start + first, valid.lowerBound), valid.upperBound)...min(
        max(start + last, valid.lowerBound), valid.upperBound)
  }

  override var visibleDays: Range<DayNumber> { strip.visibleDays ?? super.visibleDays }

  override func day(at point: Point) -> DayNumber? {
    point.y < strip.frame.maxY ? strip.day(at: point) : input?.state.focusedDay
  }

  override func focusTarget(for day: DayNumber) -> View? {
    strip.dayView(for: input?.configuration.nearestShown(day) ?? day)
  }

  override func tile(of day: DayNumber) -> Rect {
    level == .week ? strip.dayFrame(of: day) ?? super.tile(of: day) : super.tile(of: day)
  }

  override func elementViews() -> [View] { [self] + strip.elementViews() + list.elementViews() }

  private func tap(_ event: PointerEvent) {
    guard let day = strip.day(at: event.location - strip.frameInWindow.origin) else { return }
    input?.responder?.tap(day, count: event.clickCount)
  }
}
