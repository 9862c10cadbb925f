/// A gesture that consists of a press and a release in one place.
///
/// ```swift
/// view.addGesture(TapGesture(action: callback(to: view) { view, _ in view.isHidden = true }))
/// ```
public final class TapGesture: GestureRecognizer {
  private var machine = TapMachine()
  private let action: (PointerEvent) -> Void

  /// Creates a recognizer.
  /// - Parameter action: called with the event of the release. It is released with the view or when the window closes.
  ///   If it calls the view, wrap it in `callback(to:)`.
  public init(action: @escaping (PointerEvent) -> Void) { self.action = action }

  public override func handle(_ event: PointerEvent) -> Outcome {
    let outcome = machine.handle(event)
    if outcome == .recognized { action(event) }
    return outcome
  }

  public override func cancel() { machine.cancel() }
}
