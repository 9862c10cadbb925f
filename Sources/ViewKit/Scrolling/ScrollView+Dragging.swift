import Geometry

/// Scrolling by a finger, where the host does not.
extension ScrollView {
  /// Whether a drag is for this view: one in a direction in which it does not scroll is left to a view around it that
  /// does.
  final func takes(_ translation: Point) -> Bool {
    // Up and down the host scrolls what is turned sideways.
    if isMovedByHost, traits.contains(.scrollsX), abs(translation.x) <= abs(translation.y) { return false }
    if scrolls(along: translation) { return true }
    var ancestor = superview
    while let view = ancestor {
      if let outer = view as? ScrollView, !outer.traits.contains(.scrollsByCode), outer.scrolls(along: translation) {
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

  /// A finger catches what moves, and lets go of it again.
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
      // All but the distance that told the drag from a tap: where moves come seldom, the first is long.
      let translation = pan.translation
      let length = (translation.x * translation.x + translation.y * translation.y).squareRoot()
      let part = length > TapMachine.slop ? TapMachine.slop / length : 1
      drag.start = contentOffset + Point(x: translation.x * part, y: translation.y * part)
      drag.rebasedAtStart = rebased
      follow(.changed, pan)
    case .changed:
      let wanted = drag.start - pan.translation + (rebased - drag.rebasedAtStart)
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
  private func release(velocity: Point) {
    guard let window else { return }
    let coasting = clamp(
      Point(
        x: ScrollPhysics.restingPosition(from: contentOffset.x, velocity: velocity.x),
        y: ScrollPhysics.restingPosition(from: contentOffset.y, velocity: velocity.y)))
    var rest = clamp(restingOffset(near: coasting, velocity: velocity))
    if traits.contains(.turnsPages) { rest = neighbour(of: drag.restBefore + rebased, near: rest) }
    let isInside = clamp(contentOffset) == contentOffset
    guard !window.reducesMotion else {
      move(to: rest)
      didEndScrolling()
      return
    }
    setMotionTarget(rest)
    if rest != coasting, isInside {
      window.animate(ScrollAnimation(scrollView: self, target: rest, velocity: velocity))
    } else {
      window.animate(DecayAnimation(scrollView: self, velocity: velocity))
    }
  }
}

/// The drag of a finger, from its touch on.
struct ScrollDrag {
  /// The offset at which the drag would have begun, without the distance that told it from a tap.
  var start = Point.zero
  var rebasedAtStart = Point.zero
  /// Whether the finger stopped a motion.
  var wasCaught = false
  /// Where the content rested before the touch, as if it had never been rebased.
  var restBefore = Point.zero
}
