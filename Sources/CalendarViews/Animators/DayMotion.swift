import Geometry
public import ViewKit

/// The built-in motions of a day, as pure functions of time.
public enum DayMotion: UInt8, CaseIterable, Hashable, Sendable {
  /// Nothing moves.
  case none
  /// From half the size to the full one, on a spring that swings over: damping 0.3, half a second.
  case bounce
  /// Down to a tenth of the size while it fades away: a quarter of a second.
  case roll
  /// Up to 1.3 of the size in 0.15 s, then down to a tenth in 0.2 s.
  case bubble
  /// Fades away in 0.6 s.
  case fade

  /// Seconds.
  public var duration: Double {
    switch self {
    case .none: 0
    case .bounce: 0.5
    case .roll: 0.25
    case .bubble: 0.35
    case .fade: 0.6
    }
  }

  /// How large and how opaque the moving part is; before the beginning and after the end as there.
  public func sample(at seconds: Double) -> (scale: Double, opacity: Double) {
    let time = min(max(seconds, 0), duration)
    switch self {
    case .none: return (1, 1)
    case .bounce: return (time == duration ? 1 : 1 - DayMotion.swing(from: 0.5, at: time), 1)
    case .roll:
      let part = DayMotion.ease(time / 0.25)
      return (1 - 0.9 * part, 1 - part)
    case .bubble:
      guard time > 0.15 else { return (1 + 0.3 * DayMotion.ease(time / 0.15), 1) }
      return (1.3 - 1.2 * DayMotion.ease((time - 0.15) / 0.2), 1)
    case .fade: return (1, 1 - DayMotion.ease(time / 0.6))
    }
  }

  /// Slow, fast, slow: from 0 to 1.
  private static func ease(_ part: Double) -> Double {
    let part = min(max(part, 0), 1)
    return part * part * (3 - 2 * part)
  }

  /// What is left of a distance on a spring with a damping of 0.3 that has lost all but a thousandth after half a
  /// second, pushed towards its rest with a tenth of the distance a second. By the midpoint method, because a sample may lie at
  /// any time.
  private static func swing(from distance: Double, at seconds: Double) -> Double {
    // exp(-0.3 * w * 0.5) = 0.001 gives w = 46 per second.
    let (frequency, damping) = (46.0, 0.3)
    let step = seconds / Double(swingSteps)
    var (value, velocity) = (distance, -0.1 * distance)
    func force(_ value: Double, _ velocity: Double) -> Double {
      -frequency * frequency * value - 2 * damping * frequency * velocity
    }
    for _ in 0..<swingSteps {
      let middle = value + velocity * step / 2
      let middleVelocity = velocity + force(value, velocity) * step / 2
      value += middleVelocity * step
      velocity += force(middle, middleVelocity) * step
    }
    return value
  }

  private static let swingSteps = 500
}

/// Moves the number and the shape by one of the built-in motions.
public final class MotionAnimator: DayAnimator {
  private let selection: DayMotion
  private let deselection: DayMotion

  /// At first as CVCalendar's: a bounce in, rolling out.
  public init(selection: DayMotion = .bounce, deselection: DayMotion = .roll) {
    self.selection = selection
    self.deselection = deselection
  }

  /// Of the motion.
  public var selectionDuration: Double { selection.duration }
  /// Of the motion.
  public var deselectionDuration: Double { deselection.duration }

  /// Moves number and shape.
  public func select(_ cell: DayCell, at seconds: Double) {
    let sample = selection.sample(at: seconds)
    cell.numberView.effect = cell.numberView.centered(scale: sample.scale, opacity: 1)
    if let shape = cell.shapeView { shape.effect = shape.centered(scale: sample.scale, opacity: sample.opacity) }
  }

  /// Moves the shape alone; the number has its new look at once.
  public func deselect(_ cell: DayCell, at seconds: Double) {
    let sample = deselection.sample(at: seconds)
    if let shape = cell.leavingShapeView {
      shape.effect = shape.centered(scale: sample.scale, opacity: sample.opacity)
    }
  }
}

extension View {
  /// The effect that scales a view around its middle.
  public final func centered(scale: Double, opacity: Double) -> ViewEffect {
    ViewEffect(
      scaleX: scale, scaleY: scale,
      offset: Point(x: (1 - scale) * frame.width / 2, y: (1 - scale) * frame.height / 2), opacity: opacity)
  }
}
