import CalendarLayout
import CalendarSystems
import CollectionKit
import Geometry
import ViewKit

/// An endless sequence of numbered pages, stacked vertically or side by side. At rest, one is in view. At most three
/// pages and the page with the focused day exist at a time. A page is a unit of the axis.
///
/// Subclasses define which days a page contains and how it looks.
class PageCanvas: EndlessCanvas {
  private final var recycler: ItemRecycler<Int>?
  private final var shownPages: [Int] = []
  private final var pitch = 1.0
  /// The reachable pages; `nil` for no limit.
  private final var reachable: Range<Int>?
  /// The page at which the content last came to rest.
  private final var restingPage = 0

  // MARK: - Subclasses

  /// Returns the reachable pages; `nil` for no limit.
  func reachablePages(_ context: LevelContext) -> Range<Int>? { nil }

  /// The reuse identifier of the views that show pages.
  var pageIdentifier: ReuseIdentifier { .weekRow }

  /// Configures a view for a page.
  ///
  /// - Parameter force: whether to configure everything, even if the content is the same.
  func show(_ page: Int, in view: ReusableView, _ context: LevelContext, force: Bool) {}

  /// Whether the content may come to rest between pages if the scroll policy allows free scrolling.
  var restsAnywhere: Bool { false }

  // MARK: - Pages

  /// The pages that are at least partly in view.
  final var visiblePages: Range<Int> { axis.units(from: distance) }

  /// Returns the view of a page, if it currently exists.
  final func view(ofPage page: Int) -> ReusableView? { recycler?.view(for: page) }

  /// Returns the frame of a page in the content.
  final func frame(ofPage page: Int) -> Rect {
    let start = axis.offset(of: page)
    guard isSideways else { return Rect(x: 0, y: start, width: frame.width, height: axis.pitch) }
    return Rect(
      x: isRightToLeft ? axis.length - start - axis.pitch : start, y: 0, width: axis.pitch, height: contentSize.height)
  }

  /// Returns the page at a point of the view, and the point in the page's coordinates.
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
    // Hosts round the offset at which the content comes to rest.
    ScrollAnchor(day: firstDay(ofUnit: axis.position(at: distance + 0.01).unit))
  }

  override func recenter(at anchor: ScrollAnchor) {
    super.recenter(at: anchor)
    restingPage = unit(at: anchor)
  }

  // MARK: - Input

  /// Adopts a new context.
  ///
  /// - Parameters:
  ///   - pitch: the length of a page, in points.
  ///   - isRenumbered: whether page numbers stand for different days than before.
  ///   - isLookStale: whether everything must be configured again.
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
    // Adopts a new size in the direction that does not scroll.
    let present = makeAxis(around: axis.origin)
    if present.viewport != axis.viewport { axis = present }
    updateContentSize()
    // A taller view may not come to rest as close to the end.
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

  /// Stops a fling at the next page in hosts that scroll by themselves, because these do not know pages. Returns
  /// whether it did.
  private final func isHeldBack() -> Bool {
    guard let window, window.capabilities.contains(.scrollsNatively), !window.isAnimating(self),
      !(restsAnywhere && context?.configuration.scrollPolicy == .continuous)
    else { return false }
    let limit = min(max(distance, axis.offset(of: restingPage - 1)), axis.offset(of: restingPage + 1))
    guard abs(limit - distance) > 0.5, limit >= 0, limit <= axis.lastOffset else { return false }
    scroll(to: offset(at: limit))
    return true
  }

  /// Comes to rest at whole pages, and anywhere across them. With the policy `paged`, a fling moves by at most one page.
  override func restingOffset(near offset: Point, velocity: Point) -> Point {
    if restsAnywhere, context?.configuration.scrollPolicy == .continuous { return offset }
    let here = position
    let there = axis.position(at: distance(at: offset))
    let wanted = there.unit + (there.fraction >= 0.5 ? 1 : 0)
    let page = min(max(wanted, here.unit), here.unit + 1)
    var rest = self.offset(at: axis.offset(of: page))
    if isSideways { rest.y = offset.y }
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

  /// Returns the frame of a page in the content, moved to the edge if it lies beyond it, because the page with the
  /// focus must exist.
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
