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

    init(builder: WeekContentBuilder, surroundings: WeekRowView.Surroundings) {
      self.builder = builder
      self.surroundings = surroundings
    }
  }

  private static let contentHeight = 2_000_000.0
  /// Beyond this distance from the middle, the content is moved back when scrolling rests.
  private static let restLimit = 200_000.0
  /// Beyond this one, at once.
  private static let hardLimit = 900_000.0
  /// Rows laid out above and below the viewport.
  private static let overscan = 3

  private var input: Input?
  private var recycler: ItemRecycler<Int>?
  /// The week whose row lies in the middle of the content.
  private var originWeek = 0
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
    let distance = offset(ofWeek: week) - contentOffset.y
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
    animate(to: offset(ofWeek: week), input)
  }

  /// Moves as little as possible until the row of `day` is wholly in view.
  func reveal(_ day: DayNumber) {
    guard let input else { return }
    returnToMiddle(from: MonthCanvas.restLimit)
    let geometry = input.surroundings.geometry
    let week = geometry.grid.week(of: day)
    let top = offset(ofWeek: week)
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
    let distance = point.y + contentOffset.y - MonthCanvas.middle
    let week = originWeek + Int((distance / geometry.rowHeight).rounded(.down))
    return geometry.day(atX: point.x, inWeek: week)
  }

  override func didScroll() {
    super.didScroll()
    returnToMiddle(from: MonthCanvas.hardLimit)
    guard let input else { return }
    input.surroundings.responder?.didScroll(to: anchor(atOffset: contentOffset.y, input.surroundings.geometry))
  }

  override func didEndScrolling() { returnToMiddle(from: MonthCanvas.restLimit) }

  override func windowWillClose() { input = nil }

  override func layoutSubviews() {
    guard let input else { return }
    let geometry = input.surroundings.geometry
    let top = contentOffset.y - MonthCanvas.middle
    visibleWeeks = geometry.weeks(from: top, to: top + geometry.viewport.height, anchorWeek: originWeek)
    let weeks = (visibleWeeks.lowerBound - MonthCanvas.overscan)..<(visibleWeeks.upperBound + MonthCanvas.overscan)
    let focusWeek = geometry.grid.week(of: input.builder.state.focusedDay)
    guard isContentStale || weeks != shownWeeks || focusWeek != shownFocusWeek else { return }
    place(weeks, focusWeek, input)
    shownWeeks = weeks
    shownFocusWeek = focusWeek
    isContentStale = false
  }

  private static let middle = contentHeight / 2

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
  private func rowTop(ofWeek week: Int) -> Double {
    let last = MonthCanvas.contentHeight - (input?.surroundings.geometry.rowHeight ?? 0)
    return min(max(0, offset(ofWeek: week)), last)
  }

  /// Whether a row lies inside the content with room for a viewport below it.
  private func isNear(_ week: Int) -> Bool {
    let y = offset(ofWeek: week)
    return y >= 0 && y < MonthCanvas.contentHeight - 10_000
  }

  private var isLookStale = true

  private func place(at anchor: ScrollAnchor, _ input: Input) {
    isLookStale = true
    contentSize = Size(width: input.surroundings.geometry.columns.width, height: MonthCanvas.contentHeight)
    let geometry = input.surroundings.geometry
    originWeek = geometry.grid.week(of: anchor.day)
    isContentStale = true
    rebase(to: Point(x: 0, y: MonthCanvas.middle + anchor.fraction * geometry.rowHeight))
  }

  private func jump(to anchor: ScrollAnchor, _ input: Input) {
    window?.cancelAnimation(of: self)
    if isNear(input.surroundings.geometry.grid.week(of: anchor.day)) {
      scroll(to: Point(x: 0, y: offset(ofWeek: input.surroundings.geometry.grid.week(of: anchor.day))))
    } else {
      place(at: anchor, input)
      didScroll()
    }
  }

  private func animate(to offset: Double, _ input: Input) {
    target = anchor(atOffset: offset, input.surroundings.geometry)
    animateScroll(to: Point(x: 0, y: offset))
  }

  /// Moves the content, not the picture, if it stands further than `limit` from its middle.
  private func returnToMiddle(from limit: Double) {
    guard let input, abs(contentOffset.y - MonthCanvas.middle) > limit else { return }
    let geometry = input.surroundings.geometry
    let rows = Int(((contentOffset.y - MonthCanvas.middle) / geometry.rowHeight).rounded(.down))
    originWeek += rows
    isContentStale = true
    rebase(to: Point(x: 0, y: contentOffset.y - Double(rows) * geometry.rowHeight))
    setNeedsLayout()
  }

  private func offset(ofWeek week: Int) -> Double {
    MonthCanvas.middle + Double(week - originWeek) * (input?.surroundings.geometry.rowHeight ?? 0)
  }

  private func offset(of anchor: ScrollAnchor, _ geometry: MonthGeometry) -> Double {
    offset(ofWeek: geometry.grid.week(of: anchor.day)) + anchor.fraction * geometry.rowHeight
  }

  private func anchor(atOffset offset: Double, _ geometry: MonthGeometry) -> ScrollAnchor {
    let rows = (offset - MonthCanvas.middle) / geometry.rowHeight
    // A row's top is the row's, whatever rounding errors its offset carries.
    let nearest = rows.rounded()
    let whole = abs(rows - nearest) < 1e-6 ? nearest : rows.rounded(.down)
    return ScrollAnchor(
      day: geometry.grid.firstDay(of: originWeek + Int(whole)), fraction: max(0, rows - whole))
  }
}
