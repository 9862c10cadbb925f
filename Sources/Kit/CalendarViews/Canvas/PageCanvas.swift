import CalendarLayout
import CalendarSystems
import CollectionKit
import Geometry
import ViewKit

/// Numbered pages side by side, or one below the other, without end. One is in view when scrolling rests, three exist
/// at most, and the one with the focused day. A page is a unit of the axis.
///
/// Subclasses say which days a page has and how it looks.
class PageCanvas: EndlessCanvas {
  private final var recycler: ItemRecycler<Int>?
  private final var shownPages: [Int] = []
  private final var pitch = 1.0
  /// The pages that can be reached; `nil` where nothing limits them.
  private final var reachable: Range<Int>?
  /// The page at which the content rested last.
  private final var restingPage = 0

  // MARK: - Subclasses

  /// The pages that can be reached; `nil` where nothing limits them.
  func reachablePages(_ context: LevelContext) -> Range<Int>? { nil }

  /// The class of views that show pages.
  var pageIdentifier: ReuseIdentifier { .weekRow }

  /// Brings a view to what a page shows.
  ///
  /// - Parameter force: configures everything anew, even if it shows the same.
  func show(_ page: Int, in view: ReusableView, _ context: LevelContext, force: Bool) {}

  /// Whether content may rest between pages where the policy is to scroll freely.
  var restsAnywhere: Bool { false }

  // MARK: - Pages

  /// The pages in view, wholly or in part.
  final var visiblePages: Range<Int> { axis.units(from: distance) }

  /// The view of a page, if it exists now.
  final func view(ofPage page: Int) -> ReusableView? { recycler?.view(for: page) }

  /// Returns the frame of a page in the content.
  final func frame(ofPage page: Int) -> Rect {
    let start = axis.offset(of: page)
    guard isSideways else { return Rect(x: 0, y: start, width: frame.width, height: axis.pitch) }
    return Rect(
      x: isRightToLeft ? axis.length - start - axis.pitch : start, y: 0, width: axis.pitch, height: frame.height)
  }

  /// The page at a point of the view, and the point in the page's coordinates.
  final func page(at point: Point) -> (page: Int, point: Point)? {
    guard context != nil, point.x.isFinite, point.y.isFinite else { return nil }
    let content = point + contentOffset
    let distance = isSideways ? isRightToLeft ? axis.length - content.x - 1e-9 : content.x : content.y
    let page = axis.position(at: distance).unit
    return reachable?.contains(page) == false ? nil : (page, content - frame(ofPage: page).origin)
  }

  override func makeAxis(around page: Int) -> EndlessAxis {
    EndlessAxis(pitch: pitch, viewport: isSideways ? frame.width : frame.height, reachable: reachable, around: page)
  }

  override func restingAnchor(at distance: Double) -> ScrollAnchor? {
    // Hosts round where content rests.
    ScrollAnchor(day: firstDay(ofUnit: axis.position(at: distance + 0.01).unit))
  }

  override func recenter(at anchor: ScrollAnchor) {
    super.recenter(at: anchor)
    restingPage = unit(at: anchor)
  }

  // MARK: - Input

  /// Takes a new context.
  ///
  /// - Parameters:
  ///   - pitch: the length of a page in points.
  ///   - isRenumbered: pages mean other days than before.
  ///   - isLookStale: everything is configured anew.
  final func take(
    _ context: LevelContext, level: LevelView, pitch: Double, isRenumbered: Bool, isLookStale: Bool
  ) {
    let isMirrored = self.context.map { $0.direction != context.direction } ?? true
    let goal = take(context, level: level)
    let pages = reachablePages(context)
    let pitch = max(1, pitch)
    let isResized = isRenumbered || isMirrored && isSideways || pages != reachable || pitch != axis.pitch
    reachable = pages
    self.pitch = pitch
    contentDidChange()
    if isLookStale || isResized { lookDidChange() }
    guard !follow(context.state.anchor, isResized: isResized, goal: goal) else { return }
    // Takes over another size in the direction in which nothing is scrolled.
    let present = makeAxis(around: axis.origin)
    if present.viewport != axis.viewport { axis = present }
    updateContentSize()
    // A higher view may not rest so near to the end.
    if isOff(context.state.anchor) { report() }
  }

  // MARK: - Motion

  override func show(_ day: DayNumber, animated: Bool) {
    guard context != nil else { return }
    returnToMiddle(from: EndlessCanvas.restLimit)
    let page = unit(of: day)
    guard animated, window?.reducesMotion == false, abs(page - position.unit) <= 2 else {
      endMotion()
      recenter(at: ScrollAnchor(day: firstDay(ofUnit: page)))
      return report()
    }
    animate(to: axis.offset(of: page))
  }

  override func contentDidMove() {
    if !isHeldBack() { super.contentDidMove() }
  }

  override func didRest() { restingPage = position.unit }

  /// Hosts that scroll by themselves know no pages: what they throw is stopped at the next page. Returns whether it
  /// was.
  private final func isHeldBack() -> Bool {
    guard let window, window.capabilities.contains(.scrollsNatively), !window.isAnimating(self),
      !(restsAnywhere && context?.configuration.scrollPolicy == .continuous)
    else { return false }
    let limit = min(max(distance, axis.offset(of: restingPage - 1)), axis.offset(of: restingPage + 1))
    guard abs(limit - distance) > 0.5, limit >= 0, limit <= axis.lastOffset else { return false }
    scroll(to: offset(at: limit))
    return true
  }

  /// Whole pages; in pages, a fling leads to the next one at most.
  override func restingOffset(near offset: Point, velocity: Point) -> Point {
    if restsAnywhere, context?.configuration.scrollPolicy == .continuous { return offset }
    let here = position
    let there = axis.position(at: distance(at: offset))
    let wanted = there.unit + (there.fraction >= 0.5 ? 1 : 0)
    let page = min(max(wanted, here.unit), here.unit + 1)
    let rest = self.offset(at: axis.offset(of: page))
    return abs(rest.x - contentOffset.x) < 0.5 && abs(rest.y - contentOffset.y) < 0.5 ? contentOffset : rest
  }

  // MARK: - Layout

  override func layoutSubviews() {
    guard let context else { return }
    let visible = visiblePages
    var pages = Array((visible.lowerBound - 1)..<(visible.upperBound + 1))
    if visible.count > 1 { pages = Array(visible) }
    if let reachable { pages.removeAll { !reachable.contains($0) } }
    let focusPage = unit(of: context.state.focusedDay)
    if !pages.contains(focusPage) { pages.append(focusPage) }
    guard isContentStale || pages != shownPages else { return }
    let changes = takeChanges()
    let recycler = recycler ?? ItemRecycler<Int>(pool: context.pool)
    self.recycler = recycler
    let items = pages.map { PlacedItem(key: $0, reuseIdentifier: pageIdentifier, frame: nearestFrame(ofPage: $0)) }
    recycler.reconcile(items, in: self)
    for page in pages where changes.isContentStale || recycler.isNew(page) {
      guard let view = recycler.view(for: page) else { continue }
      show(page, in: view, context, force: changes.isLookStale || recycler.isNew(page))
    }
    shownPages = pages
  }

  /// Returns the frame of a page in the content, at the edge if it lies beyond it: the page with the focus must exist.
  private final func nearestFrame(ofPage page: Int) -> Rect {
    var frame = frame(ofPage: page)
    let last = axis.length - axis.pitch
    if isSideways {
      frame.origin.x = min(max(0, frame.minX), last)
    } else {
      frame.origin.y = min(max(0, frame.minY), last)
    }
    return frame
  }
}
