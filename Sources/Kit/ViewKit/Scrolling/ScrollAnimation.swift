import Geometry

/// An animation that moves the offset of a scroll view to a target with a spring.
final class ScrollAnimation: Animation {
  private let scrollView: ScrollView
  private let target: Point
  /// The sum of all rebases when the target was set. Later rebases move the target.
  private let rebased: Point
  private var springX: Spring
  private var springY: Spring
  private var last: Double?

  /// Creates an animation.
  /// - Parameter velocity: the current velocity of the offset, in points per second.
  init(scrollView: ScrollView, target: Point, velocity: Point = .zero) {
    self.scrollView = scrollView
    self.target = target
    rebased = scrollView.rebased
    springX = Spring(value: scrollView.contentOffset.x - target.x, velocity: velocity.x)
    springY = Spring(value: scrollView.contentOffset.y - target.y, velocity: velocity.y)
  }

  var owner: View { scrollView }

  func advance(to now: Double) -> Bool {
    guard let last else {
      last = now
      return true
    }
    if scrollView.isMotionNew {
      // The host may have scrolled since the animation was requested.
      scrollView.isMotionNew = false
      let start = scrollView.contentOffset - (target + (scrollView.rebased - rebased))
      (springX.value, springY.value) = (start.x, start.y)
    }
    springX.advance(by: now - last)
    springY.advance(by: now - last)
    self.last = now
    let target = target + (scrollView.rebased - rebased)
    guard !(springX.isAtRest && springY.isAtRest) else {
      scrollView.move(to: target)
      scrollView.didEndScrolling()
      return false
    }
    scrollView.move(to: Point(x: target.x + springX.value, y: target.y + springY.value))
    return true
  }
}
