import CalendarLayout
import CalendarSystems
import CollectionKit
import Geometry
import ViewKit

/// Numbered pages side by side, or one below the other, without end. One is in view when scrolling rests, three exist at
/// most, and the one with the focused day.
///
/// Subclasses say which days a page has and how it looks. The file is long because origin, offset, focus and reuse depend
/// on each other and change together here alone.
class PageCanvas: ScrollView {
  private static let restLimit = 200_000.0
  private static let hardLimit = 900_000.0

  final let isSideways: Bool
  private(set) final var input: LevelInput?
  private(set) final var axis = EndlessAxis(pitch: 1, viewport: 0, around: 0)
  private final unowned(unsafe) var level: LevelView?
  private final var recycler: ItemRecycler<Int>?
  private final var isStale = true
  private final var isLookStale = true
  private final var shown: [Int] = []
  /// Where the canvas was told to stand, or said that it stands.
  private final var stands: ScrollAnchor?
  /// The pages that can be reached; `nil` where nothing limits them.
  private final var reachable: Range<Int>?
  /// While content and offset do not belong together yet.
  private final var isPlacing = false
  /// Where the content rested last.
  private final var restingPage = 0

  /// - Parameters:
  ///   - scrollsByCode: fingers and wheels do not move it.
  ///   - turnsPages: fingers and wheels turn a page with each gesture.
  init(isSideways: Bool, scrollsByCode: Bool, turnsPages: Bool = true) {
    self.isSideways = isSideways
    var traits: ViewTraits = isSideways ? .scrollsX : []
    if scrollsByCode { traits.insert(.scrollsByCode) } else if turnsPages { traits.insert(.turnsPages) }
    super.init(traits: traits)
  }

  // MARK: - What subclasses say

  /// The page of a day.
  func page(of day: DayNumber) -> Int { 0 }

  /// The page that stands at an anchor, whose day may come from elsewhere.
  func page(at anchor: ScrollAnchor) -> Int { page(of: anchor.day) }

  /// The first day of a page.
  func firstDay(ofPage page: Int) -> DayNumber { DayNumber(0) }

  /// The pages that can be reached; `nil` where nothing limits them.
  func reachablePages(_ input: LevelInput) -> Range<Int>? { nil }

  /// The class of views that show pages.
  var pageIdentifier: ReuseIdentifier { .stripWeek }

  /// Brings a view to what a page shows; `force` dresses everything anew.
  func show(_ page: Int, in view: ReusableView, _ input: LevelInput, force: Bool) {}

  /// The content came to rest.
  func didRest(at anchor: ScrollAnchor, in level: LevelView) {}

  /// Whether content rests between pages where the policy is to scroll freely.
  var restsAnywhere: Bool { false }

  // MARK: - Places

  /// Where the content will come to rest, while it moves by itself.
  final var destination: ScrollAnchor? {
    motionGoal.map { goal in
      let place = axis.position(at: (isSideways ? forward(goal.x) : goal.y) + 0.01)
      return ScrollAnchor(day: firstDay(ofPage: place.unit))
    }
  }

  /// The pages in view, wholly or in part.
  final var visiblePages: Range<Int> { axis.units(from: place) }

  /// How far the content is scrolled, from the end where pages begin.
  final var place: Double { isSideways ? forward(contentOffset.x) : contentOffset.y }

  /// The view of a page, if it exists now.
  final func view(ofPage page: Int) -> ReusableView? { recycler?.view(for: page) }

  /// Where a page lies in the content.
  final func frame(ofPage page: Int) -> Rect {
    let start = axis.offset(of: page)
    guard isSideways else { return Rect(x: 0, y: start, width: frame.width, height: axis.pitch) }
    return Rect(
      x: isRightToLeft ? axis.length - start - axis.pitch : start, y: 0, width: axis.pitch, height: frame.height)
  }

  /// The page at a point of the view, and the point in the page's coordinates.
  final func page(at point: Point) -> (page: Int, point: Point)? {
    guard input != nil, point.x.isFinite, point.y.isFinite else { return nil }
    let content = point + contentOffset
    let way = isSideways ? isRightToLeft ? axis.length - content.x - 1e-9 : content.x : content.y
    let page = axis.position(at: way).unit
    return reachable?.contains(page) == false ? nil : (page, content - frame(ofPage: page).origin)
  }

  // MARK: - Motion

  /// Gives the canvas its place; `take` comes next and says where the content stands in it.
  final func fill(_ frame: Rect) {
    // With the old content, another size would seem to be a scroll.
    isPlacing = true
    self.frame = frame
    isPlacing = false
  }

  /// Takes new state or data.
  ///
  /// - Parameters:
  ///   - pitch: of pages, along the way they are scrolled.
  ///   - isRenumbered: pages mean other days than before.
  final func take(
    _ input: LevelInput, level: LevelView, pitch: Double, isRenumbered: Bool, isLookStale: Bool
  ) {
    let isMirrored = self.input.map { $0.direction != input.direction } ?? true
    self.input = input
    self.level = level
    let pages = reachablePages(input)
    let isResized = isRenumbered || isMirrored && isSideways || pages != reachable || max(1, pitch) != axis.pitch
    reachable = pages
    isStale = true
    if isLookStale { self.isLookStale = true }
    setNeedsLayout()
    guard isResized || stands != input.state.anchor else {
      fit()
      // A higher view may not stand so near to the end.
      if isOff(input.state.anchor) { didScroll() }
      return
    }
    if isResized { self.isLookStale = true }
    // Offsets mean something else now: a motion ends where it would have led.
    let anchor = isResized ? destination : nil
    window?.cancelAnimation(of: self)
    let wanted = anchor ?? input.state.anchor
    stands = input.state.anchor
    let page = page(at: wanted)
    put(page, wanted.fraction, pitch: max(1, pitch))
    if anchor != nil || isOff(wanted) { didScroll() }
  }

  /// Whether the content stands elsewhere than it should, as it may where the pages end.
  private final func isOff(_ wanted: ScrollAnchor) -> Bool {
    abs(place - axis.offset(of: page(at: wanted)) - wanted.fraction * axis.pitch) > 0.01
  }

  /// Dresses everything anew in the next layout.
  final func redress() {
    isLookStale = true
    refresh()
  }

  /// Compares everything with what is shown in the next layout.
  final func refresh() {
    isStale = true
    setNeedsLayout()
  }

  /// Brings the page of a day into view.
  final func show(_ day: DayNumber, animated: Bool) {
    guard input != nil else { return }
    returnToMiddle(from: PageCanvas.restLimit)
    let page = page(of: day)
    let distance = abs(page - axis.position(at: place).unit)
    guard animated, window?.reducesMotion == false, distance <= 2 else {
      window?.cancelAnimation(of: self)
      put(page, 0, pitch: axis.pitch)
      didScroll()
      return
    }
    animateScroll(to: offset(at: axis.offset(of: page)))
  }

  override func didScroll() {
    super.didScroll()
    guard !isPlacing, !isHeldBack() else { return }
    returnToMiddle(from: PageCanvas.hardLimit)
    guard let level else { return }
    // Pulled beyond its ends, the content stands at them.
    let position = axis.position(at: min(max(0, place), axis.lastOffset))
    let anchor = ScrollAnchor(day: firstDay(ofPage: position.unit), fraction: position.fraction)
    stands = anchor
    input?.responder?.didScroll(to: anchor, in: level)
  }

  override func didEndScrolling() {
    returnToMiddle(from: PageCanvas.restLimit)
    if snap() { return }
    restingPage = axis.position(at: place).unit
    if let stands, let level { didRest(at: stands, in: level) }
  }

  /// Hosts that scroll by themselves know no pages: what they throw is stopped at the next page. Returns whether it was.
  private final func isHeldBack() -> Bool {
    guard let window, window.capabilities.contains(.scrollsNatively), !window.isAnimating(self),
      !(restsAnywhere && input?.configuration.scrollPolicy == .continuous)
    else { return false }
    let limit = min(max(place, axis.offset(of: restingPage - 1)), axis.offset(of: restingPage + 1))
    guard abs(limit - place) > 0.5, limit >= 0, limit <= axis.lastOffset else { return false }
    scroll(to: offset(at: limit))
    return true
  }

  /// Whole pages; in pages, a fling leads to the next one at most.
  override func restingOffset(near offset: Point, velocity: Point) -> Point {
    let isFree = input?.configuration.scrollPolicy == .continuous
    if isFree && restsAnywhere { return offset }
    let here = axis.position(at: place)
    let there = axis.position(at: isSideways ? forward(offset.x) : offset.y)
    let wanted = there.unit + (there.fraction >= 0.5 ? 1 : 0)
    let page = min(max(wanted, here.unit), here.unit + 1)
    let rest = self.offset(at: axis.offset(of: page))
    return abs(rest.x - contentOffset.x) < 0.5 && abs(rest.y - contentOffset.y) < 0.5 ? contentOffset : rest
  }

  override func windowWillClose() { input = nil }

  override func layoutSubviews() {
    guard let input else { return }
    let visible = visiblePages
    var pages = Array((visible.lowerBound - 1)..<(visible.upperBound + 1))
    if visible.count > 1 { pages = Array(visible) }
    if let reachable { pages.removeAll { !reachable.contains($0) } }
    let focusPage = page(of: input.state.focusedDay)
    if !pages.contains(focusPage) { pages.append(focusPage) }
    guard isStale || pages != shown else { return }
    // What happens meanwhile, as the end of a press on a day that goes away, is for the next layout.
    let (isStale, isLookStale) = (isStale, isLookStale)
    (self.isStale, self.isLookStale) = (false, false)
    let recycler = recycler ?? ItemRecycler<Int>(pool: input.pool)
    self.recycler = recycler
    let items = pages.map { page in
      PlacedItem(key: page, reuseIdentifier: pageIdentifier, frame: insideFrame(ofPage: page))
    }
    recycler.reconcile(items, in: self)
    for page in pages where isStale || recycler.isNew(page) {
      guard let view = recycler.view(for: page) else { continue }
      show(page, in: view, input, force: isLookStale || recycler.isNew(page))
    }
    shown = pages
  }

  // MARK: - Parts

  private final var isRightToLeft: Bool { input?.direction == .rightToLeft }

  private final var extent: Double { isSideways ? frame.width : frame.height }

  /// The distance of an offset from the end where pages begin.
  private final func forward(_ x: Double) -> Double { isRightToLeft ? axis.length - x - extent : x }

  private final func offset(at distance: Double) -> Point {
    isSideways ? Point(x: forward(distance), y: 0) : Point(x: 0, y: distance)
  }

  /// A page with the focus that is too far away to have a place waits at the edge.
  private final func insideFrame(ofPage page: Int) -> Rect {
    var frame = frame(ofPage: page)
    let last = axis.length - axis.pitch
    if isSideways {
      frame.origin.x = min(max(0, frame.minX), last)
    } else {
      frame.origin.y = min(max(0, frame.minY), last)
    }
    return frame
  }

  private final func put(_ page: Int, _ fraction: Double, pitch: Double) {
    axis = EndlessAxis(pitch: pitch, viewport: extent, reachable: reachable, around: page)
    restingPage = page
    fit()
    rebase(to: offset(at: axis.offset(of: page) + fraction * pitch))
    refresh()
  }

  /// Takes over another size in the direction in which nothing is scrolled.
  private final func fit() {
    if axis.viewport != extent {
      axis = EndlessAxis(pitch: axis.pitch, viewport: extent, reachable: reachable, around: axis.origin)
    }
    isPlacing = true
    contentSize =
      isSideways
      ? Size(width: axis.length, height: frame.height)
      : Size(width: frame.width, height: axis.length)
    isPlacing = false
  }

  private final func returnToMiddle(from limit: Double) {
    guard axis.isFar(place, limit: limit) else { return }
    let (position, resting) = (axis.position(at: place), restingPage)
    put(position.unit, position.fraction, pitch: axis.pitch)
    restingPage = resting
  }
}
