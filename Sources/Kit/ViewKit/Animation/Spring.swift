/// A damped spring that pulls a value to 0. It is integrated in fixed steps of 1/480 s without transcendental
/// functions, so every platform computes the same numbers.
///
/// ```swift
/// var spring = Spring(value: 100)
/// while !spring.isAtRest { spring.advance(by: 1.0 / 60) }
/// ```
public struct Spring: Sendable {
  /// The remaining distance, in the unit of the initial value.
  public internal(set) var value: Double
  /// The change of `value` per second.
  public private(set) var velocity: Double
  private let stiffness: Double
  private let friction: Double
  private var surplus = 0.0
  private static let step = 1.0 / 480

  /// Creates a spring that is released at `value`.
  /// - Parameters:
  ///   - value: the distance to 0.
  ///   - velocity: the change of the value per second.
  ///   - response: the period of the undamped oscillation, in seconds; positive.
  ///   - damping: the damping ratio; 1 is critical, less overshoots.
  public init(value: Double, velocity: Double = 0, response: Double = 0.35, damping: Double = 0.86) {
    self.value = value
    self.velocity = velocity
    let frequency = 2 * 3.14159265358979 / response
    stiffness = frequency * frequency
    friction = 2 * damping * frequency
  }

  /// Advances the spring by `seconds`, limited to half a second so that a call after a stall is not slow.
  public mutating func advance(by seconds: Double) {
    surplus += min(max(0, seconds), 0.5)
    while surplus >= Spring.step {
      surplus -= Spring.step
      velocity += (-stiffness * value - friction * velocity) * Spring.step
      value += velocity * Spring.step
    }
  }

  /// Whether the remaining motion is too small to see: less than 0.25 points and 4 points per second.
  public var isAtRest: Bool { abs(value) < 0.25 && abs(velocity) < 4 }
}
