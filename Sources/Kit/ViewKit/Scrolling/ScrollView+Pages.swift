import Basics
import Geometry

/// Turning pages with a wheel.
extension ScrollView {
  /// The distance after which a wheel turns a page, in points; less than a notch of any wheel.
  private static let turnDistance = 40.0

  /// Handles a wheel event. A wheel turns one page, or turns that page back; the momentum of a trackpad turns no
  /// further page. Returns whether the event was used. Beyond the last page, it is left to the enclosing views.
  final func turn(by distance: Double) -> Bool {
    guard let window, distance.isFinite, distance != 0, reach > 0 else { return false }
    if !window.isDelayed(self) { wheelTurn = nil }
    // Nothing reports the end of a wheel motion.
    window.after(
      ScrollView.wheelRest, for: self,
      callback(to: self) { view in
        if view.window?.isAnimating(view) == false, !view.snap() { view.didEndScrolling() }
      })
    // A page that is still moving counts as turned.
    var turn = wheelTurn ?? WheelTurn(start: (motionGoal ?? contentOffset) - rebased)
    defer { wheelTurn = turn }
    turn.distance = (turn.distance > 0) == (distance > 0) ? turn.distance + distance : distance
    let direction: Double = distance > 0 ? 1 : -1
    guard turn.direction != direction else { return true }
    guard abs(turn.distance) >= ScrollView.turnDistance else {
      guard turn.direction == 0, !window.isAnimating(self) else { return true }
      let before = contentOffset
      scroll(to: before + along(distance))
      return contentOffset != before
    }
    let start = turn.start + rebased
    let target = turn.direction == 0 ? page(next: direction, to: start) : start
    guard target != contentOffset || window.isAnimating(self) else { return false }
    turn.direction = direction
    animateScroll(to: target)
    didRelease()
    return true
  }

  /// The largest offset in the direction of the pages.
  private var reach: Double { traits.contains(.scrollsX) ? boundsX.upperBound : boundsY.upperBound }

  private func along(_ distance: Double) -> Point {
    traits.contains(.scrollsX) ? Point(x: distance, y: 0) : Point(x: 0, y: distance)
  }

  /// Returns the resting offset of the page next to the one that rests at `offset`.
  private func page(next direction: Double, to offset: Point) -> Point {
    let here = contentOffset
    contentOffset = clamp(offset + along(direction))
    let rest = clamp(
      restingOffset(
        near: offset + along(direction * ScrollView.fling), velocity: along(direction * ScrollView.fling)))
    contentOffset = here
    return rest
  }

  /// Returns `rest`, limited to the pages next to the one at `offset`.
  final func neighbor(of offset: Point, near rest: Point) -> Point {
    let ends = (page(next: -1, to: offset), page(next: 1, to: offset))
    return traits.contains(.scrollsX)
      ? Point(x: min(max(rest.x, min(ends.0.x, ends.1.x)), max(ends.0.x, ends.1.x)), y: rest.y)
      : Point(x: rest.x, y: min(max(rest.y, min(ends.0.y, ends.1.y)), max(ends.0.y, ends.1.y)))
  }

  /// The velocity of a fling that turns a page, in points per second, and its distance in points.
  private static let fling = 4000.0
}

/// The state of a wheel that turns pages, from its first event until it stops.
struct WheelTurn {
  /// The resting offset before the wheel moved, excluding rebases.
  var start: Point
  /// The distance in points since the wheel began or reversed.
  var distance = 0.0
  /// The direction in which it turned a page; 0 before it turned one.
  var direction = 0.0
}
