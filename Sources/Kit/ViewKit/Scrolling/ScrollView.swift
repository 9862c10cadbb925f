import Basics
public import Geometry

/// A view that shows a part of its content and scrolls it.
///
/// A host that scrolls itself owns the offset during a gesture and reports it. In other hosts, wheels and fingers move
/// the content here, with flings and a rubber band at the ends. A view with the trait `scrollsByCode` ignores both. A
/// view with `turnsPages` handles both in every host and moves by one page per gesture.
///
/// ```swift
/// let scrollView = ScrollView()
/// scrollView.frame = Rect(x: 0, y: 0, width: 320, height: 480)
/// scrollView.contentSize = Size(width: 320, height: 2000)
/// scrollView.scroll(to: Point(x: 0, y: 600))
/// ```
open class ScrollView: View {
  /// The size of the content, in points. Content smaller than the view does not scroll.
  public final var contentSize: Size = .zero {
    didSet {
      guard contentSize != oldValue else { return }
      invalidate(.contentSize)
      keepInside()
    }
  }
  /// The point of the content at the top left of the view.
  public internal(set) final var contentOffset: Point = .zero
  /// The sum of all rebases of the offset.
  private(set) final var rebased: Point = .zero

  /// Creates a view with empty content that scrolls and clips.
  ///
  /// - Parameter traits: further traits, for example `scrollsX` to scroll sideways too.
  public override init(traits: ViewTraits = []) {
    super.init(traits: traits.union([.scrolls, .clips]))
    guard !traits.contains(.scrollsByCode) else { return }
    addGesture(
      PanGesture(
        begins: callback(to: self) { view, event in
          event.kind == .touch && (view.traits.contains(.turnsPages) || !view.isMovedByHost)
        },
        accepts: callback(to: self) { $0.takes($1) },
        touched: callback(to: self) { $0.touch($1) },
        action: callback(to: self) { $0.follow($1, $2) }))
  }

  open override var contentOrigin: Point { contentOffset }

  /// Called after the offset changed for any reason except `rebase(to:)`. The base class invalidates the layout;
  /// subclasses lay out what came into view.
  open func didScroll() { setNeedsLayout() }

  /// Called when a finger has released the content or a wheel has turned it, and it starts to move to its resting
  /// offset. The base class does nothing.
  open func didRelease() {}

  /// Called when scrolling by the host or an animation has ended. Subclasses with endless content move its origin here.
  /// The base class does nothing.
  open func didEndScrolling() {}

  /// Returns the offset at which released content comes to rest, if it would otherwise rest at `offset`. Override this
  /// method to snap to pages. The result is limited to the content. The base class returns `offset`.
  ///
  /// - Parameter velocity: the velocity of the offset, in points per second; 0 if the content was released at rest.
  open func restingOffset(near offset: Point, velocity: Point) -> Point { offset }

  /// Scrolls vertically by as little as possible to make a descendant fully visible.
  ///
  /// - Parameter gap: the distance to keep from the edge, in points.
  package final func reveal(_ view: View, gap: Double = 0) {
    guard view.isDescendant(of: self) else { return }
    let top = view.frameInWindow.minY - frameInWindow.minY
    let bottom = top + view.frame.height
    var offset = contentOffset
    if top < 0 {
      offset.y += top - gap
    } else if bottom > frame.height {
      offset.y += bottom - frame.height + gap
    }
    if offset != contentOffset { scroll(to: offset) }
  }

  /// Sets the offset immediately, limited to the content, notifies the host, and ends any animation.
  public final func scroll(to offset: Point) {
    endMotion()
    move(to: offset)
  }

  /// Changes the offset when the origin of the content moves, so that the picture stays the same. An animation
  /// continues to the same picture.
  public final func rebase(to offset: Point) {
    let target = clamp(offset)
    rebased = rebased + (target - contentOffset)
    contentOffset = target
    invalidate(.scroll)
  }

  /// Scrolls to an offset with a spring, or immediately if the window reduces motion. Input stops the animation where
  /// it is. Does nothing if the offset is already reached.
  public final func animateScroll(to offset: Point) {
    endMotion()
    let target = clamp(offset)
    guard target != contentOffset else { return }
    guard let window, !window.reducesMotion else {
      move(to: target)
      didEndScrolling()
      return
    }
    setMotionTarget(target)
    window.animate(ScrollAnimation(scrollView: self, target: target))
  }

  /// The number of motions that code has ended. If it has changed, a host that scrolls itself ends its own motion with
  /// the next offset that it receives. Otherwise that offset belongs to a rebase, and the motion continues from there.
  package private(set) final var endedMotions = 0

  /// Ends the current motion where it is, whether the engine or the host moves the content.
  package final func endMotion() {
    window?.cancelAnimation(of: self)
    endedMotions += 1
  }

  /// Ends the current animation at its target.
  package final func finishMotion() {
    guard let goal = motionGoal else { return }
    scroll(to: goal)
    didEndScrolling()
  }

  open override func wheel(_ delta: Point) -> Bool {
    guard !traits.contains(.scrollsByCode) else { return false }
    let isTurned = traits.contains(.turnsPages), isSideways = traits.contains(.scrollsX)
    if isTurned, isSideways == (abs(delta.x) > abs(delta.y)) { return turn(by: isSideways ? delta.x : delta.y) }
    guard !isMovedByHost, !isTurned || isSideways else { return false }
    let before = contentOffset
    scroll(to: contentOffset + (isTurned ? Point(x: 0, y: delta.y) : delta))
    guard contentOffset != before else { return false }
    if let window {
      // Nothing reports the end of a wheel motion.
      window.after(
        ScrollView.wheelRest, for: self, callback(to: self) { if !$0.snap() { $0.didEndScrolling() } })
    }
    return true
  }

  open override func fling(_ velocity: Point) -> Bool { coast(at: velocity) }

  /// Animates to the resting offset. A host that scrolls itself must have ended its scrolling. Returns whether the
  /// content was not at rest there.
  @discardableResult
  public final func snap() -> Bool {
    let rest = clamp(restingOffset(near: contentOffset, velocity: .zero))
    guard rest != contentOffset else { return false }
    animateScroll(to: rest)
    return true
  }

  /// The time without events, in seconds, after which a wheel counts as stopped.
  static let wheelRest = 0.15

  /// The target of the current animation; `nil` without one.
  package final var motionGoal: Point? {
    window?.isAnimating(self) == true ? motionTarget + (rebased - rebasedAtTarget) : nil
  }

  /// Calls a function while the offset is the one at which the current animation ends.
  package final func atRest(_ body: () -> Void) {
    let here = contentOffset
    contentOffset = motionGoal.map { clamp($0) } ?? here
    body()
    contentOffset = here
  }

  private final var motionTarget = Point.zero
  private final var rebasedAtTarget = Point.zero
  /// Whether the current animation has not moved the content yet. Until then, host reports are older than the
  /// animation.
  final var isMotionNew = false

  final func setMotionTarget(_ offset: Point) {
    motionTarget = offset
    rebasedAtTarget = rebased
    isMotionNew = true
  }

  /// Whether the host scrolls itself.
  final var isMovedByHost: Bool { window?.capabilities.contains(.scrollsNatively) == true }

  /// The state of a wheel that turns pages; `nil` before the wheel moved.
  final var wheelTurn: WheelTurn?
  /// The state of the current drag.
  final var drag = ScrollDrag()

  final var boundsX: ClosedRange<Double> { 0...max(0, contentSize.width - frame.width) }
  final var boundsY: ClosedRange<Double> { 0...max(0, contentSize.height - frame.height) }

  /// Sets the offset in a step of a motion that may go beyond the ends.
  final func moveFreely(to offset: Point) {
    guard offset != contentOffset else { return }
    contentOffset = offset
    invalidate(.scroll)
    didScroll()
  }

  /// Sets the offset, limited to the content, in a step of a motion.
  final func move(to offset: Point) {
    let target = clamp(offset)
    guard target != contentOffset else { return }
    contentOffset = target
    invalidate(.scroll)
    didScroll()
  }

  /// Adopts the offset that the host reports. Returns whether the content moved visibly. Hosts round offsets and report
  /// those they receive; such an echo does not stop an animation.
  ///
  /// Ignores a report that is older than an offset that the host has not received yet. An animation that has not moved
  /// the content yet continues from the reported offset.
  final func hostScrolled(to offset: Point) -> Bool {
    guard offset.x.isFinite, offset.y.isFinite, !dirty.contains(.scroll) else { return false }
    let delta = offset - contentOffset
    let isEcho = abs(delta.x) < 1 && abs(delta.y) < 1
    let isAnimating = window?.isAnimating(self) == true
    guard delta != .zero, !(isEcho && isAnimating) else { return false }
    if !(isAnimating && isMotionNew) { window?.cancelAnimation(of: self) }
    contentOffset = offset
    didScroll()
    return !isEcho
  }

  /// Ends the scrolling that the host reports, unless an animation has replaced it.
  final func hostScrollEnded() {
    if window?.isAnimating(self) == false { didEndScrolling() }
  }

  /// Limits the offset after the size of the view or its content changed.
  final func keepInside() {
    guard clamp(contentOffset) != contentOffset else { return }
    move(to: contentOffset)
  }

  /// Returns the nearest offset inside the content.
  final func clamp(_ offset: Point) -> Point {
    let maxX = max(0, contentSize.width - frame.width)
    let maxY = max(0, contentSize.height - frame.height)
    return Point(x: min(max(0, offset.x), maxX), y: min(max(0, offset.y), maxY))
  }
}
