import CalendarLayout
import CalendarSystems
import CollectionKit
import Geometry
import ViewKit

/// The scrolling surface of the month level: an endless column of week rows. The rows near the viewport and the row
/// with keyboard focus exist.
final class MonthCanvas: EndlessCanvas {
  /// The number of rows laid out above and below the viewport.
  private static let overscan = 3
  /// The speed, in points per second, above which a release is a fling.
  private static let flingLimit = 200.0
  /// The number of rows that are prepared in advance; enough that lanes, which are computed for eight weeks, are not
  /// computed together with the row that needs them.
  private static let rowsAhead = 4
  /// The largest number of bars and links that are added in one frame to rows out of view. Most rows have fewer.
  private static let barsAhead = 16

  private var geometry: MonthGeometry?
  private var recycler: ItemRecycler<Int>?
  private var shownWeeks = 0..<0
  private var shownFocusWeek: Int?
  /// The context in which the rows were configured.
  private var shownContext: LevelContext?
  /// The reachable weeks, in whole months; `nil` for no limit.
  private var reachableWeeks: Range<Int>?
  /// The number of rows already prepared among those expected to enter next.
  private var preparedCount = 0
  /// Whether the latest rows entered at the top.
  private var goesBack = false

  /// The weeks that touch the viewport.
  private(set) var visibleWeeks = 0..<0

  init(scrolling: LevelForm.Scrolling) { super.init(scrolling: scrolling, offscreenLimit: MonthCanvas.barsAhead) }

  /// Adopts a new context. Rows that look different are configured in the next layout.
  func update(_ context: LevelContext, _ geometry: MonthGeometry, level: LevelView) {
    let weeks = MonthCanvas.reachableWeeks(context.configuration)
    let isResized = self.geometry != geometry || weeks != reachableWeeks
    let goal = take(context, level: level)
    self.geometry = geometry
    reachableWeeks = weeks
    contentDidChange()
    follow(context.state.anchor, isResized: isResized, goal: goal)
  }

  // MARK: - Weeks

  override func unit(of day: DayNumber) -> Int { geometry?.grid.week(of: day) ?? 0 }

  override func firstDay(ofUnit unit: Int) -> DayNumber { geometry?.grid.firstDay(of: unit) ?? DayNumber(0) }

  override func makeAxis(around unit: Int) -> EndlessAxis {
    EndlessAxis(
      pitch: geometry?.rowHeight ?? 1, viewport: geometry?.viewport.height ?? 0, reachable: reachableWeeks,
      around: unit)
  }

  /// The content size. Columns in whole pixels may be wider than the view, but nothing scrolls horizontally.
  override var contentExtent: Size {
    Size(width: min(geometry?.columns.width ?? 0, frame.width), height: axis.length)
  }

  override func recenter(at anchor: ScrollAnchor) {
    super.recenter(at: anchor)
    lookDidChange()
  }

  /// Returns the weeks of all reachable months, so that each of them can be presented; `nil` for no limit. Includes
  /// some blank weeks beyond the days that the calendar system can name.
  private static func reachableWeeks(_ configuration: CalendarConfiguration) -> Range<Int>? {
    guard configuration.reachable != .unlimited else { return nil }
    let (grid, calendar) = (configuration.grid, configuration.calendar)
    let days = configuration.reachableDays
    let first = calendar.startOfMonth(containing: days.lowerBound)
    let next = try? calendar.day(
      calendar.startOfMonth(containing: days.upperBound), offsetByMonths: 1, overflow: .clamp)
    let last = max(next.map { $0 - 1 } ?? days.upperBound, days.upperBound)
    let start = grid.week(of: first) - (configuration.reachable.first == nil ? 100 : 0)
    let end = grid.week(of: last) + (configuration.reachable.last == nil ? 100 : 1)
    return start..<end
  }

  // MARK: - Motion

  /// Moves the first row of a day's month, or the row of the day if periods are weeks, to the top. If the row of the day
  /// would then be below a short view, moves that row to the bottom instead.
  func showPeriod(of day: DayNumber, animated: Bool) {
    guard let context, let level else { return }
    let first = unit(of: level.level.period.start(containing: day, context.calendar, context.grid))
    let rows = max(1, Int(axis.viewport / axis.pitch + 1e-6))
    let isHigher = context.configuration.scrollPolicy == .continuous && unit(of: day) >= first + rows
    show(firstDay(ofUnit: isHigher ? unit(of: day) + 1 - rows : first), animated: animated)
  }

  /// Moves as little as possible to bring the row of a day completely into view or, with paging, until the month of the
  /// day is presented.
  func reveal(_ day: DayNumber) {
    guard let context, let level else { return }
    returnToMiddle(from: EndlessCanvas.restLimit)
    guard context.configuration.scrollPolicy == .continuous else {
      if !level.presents(day) { showPeriod(of: day, animated: true) }
      return
    }
    let week = unit(of: day)
    let top = axis.offset(of: week)
    reveal(week, before: top, after: top + axis.pitch - axis.viewport)
  }

  /// With paging, returns the first row of a month, or any row if periods are weeks: the one in the direction of a fling, otherwise the nearest.
  override func restingOffset(near offset: Point, velocity: Point) -> Point {
    guard let context, let period = level?.level.period, context.configuration.scrollPolicy != .continuous else {
      return offset
    }
    let top = context.configuration.clamp(anchor(at: distance).day + 6)
    let start = period.start(containing: top, context.calendar, context.grid)
    // Weeks can begin with each row.
    let next: DayNumber
    if case .weeks = period {
      next = start + 7
    } else {
      next = period.start(after: start, by: 1, context.calendar, context.grid)
    }
    let before = axis.offset(of: unit(of: start))
    let after = axis.offset(of: unit(of: next))
    let isForward =
      abs(velocity.y) > MonthCanvas.flingLimit
      ? velocity.y > 0 : contentOffset.y - before > after - contentOffset.y
    return Point(x: 0, y: isForward ? after : before)
  }

  // MARK: - Rows

  /// Returns the cell of a day, if it currently exists.
  func cell(for day: DayNumber) -> DayCell? {
    (recycler?.view(for: unit(of: day)) as? WeekRowView)?.cell(for: day)
  }

  /// The rows in view, from top to bottom.
  var visibleRows: [WeekRowView] { visibleWeeks.compactMap { recycler?.view(for: $0) as? WeekRowView } }

  /// Returns the day at a point of the canvas.
  func day(at point: Point) -> DayNumber? {
    guard let geometry, context != nil, point.y.isFinite else { return nil }
    let week = axis.position(at: point.y + contentOffset.y).unit
    // There are no days beyond the ends.
    return reachableWeeks?.contains(week) == false ? nil : geometry.day(atX: point.x, inWeek: week)
  }

  /// Returns the frame of a day's row in the viewport's coordinates, visible or not.
  func rowFrame(of day: DayNumber) -> Rect? {
    guard let geometry, context != nil else { return nil }
    let y = axis.offset(of: unit(of: day)) - contentOffset.y
    return Rect(x: 0, y: y, width: geometry.columns.width, height: geometry.rowHeight)
  }

  /// Returns the frame of a day in the viewport's coordinates, visible or not; `nil` if its weekday is hidden.
  func dayFrame(of day: DayNumber) -> Rect? {
    guard let geometry, let row = rowFrame(of: day) else { return nil }
    return geometry.dayFrame(of: day)?.offset(by: row.origin)
  }

  /// Returns whether events of some days concern an existing row. If not, the next rows are prepared again.
  func shows(_ days: Range<DayNumber>) -> Bool {
    guard let grid = geometry?.grid, context != nil, !isContentStale, !shownWeeks.isEmpty else { return true }
    preparedCount = 0
    let first = LaneCache.days(behindWeek: shownWeeks.lowerBound, grid).lowerBound
    if days.overlaps(first..<grid.firstDay(of: shownWeeks.upperBound)) { return true }
    return shownFocusWeek.map { LaneCache.days(behindWeek: $0, grid).overlaps(days) } == true
  }

  override func layoutSubviews() {
    guard let context, let geometry else { return }
    visibleWeeks = axis.units(from: distance)
    var weeks = (visibleWeeks.lowerBound - MonthCanvas.overscan)..<(visibleWeeks.upperBound + MonthCanvas.overscan)
    // The content has no place for rows beyond the ends.
    if let reachable = axis.reachable { weeks = weeks.clamped(to: reachable) }
    let focusWeek = unit(of: context.state.focusedDay)
    let builder = WeekContentBuilder(context, geometry)
    guard isContentStale || weeks != shownWeeks || focusWeek != shownFocusWeek else {
      if !fillRows(context, geometry) { prepareNext(weeks, builder) }
      return
    }
    if weeks != shownWeeks {
      preparedCount = 0
      goesBack = weeks.lowerBound < shownWeeks.lowerBound
    }
    layOut(weeks, focusWeek, builder)
    shownWeeks = weeks
    shownFocusWeek = focusWeek
  }

  /// Adds bars and links to rows that have not all of them. Returns whether there were any such rows.
  private func fillRows(_ context: LevelContext, _ geometry: MonthGeometry) -> Bool {
    guard let recycler else { return false }
    var hasFilled = false
    for week in nearestFirst(recycler.liveKeys) {
      guard let row = recycler.view(for: week) as? WeekRowView, !row.isComplete else { continue }
      fill(row, ofWeek: week, context, geometry)
      hasFilled = true
    }
    return hasFilled
  }

  private func fill(_ row: WeekRowView, ofWeek week: Int, _ context: LevelContext, _ geometry: MonthGeometry) {
    row.fill(to: overlayLimit(ofWeek: week, shown: row.overlayLimit, of: row.overlayCount), context, geometry)
  }

  /// Returns the weeks in view and below it downward, then those above it upward.
  private func nearestFirst(_ weeks: [Int]) -> [Int] {
    let first = visibleWeeks.lowerBound
    return weeks.filter { $0 >= first } + weeks.filter { $0 < first }.reversed()
  }

  /// Returns how many bars and links a row may show after this frame: all if the row is visible.
  ///
  /// - Parameters:
  ///   - shown: the number of those that it already shows.
  ///   - count: the number of bars and links of the week.
  private func overlayLimit(ofWeek week: Int, shown: Int, of count: Int) -> Int {
    guard !visibleWeeks.contains(week), shown < count else { return .max }
    let added = offscreen.take(count - shown)
    return shown + added == count ? .max : shown + added
  }

  /// Prepares the content of one of the next rows, in a frame in which no row enters.
  private func prepareNext(_ weeks: Range<Int>, _ builder: WeekContentBuilder) {
    while preparedCount < MonthCanvas.rowsAhead {
      let week = goesBack ? weeks.lowerBound - 1 - preparedCount : weeks.upperBound + preparedCount
      preparedCount += 1
      guard axis.reachable?.contains(week) != false, !builder.context.lanes.knowsEvents(ofWeek: week) else { continue }
      builder.events(ofWeek: week)
      return
    }
  }

  /// Returns whether days look the same in another context, apart from events. Texts are recreated with each
  /// configuration.
  private static func showsSameDays(_ a: LevelContext, _ b: LevelContext) -> Bool {
    var state = a.state
    state.anchor = b.state.anchor
    state.hours = b.state.hours
    return state == b.state && a.texts === b.texts && a.configuration.now == b.configuration.now
      && a.presented == b.presented && a.timeline === b.timeline && !a.isDecorated && !b.isDecorated
  }

  override func windowWillClose() {
    super.windowWillClose()
    shownContext = nil
  }

  private func layOut(_ weeks: Range<Int>, _ focusWeek: Int, _ builder: WeekContentBuilder) {
    let changes = takeChanges()
    let (context, geometry) = (builder.context, builder.geometry)
    let recycler = recycler ?? ItemRecycler<Int>(pool: context.pool)
    self.recycler = recycler
    var all = Array(weeks)
    if focusWeek < weeks.lowerBound { all.insert(focusWeek, at: 0) }
    if focusWeek >= weeks.upperBound { all.append(focusWeek) }
    let items = all.map { week in
      // A focused row that is too far away to lie in the content is placed at the edge. It must exist, because the Tab
      // key moves to it.
      let y = min(max(0, axis.offset(of: week)), axis.length - axis.pitch)
      return PlacedItem(
        key: week, reuseIdentifier: .weekRow,
        frame: Rect(x: 0, y: y, width: geometry.columns.width, height: geometry.rowHeight))
    }
    recycler.reconcile(items, in: self)
    let showsSameDays = shownContext.map { MonthCanvas.showsSameDays($0, context) } == true
    shownContext = context
    for week in nearestFirst(all) {
      guard let row = recycler.view(for: week) as? WeekRowView else { continue }
      let isNew = recycler.isNew(week)
      let force = changes.isLookStale || isNew
      let events = changes.isContentStale || isNew ? builder.events(ofWeek: week) : row.events
      if !force, !changes.isContentStale || showsSameDays && events != nil && row.events === events {
        fill(row, ofWeek: week, context, geometry)
        continue
      }
      let content = builder.content(ofWeek: week)
      let shown = changes.isLookStale ? .max : isNew ? 0 : row.overlayLimit
      row.show(
        content, context, geometry, force: force,
        overlayLimit: overlayLimit(ofWeek: week, shown: shown, of: content.overlayCount))
      row.events = events
    }
    accessibility.owned = all.compactMap { recycler.view(for: $0)?.id }
  }
}
