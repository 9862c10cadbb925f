public import Geometry

/// The stages of a drag.
public enum PanPhase: UInt8, Hashable, Sendable { case began, changed, ended, cancelled }

/// The state of a drag at one event.
public struct Pan: Equatable, Sendable {
  /// The event that began the press.
  public var start: PointerEvent
  /// The current event; the last event if the phase is `cancelled`.
  public var event: PointerEvent
  /// The velocity of the pointer, in points per second; 0 unless the phase is `ended`.
  public var velocity: Point

  /// The distance from the start to the current location, in points.
  public var translation: Point { event.location - start.location }
}

/// A gesture that begins when the pointer moves farther than the slop of a tap, 10 points, and follows it.
///
/// ```swift
/// view.addGesture(
///   PanGesture(
///     begins: { $0.kind == .touch },
///     action: callback(to: view) { view, _, pan in view.frame.origin = pan.event.location }))
/// ```
public final class PanGesture: GestureRecognizer {
  private let begins: (PointerEvent) -> Bool
  private let accepts: (Point) -> Bool
  private let touched: (Bool) -> Void
  private let action: (PanPhase, Pan) -> Void
  private var start: PointerEvent?
  private var last: PointerEvent?
  private var isPanning = false
  private var tracker = VelocityTracker()

  /// Creates a recognizer. Its closures are released with the view or when the window closes. Wrap closures that call
  /// the view in `callback(to:)`, so that they do not retain it.
  ///
  /// - Parameters:
  ///   - begins: called when a press begins; `false` leaves the press to other recognizers.
  ///   - accepts: called once with the translation, when the pointer has left the slop; `false` leaves the press to
  ///     other recognizers.
  ///   - touched: called with `true` when a press begins, and with `false` if it ends without becoming a drag.
  ///   - action: called with each phase of the drag.
  public init(
    begins: @escaping (PointerEvent) -> Bool, accepts: @escaping (Point) -> Bool = { _ in true },
    touched: @escaping (Bool) -> Void = { _ in },
    action: @escaping (PanPhase, Pan) -> Void
  ) {
    self.begins = begins
    self.accepts = accepts
    self.touched = touched
    self.action = action
  }

  public override func wants(_ event: PointerEvent) -> Bool { begins(event) }

  /// Whether this recognizer takes part in the press and would follow a drag by a translation.
  final func follows(_ translation: Point) -> Bool { start != nil && accepts(translation) }

  public override func handle(_ event: PointerEvent) -> Outcome {
    switch event.phase {
    case .down:
      start = event
      last = event
      isPanning = false
      tracker = VelocityTracker()
      tracker.add(event)
      touched(true)
      return .possible
    case .move:
      guard let start else { return .failed }
      last = event
      tracker.add(event)
      if !isPanning {
        guard !TapMachine.isTap(from: start.location, to: event.location) else { return .possible }
        guard accepts(event.location - start.location) else {
          cancel()
          return .failed
        }
        isPanning = true
        action(.began, Pan(start: start, event: event, velocity: .zero))
        return .recognized
      }
      action(.changed, Pan(start: start, event: event, velocity: .zero))
      return .recognized
    case .up:
      guard let start, isPanning else {
        cancel()
        return .failed
      }
      tracker.add(event)
      reset()
      action(.ended, Pan(start: start, event: event, velocity: tracker.velocity(at: event.time)))
      return .recognized
    case .cancel:
      cancel()
      return .failed
    }
  }

  public override func cancel() {
    guard let start, let last else { return }
    let wasPanning = isPanning
    reset()
    if wasPanning {
      action(.cancelled, Pan(start: start, event: last, velocity: .zero))
    } else {
      touched(false)
    }
  }

  private func reset() {
    start = nil
    last = nil
    isPanning = false
  }
}

/// The velocity of a pointer over the last tenth of a second.
struct VelocityTracker {
  private var samples: [(time: Double, location: Point)] = []
  private static let window = 0.1

  mutating func add(_ event: PointerEvent) {
    if samples.count >= 16 { samples.removeFirst() }
    samples.append((event.time, event.location))
  }

  /// Returns the velocity in points per second; 0 if the pointer rested.
  func velocity(at time: Double) -> Point {
    let recent = samples.filter { time - $0.time <= VelocityTracker.window }
    guard let first = recent.first, let last = recent.last, last.time - first.time > 0.001 else { return .zero }
    let seconds = last.time - first.time
    let distance = last.location - first.location
    return Point(x: distance.x / seconds, y: distance.y / seconds)
  }
}
