public import Geometry

/// Shows a part of its content. Where the host scrolls by itself, the host owns the offset while a gesture runs and
/// reports it; elsewhere the wheel moves it here, and fingers do, with a fling and a rubber band at the ends. A view with
/// the trait `scrollsByCode` is moved by neither; with `turnsPages` it is moved here by every host, a page with each
/// gesture. The file is long because host, wheel and finger move the same offset, and each has to know of the others.
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
          event.kind == .touch && (self.traits.contains(.turnsPages) || !isMovedByHost)
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
    lead(to: target)
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

  /// Where the content is led, while it moves by itself.
  package final var motionGoal: Point? {
    window?.isAnimating(self) == true ? led + (rebased - rebasedAtLead) : nil
  }
  private final var led = Point.zero
  private final var rebasedAtLead = Point.zero

  private final func lead(to offset: Point) {
    led = offset
    rebasedAtLead = rebased
  }

  // MARK: - Pages

  /// What a wheel has done since it began to turn.
  private final var wheelTurn: WheelTurn?

  /// The way in points after which a wheel turns a page: less than a notch of any wheel.
  private static let turnDistance = 40.0

  /// A wheel turns one page, or turned the other way the same page back; what a trackpad throws after it turns no more.
  private final func turn(by distance: Double) -> Bool {
    guard let window, distance.isFinite, distance != 0, reach > 0 else { return false }
    if !window.isDelayed(self) { wheelTurn = nil }
    // Nobody says when a wheel has stopped.
    window.after(ScrollView.wheelRest, for: self) { [unowned(unsafe) self] in
      if self.window?.isAnimating(self) == false, !snap() { didEndScrolling() }
    }
    // A page that still turns counts as turned.
    var turn = wheelTurn ?? WheelTurn(start: (motionGoal ?? contentOffset) - rebased)
    defer { wheelTurn = turn }
    turn.way = (turn.way > 0) == (distance > 0) ? turn.way + distance : distance
    let direction: Double = distance > 0 ? 1 : -1
    guard turn.direction != direction else { return true }
    guard abs(turn.way) >= ScrollView.turnDistance else {
      if turn.direction == 0, !window.isAnimating(self) { scroll(to: contentOffset + along(distance)) }
      return true
    }
    let start = turn.start + rebased
    let target = turn.direction == 0 ? page(next: direction, to: start) : start
    turn.direction = direction
    animateScroll(to: target)
    return true
  }

  /// How far pages can be scrolled.
  private final var reach: Double { traits.contains(.scrollsX) ? boundsX.upperBound : boundsY.upperBound }

  private final func along(_ distance: Double) -> Point {
    traits.contains(.scrollsX) ? Point(x: distance, y: 0) : Point(x: 0, y: distance)
  }

  /// Where the page beside one that rests at `offset` rests.
  private final func page(next direction: Double, to offset: Point) -> Point {
    let here = contentOffset
    contentOffset = clamp(offset + along(direction))
    let rest = clamp(
      restingOffset(
        near: offset + along(direction * ScrollView.fling), velocity: along(direction * ScrollView.fling)))
    contentOffset = here
    return rest
  }

  /// No farther than the pages beside the one at `offset`.
  private final func neighbour(of offset: Point, near rest: Point) -> Point {
    let ends = (page(next: -1, to: offset), page(next: 1, to: offset))
    return traits.contains(.scrollsX)
      ? Point(x: min(max(rest.x, min(ends.0.x, ends.1.x)), max(ends.0.x, ends.1.x)), y: rest.y)
      : Point(x: rest.x, y: min(max(rest.y, min(ends.0.y, ends.1.y)), max(ends.0.y, ends.1.y)))
  }

  /// In points a second, and the way it leads.
  private static let fling = 4000.0

  /// Whether the host scrolls by itself.
  private final var isMovedByHost: Bool { window?.capabilities.contains(.scrollsNatively) == true }

  /// Where a drag began.
  private final var dragStart = Point.zero
  private final var rebasedAtStart = Point.zero
  private final var wasCaught = false
  /// Where the content rested before a finger touched it, as if it had never been rebased.
  private final var restBefore = Point.zero

  final var boundsX: ClosedRange<Double> { 0...max(0, contentSize.width - frame.width) }
  final var boundsY: ClosedRange<Double> { 0...max(0, contentSize.height - frame.height) }

  /// Whether a drag is for this view: one in a direction in which it does not scroll is left to a view around it that
  /// does.
  private final func takes(_ way: Point) -> Bool {
    // Up and down the host scrolls what is turned sideways.
    if isMovedByHost, traits.contains(.scrollsX), abs(way.x) <= abs(way.y) { return false }
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
      restBefore = (motionGoal ?? contentOffset) - rebased
      window?.cancelAnimation(of: self)
    } else if wasCaught {
      release(velocity: .zero)
    }
  }

  private final func drag(_ phase: PanPhase, _ pan: Pan) {
    switch phase {
    case .began:
      // All but the way that told the drag from a tap: where moves come seldom, the first is long.
      let way = pan.translation
      let length = (way.x * way.x + way.y * way.y).squareRoot()
      let part = length > TapMachine.slop ? TapMachine.slop / length : 1
      dragStart = contentOffset + Point(x: way.x * part, y: way.y * part)
      rebasedAtStart = rebased
      drag(.changed, pan)
    case .changed:
      let wanted = dragStart - pan.translation + (rebased - rebasedAtStart)
      let x = traits.contains(.scrollsX) ? wanted.x : contentOffset.x
      // What scrolls sideways alone stays at its height.
      let y =
        traits.contains(.scrollsX) && (boundsY.upperBound == 0 || isMovedByHost) ? contentOffset.y : wanted.y
      moveFreely(
        to: Point(
          x: ScrollPhysics.rubberBand(x, in: boundsX, extent: frame.width),
          y: ScrollPhysics.rubberBand(y, in: boundsY, extent: frame.height)))
    case .ended:
      let x = traits.contains(.scrollsX) ? -pan.velocity.x : 0
      release(velocity: Point(x: x, y: traits.contains(.scrollsX) && isMovedByHost ? 0 : -pan.velocity.y))
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
    var rest = clamp(restingOffset(near: coasting, velocity: velocity))
    if traits.contains(.turnsPages) { rest = neighbour(of: restBefore + rebased, near: rest) }
    let isInside = clamp(contentOffset) == contentOffset
    guard !window.reducesMotion else {
      move(to: rest)
      didEndScrolling()
      return
    }
    lead(to: rest)
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

  final func hostScrollEnded() {
    if !traits.contains(.turnsPages) || window?.isAnimating(self) == false { didEndScrolling() }
  }

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

/// A wheel that turns pages, from its first event until it stops.
private struct WheelTurn {
  /// Where the content rested, as if it had never been rebased.
  var start: Point
  /// In points, since it began or went the other way.
  var way = 0.0
  /// Which way it has turned a page; 0 as long as it has not.
  var direction = 0.0
}
