import Geometry

/// Scrolling by a finger, in hosts that do not scroll themselves.
extension ScrollView {
  /// Returns whether this view handles a drag. If it cannot scroll in the direction of the drag but an enclosing view
  /// can, or follows drags in that direction as a drawer does, the enclosing view handles it.
  final func takes(_ translation: Point) -> Bool {
    // In a view that turns pages sideways, the host itself scrolls up and down.
    if isMovedByHost, traits.contains(.scrollsX), abs(translation.x) <= abs(translation.y) { return false }
    if scrolls(along: translation) { return true }
    var ancestor = superview
    while let view = ancestor {
      if let outer = view as? ScrollView {
        if !outer.traits.contains(.scrollsByCode), outer.scrolls(along: translation) { return false }
      } else if view.gestures.contains(where: { ($0 as? PanGesture)?.follows(translation) == true }) {
        return false
      }
      ancestor = view.superview
    }
    return true
  }

  private func scrolls(along translation: Point) -> Bool {
    abs(translation.x) > abs(translation.y)
      ? traits.contains(.scrollsX) && boundsX.upperBound > 0 : boundsY.upperBound > 0
  }

  /// Handles the begin and end of a touch that is not a drag: it stops a motion, and releases it again.
  final func touch(_ begins: Bool) {
    if begins {
      drag.wasCaught = window?.isAnimating(self) == true
      drag.restBefore = (motionGoal ?? contentOffset) - rebased
      window?.cancelAnimation(of: self)
    } else if drag.wasCaught {
      release(velocity: .zero)
    }
  }

  final func follow(_ phase: PanPhase, _ pan: Pan) {
    switch phase {
    case .began:
      // The drag starts where the pointer left the slop of a tap, because the first move is long if moves are rare.
      let translation = pan.translation
      let length = (translation.x * translation.x + translation.y * translation.y).squareRoot()
      let part = length > TapMachine.slop ? TapMachine.slop / length : 1
      drag.start = contentOffset + Point(x: translation.x * part, y: translation.y * part)
      drag.rebasedAtStart = rebased
      follow(.changed, pan)
    case .changed:
      let wanted = drag.start - pan.translation + (rebased - drag.rebasedAtStart)
      let x = traits.contains(.scrollsX) ? wanted.x : contentOffset.x
      // A view that only scrolls sideways keeps its vertical offset.
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

  /// Continues the motion that fingers on a trackpad gave the content. Returns whether the content moves; a page that
  /// the fingers turned has already been turned.
  final func coast(at velocity: Point) -> Bool {
    guard let window, !isMovedByHost, !traits.contains(.scrollsByCode), velocity.x.isFinite, velocity.y.isFinite else {
      return false
    }
    let isTurned = traits.contains(.turnsPages), isSideways = traits.contains(.scrollsX)
    if isTurned, isSideways == (abs(velocity.x) > abs(velocity.y)) { return true }
    guard !isTurned || isSideways else { return false }
    let along = Point(x: isSideways && !isTurned ? velocity.x : 0, y: velocity.y)
    let coasting = Point(
      x: ScrollPhysics.restingPosition(from: contentOffset.x, velocity: along.x),
      y: ScrollPhysics.restingPosition(from: contentOffset.y, velocity: along.y))
    guard clamp(coasting) != contentOffset else { return false }
    // The end of the wheel motion would stop this motion.
    window.cancelDelay(of: self)
    drag.restBefore = contentOffset - rebased
    release(velocity: along)
    return true
  }

  /// Returns a velocity low enough for a spring to come to rest after a distance. A hard fling would carry the content
  /// far beyond the page that it turns.
  private static func velocity(_ velocity: Double, over distance: Double) -> Double {
    let most = abs(distance) * 20
    return min(max(velocity, -most), most)
  }

  /// Continues with a velocity to the resting offset.
  private func release(velocity: Point) {
    guard let window else { return }
    let coasting = clamp(
      Point(
        x: ScrollPhysics.restingPosition(from: contentOffset.x, velocity: velocity.x),
        y: ScrollPhysics.restingPosition(from: contentOffset.y, velocity: velocity.y)))
    var rest = clamp(restingOffset(near: coasting, velocity: velocity))
    if traits.contains(.turnsPages) { rest = neighbor(of: drag.restBefore + rebased, near: rest) }
    let isInside = clamp(contentOffset) == contentOffset
    guard !window.reducesMotion else {
      move(to: rest)
      didEndScrolling()
      return
    }
    setMotionTarget(rest)
    if rest != coasting, isInside {
      window.animate(
        ScrollAnimation(
          scrollView: self, target: rest,
          velocity: Point(
            x: ScrollView.velocity(velocity.x, over: rest.x - contentOffset.x),
            y: ScrollView.velocity(velocity.y, over: rest.y - contentOffset.y))))
    } else {
      window.animate(DecayAnimation(scrollView: self, velocity: velocity))
    }
    didRelease()
  }
}

/// The state of a drag by a finger, starting with its touch.
struct ScrollDrag {
  /// The offset at which the drag began, excluding the slop of a tap.
  var start = Point.zero
  var rebasedAtStart = Point.zero
  /// Whether the touch stopped a motion.
  var wasCaught = false
  /// The resting offset before the touch, excluding rebases.
  var restBefore = Point.zero
}
