public import Basics

/// A state machine that is attached to a view and recognizes one gesture in its pointer events. The base class
/// recognizes nothing; subclasses override `handle(_:)` and `cancel()`.
open class GestureRecognizer {
  /// The decision of a recognizer after an event.
  public enum Outcome: UInt8, Hashable, Sendable {
    /// The gesture needs more events.
    case possible
    /// The gesture is recognized. All other recognizers are canceled, and this one receives the rest of the press,
    /// regardless of what it then returns.
    case recognized
    /// The press is not the gesture.
    case failed
  }

  /// Whether the recognizer takes part in presses; `true` by default. Changes take effect with the next press.
  public final var isEnabled = true

  /// Whether a press that the recognizer has won continues when content scrolls, a pinch zooms, or the pressed view is
  /// removed. It then ends when the pointer is released or the recognizer's view is removed. `false` by default: each
  /// of these cancels the press.
  public final var claimsPress = false

  /// Whether a request for a menu, such as a right-click, cancels a press that the recognizer claims. `false` by
  /// default: no menu opens during the press.
  open var isCancelledByMenu: Bool { false }

  /// Whether the recognizer receives pointers that move over its view without a press; `false` by default.
  public final var tracksHover = false

  /// The view that the recognizer is attached to; `nil` before it is attached, and after the view is released or its
  /// window closed.
  @Unowned public internal(set) final var view: View?

  /// Creates an enabled recognizer that is not attached to a view.
  public init() {}

  /// Handles the beginning of a press inside the view, whether or not the recognizer wants it. Called before the view's
  /// recognizers are asked. Does nothing by default.
  open func pressDidBegin(_ event: PointerEvent) {}

  /// Returns whether a press that begins with `event` may be the gesture. If not, the recognizer receives no event of
  /// that press. Must not change anything.
  open func wants(_ event: PointerEvent) -> Bool { true }

  /// Handles the next event of a press that began inside the view.
  open func handle(_ event: PointerEvent) -> Outcome { .failed }

  /// Handles a mouse or pen that moves over the view without a press, or that left it (`nil`).
  open func hover(_ event: PointerEvent?) {}

  /// Resets the recognizer, because another gesture won or the press was canceled.
  open func cancel() {}
}
