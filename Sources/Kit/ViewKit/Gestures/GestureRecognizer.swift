public import Basics

/// A state machine that is attached to a view and recognizes one gesture in its pointer events. The base class
/// recognizes nothing; subclasses override `handle(_:)` and `cancel()`.
open class GestureRecognizer {
  /// The decision of a recognizer after an event.
  public enum Outcome: UInt8, Hashable, Sendable {
    /// The gesture needs more events.
    case possible
    /// The gesture is recognized: all other recognizers are cancelled, and this one receives the rest of the press,
    /// whatever it returns then.
    case recognized
    /// The press is not the gesture.
    case failed
  }

  /// Whether the recognizer takes part in presses; `true` by default. A change counts from the next press on.
  public final var isEnabled = true

  /// Whether a press that the recognizer has won goes on whatever happens meanwhile: content scrolls, a pinch zooms, or
  /// the pressed view goes away. It then ends with the pointer, or with the view of the recognizer. `false` by default,
  /// which lets all of that cancel the press.
  public final var claimsPress = false

  /// Whether a press that the recognizer claims is cancelled when its user asks for a menu, as by a second button;
  /// otherwise there is no menu while the press lasts. `false` by default.
  open var isCancelledByMenu: Bool { false }

  /// Whether the recognizer hears of pointers that move over its view without a press; `false` by default.
  public final var tracksHover = false

  /// The view that the recognizer is attached to; `nil` before that, and after the view is gone or its window closed.
  @Unowned public internal(set) final var view: View?

  /// Creates an enabled recognizer that is not attached to a view.
  public init() {}

  /// Returns whether a press that begins with this event may be the gesture; if not, the recognizer receives no event
  /// of that press.
  open func wants(_ event: PointerEvent) -> Bool { true }

  /// Handles the next event of a press that began inside the view.
  open func handle(_ event: PointerEvent) -> Outcome { .failed }

  /// Handles a mouse or pen that moves over the view without a press, or that has left it (`nil`).
  open func hover(_ event: PointerEvent?) {}

  /// Resets the recognizer, because another gesture won or the press was cancelled.
  open func cancel() {}
}
