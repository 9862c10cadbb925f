/// The motion of content along one direction, in fixed steps: friction slows it inside its bounds, and a critically
/// damped spring pulls it back from outside. It uses no transcendental functions, so every platform computes the same
/// numbers.
///
/// ```swift
/// var motion = ScrollPhysics(position: 0, velocity: 1200)
/// motion.advance(by: 1.0 / 60, in: 0...1000)
/// ```
public struct ScrollPhysics: Sendable {
  /// The offset of the content, in points; outside its bounds while it is pulled back.
  public private(set) var position: Double
  /// The velocity of the content, in points per second.
  public private(set) var velocity: Double
  private var surplus = 0.0

  /// The rate of the exponential decay of the velocity, per second; 2, as on touch screens.
  public static let friction = 2.0
  private static let step = 1.0 / 480
  private static let frequency = 2 * 3.14159265358979 / 0.35

  /// Creates a motion.
  /// - Parameters:
  ///   - position: the offset in points.
  ///   - velocity: the velocity in points per second, limited to ±12,000, the fastest fling of a finger.
  public init(position: Double, velocity: Double) {
    self.position = position.isFinite ? position : 0
    self.velocity = velocity.isFinite ? min(max(velocity, -12_000), 12_000) : 0
  }

  /// Returns where content released at a velocity comes to rest if nothing stops it: the integral of the decay.
  package static func restingPosition(from position: Double, velocity: Double) -> Double {
    position + min(max(velocity, -12_000), 12_000) / friction
  }

  /// Returns the offset of content that a finger pulled to `position`. Outside the bounds, the content follows the
  /// finger less and less, always by less than `extent`, the length of the view.
  package static func rubberBand(_ position: Double, in bounds: ClosedRange<Double>, extent: Double) -> Double {
    let nearest = min(max(position, bounds.lowerBound), bounds.upperBound)
    let excess = abs(position - nearest)
    guard excess > 0, extent > 0 else { return nearest }
    let shown = (1 - 1 / (excess * 0.55 / extent + 1)) * extent
    return position < nearest ? nearest - shown : nearest + shown
  }

  /// Advances the motion by `seconds`, limited to half a second so that a call after a stall is not slow.
  public mutating func advance(by seconds: Double, in bounds: ClosedRange<Double>) {
    surplus += min(max(0, seconds), 0.5)
    while surplus >= ScrollPhysics.step {
      surplus -= ScrollPhysics.step
      let excess = position - min(max(position, bounds.lowerBound), bounds.upperBound)
      if excess == 0 {
        velocity -= ScrollPhysics.friction * velocity * ScrollPhysics.step
      } else {
        let frequency = ScrollPhysics.frequency
        velocity -= (frequency * frequency * excess + 2 * frequency * velocity) * ScrollPhysics.step
      }
      let next = position + velocity * ScrollPhysics.step
      // On the way back the motion ends at the bound.
      if excess < 0, next >= bounds.lowerBound {
        position = bounds.lowerBound
        velocity = 0
      } else if excess > 0, next <= bounds.upperBound {
        position = bounds.upperBound
        velocity = 0
      } else {
        position = next
      }
    }
  }

  /// Returns whether the remaining motion is too small to see: less than 0.25 points and 4 points per second.
  public func isAtRest(in bounds: ClosedRange<Double>) -> Bool {
    let excess = position - min(max(position, bounds.lowerBound), bounds.upperBound)
    return abs(velocity) < 4 && abs(excess) < 0.25
  }

  /// Shifts the position when the origin of the content moves. The motion continues.
  mutating func shift(by distance: Double) { position += distance }
}
