import Geometry
public import ViewKit

/// The built-in animations of a day, as functions of time.
public enum DayMotion: UInt8, CaseIterable, Hashable, Sendable {
  /// No animation.
  case none
  /// Grows from half size to full size in 0.5 s, with a spring that overshoots (damping ratio 0.3).
  case bounce
  /// Shrinks to a tenth of the size in 0.25 s while fading out.
  case roll
  /// Grows to 1.3 times the size in 0.15 s, then shrinks to a tenth in 0.2 s.
  case bubble
  /// Fades out in 0.6 s.
  case fade

  /// The duration, in seconds.
  public var duration: Double {
    switch self {
    case .none: 0
    case .bounce: 0.5
    case .roll: 0.25
    case .bubble: 0.35
    case .fade: 0.6
    }
  }

  /// Returns the scale and opacity of the animated part at a time, clamped to the duration.
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

  /// Maps 0...1 to 0...1, slow at both ends and fast in between.
  private static func ease(_ part: Double) -> Double {
    let part = min(max(part, 0), 1)
    return part * part * (3 - 2 * part)
  }

  /// Returns the remaining distance on a damped spring that starts with a velocity of a tenth of the distance per
  /// second toward its rest position, and has lost all but a thousandth of the distance after half a second.
  ///
  /// This is the exact solution, because samples may be taken at any time. `Spring` moves in steps, for motions that
  /// can be caught.
  private static func swing(from distance: Double, at seconds: Double) -> Double {
    // exp(-0.3 * w * 0.5) = 0.001 gives w = 46 per second.
    let (frequency, damping) = (46.0, 0.3)
    let decay = damping * frequency
    let turn = frequency * (1 - damping * damping).squareRoot()
    // e^z of a complex z is nearly (1 + z / n)^n, here with n = 2^20 and by squaring: the error is below 0.00001.
    let n = Double(1 << 20)
    var (real, imaginary) = (1 - decay * seconds / n, turn * seconds / n)
    for _ in 0..<20 { (real, imaginary) = (real * real - imaginary * imaginary, 2 * real * imaginary) }
    return distance * (real + (decay - 0.1) / turn * imaginary)
  }
}

/// An animator that applies built-in animations to the number and the shape of a day.
///
///     calendar.dayAnimator = MotionAnimator(selection: .bounce, deselection: .fade)
public final class MotionAnimator: DayAnimator {
  private let selection: DayMotion
  private let deselection: DayMotion

  /// Creates an animator. The default animations are CVCalendar's.
  public init(selection: DayMotion = .bounce, deselection: DayMotion = .roll) {
    self.selection = selection
    self.deselection = deselection
  }

  /// The duration of the selection animation, in seconds.
  public var selectionDuration: Double { selection.duration }
  /// The duration of the deselection animation, in seconds.
  public var deselectionDuration: Double { deselection.duration }

  /// Animates the number and the shape.
  public func select(_ cell: DayCell, at seconds: Double) {
    let sample = selection.sample(at: seconds)
    cell.numberView.effect = cell.numberView.centered(scale: sample.scale, opacity: 1)
    if let shape = cell.shapeView { shape.effect = shape.centered(scale: sample.scale, opacity: sample.opacity) }
  }

  /// Animates only the shape. The number has its new look immediately.
  public func deselect(_ cell: DayCell, at seconds: Double) {
    let sample = deselection.sample(at: seconds)
    if let shape = cell.leavingShapeView {
      shape.effect = shape.centered(scale: sample.scale, opacity: sample.opacity)
    }
  }
}

extension View {
  /// Returns the effect that scales a view around its center.
  public final func centered(scale: Double, opacity: Double) -> ViewEffect {
    ViewEffect(
      scaleX: scale, scaleY: scale,
      offset: Point(x: (1 - scale) * frame.width / 2, y: (1 - scale) * frame.height / 2), opacity: opacity)
  }
}
