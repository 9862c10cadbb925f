/// How content moves by itself along one direction, in fixed steps: it slows down by friction inside its bounds, and is
/// drawn back by a critically damped spring outside of them. Without transcendental functions, so that every platform
/// gives the same numbers.
public struct ScrollPhysics: Sendable {
  /// Where the content stands, in points; beyond its bounds while it is drawn back.
  public private(set) var position: Double
  /// How fast it moves, in points a second.
  public private(set) var velocity: Double
  private var surplus = 0.0

  /// The part of the velocity lost in a second, as the rate of an exponential decay; 2 is what touch screens made usual.
  public static let friction = 2.0
  private static let step = 1.0 / 480
  private static let frequency = 2 * 3.14159265358979 / 0.35

  /// - Parameter velocity: in points a second; a person's fastest fling, 12,000, is the most that counts.
  public init(position: Double, velocity: Double) {
    self.position = position.isFinite ? position : 0
    self.velocity = velocity.isFinite ? min(max(velocity, -12_000), 12_000) : 0
  }

  /// Where content that is let go at a velocity comes to rest if nothing is in its way: the integral of the decay.
  public static func restingPosition(from position: Double, velocity: Double) -> Double {
    position + min(max(velocity, -12_000), 12_000) / friction
  }

  /// Where content stands that a finger has pulled to `position`: beyond the bounds it follows less and less, and never
  /// farther than `extent`, the length of the view.
  public static func rubberBand(_ position: Double, in bounds: ClosedRange<Double>, extent: Double) -> Double {
    let nearest = min(max(position, bounds.lowerBound), bounds.upperBound)
    let excess = abs(position - nearest)
    guard excess > 0, extent > 0 else { return nearest }
    let shown = (1 - 1 / (excess * 0.55 / extent + 1)) * extent
    return position < nearest ? nearest - shown : nearest + shown
  }

  /// Lets `seconds` pass; at most half a second at once, so that a stalled host does not cost time.
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
      // Coming back, the edge is where it ends.
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

  /// Whether nothing more can be seen of the motion.
  public func isAtRest(in bounds: ClosedRange<Double>) -> Bool {
    let excess = position - min(max(position, bounds.lowerBound), bounds.upperBound)
    return abs(velocity) < 4 && abs(excess) < 0.25
  }

  /// Moves the content's origin, not the picture.
  mutating func shift(by distance: Double) { position += distance }
}
