import Geometry

/// Follows a press from the moment it begins, for looks alone: it leaves the press to others, and ends when the pointer
/// goes up, slips, or somebody else wins.
public final class PressGesture: GestureRecognizer {
  /// The stages of a press.
  public enum Phase: UInt8, Hashable, Sendable { case began, ended, cancelled }

  private let action: (Phase, PointerEvent) -> Void
  private var start: PointerEvent?

  /// `action` gets the event that led to the phase, the first one for `cancelled`. It is dropped with the view or when
  /// the window closes; one that calls the view is made by `callback(to:)`.
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
