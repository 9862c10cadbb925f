import CalendarLayout
import CalendarSystems
import CollectionKit
import Geometry
import ViewKit

/// The scrolling surface of the month level: an endless column of week rows, of which only those near the viewport, and
/// the row with keyboard focus, exist.
///
/// The content is long but not endless; when scrolling comes to rest far from its middle, everything is moved back
/// there, invisibly. Frames are measured from the origin week, so they never grow large.
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

  /// Where the latest animation leads.
  private var target: ScrollAnchor?

  /// Where the content will come to rest, while it moves by itself.
  var destination: ScrollAnchor? { window?.isAnimating(self) == true ? target : nil }

  /// The weeks that touch the viewport.
  private(set) var visibleWeeks = 0..<0

  /// Takes new state or data; rows that look different are dressed in the next layout.
  func update(_ input: Input) {
    let isMoved = self.input?.surroundings.geometry != input.surroundings.geometry
    self.input = input
    isContentStale = true
    if isMoved {
      // Offsets mean something else now: a motion ends where it would have led.
      let anchor = destination
      window?.cancelAnimation(of: self)
      place(at: anchor ?? input.builder.state.anchor, input)
      if anchor != nil { didScroll() }
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
    guard let geometry = input?.surroundings.geometry else { return nil }
    return geometry.day(atX: point.x, inWeek: axis.position(at: point.y + contentOffset.y).unit)
  }

  /// Where the row of `day` lies in the viewport, seen or not.
  func rowFrame(of day: DayNumber) -> Rect? {
    guard let geometry = input?.surroundings.geometry else { return nil }
    let y = axis.offset(of: geometry.grid.week(of: day)) - contentOffset.y
    return Rect(x: 0, y: y, width: geometry.columns.width, height: geometry.rowHeight)
  }

  override func didScroll() {
    super.didScroll()
    returnToMiddle(from: MonthCanvas.hardLimit)
    guard let input else { return }
    input.surroundings.responder?.didScroll(
      to: anchor(atOffset: contentOffset.y, input.surroundings.geometry), in: input.level)
  }

  override func didEndScrolling() { returnToMiddle(from: MonthCanvas.restLimit) }

  override func windowWillClose() { input = nil }

  override func layoutSubviews() {
    guard let input else { return }
    let geometry = input.surroundings.geometry
    visibleWeeks = axis.units(from: contentOffset.y)
    let weeks = (visibleWeeks.lowerBound - MonthCanvas.overscan)..<(visibleWeeks.upperBound + MonthCanvas.overscan)
    let focusWeek = geometry.grid.week(of: input.builder.state.focusedDay)
    guard isContentStale || weeks != shownWeeks || focusWeek != shownFocusWeek else { return }
    place(weeks, focusWeek, input)
    shownWeeks = weeks
    shownFocusWeek = focusWeek
    isContentStale = false
  }

  private func place(_ weeks: Range<Int>, _ focusWeek: Int, _ input: Input) {
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
    var appeared: Set<Int> = []
    recycler.reconcile(items, in: self, appear: { _, week in appeared.insert(week) })
    for week in all where isContentStale || appeared.contains(week) {
      guard let row = recycler.view(for: week) as? WeekRowView else { continue }
      row.show(
        input.builder.content(ofWeek: week), input.surroundings, force: isLookStale || appeared.contains(week))
    }
    isLookStale = false
    accessibility.owned = all.compactMap { recycler.view(for: $0)?.id }
  }

  /// The place of a row inside the content. A focused row too far away to have one waits at the edge: it must exist,
  /// because the Tab key stops there.
  private func rowTop(ofWeek week: Int) -> Double { min(max(0, axis.offset(of: week)), axis.length - axis.pitch) }

  private var isLookStale = true

  private func place(at anchor: ScrollAnchor, _ input: Input) {
    isLookStale = true
    isContentStale = true
    let geometry = input.surroundings.geometry
    axis = EndlessAxis(
      pitch: geometry.rowHeight, viewport: geometry.viewport.height, around: geometry.grid.week(of: anchor.day))
    contentSize = Size(width: geometry.columns.width, height: axis.length)
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

  private func animate(to offset: Double, _ input: Input) {
    target = anchor(atOffset: offset, input.surroundings.geometry)
    animateScroll(to: Point(x: 0, y: offset))
  }

  /// Moves the content, not the picture, if it stands further than `limit` from the place of its origin.
  private func returnToMiddle(from limit: Double) {
    guard input != nil, axis.isFar(contentOffset.y, limit: limit) else { return }
    let place = axis.position(at: contentOffset.y)
    axis = EndlessAxis(pitch: axis.pitch, viewport: axis.viewport, reachable: axis.reachable, around: place.unit)
    contentSize.height = axis.length
    isContentStale = true
    rebase(to: Point(x: 0, y: axis.offset(of: place.unit) + place.fraction * axis.pitch))
    setNeedsLayout()
  }

  private func offset(of anchor: ScrollAnchor, _ geometry: MonthGeometry) -> Double {
    axis.offset(of: geometry.grid.week(of: anchor.day)) + anchor.fraction * geometry.rowHeight
  }

  private func anchor(atOffset offset: Double, _ geometry: MonthGeometry) -> ScrollAnchor {
    let place = axis.position(at: offset)
    return ScrollAnchor(day: geometry.grid.firstDay(of: place.unit), fraction: place.fraction)
  }
}
