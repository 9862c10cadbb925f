import Basics
public import Geometry

/// Shows a part of its content. Where the host scrolls by itself, the host owns the offset while a gesture runs and
/// reports it; elsewhere the wheel moves it here, and fingers do, with a fling and a rubber band at the ends. A view with
/// the trait `scrollsByCode` is moved by neither; with `turnsPages` it is moved here by every host, a page with each
/// gesture. Extensions hold what fingers and wheels that turn pages do.
open class ScrollView: View {
  /// The extent of the content. Where it is smaller than the view, there is nothing to scroll.
  public final var contentSize: Size = .zero {
    didSet {
      guard contentSize != oldValue else { return }
      mark(.contentSize)
      keepInside()
    }
  }
  /// The point of the content at the top left of the view.
  public internal(set) final var contentOffset: Point = .zero
  /// How far all rebases together moved the offset.
  private(set) final var rebased: Point = .zero

  /// A view that scrolls and clips, at the beginning of empty content.
  ///
  /// - Parameter traits: ways in which it scrolls beyond up and down.
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

  /// Called after the offset changed, by whomever, except by `rebase(to:)`; subclasses lay out what came into view.
  open func didScroll() { setNeedsLayout() }

  /// Scrolling came to rest, by the host or at the end of `animateScroll(to:)`. A good moment to move the origin of
  /// endless content.
  open func didEndScrolling() {}

  /// Where content that is let go shall come to rest, given where it would; the place to snap to pages. It is kept inside
  /// the content.
  ///
  /// - Parameter velocity: of the offset, in points a second; 0 if it was let go at rest.
  open func restingOffset(near offset: Point, velocity: Point) -> Point { offset }

  /// Moves the content at once and tells the host; an animation ends. The offset is kept inside the content.
  public final func scroll(to offset: Point) {
    window?.cancelAnimation(of: self)
    move(to: offset)
  }

  /// Moves the offset together with the content, so that nothing seems to move: the new place of the same picture. An
  /// animation goes on towards the same picture.
  public final func rebase(to offset: Point) {
    let target = clamp(offset)
    rebased = rebased + (target - contentOffset)
    contentOffset = target
    mark(.scroll)
  }

  /// Moves the content with a spring; a jump where motion is reduced. Any input stops it where it stands. Where the
  /// content stands there already, nothing happens.
  public final func animateScroll(to offset: Point) {
    window?.cancelAnimation(of: self)
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

  open override func wheel(_ delta: Point) -> Bool {
    guard !traits.contains(.scrollsByCode) else { return false }
    let isTurned = traits.contains(.turnsPages), isSideways = traits.contains(.scrollsX)
    if isTurned, isSideways == (abs(delta.x) > abs(delta.y)) { return turn(by: isSideways ? delta.x : delta.y) }
    guard !isMovedByHost, !isTurned || isSideways else { return false }
    let before = contentOffset
    scroll(to: contentOffset + (isTurned ? Point(x: 0, y: delta.y) : delta))
    guard contentOffset != before else { return false }
    if let window {
      // Nobody says when a wheel has stopped.
      window.after(
        ScrollView.wheelRest, for: self, callback(to: self) { if !$0.snap() { $0.didEndScrolling() } })
    }
    return true
  }

  /// Goes to where the content shall rest, if it stands elsewhere; hosts that scroll by themselves have let go of it.
  /// Returns whether it stood elsewhere.
  @discardableResult
  public final func snap() -> Bool {
    let rest = clamp(restingOffset(near: contentOffset, velocity: .zero))
    guard rest != contentOffset else { return false }
    animateScroll(to: rest)
    return true
  }

  /// Seconds after which a wheel counts as stopped.
  static let wheelRest = 0.15

  /// Where the content moves by itself; `nil` while it does not.
  package final var motionGoal: Point? {
    window?.isAnimating(self) == true ? motionTarget + (rebased - rebasedAtTarget) : nil
  }
  private final var motionTarget = Point.zero
  private final var rebasedAtTarget = Point.zero

  final func setMotionTarget(_ offset: Point) {
    motionTarget = offset
    rebasedAtTarget = rebased
  }

  /// Whether the host scrolls by itself.
  final var isMovedByHost: Bool { window?.capabilities.contains(.scrollsNatively) == true }

  /// What a wheel has done since it began to turn a page.
  final var wheelTurn: WheelTurn?
  /// The drag of a finger.
  final var drag = ScrollDrag()

  final var boundsX: ClosedRange<Double> { 0...max(0, contentSize.width - frame.width) }
  final var boundsY: ClosedRange<Double> { 0...max(0, contentSize.height - frame.height) }

  /// One step of a motion that may lead beyond the ends.
  final func moveFreely(to offset: Point) {
    guard offset != contentOffset else { return }
    contentOffset = offset
    mark(.scroll)
    didScroll()
  }

  /// One step of a scroll.
  final func move(to offset: Point) {
    let target = clamp(offset)
    guard target != contentOffset else { return }
    contentOffset = target
    mark(.scroll)
    didScroll()
  }

  /// Returns whether the content moved visibly. Hosts round offsets and report what they were told: an echo of that
  /// kind stops no animation.
  final func hostScrolled(to offset: Point) -> Bool {
    guard offset.x.isFinite, offset.y.isFinite else { return false }
    let delta = offset - contentOffset
    let isEcho = abs(delta.x) < 1 && abs(delta.y) < 1
    guard delta != .zero, !(isEcho && window?.isAnimating(self) == true) else { return false }
    window?.cancelAnimation(of: self)
    contentOffset = offset
    didScroll()
    return !isEcho
  }

  final func hostScrollEnded() {
    if !traits.contains(.turnsPages) || window?.isAnimating(self) == false { didEndScrolling() }
  }

  /// The view or its content became smaller.
  final func keepInside() {
    guard clamp(contentOffset) != contentOffset else { return }
    move(to: contentOffset)
  }

  /// The nearest offset inside of the content.
  final func clamp(_ offset: Point) -> Point {
    let maxX = max(0, contentSize.width - frame.width)
    let maxY = max(0, contentSize.height - frame.height)
    return Point(x: min(max(0, offset.x), maxX), y: min(max(0, offset.y), maxY))
  }
}
