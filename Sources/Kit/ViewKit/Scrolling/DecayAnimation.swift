import Geometry

/// An animation that lets a scroll view coast after a fling, and brings it back from beyond its ends.
final class DecayAnimation: Animation {
  private let scrollView: ScrollView
  private var x: ScrollPhysics
  private var y: ScrollPhysics
  private var rebased: Point
  private var last: Double?

  /// Creates an animation.
  /// - Parameter velocity: the velocity of the content offset, in points per second.
  init(scrollView: ScrollView, velocity: Point) {
    self.scrollView = scrollView
    rebased = scrollView.rebased
    x = ScrollPhysics(position: scrollView.contentOffset.x, velocity: velocity.x)
    y = ScrollPhysics(position: scrollView.contentOffset.y, velocity: velocity.y)
  }

  var owner: View { scrollView }

  func advance(to now: Double) -> Bool {
    guard let last else {
      last = now
      return true
    }
    self.last = now
    scrollView.isMotionNew = false
    let moved = scrollView.rebased - rebased
    rebased = scrollView.rebased
    x.shift(by: moved.x)
    y.shift(by: moved.y)
    let (boundsX, boundsY) = (scrollView.boundsX, scrollView.boundsY)
    x.advance(by: now - last, in: boundsX)
    y.advance(by: now - last, in: boundsY)
    guard x.isAtRest(in: boundsX), y.isAtRest(in: boundsY) else {
      scrollView.moveFreely(to: Point(x: x.position, y: y.position))
      return true
    }
    scrollView.move(to: Point(x: x.position, y: y.position))
    scrollView.didEndScrolling()
    return false
  }
}
