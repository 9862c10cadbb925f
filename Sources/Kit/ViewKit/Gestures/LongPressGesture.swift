import Basics
import Geometry

/// A gesture that begins when the pointer rests, and then follows the pointer as a drag.
///
/// ```swift
/// view.addGesture(
///   LongPressGesture(
///     seconds: 0.5, begins: { _ in true },
///     action: callback(to: view) { view, _, pan in view.frame.origin = pan.event.location }))
/// ```
public final class LongPressGesture: GestureRecognizer {
  private let seconds: Double
  private let begins: (PointerEvent) -> Bool
  private let action: (PanPhase, Pan) -> Void
  /// The owner of the delay on the window's clock, used by this recognizer only.
  private let clock = View()
  private var start: PointerEvent?
  private var last: PointerEvent?
  private var isPressing = false

  /// Creates a recognizer. Its closures are released with the view or when the window closes. Wrap closures that call
  /// the view in `callback(to:)`, so that they do not retain it.
  ///
  /// - Parameters:
  ///   - seconds: how long the pointer must rest; it may move by the slop of a tap, 10 points.
  ///   - begins: called when a press begins; `false` leaves the press to other recognizers.
  ///   - action: called with each phase of the drag.
  public init(
    seconds: Double, begins: @escaping (PointerEvent) -> Bool, action: @escaping (PanPhase, Pan) -> Void
  ) {
    self.seconds = seconds
    self.begins = begins
    self.action = action
  }

  public override func wants(_ event: PointerEvent) -> Bool { begins(event) }

  public override func handle(_ event: PointerEvent) -> Outcome {
    switch event.phase {
    case .down:
      start = event
      last = event
      isPressing = false
      // Retain the recognizer: the view and its recognizers may be released before the delay ends.
      view?.window?.after(seconds, for: clock) { [self] in begin() }
      return .possible
    case .move:
      guard let start else { return .failed }
      last = event
      guard isPressing else {
        guard !TapMachine.isTap(from: start.location, to: event.location) else { return .possible }
        cancel()
        return .failed
      }
      action(.changed, Pan(start: start, event: event, velocity: .zero))
      return .recognized
    case .up:
      guard let start, isPressing else {
        cancel()
        return .failed
      }
      reset()
      action(.ended, Pan(start: start, event: event, velocity: .zero))
      return .recognized
    case .cancel:
      cancel()
      return .failed
    }
  }

  public override func cancel() {
    guard let start, let last else { return }
    let wasPressing = isPressing
    reset()
    if wasPressing { action(.cancelled, Pan(start: start, event: last, velocity: .zero)) }
  }

  private func begin() {
    guard let start, let last, let window = view?.window, window.claim(self) else { return }
    isPressing = true
    action(.began, Pan(start: start, event: last, velocity: .zero))
  }

  private func reset() {
    view?.window?.cancelDelay(of: clock)
    start = nil
    last = nil
    isPressing = false
  }
}
