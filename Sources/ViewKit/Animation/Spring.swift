/// A damped spring that pulls a value to 0, integrated in fixed steps, so that it needs no transcendental functions
/// and gives the same numbers on every platform.
public struct Spring: Sendable {
  /// The distance still to go.
  public private(set) var value: Double
  /// Per second.
  public private(set) var velocity: Double
  private let stiffness: Double
  private let friction: Double
  private var surplus = 0.0
  private static let step = 1.0 / 480

  /// - Parameters:
  ///   - response: seconds of one undamped oscillation, positive.
  ///   - damping: 1 is critical, less overshoots.
  public init(value: Double, velocity: Double = 0, response: Double = 0.35, damping: Double = 0.86) {
    self.value = value
    self.velocity = velocity
    let frequency = 2 * 3.14159265358979 / response
    stiffness = frequency * frequency
    friction = 2 * damping * frequency
  }

  /// Lets `seconds` pass; at most half a second at once, so that a stalled host does not cost time.
  public mutating func advance(by seconds: Double) {
    surplus += min(max(0, seconds), 0.5)
    while surplus >= Spring.step {
      surplus -= Spring.step
      velocity += (-stiffness * value - friction * velocity) * Spring.step
      value += velocity * Spring.step
    }
  }

  /// Whether nothing more can be seen of the motion.
  public var isAtRest: Bool { abs(value) < 0.25 && abs(velocity) < 4 }
}
