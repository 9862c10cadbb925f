public import Geometry

/// Shows a part of its content. Where the host scrolls by itself, the host owns the offset while a gesture runs and
/// reports it; elsewhere the wheel moves it here, and fingers do, with a fling and a rubber band at the ends. A view with
/// the trait `scrollsByCode` is moved by neither.
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
  public private(set) final var contentOffset: Point = .zero
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
        begins: { [unowned(unsafe) self] event in
          event.kind == .touch && window?.capabilities.contains(.scrollsNatively) == false
        },
        accepts: { [unowned(unsafe) self] way in takes(way) },
        touched: { [unowned(unsafe) self] begins in touch(begins) },
        action: { [unowned(unsafe) self] phase, pan in drag(phase, pan) }))
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
    window.animate(ScrollAnimation(scrollView: self, target: target))
  }

  open override func wheel(_ delta: Point) -> Bool {
    guard window?.capabilities.contains(.scrollsNatively) != true, !traits.contains(.scrollsByCode) else {
      return false
    }
    let before = contentOffset
    scroll(to: contentOffset + delta)
    guard contentOffset != before else { return false }
    if let window {
      // Nobody says when a wheel has stopped.
      window.after(ScrollView.wheelRest, for: self) { [unowned(unsafe) self] in
        if !snap() { didEndScrolling() }
      }
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
  private static let wheelRest = 0.15

  /// Where a drag began.
  private final var dragStart = Point.zero
  private final var rebasedAtStart = Point.zero
  private final var wasCaught = false

  final var boundsX: ClosedRange<Double> { 0...max(0, contentSize.width - frame.width) }
  final var boundsY: ClosedRange<Double> { 0...max(0, contentSize.height - frame.height) }

  /// Whether a drag is for this view: one in a direction in which it does not scroll is left to a view around it that
  /// does.
  private final func takes(_ way: Point) -> Bool {
    if scrolls(along: way) { return true }
    var ancestor = superview
    while let view = ancestor {
      if let outer = view as? ScrollView, !outer.traits.contains(.scrollsByCode), outer.scrolls(along: way) {
        return false
      }
      ancestor = view.superview
    }
    return true
  }

  private final func scrolls(along way: Point) -> Bool {
    abs(way.x) > abs(way.y)
      ? traits.contains(.scrollsX) && boundsX.upperBound > 0 : boundsY.upperBound > 0
  }

  /// A finger catches what moves, and lets go of it again.
  private final func touch(_ begins: Bool) {
    if begins {
      wasCaught = window?.isAnimating(self) == true
      window?.cancelAnimation(of: self)
    } else if wasCaught {
      release(velocity: .zero)
    }
  }

  private final func drag(_ phase: PanPhase, _ pan: Pan) {
    switch phase {
    case .began:
      dragStart = contentOffset + pan.translation
      rebasedAtStart = rebased
    case .changed:
      let wanted = dragStart - pan.translation + (rebased - rebasedAtStart)
      let x = traits.contains(.scrollsX) ? wanted.x : contentOffset.x
      // What scrolls sideways alone stays at its height.
      let y = traits.contains(.scrollsX) && boundsY.upperBound == 0 ? contentOffset.y : wanted.y
      moveFreely(
        to: Point(
          x: ScrollPhysics.rubberBand(x, in: boundsX, extent: frame.width),
          y: ScrollPhysics.rubberBand(y, in: boundsY, extent: frame.height)))
    case .ended:
      let x = traits.contains(.scrollsX) ? -pan.velocity.x : 0
      release(velocity: Point(x: x, y: -pan.velocity.y))
    case .cancelled: release(velocity: .zero)
    }
  }

  /// Goes on with a velocity to where the content shall rest.
  private final func release(velocity: Point) {
    guard let window else { return }
    let coasting = clamp(
      Point(
        x: ScrollPhysics.restingPosition(from: contentOffset.x, velocity: velocity.x),
        y: ScrollPhysics.restingPosition(from: contentOffset.y, velocity: velocity.y)))
    let rest = clamp(restingOffset(near: coasting, velocity: velocity))
    let isInside = clamp(contentOffset) == contentOffset
    guard !window.reducesMotion else {
      move(to: rest)
      didEndScrolling()
      return
    }
    if rest != coasting, isInside {
      window.animate(ScrollAnimation(scrollView: self, target: rest, velocity: velocity))
    } else {
      window.animate(DecayAnimation(scrollView: self, velocity: velocity))
    }
  }

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

  final func hostScrollEnded() { didEndScrolling() }

  /// The view or its content became smaller.
  final func keepInside() {
    guard clamp(contentOffset) != contentOffset else { return }
    move(to: contentOffset)
  }

  private final func clamp(_ offset: Point) -> Point {
    let maxX = max(0, contentSize.width - frame.width)
    let maxY = max(0, contentSize.height - frame.height)
    return Point(x: min(max(0, offset.x), maxX), y: min(max(0, offset.y), maxY))
  }
}
