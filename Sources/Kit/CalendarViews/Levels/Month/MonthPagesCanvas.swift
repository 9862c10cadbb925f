import Basics
import CalendarLayout
import CalendarSystems
import CollectionKit
import Geometry
import ViewKit

/// The months of the month level as pages, numbered like the months of the calendar system, or pages of some weeks.
final class MonthPagesCanvas: PageCanvas {
  /// The number of weeks of a page; `nil` for months.
  private let weeks: Int?
  /// The first week of page 0, if pages have weeks.
  private var firstWeek = 0
  private(set) var columns: WeekColumns?
  private(set) var pixels = PixelGrid(scale: 1)
  /// The layouts of pages with five and six rows, by which all rules for heights can be distinguished.
  private var samples: (five: MonthGeometry, six: MonthGeometry)?
  /// The current opacity of days of other months.
  private var outOpacity = 1.0
  /// The opacity of days of other months without a running fade.
  private var wantedOpacity = 1.0
  /// Whether no page is completely in view, such as while a page turns.
  private var isTurning = false
  /// The day whose row scrolls into view when its page has come to rest.
  private var wantedDay: DayNumber?

  init(weeks: Int?, isSideways: Bool, scrolling: LevelForm.Scrolling) {
    self.weeks = weeks
    super.init(isSideways: isSideways, scrolling: scrolling)
  }

  func update(_ context: LevelContext, _ columns: WeekColumns, level: LevelView) {
    let old = self.context
    let options = context.configuration.month
    self.columns = columns
    pixels = context.pixels
    let (five, six) = (geometry(5, context, columns), geometry(6, context, columns))
    let isChanged = samples.map { $0.five != five || $0.six != six } ?? true
    samples = (five, six)
    fadeOutDays(options, isFirst: old == nil)
    let first = weeks.map { context.grid.week(of: context.configuration.initialDay) % $0 } ?? 0
    let isShifted = first != firstWeek
    firstWeek = first
    let own = options.ownRowHeight(columns, pixels) ?? 0
    take(
      context, level: level, pitch: isSideways ? columns.width : max(own * 6, frame.height),
      isRenumbered: old?.calendar !== context.calendar || old?.grid != context.grid || isShifted, isLookStale: isChanged
    )
    noteTurning()
  }

  override func report() {
    super.report()
    updateHeight()
    noteTurning()
  }

  /// The height of the visible rows; while one page moves to another, it lies between the heights of both. `nil` if
  /// rows fill the view.
  var ownHeight: Double? {
    let position = self.position
    guard let here = ownHeight(ofPage: position.unit) else { return nil }
    guard position.fraction > 0, let next = ownHeight(ofPage: position.unit + 1) else { return pixels.snap(here) }
    return pixels.snap(here + (next - here) * position.fraction)
  }

  /// The content is as high as the highest page in view.
  override var contentExtent: Size {
    var size = super.contentExtent
    guard isSideways, let anchor = reportedAnchor, context?.configuration.month.rowHeight == .content else {
      return size
    }
    let first = unit(at: anchor)
    for page in first...(anchor.fraction > 0 ? first + 1 : first) {
      size.height = max(size.height, rows(page)?.height ?? 0)
    }
    return size
  }

  // MARK: - Motion

  override func show(_ day: DayNumber, animated: Bool) {
    super.show(day, animated: animated)
    wantedDay = day
    if motionGoal == nil { revealRow(animated: animated) }
  }

  override func didRest() {
    super.didRest()
    revealRow(animated: true)
  }

  /// Scrolls as little as possible until the row of the wanted day is in view, if its page is.
  private func revealRow(animated: Bool) {
    guard let day = wantedDay else { return }
    wantedDay = nil
    guard contentSize.height > frame.height, isSideways, unit(of: day) == position.unit, let row = rowFrame(of: day)
    else { return }
    let distance = min(row.minY, max(0, row.maxY - frame.height))
    let target = contentOffset + Point(x: 0, y: distance)
    if animated { animateScroll(to: target) } else { scroll(to: target) }
  }

  // MARK: - Pages

  override func unit(of day: DayNumber) -> Int {
    guard let context else { return 0 }
    guard let weeks else { return Int(context.calendar.monthNumber(of: day)) }
    return floorDiv(context.grid.week(of: day) - firstWeek, weeks)
  }

  /// Returns the page for an anchor, which an endless column may have placed up to a week before its month.
  override func unit(at anchor: ScrollAnchor) -> Int {
    guard weeks == nil, let calendar = context?.calendar else { return unit(of: anchor.day) }
    return unit(of: calendar.startOfMonth(containing: anchor.day) == anchor.day ? anchor.day : anchor.day + 6)
  }

  override func firstDay(ofUnit page: Int) -> DayNumber {
    guard let calendar = context?.calendar else { return DayNumber(0) }
    if let weeks, let grid = context?.grid { return grid.firstDay(of: firstWeek + page * weeks) }
    let known = calendar.startOfMonth(containing: context?.presented ?? DayNumber(0))
    let count = page - unit(of: known)
    if let day = try? calendar.day(known, offsetByMonths: count, overflow: .clamp) { return day }
    return calendar.startOfMonth(containing: count < 0 ? calendar.validDays.lowerBound : calendar.validDays.upperBound)
  }

  override func reachablePages(_ context: LevelContext) -> Range<Int>? {
    let days = context.configuration.reachableDays
    return unit(of: days.lowerBound)..<unit(of: days.upperBound) + 1
  }

  override var pageIdentifier: ReuseIdentifier { .monthPage }

  override var restsAnywhere: Bool { !isSideways }

  override func show(_ page: Int, in view: ReusableView, _ context: LevelContext, force: Bool) {
    let month = month(page)
    guard let view = view as? MonthPageView, var builder = builder(month) else { return }
    builder.outOpacity = outOpacity
    if isTurning { builder.hiddenParts = context.configuration.style.day.hiddenWhileTurning }
    view.show(month, rows(month, builder, filling: frame.height), builder, force: force)
  }

  /// Returns the days of a page's month.
  func month(_ page: Int) -> MonthPage {
    guard let context else {
      return MonthPage(days: DayNumber(0)..<DayNumber(1), grid: WeekGrid(firstWeekday: .monday))
    }
    if let weeks {
      let first = firstDay(ofUnit: page)
      return MonthPage(days: first..<first + 7 * weeks, grid: context.grid)
    }
    return MonthPage(
      containing: firstDay(ofUnit: page), calendar: context.calendar, grid: context.grid,
      weeks: context.configuration.month.weeks)
  }

  // MARK: - Days

  /// Returns the days of the pages in view at a distance.
  func visibleDays(at distance: Double) -> Range<DayNumber> {
    let pages = axis.units(from: distance)
    let (first, last) = (month(pages.lowerBound), month(pages.upperBound - 1))
    return first.firstVisibleDay..<max(last.lastVisibleDay, first.firstVisibleDay) + 1
  }

  func day(at point: Point) -> DayNumber? {
    guard let hit = page(at: point) else { return nil }
    let month = month(hit.page)
    guard let geometry = geometry(month), let row = rows(hit.page)?.row(atY: hit.point.y) else { return nil }
    let day = geometry.day(atX: hit.point.x, inWeek: geometry.grid.week(of: month.firstVisibleDay) + row)
    return wantedOpacity > 0 || month.days.contains(day) ? day : nil
  }

  /// Returns whether a day at a point belongs to another month than the page.
  func isOutDay(_ day: DayNumber, at point: Point) -> Bool {
    page(at: point).map { !month($0.page).days.contains(day) } ?? false
  }

  /// Returns the frame of a day's row on the page of its month, in the view's coordinates.
  func rowFrame(of day: DayNumber) -> Rect? {
    let page = unit(of: day)
    let month = month(page)
    guard let columns, let rows = rows(page), let index = month.index(of: day) else { return nil }
    return Rect(
      x: 0, y: rows.edges[index.row], width: columns.width, height: rows.height(ofRow: index.row)
    ).offset(by: frame(ofPage: page).origin - contentOffset)
  }

  /// Returns the frame of a day on the page of its month, in the view's coordinates; `nil` if its weekday is hidden.
  func dayFrame(of day: DayNumber) -> Rect? {
    guard let row = rowFrame(of: day), let geometry = geometry(month(unit(of: day))) else { return nil }
    return geometry.with(rowHeight: row.height).dayFrame(of: day)?.offset(by: row.origin)
  }

  /// Returns the cell of a day on the page of its month.
  func cell(for day: DayNumber) -> View? { (view(ofPage: unit(of: day)) as? MonthPageView)?.cell(for: day) }

  /// Returns the views that are exposed to assistive technology and tools, in reading order.
  func elementViews() -> [View] {
    visiblePages.flatMap { (view(ofPage: $0) as? MonthPageView)?.elementViews() ?? [] }
  }

  // MARK: - Parts

  func geometry(_ month: MonthPage) -> MonthGeometry? {
    guard let context, let columns else { return nil }
    return geometry(month.rowCount, context, columns)
  }

  private func geometry(_ rowCount: Int, _ context: LevelContext, _ columns: WeekColumns) -> MonthGeometry {
    let (options, metrics) = (context.configuration.month, context.configuration.style.month)
    return MonthGeometry(
      viewport: frame.size, grid: context.grid, columns: columns, metrics: metrics, pixels: pixels,
      rowHeight: options.rowHeight == .content
        ? MonthGeometry.fullRowHeight(metrics)
        : options.rowHeight(columns, height: frame.height, rowCount: rowCount, pixels))
  }

  private func fadeOutDays(_ options: MonthOptions, isFirst: Bool) {
    let opacity = options.outDays == .hidden ? 0.0 : 1
    guard opacity != wantedOpacity else { return }
    wantedOpacity = opacity
    guard !isFirst, let window, let level = superview else {
      outOpacity = opacity
      return
    }
    let start = outOpacity
    let wanted = options.outDaysFadeTime
    let time = wanted > 0 ? min(wanted, 2) : 0
    window.animate(
      FadeAnimation(
        owner: level, seconds: window.reducesMotion ? min(time, MonthPagesCanvas.reducedFadeTime) : time,
        show: callback(to: self) { canvas, progress in
          canvas.outOpacity = start + (opacity - start) * progress
          canvas.contentDidChange()
        }))
  }

  private static let reducedFadeTime = 0.12

  /// Hides parts of days while a page turns and shows them again afterward. Has no effect if the content can come to
  /// rest anywhere.
  private func noteTurning() {
    guard let context, axis.pitch > 1 else { return }
    let isFree = restsAnywhere && context.configuration.scrollPolicy == .continuous
    let part = axis.position(at: distance(at: contentOffset)).fraction
    let translation = min(part, 1 - part) * axis.pitch
    let isTurning = !isFree && translation > MonthPagesCanvas.restTolerance
    guard isTurning != self.isTurning else { return }
    self.isTurning = isTurning
    if !context.configuration.style.day.hiddenWhileTurning.isEmpty { contentDidChange() }
  }

  /// The distance from a page, in points, that counts as rest, because hosts round the offset.
  private static let restTolerance = 0.6
}
