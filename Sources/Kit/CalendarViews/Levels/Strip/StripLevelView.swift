import Basics
import CalendarLayout
import CalendarSystems
import CalendarText
import Geometry
import ViewKit

/// The week and day levels where there is little room: one row with the days of a week, and below it a list of events,
/// at the week level those of all its days, at the day level those of the focused day.
final class StripLevelView: LevelView {
  private let strip: StripCanvas
  private let list: StripListView

  init(_ form: LevelForm) {
    strip = StripCanvas(scrolling: form.scrolling)
    list = StripListView(scrolling: form.scrolling)
    super.init(form: form, surface: strip)
    addSubview(list)
    addSubview(strip)
    accessibility.role = .group
  }

  override func update(_ newContext: LevelContext) {
    let context = newContext.withFocusShown
    super.update(context)
    layer = Layer(fill: .role(CalendarRole.background))
    accessibility.label = title(of: context.presented)
    let columns = context.monthColumns(width: frame.width)
    let geometry = StripGeometry(
      size: frame.size, grid: context.grid, columns: columns,
      stripHeight: StripLevelView.stripHeight(level, columns, context.configuration, context.pixels),
      pixels: context.pixels)
    // A week is as wide as its columns, which lie on whole pixels.
    strip.fill(Rect(x: 0, y: 0, width: geometry.columns.width, height: geometry.stripHeight))
    strip.update(context, geometry, level: self)
    list.frame = geometry.listFrame
    // A calendar as high as it prefers to be has no list, nor rows that only assistive technology finds.
    list.isHidden = geometry.listFrame.height <= 1
    list.update(context, level, day: listedDay(at: context.state.anchor))
  }

  override func reconfigure() {
    strip.reconfigure()
    list.reconfigure()
  }

  override func show(_ day: DayNumber, animated: Bool) {
    strip.show(day, animated: animated && context?.configuration.animatesWeekSteps != false)
  }

  /// The height of the row of days: that of a month's rows where these are as high as columns are wide, else that of
  /// the style; 0 where the day level shows a list alone.
  static func stripHeight(
    _ level: ZoomLevel, _ columns: WeekColumns, _ configuration: CalendarConfiguration, _ pixels: PixelGrid
  ) -> Double {
    if level == .day && configuration.dayPresentation == .list { return 0 }
    let isSquare = configuration.month.rowHeight == .cellSide
    return isSquare ? columns.cellSide(pixels) : configuration.style.header.stripHeight
  }

  override var preferredHeight: Double? { strip.frame.height }

  override func reveal(_ day: DayNumber) {
    strip.show(day, animated: context?.configuration.animatesWeekSteps != false)
  }

  override func anchor(placing day: DayNumber, at point: Point) -> ScrollAnchor {
    ScrollAnchor(day: context?.grid.firstDay(of: context?.grid.week(of: day) ?? 0) ?? day)
  }

  override func presentedDay(at anchor: ScrollAnchor) -> DayNumber {
    guard let context else { return anchor.day }
    let week = presentedWeek(at: anchor, context.grid)
    return level == .day ? listedDay(at: anchor) : context.configuration.clamp(context.grid.firstDay(of: week))
  }

  /// The week that fills most of the strip or, while the strip is on the way to the focused day, the week of that.
  private func presentedWeek(at anchor: ScrollAnchor, _ grid: WeekGrid) -> Int {
    let focused = context.map { grid.week(of: $0.state.focusedDay) }
    if let goal = strip.destination.map({ grid.week(of: $0.day) }), goal == focused { return goal }
    return grid.week(of: anchor.day) + (anchor.fraction >= 0.5 ? 1 : 0)
  }

  override var presentsFocusedDay: Bool { true }

  /// The day whose events are listed: the focused one or, where the strip shows another week, the same day of that.
  private func listedDay(at anchor: ScrollAnchor) -> DayNumber {
    guard let context else { return anchor.day }
    let focused = context.state.focusedDay
    let weeks = presentedWeek(at: anchor, context.grid) - context.grid.week(of: focused)
    return weeks == 0 ? focused : context.configuration.clamp(focused + 7 * weeks)
  }

  /// The strip came to rest: the day that is listed now has the focus.
  func didRest(at anchor: ScrollAnchor) {
    guard let context else { return }
    let day = listedDay(at: anchor)
    if day != context.state.focusedDay { context.responder?.focus(day) }
  }

  override func title(of period: DayNumber) -> String {
    guard let context else { return "" }
    let text = context.texts.date
    guard context.configuration.dayPresentation == .list else {
      return level == .day ? text.monthDay(period) : text.monthYear(period)
    }
    // Nothing else names the day, nor the months of a week.
    if level == .day { return text.shortDate(period) }
    let days = shownDays(ofWeekFrom: context.grid.firstDay(of: context.grid.week(of: period)), context.configuration)
    return text.monthYears(days.lowerBound, days.upperBound)
  }

  override func shortTitle(of period: DayNumber) -> String {
    guard let text = context?.texts.date else { return "" }
    return level == .day ? text.shortMonthDay(period) : text.shortMonthYear(period)
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

  override var listsEvents: Bool { !list.isHidden }

  override func visibleDays(at distance: Double) -> Range<DayNumber> {
    strip.visibleDays(at: distance) ?? super.visibleDays(at: distance)
  }

  override func slot(at point: Point) -> CalendarPart? {
    if point.y < strip.frame.maxY { return strip.day(at: point).map { .day($0) } }
    let listed = window?.isAnimating(strip) == true ? nil : list.day(at: point)
    return (listed ?? context?.state.focusedDay).map { .day($0) }
  }

  override func frame(ofSlot slot: CalendarPart) -> Rect? {
    guard case .day(let day) = slot else { return nil }
    return strip.frame.height > 0 ? strip.dayFrame(of: day) : list.dayFrame(of: day)
  }

  override var listBelow: ScrollView? { list.isHidden ? nil : list.canvas }

  override var contentArea: Rect { Rect(origin: .zero, size: frame.size) }

  override func focusTarget(for day: DayNumber) -> View? {
    list.focusedRow(of: day) ?? strip.dayView(for: context?.configuration.nearestShown(day) ?? day)
  }

  override func tile(of day: DayNumber) -> Rect {
    level == .week ? frame(ofSlot: .day(day)) ?? super.tile(of: day) : super.tile(of: day)
  }

  override func elementViews() -> [View] { [self] + strip.elementViews() + list.elementViews() }

  override func tap(_ event: PointerEvent) {
    guard let day = strip.day(at: event.location - strip.frameInWindow.origin) else { return }
    context?.responder?.tap(day, count: event.clickCount)
  }
}
