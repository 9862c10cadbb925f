import ViewKit

/// A recognizer that hears when a pointer comes over its view without a press, and when it leaves.
final class HoverGesture: GestureRecognizer {
  private let action: (Bool) -> Void
  private var isInside = false

  /// - Parameter action: called with whether the pointer is over the view now.
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
