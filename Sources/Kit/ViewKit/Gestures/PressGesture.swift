import Geometry

/// A gesture that follows a press only to highlight the view. It never wins. It ends when the pointer goes up or leaves
/// the slop of a tap, or when another recognizer wins.
///
/// ```swift
/// view.addGesture(
///   PressGesture(action: callback(to: view) { view, phase, _ in view.layer.opacity = phase == .began ? 0.5 : 1 }))
/// ```
public final class PressGesture: GestureRecognizer {
  /// The stages of a press.
  public enum Phase: UInt8, Hashable, Sendable { case began, ended, cancelled }

  private let action: (Phase, PointerEvent) -> Void
  private var start: PointerEvent?

  /// Creates a recognizer.
  /// - Parameter action: called with each phase and the event that caused it; for `cancelled`, the first event. It is
  ///   released with the view or when the window closes. If it calls the view, wrap it in `callback(to:)`.
  public init(action: @escaping (Phase, PointerEvent) -> Void) { self.action = action }

  public override func handle(_ event: PointerEvent) -> Outcome {
    switch event.phase {
    case .down:
      start = event
      action(.began, event)
      return .possible
    case .move:
      guard let start, TapMachine.isTap(from: start.location, to: event.location) else {
        cancel()
        return .failed
      }
      return .possible
    case .up:
      if start != nil {
        start = nil
        action(.ended, event)
      }
      return .failed
    case .cancel:
      cancel()
      return .failed
    }
  }

  public override func cancel() {
    guard let event = start else { return }
    start = nil
    action(.cancelled, event)
  }
}
