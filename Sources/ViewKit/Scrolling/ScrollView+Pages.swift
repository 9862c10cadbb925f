import Basics
import Geometry

/// A wheel that turns pages.
extension ScrollView {
  /// The distance in points after which a wheel turns a page: less than a notch of any wheel.
  private static let turnDistance = 40.0

  /// A wheel turns one page, or turned the other way the same page back; what a trackpad throws after it turns no more.
  final func turn(by distance: Double) -> Bool {
    guard let window, distance.isFinite, distance != 0, reach > 0 else { return false }
    if !window.isDelayed(self) { wheelTurn = nil }
    // Nobody says when a wheel has stopped.
    window.after(
      ScrollView.wheelRest, for: self,
      callback(to: self) { view in
        if view.window?.isAnimating(view) == false, !view.snap() { view.didEndScrolling() }
      })
    // A page that still turns counts as turned.
    var turn = wheelTurn ?? WheelTurn(start: (motionGoal ?? contentOffset) - rebased)
    defer { wheelTurn = turn }
    turn.distance = (turn.distance > 0) == (distance > 0) ? turn.distance + distance : distance
    let direction: Double = distance > 0 ? 1 : -1
    guard turn.direction != direction else { return true }
    guard abs(turn.distance) >= ScrollView.turnDistance else {
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
  private var reach: Double { traits.contains(.scrollsX) ? boundsX.upperBound : boundsY.upperBound }

  private func along(_ distance: Double) -> Point {
    traits.contains(.scrollsX) ? Point(x: distance, y: 0) : Point(x: 0, y: distance)
  }

  /// Where the page beside one that rests at `offset` rests.
  private func page(next direction: Double, to offset: Point) -> Point {
    let here = contentOffset
    contentOffset = clamp(offset + along(direction))
    let rest = clamp(
      restingOffset(
        near: offset + along(direction * ScrollView.fling), velocity: along(direction * ScrollView.fling)))
    contentOffset = here
    return rest
  }

  /// No farther than the pages beside the one at `offset`.
  final func neighbour(of offset: Point, near rest: Point) -> Point {
    let ends = (page(next: -1, to: offset), page(next: 1, to: offset))
    return traits.contains(.scrollsX)
      ? Point(x: min(max(rest.x, min(ends.0.x, ends.1.x)), max(ends.0.x, ends.1.x)), y: rest.y)
      : Point(x: rest.x, y: min(max(rest.y, min(ends.0.y, ends.1.y)), max(ends.0.y, ends.1.y)))
  }

  /// The velocity, in points a second, of a fling that turns a page, and how far it leads.
  private static let fling = 4000.0
}

/// A wheel that turns pages, from its first event until it stops.
struct WheelTurn {
  /// Where the content rested, as if it had never been rebased.
  var start: Point
  /// How far it turned, in points, since it began or went back.
  var distance = 0.0
  /// Which way it has turned a page; 0 as long as it has not.
  var direction = 0.0
}
