import CalendarLayout
import CalendarSystems
import Geometry
import ViewKit

/// The scrolling surface of the year level. The months near the viewport and the month with keyboard focus exist.
///
/// `YearLayout` determines their frames, and `YearViews` contains their views.
final class YearCanvas: EndlessCanvas {
  /// The distance, in points, beyond which years may lie outside the content.
  private static let farAway = 500_000.0
  /// The distance laid out above and below the viewport, in points.
  private static let overscan = 300.0

  private var geometry: YearGeometry?
  /// The reachable years.
  private var reachable = 0..<1
  /// The heights of the rows of unreachable months in the first and last reachable years.
  private var unreachable = (lead: 0.0, trail: 0.0)
  private let views = YearViews()

  /// Months out of view are built one at a time.
  init(scrolling: LevelForm.Scrolling) { super.init(scrolling: scrolling, offscreenLimit: 1) }

  private var layout: YearLayout? { geometry.map { YearLayout($0, reachable: reachable, axis: axis) } }

  /// Adopts a new context.
  func update(_ context: LevelContext, level: LevelView) {
    let old = self.context
    let isSame = old.map { isSameLayout($0, context) } == true
    let goal = take(context, level: level)
    if !isSame {
      let years = old?.calendar === context.calendar ? geometry?.years : nil
      let made = makeGeometry(
        context, years ?? YearGrid(calendar: context.calendar, monthsPerPart: monthsPerPart(level)))
      let days = context.configuration.reachableDays
      geometry = made
      reachable = made.years.year(of: days.lowerBound)..<made.years.year(of: days.upperBound) + 1
      unreachable = made.unreachableHeights(days)
    }
    contentDidChange()
    follow(context.state.anchor, isResized: !isSame, goal: goal)
  }

  /// Returns whether months have the same frames in another context.
  private func isSameLayout(_ a: LevelContext, _ b: LevelContext) -> Bool {
    let (old, new) = (a.configuration, b.configuration)
    return a.calendar === b.calendar && a.grid == b.grid && a.direction == b.direction
      && geometry?.width == b.pixels.snap(frame.width) && axis.viewport == frame.height
      && geometry?.metrics == new.style.year && geometry?.pixels == b.pixels
      && old.style.header.margin == new.style.header.margin && old.monthColumns == new.monthColumns
      && old.visibleWeekdays == new.visibleWeekdays && old.reachableDays == new.reachableDays
  }

  private func monthsPerPart(_ level: LevelView) -> Int? {
    if case .months(let count) = level.level.period { count } else { nil }
  }

  private func makeGeometry(_ context: LevelContext, _ years: YearGrid) -> YearGeometry {
    let configuration = context.configuration
    // Titles of years and months are aligned with the title in the title bar.
    let margin = configuration.style.header.margin(width: frame.width)
    return YearGeometry(
      width: frame.width, years: years, weeks: context.grid, hidden: configuration.hiddenWeekdays,
      monthColumns: configuration.monthColumns, direction: context.direction, metrics: configuration.style.year,
      titleInset: max(0, margin - configuration.style.year.gap), pixels: context.pixels)
  }

  // MARK: - Years

  override func unit(of day: DayNumber) -> Int { geometry?.years.year(of: day) ?? 0 }

  override func firstDay(ofUnit year: Int) -> DayNumber { layout?.firstDay(ofYear: year) ?? DayNumber(0) }

  override func makeAxis(around year: Int) -> EndlessAxis {
    EndlessAxis(
      pitch: geometry?.yearHeight ?? 1, viewport: frame.height, reachable: reachable, lead: unreachable.lead,
      trail: unreachable.trail, around: year)
  }

  override func recenter(at anchor: ScrollAnchor) {
    super.recenter(at: anchor)
    lookDidChange()
  }

  /// Returns the part of a year at a point of the view.
  func hit(at point: Point) -> YearHit? {
    guard Rect(origin: .zero, size: frame.size).contains(point) else { return nil }
    return layout?.hit(at: Point(x: point.x, y: point.y + contentOffset.y))
  }

  /// Returns the frame of a day's month in the view, visible or not.
  func monthFrame(of day: DayNumber) -> Rect? {
    layout?.monthFrame(of: day)?.offset(by: Point(x: 0, y: -contentOffset.y))
  }

  /// Returns the frame of a day in the view, visible or not; `nil` if its weekday is hidden.
  func dayFrame(of day: DayNumber) -> Rect? {
    layout?.dayFrame(of: day)?.offset(by: Point(x: 0, y: -contentOffset.y))
  }

  /// Returns the anchor at which the row of a day's month is near a vertical position, while the day's year is in the
  /// middle and, if possible, a complete row of months is at the top.
  func anchor(placing day: DayNumber, atY y: Double) -> ScrollAnchor? {
    guard let layout, let month = layout.monthFrame(of: day) else { return nil }
    // Completely in view, if it fits.
    let top = min(max(0, y - month.height / 2), max(0, frame.height - month.height))
    let first = axis.offset(of: layout.year(of: day)) - layout.middle
    let wanted = min(max(month.minY - top, first), first + axis.pitch - 1)
    return anchor(at: rest(showing: month, of: day, near: wanted, layout))
  }

  /// Returns a day of the year in the middle of the view at an anchor.
  func presentedDay(at anchor: ScrollAnchor) -> DayNumber? {
    guard let day = layout?.presentedDay(at: anchor) else { return nil }
    return context?.configuration.clamp(day) ?? day
  }

  /// Returns the days of the months in view at a distance.
  func visibleDays(at distance: Double) -> Range<DayNumber>? {
    let days = visibleMonths(at: distance).map { $0.month.days }
    guard let first = days.first, let last = days.last else { return nil }
    return first.lowerBound..<max(last.upperBound, first.upperBound)
  }

  private func visibleMonths(at distance: Double) -> [(year: Int, month: MonthBlock)] {
    layout?.months(touching: Rect(x: 0, y: distance, width: frame.width, height: frame.height)) ?? []
  }

  /// Returns the view of a day, if it currently exists.
  func dayView(for day: DayNumber) -> View? { geometry.flatMap { views.dayView(for: day, $0.years) } }

  /// Returns the titles and months in view, in reading order.
  func elementViews() -> [View] { views.elementViews(of: visibleMonths(at: contentOffset.y)) }

  // MARK: - Motion

  /// Moves the top of a day's year to the top of the view. If the day's month then is not in view, moves the month to
  /// the middle instead.
  override func show(_ day: DayNumber, animated: Bool) {
    bringNear(day)
    guard let layout else { return }
    let top = axis.offset(of: layout.year(of: day))
    if let month = layout.monthFrame(of: day), month.minY - top > layout.geometry.monthFrame(0).minY,
      month.maxY - top > frame.height
    {
      center(day, animated: animated)
    } else {
      move(to: top, animated: animated)
    }
  }

  /// Moves the month of a day to the middle of the view, or as close as a complete row of months at the top allows.
  func center(_ day: DayNumber, animated: Bool) {
    bringNear(day)
    guard let layout, let month = layout.monthFrame(of: day) else { return }
    let wanted = max(0, min(month.midY - frame.height / 2, month.minY))
    move(to: rest(showing: month, of: day, near: wanted, layout), animated: animated)
  }

  /// Moves as little as possible to bring the month of a day completely into view.
  func reveal(_ day: DayNumber) {
    bringNear(day)
    guard let layout, let month = layout.monthFrame(of: day) else { return }
    let rest = destination.map { distance(of: $0) } ?? contentOffset.y
    if month.minY >= rest && month.maxY <= rest + frame.height { return }
    let wanted = month.minY < rest ? month.minY : max(month.maxY - frame.height, 0)
    move(to: stop(showing: month, near: wanted, layout), animated: true)
  }

  /// Returns, with paging, the top of a year or of a row of months. A fling moves by at most the height of the view.
  override func restingOffset(near offset: Point, velocity: Point) -> Point {
    guard isPaged, let layout else { return offset }
    let rest = layout.stop(from: contentOffset.y, velocity: velocity.y)
    return abs(rest - contentOffset.y) < 0.01 ? contentOffset : Point(x: 0, y: rest)
  }

  private var isPaged: Bool { context?.configuration.scrollPolicy == .paged }

  /// Returns the offset at which a month is visible. With paging, returns only offsets at which the content may come to
  /// rest.
  private func stop(showing month: Rect, near wanted: Double, _ layout: YearLayout) -> Double {
    isPaged ? layout.stop(showing: month, near: wanted) : wanted
  }

  /// Returns the offset at which the month of a day is visible and no row of months at the top is cut off, if possible.
  private func rest(showing month: Rect, of day: DayNumber, near wanted: Double, _ layout: YearLayout) -> Double {
    layout.wholeRows(showing: month, ofYear: layout.year(of: day), near: wanted)
      ?? stop(showing: month, near: wanted, layout)
  }

  private func move(to wanted: Double, animated: Bool) {
    let target = min(max(0, wanted), axis.lastOffset)
    guard animated, window?.reducesMotion == false else { return scroll(to: offset(at: target)) }
    // Distant places are first moved near, so that every motion takes the same time.
    let translation = target - contentOffset.y
    let most = 2 * frame.height
    if abs(translation) > most { scroll(to: offset(at: target + (translation > 0 ? -most : most))) }
    animate(to: target)
  }

  /// Moves the origin near a day's year if that lies beyond the content, because the content's length is limited.
  private func bringNear(_ day: DayNumber) {
    returnToMiddle(from: EndlessCanvas.restLimit)
    guard let layout else { return }
    let year = layout.year(of: day)
    let translation = axis.offset(of: year) - contentOffset.y
    guard abs(translation) > YearCanvas.farAway,
      let near = layout.geometry.years.firstDay(ofYear: layout.clamped(translation > 0 ? year - 2 : year + 2))
    else { return }
    endMotion()
    recenter(at: ScrollAnchor(day: near))
    report()
  }

  override func layoutSubviews() {
    guard let context, let layout else { return }
    let visible = Rect(origin: Point(x: 0, y: contentOffset.y), size: frame.size)
    let margin = Insets(top: -YearCanvas.overscan, bottom: -YearCanvas.overscan)
    views.layOut(
      layout, (visible, prepared: visible.inset(by: margin)), context, canvas: self, takeChanges())
  }
}
