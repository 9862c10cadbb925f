/// A machine attached to a view that turns pointer events into one meaning.
open class GestureRecognizer {
  /// What a recognizer makes of the events so far.
  public enum Outcome: UInt8, Hashable, Sendable {
    /// More events are needed.
    case possible
    /// This is the gesture; the others are cancelled, and the rest of the press comes here whatever is answered.
    case recognized
    /// This is not the gesture.
    case failed
  }

  /// Gestures can be switched off one by one.
  public final var isEnabled = true

  /// Enabled, and waiting for a press.
  public init() {}

  /// Takes the next event of a press that began inside the view.
  open func handle(_ event: PointerEvent) -> Outcome { .failed }

  /// Another gesture won, or the press was taken away.
  open func cancel() {}
}
