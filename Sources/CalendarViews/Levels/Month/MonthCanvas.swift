import CalendarLayout
import CalendarSystems
import CollectionKit
import Geometry
import ViewKit

/// The scrolling surface of the month level: an endless column of week rows, of which only those near the viewport, and
/// the row with keyboard focus, exist.
///
/// The content is long but not endless; when scrolling comes to rest far from its middle, everything is moved back
/// there, invisibly. Frames are measured from the origin week, so they never grow large. The file is long because
/// origin, offset, focus and reuse depend on each other and change together here alone.
final class MonthCanvas: ScrollView {
  /// What the canvas shows; replaced as a whole. A class only because it is large; it never changes.
  final class Input {
    let builder: WeekContentBuilder
    let surroundings: WeekRowView.Surroundings
    /// Reports where the canvas stands; it owns the canvas.
    unowned(unsafe) let level: LevelView

    init(builder: WeekContentBuilder, surroundings: WeekRowView.Surroundings, level: LevelView) {
      self.builder = builder
      self.surroundings = surroundings
      self.level = level
    }
  }

  /// Beyond this distance from its place, the origin moves when scrolling rests.
  private static let restLimit = 200_000.0
  /// Beyond this one, at once.
  private static let hardLimit = 900_000.0
  /// Rows laid out above and below the viewport.
  private static let overscan = 3

  private var input: Input?
  private var recycler: ItemRecycler<Int>?
  /// Where weeks lie inside the content.
  private var axis = EndlessAxis(pitch: 1, viewport: 0, around: 0)
  private var shownWeeks = 0..<0
  private var shownFocusWeek: Int?
  private var isContentStale = true

  /// The weeks that can be reached, wholly shown months; `nil` for no end.
  private var reachableWeeks: Range<Int>?

  /// Where the content will come to rest, while it moves by itself.
  var destination: ScrollAnchor? {
    guard let goal = motionGoal, let input else { return nil }
    return anchor(atOffset: goal.y, input.surroundings.geometry)
  }

  /// Where the canvas was placed, or said that it stands.
  private var stands: ScrollAnchor?

  /// The weeks that touch the viewport.
  private(set) var visibleWeeks = 0..<0

  /// Gives the canvas its place; `update` comes next and says where the content stands in it.
  func fill(_ frame: Rect) {
    // With the old content, another size would seem to be a scroll.
    isPlacing = true
    self.frame = frame
    isPlacing = false
  }

  /// Takes new state or data; rows that look different are dressed in the next layout.
  func update(_ input: Input) {
    let weeks = MonthCanvas.reachableWeeks(input)
    let isResized =
      self.input?.surroundings.geometry != input.surroundings.geometry || weeks != reachableWeeks
    let isMoved = isResized || stands != input.builder.state.anchor
    self.input = input
    reachableWeeks = weeks
    isContentStale = true
    if isMoved {
      // Offsets mean something else now: a motion ends where it would have led.
      let anchor = isResized ? destination : nil
      window?.cancelAnimation(of: self)
      place(at: anchor ?? input.builder.state.anchor, input)
      // Where the content ends, it may stand elsewhere than it should.
      if anchor != nil || isOff(input.builder.state.anchor, input) { didScroll() }
    }
    setNeedsLayout()
  }

  /// Dresses all rows anew in the next layout, even if they show the same.
  func redress() {
    isLookStale = true
    isContentStale = true
    setNeedsLayout()
  }

  /// Makes the row of `day` the topmost one.
  func scroll(toTop day: DayNumber, animated: Bool) {
    guard let input else { return }
    returnToMiddle(from: MonthCanvas.restLimit)
    let week = input.surroundings.geometry.grid.week(of: day)
    let viewport = input.surroundings.geometry.viewport.height
    let distance = axis.offset(of: week) - contentOffset.y
    guard animated, let window, !window.reducesMotion else {
      jump(to: ScrollAnchor(day: day), input)
      return
    }
    // Far places are brought near first, so that every way takes the same time.
    if abs(distance) > 2 * viewport {
      let rows = Int(2 * viewport / input.surroundings.geometry.rowHeight)
      let start = week + (distance > 0 ? -rows : rows)
      jump(to: ScrollAnchor(day: input.surroundings.geometry.grid.firstDay(of: start)), input)
    }
    animate(to: axis.offset(of: week), input)
  }

  /// Moves as little as possible until the row of `day` is wholly in view.
  func reveal(_ day: DayNumber) {
    guard let input else { return }
    returnToMiddle(from: MonthCanvas.restLimit)
    let geometry = input.surroundings.geometry
    let week = geometry.grid.week(of: day)
    if isPaged(input) {
      let month = input.builder.configuration.calendar.startOfMonth(containing: day)
      let shown = destination ?? anchor(atOffset: contentOffset.y, geometry)
      if input.builder.configuration.calendar.startOfMonth(containing: input.level.presentedDay(at: shown)) != month {
        scroll(toTop: month, animated: true)
      }
      return
    }
    let top = axis.offset(of: week)
    let bottom = top + geometry.rowHeight
    let rest = destination.map { offset(of: $0, geometry) } ?? contentOffset.y
    let slack = geometry.pixels.hairline / 2
    if top >= rest - slack && bottom <= rest + geometry.viewport.height + slack { return }
    let target = top < rest ? top : bottom - geometry.viewport.height
    if abs(target - contentOffset.y) > 2 * geometry.viewport.height {
      jump(to: ScrollAnchor(day: day), input)
    } else {
      animate(to: target, input)
    }
  }

  /// The cell that shows `day`, if it exists now.
  func cell(for day: DayNumber) -> DayCell? {
    guard let geometry = input?.surroundings.geometry else { return nil }
    let week = geometry.grid.week(of: day)
    guard let column = geometry.columns.column(ofOffset: day - geometry.grid.firstDay(of: week)) else { return nil }
    return (recycler?.view(for: week) as? WeekRowView)?.cell(inColumn: column)
  }

  /// The rows in view, from the top.
  var visibleRows: [WeekRowView] { visibleWeeks.compactMap { recycler?.view(for: $0) as? WeekRowView } }

  /// The day at a point of the canvas.
  func day(at point: Point) -> DayNumber? {
    guard let geometry = input?.surroundings.geometry, point.y.isFinite else { return nil }
    let week = axis.position(at: point.y + contentOffset.y).unit
    // There is nothing beyond the ends.
    if let reachableWeeks, !reachableWeeks.contains(week) { return nil }
    return geometry.day(atX: point.x, inWeek: week)
  }

  /// Where the row of `day` lies in the viewport, seen or not.
  func rowFrame(of day: DayNumber) -> Rect? {
    guard let geometry = input?.surroundings.geometry else { return nil }
    let y = axis.offset(of: geometry.grid.week(of: day)) - contentOffset.y
    return Rect(x: 0, y: y, width: geometry.columns.width, height: geometry.rowHeight)
  }

  override func didScroll() {
    super.didScroll()
    guard !isPlacing else { return }
    returnToMiddle(from: MonthCanvas.hardLimit)
    guard let input else { return }
    let anchor = anchor(atOffset: contentOffset.y, input.surroundings.geometry)
    stands = anchor
    input.surroundings.responder?.didScroll(to: anchor, in: input.level)
  }

  override func didEndScrolling() {
    returnToMiddle(from: MonthCanvas.restLimit)
    snap()
  }

  /// In pages, the first row of a month: of the one a fling leads to, of the nearest otherwise.
  override func restingOffset(near offset: Point, velocity: Point) -> Point {
    guard let input, isPaged(input) else { return offset }
    let geometry = input.surroundings.geometry
    let configuration = input.builder.configuration
    let calendar = configuration.calendar
    let top = anchor(atOffset: contentOffset.y, geometry).day
    let month = calendar.startOfMonth(containing: configuration.clamp(top + 6))
    let next = (try? calendar.day(month, offsetByMonths: 1, overflow: .clamp)) ?? month
    let before = axis.offset(of: geometry.grid.week(of: month))
    let after = axis.offset(of: geometry.grid.week(of: next))
    let goesOn =
      abs(velocity.y) > MonthCanvas.flingLimit
      ? velocity.y > 0 : contentOffset.y - before > after - contentOffset.y
    return Point(x: 0, y: goesOn ? after : before)
  }

  /// In points a second; slower is no fling.
  private static let flingLimit = 200.0

  private func isPaged(_ input: Input) -> Bool { input.builder.configuration.scrollPolicy != .continuous }

  /// The weeks of all months that can be reached, so that each of them can be presented; `nil` where nothing limits them.
  /// Beyond what the calendar can name, some blank weeks are left.
  private static func reachableWeeks(_ input: Input) -> Range<Int>? {
    let configuration = input.builder.configuration
    guard configuration.reachable != .unlimited else { return nil }
    let (grid, calendar) = (input.surroundings.geometry.grid, configuration.calendar)
    let days = configuration.reachableDays
    let first = calendar.startOfMonth(containing: days.lowerBound)
    let next = try? calendar.day(
      calendar.startOfMonth(containing: days.upperBound), offsetByMonths: 1, overflow: .clamp)
    let last = max(next.map { $0 - 1 } ?? days.upperBound, days.upperBound)
    let start = grid.week(of: first) - (configuration.reachable.first == nil ? 100 : 0)
    let end = grid.week(of: last) + (configuration.reachable.last == nil ? 100 : 1)
    return start..<end
  }

  /// Whether the content stands visibly elsewhere.
  private func isOff(_ anchor: ScrollAnchor, _ input: Input) -> Bool {
    reachableWeeks != nil && abs(offset(of: anchor, input.surroundings.geometry) - contentOffset.y) > 0.01
  }

  override func windowWillClose() { input = nil }

  override func layoutSubviews() {
    guard let input else { return }
    let geometry = input.surroundings.geometry
    visibleWeeks = axis.units(from: contentOffset.y)
    var weeks = (visibleWeeks.lowerBound - MonthCanvas.overscan)..<(visibleWeeks.upperBound + MonthCanvas.overscan)
    // Rows beyond the ends would have no place of their own.
    if let reachable = axis.reachable { weeks = weeks.clamped(to: reachable) }
    let focusWeek = geometry.grid.week(of: input.builder.state.focusedDay)
    guard isContentStale || weeks != shownWeeks || focusWeek != shownFocusWeek else {
      prepareNext(weeks, input)
      return
    }
    if weeks != shownWeeks {
      prepared = 0
      goesBack = weeks.lowerBound < shownWeeks.lowerBound
    }
    // What happens meanwhile, as the end of a press on a day that goes away, is for the next layout.
    let (isContentStale, isLookStale) = (isContentStale, isLookStale)
    (self.isContentStale, self.isLookStale) = (false, false)
    place(weeks, focusWeek, input, isContentStale, isLookStale)
    shownWeeks = weeks
    shownFocusWeek = focusWeek
  }

  /// How many of the rows that will enter next are prepared, as far as is known.
  private var prepared = 0
  /// Whether the latest rows entered at the top.
  private var goesBack = false

  /// Rows that are prepared: so many that lanes, which are those of eight weeks, are not made with the row that needs
  /// them.
  private static let rowsAhead = 4

  /// Frames in which no row enters have time to compute what the next ones will show, one a frame.
  private func prepareNext(_ weeks: Range<Int>, _ input: Input) {
    while prepared < MonthCanvas.rowsAhead {
      let week = goesBack ? weeks.lowerBound - 1 - prepared : weeks.upperBound + prepared
      prepared += 1
      guard axis.reachable?.contains(week) != false, !input.builder.lanes.knowsMarks(ofWeek: week) else { continue }
      input.builder.prepareMarks(ofWeek: week)
      return
    }
  }

  /// Whether events of some days have to do with a row that exists. If not, the next rows are prepared anew.
  func shows(_ days: Range<DayNumber>) -> Bool {
    guard let grid = input?.surroundings.geometry.grid, !isContentStale, !shownWeeks.isEmpty else { return true }
    prepared = 0
    let first = LaneCache.days(behindWeek: shownWeeks.lowerBound, grid).lowerBound
    if days.overlaps(first..<grid.firstDay(of: shownWeeks.upperBound)) { return true }
    return shownFocusWeek.map { LaneCache.days(behindWeek: $0, grid).overlaps(days) } == true
  }

  private func place(
    _ weeks: Range<Int>, _ focusWeek: Int, _ input: Input, _ isContentStale: Bool, _ isLookStale: Bool
  ) {
    let geometry = input.surroundings.geometry
    let recycler = recycler ?? ItemRecycler<Int>(pool: input.surroundings.pool)
    self.recycler = recycler
    var all = Array(weeks)
    if focusWeek < weeks.lowerBound { all.insert(focusWeek, at: 0) }
    if focusWeek >= weeks.upperBound { all.append(focusWeek) }
    let items = all.map { week in
      PlacedItem(
        key: week, reuseIdentifier: .weekRow,
        frame: Rect(x: 0, y: rowTop(ofWeek: week), width: geometry.columns.width, height: geometry.rowHeight))
    }
    recycler.reconcile(items, in: self)
    for week in all where isContentStale || recycler.isNew(week) {
      guard let row = recycler.view(for: week) as? WeekRowView else { continue }
      row.show(
        input.builder.content(ofWeek: week), input.surroundings, force: isLookStale || recycler.isNew(week))
    }
    accessibility.owned = all.compactMap { recycler.view(for: $0)?.id }
  }

  /// The place of a row inside the content. A focused row too far away to have one waits at the edge: it must exist,
  /// because the Tab key stops there.
  private func rowTop(ofWeek week: Int) -> Double { min(max(0, axis.offset(of: week)), axis.length - axis.pitch) }

  private var isLookStale = true
  /// While content and offset do not belong together yet.
  private var isPlacing = false

  private func place(at anchor: ScrollAnchor, _ input: Input) {
    isLookStale = true
    isContentStale = true
    stands = anchor
    let geometry = input.surroundings.geometry
    axis = EndlessAxis(
      pitch: geometry.rowHeight, viewport: geometry.viewport.height, reachable: reachableWeeks,
      around: geometry.grid.week(of: anchor.day))
    isPlacing = true
    // Columns on whole pixels may be wider than the view: there is nothing to scroll sideways.
    contentSize = Size(width: min(geometry.columns.width, frame.width), height: axis.length)
    isPlacing = false
    rebase(to: Point(x: 0, y: offset(of: anchor, geometry)))
  }

  private func jump(to anchor: ScrollAnchor, _ input: Input) {
    window?.cancelAnimation(of: self)
    let week = input.surroundings.geometry.grid.week(of: anchor.day)
    if axis.contains(week) {
      scroll(to: Point(x: 0, y: axis.offset(of: week)))
    } else {
      place(at: anchor, input)
      didScroll()
    }
  }

  private func animate(to wanted: Double, _ input: Input) {
    let offset = min(max(0, wanted), axis.lastOffset)
    animateScroll(to: Point(x: 0, y: offset))
  }

  /// Moves the content, not the picture, if it stands further than `limit` from the place of its origin.
  private func returnToMiddle(from limit: Double) {
    guard input != nil, axis.isFar(contentOffset.y, limit: limit) else { return }
    let place = axis.position(at: contentOffset.y)
    axis = EndlessAxis(pitch: axis.pitch, viewport: axis.viewport, reachable: axis.reachable, around: place.unit)
    isPlacing = true
    contentSize.height = axis.length
    isPlacing = false
    isContentStale = true
    rebase(to: Point(x: 0, y: axis.offset(of: place.unit) + place.fraction * axis.pitch))
    setNeedsLayout()
  }

  private func offset(of anchor: ScrollAnchor, _ geometry: MonthGeometry) -> Double {
    axis.offset(of: geometry.grid.week(of: anchor.day)) + anchor.fraction * geometry.rowHeight
  }

  private func anchor(atOffset offset: Double, _ geometry: MonthGeometry) -> ScrollAnchor {
    // Pulled beyond its ends, the content stands at them.
    let place = axis.position(at: reachableWeeks == nil ? offset : min(max(0, offset), axis.lastOffset))
    return ScrollAnchor(day: geometry.grid.firstDay(of: place.unit), fraction: place.fraction)
  }
}
