public import Basics

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

  /// The view it is attached to, which clears the reference when it goes away.
  @Unowned public internal(set) final var view: View?

  /// Enabled, and waiting for a press.
  public init() {}

  /// Whether a press that begins with this event may be the gesture; if not, nothing more of it comes here.
  open func wants(_ event: PointerEvent) -> Bool { true }

  /// Takes the next event of a press that began inside the view.
  open func handle(_ event: PointerEvent) -> Outcome { .failed }

  /// Another gesture won, or the press was taken away.
  open func cancel() {}
}
