import ViewKit

/// A recognizer that reports when a pointer enters or leaves its view without a press.
final class HoverGesture: GestureRecognizer {
  private let action: (Bool) -> Void
  private var isInside = false

  /// Creates a recognizer.
  /// - Parameter action: called with whether the pointer is over the view.
  init(action: @escaping (Bool) -> Void) {
    self.action = action
    super.init()
    tracksHover = true
  }

  override func hover(_ event: PointerEvent?) {
    guard isInside != (event != nil) else { return }
    isInside = event != nil
    action(isInside)
  }
}
