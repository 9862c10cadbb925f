import Basics
import CalendarLayout
import CalendarSystems
import Geometry
import ViewKit

/// An endless scrolling surface of equally long units, such as weeks, months, or days, stacked vertically or side by
/// side.
///
/// The content is long but finite. When scrolling comes to rest far from the middle, content and offset move back
/// together, which is not visible. Positions along the units are *distances* from the leading end of the content,
/// regardless of the layout direction. A `ScrollAnchor` is the same position as a day and a fraction. Subclasses define
/// which days a unit contains, how long units are, and where the content may come to rest, and lay out the visible
/// units.
class EndlessCanvas: ScrollView {
  /// The distance from the origin beyond which the origin moves when scrolling comes to rest.
  static let restLimit = 200_000.0
  /// The distance from the origin beyond which the origin moves immediately.
  static let hardLimit = 900_000.0

  /// Whether units are side by side.
  final let isSideways: Bool
  /// The canvas's content and configuration; `nil` before the first update and after the window closed.
  final var context: LevelContext?
  /// The level that owns the canvas.
  @Unowned private(set) final var level: LevelView?
  /// The positions of the units in the content.
  final var axis = EndlessAxis(pitch: 1, viewport: 0, around: 0)
  /// The anchor that the calendar last requested or that was last reported to it.
  final var reportedAnchor: ScrollAnchor?
  /// Whether frame, content, and offset are being changed in a way that must not be reported.
  private(set) final var isAdjusting = false
  private(set) final var isContentStale = true
  private final var isLookStale = true
  /// The number of parts outside the viewport that the current frame may still build.
  final var offscreen: OffscreenBudget

  /// - Parameters:
  ///   - traits: the view's traits; by default, the traits of `scrolling`.
  ///   - offscreenLimit: the largest number of parts built out of view in one frame; by default, there is no limit.
  init(
    isSideways: Bool = false, scrolling: LevelForm.Scrolling, traits: ViewTraits? = nil, offscreenLimit: Int = .max
  ) {
    self.isSideways = isSideways
    offscreen = OffscreenBudget(limit: offscreenLimit)
    super.init(traits: traits ?? scrolling.traits(isSideways: isSideways))
  }

  // MARK: - Subclasses

  /// Returns the unit that contains a day.
  func unit(of day: DayNumber) -> Int { 0 }

  /// Returns the unit at the start of the view for an anchor, whose day may come from another level.
  func unit(at anchor: ScrollAnchor) -> Int { unit(of: anchor.day) }

  /// Returns the first day of a unit.
  func firstDay(ofUnit unit: Int) -> DayNumber { DayNumber(0) }

  /// Returns the axis for the current size of the view and units.
  func makeAxis(around unit: Int) -> EndlessAxis { axis }

  /// The size of the content for the current axis.
  var contentExtent: Size {
    isSideways ? Size(width: axis.length, height: frame.height) : Size(width: frame.width, height: axis.length)
  }

  /// Returns the anchor at which a motion to a distance comes to rest; `nil` if motions are interrupted.
  func restingAnchor(at distance: Double) -> ScrollAnchor? { anchor(at: distance) }

  /// Called when a gesture, an animation, or the host moved the content.
  func contentDidMove() { report() }

  /// Called when the content came to rest at an allowed position.
  func didRest() {}

  // MARK: - Anchors and distances

  /// The scrolled distance. If the content is pulled beyond its ends, the distance of the end.
  final var distance: Double { inside(distance(at: contentOffset)) }

  /// The distance at which a motion of the content ends or, without a motion, the current distance.
  final var restingDistance: Double { motionGoal.map { inside(distance(at: $0)) } ?? distance }

  /// The unit at the start of the view, and the fraction of it before the view.
  final var position: (unit: Int, fraction: Double) { axis.position(at: distance) }

  /// Returns the distance for an offset.
  final func distance(at offset: Point) -> Double {
    isSideways ? isRightToLeft ? axis.length - axis.viewport - offset.x : offset.x : offset.y
  }

  /// Returns the offset for a distance.
  final func offset(at distance: Double) -> Point {
    guard isSideways else { return Point(x: 0, y: distance) }
    return Point(x: isRightToLeft ? axis.length - axis.viewport - distance : distance, y: contentOffset.y)
  }

  final func distance(of anchor: ScrollAnchor) -> Double {
    axis.offset(of: unit(at: anchor)) + anchor.fraction * axis.pitch
  }

  final func anchor(at distance: Double) -> ScrollAnchor {
    let position = axis.position(at: inside(distance))
    return ScrollAnchor(day: firstDay(ofUnit: position.unit), fraction: position.fraction)
  }

  /// The anchor at which a running motion of the content will come to rest.
  final var destination: ScrollAnchor? { motionGoal.flatMap { restingAnchor(at: distance(at: $0)) } }

  final var isRightToLeft: Bool { context?.direction == .rightToLeft }

  private final func inside(_ distance: Double) -> Double { min(max(0, distance), axis.lastOffset) }

  // MARK: - Input

  /// Sets the frame of the canvas. A new context follows and moves the content to its anchor.
  final func fill(_ frame: Rect) { adjust { self.frame = frame } }

  /// Adopts a new context; `follow` comes next. Returns the anchor of a running motion's destination, as computed with
  /// the old context.
  final func take(_ context: LevelContext, level: LevelView) -> ScrollAnchor? {
    let goal = destination
    self.context = context
    self.level = level
    return goal
  }

  /// Moves the content to the anchor of the state. Returns whether it was elsewhere.
  ///
  /// - Parameters:
  ///   - isResized: whether the axis must be recreated.
  ///   - goal: the destination of a running motion, which ends there.
  @discardableResult
  final func follow(_ anchor: ScrollAnchor, isResized: Bool, goal: ScrollAnchor?) -> Bool {
    guard isResized || reportedAnchor != anchor else { return false }
    let goal = isResized ? goal : nil
    endMotion()
    recenter(at: goal ?? anchor)
    reportedAnchor = anchor
    if goal != nil || isOff(anchor) { report() }
    return true
  }

  /// Returns whether the content is not at an anchor, for example near the end of the units.
  func isOff(_ anchor: ScrollAnchor) -> Bool { abs(distance(of: anchor) - distance) > 0.01 }

  /// Compares the content with what is shown in the next layout.
  final func contentDidChange() {
    isContentStale = true
    setNeedsLayout()
  }

  /// Configures all views in the next layout, even if their content is the same.
  final func lookDidChange() {
    isLookStale = true
    contentDidChange()
  }

  /// Configures all views in the next layout and discards cached content.
  func reconfigure() { lookDidChange() }

  /// Returns and clears the flags set since the last layout.
  ///
  /// Call this before reconciling: reconciling can cancel a press, which invalidates again.
  final func takeChanges() -> (isContentStale: Bool, isLookStale: Bool) {
    context?.refreshDecoration()
    defer { (isContentStale, isLookStale) = (false, false) }
    return (isContentStale, isLookStale)
  }

  override func didMove(to window: Window?) {
    if offscreen.limit < .max { window?.limit(self) }
  }

  override func windowWillClose() { context = nil }

  // MARK: - Motion

  /// Moves the unit of a day to the start of the view.
  func show(_ day: DayNumber, animated: Bool) {
    guard context != nil else { return }
    returnToMiddle(from: EndlessCanvas.restLimit)
    guard animated, window?.reducesMotion == false else { return jump(to: ScrollAnchor(day: day)) }
    let unit = unit(of: day)
    let translation = axis.offset(of: unit) - distance
    // Distant units are first moved near, so that every motion takes the same time.
    if abs(translation) > 2 * axis.viewport {
      let count = Int(2 * axis.viewport / axis.pitch + 1e-6)
      jump(to: ScrollAnchor(day: firstDay(ofUnit: unit + (translation > 0 ? -count : count))))
    }
    animate(to: axis.offset(of: unit))
  }

  /// Moves as little as possible to bring a unit completely into view.
  ///
  /// - Parameters:
  ///   - before: the distance to scroll to if the unit lies before the view.
  ///   - after: the distance to scroll to if the unit lies after the view.
  final func reveal(_ unit: Int, before: Double, after: Double) {
    let start = axis.offset(of: unit)
    let rest = destination.map { self.distance(of: $0) } ?? distance
    let slack = (context?.pixels.hairline ?? 0) / 2
    if start >= rest - slack, start + axis.pitch <= rest + axis.viewport + slack { return }
    let target = start < rest ? before : after
    if abs(target - rest) > 2 * axis.viewport {
      jump(to: ScrollAnchor(day: firstDay(ofUnit: unit)))
    } else {
      animate(to: target)
    }
  }

  /// Moves the content to an anchor immediately.
  func jump(to anchor: ScrollAnchor) {
    endMotion()
    let unit = unit(of: anchor.day)
    if axis.contains(unit) {
      let before = contentOffset
      adjust { scroll(to: offset(at: axis.offset(of: unit))) }
      guard contentOffset != before else { return }
    } else {
      let before = reportedAnchor
      recenter(at: anchor)
      reportedAnchor = before
    }
    returnToMiddle(from: EndlessCanvas.hardLimit)
    report()
  }

  final func animate(to distance: Double) { animateScroll(to: offset(at: distance)) }

  override func didScroll() {
    super.didScroll()
    guard !isAdjusting else { return }
    returnToMiddle(from: EndlessCanvas.hardLimit)
    contentDidMove()
  }

  override func didEndScrolling() {
    returnToMiddle(from: EndlessCanvas.restLimit)
    if !snap() { didRest() }
  }

  /// Reports the content's anchor to the calendar.
  func report() {
    guard let context, let level else { return }
    let anchor = anchor(at: distance)
    reportedAnchor = anchor
    context.responder?.didScroll(to: anchor, in: level)
  }

  // MARK: - Origin

  /// Recreates the axis around an anchor and moves the content there.
  func recenter(at anchor: ScrollAnchor) {
    reportedAnchor = anchor
    axis = makeAxis(around: unit(at: anchor))
    updateContentSize()
    rebase(to: offset(at: distance(of: anchor)))
    contentDidChange()
  }

  /// Moves the content, invisibly, if it is scrolled farther than `limit` from the origin.
  final func returnToMiddle(from limit: Double) {
    if context != nil, axis.isFar(distance, limit: limit) { moveToMiddle() }
  }

  /// Moves the origin to the unit at the start of the view.
  func moveToMiddle() {
    let (unit, fraction) = position
    axis = makeAxis(around: unit)
    updateContentSize()
    rebase(to: offset(at: axis.offset(of: unit) + fraction * axis.pitch))
    contentDidChange()
  }

  /// Sets the content size for the axis.
  final func updateContentSize() { adjust { contentSize = contentExtent } }

  /// Changes frame, content, or offset without reporting.
  private final func adjust(_ change: () -> Void) {
    isAdjusting = true
    change()
    isAdjusting = false
  }
}
