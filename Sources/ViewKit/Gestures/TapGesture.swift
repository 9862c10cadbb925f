/// A press and release in one place.
public final class TapGesture: GestureRecognizer {
  private var machine = TapMachine()
  private let action: (PointerEvent) -> Void

  /// `action` gets the event of the release. It is dropped with the view or when the window closes; one that calls
  /// the view is made by `callback(to:)`.
  public init(action: @escaping (PointerEvent) -> Void) { self.action = action }

  public override func handle(_ event: PointerEvent) -> Outcome {
    let outcome = machine.handle(event)
    if outcome == .recognized { action(event) }
    return outcome
  }

  public override func cancel() { machine.cancel() }
}
