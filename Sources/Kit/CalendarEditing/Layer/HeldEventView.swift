import Basics
import Geometry
import ViewKit

/// The element that has the focus while an event is held without a pointer, even if the event's own views come and go.
/// It lies over the event and shows only the focus.
final class HeldEventView: View {
  private let onActivate: () -> Void

  /// Creates the element.
  /// - Parameter onActivate: puts the event down, for assistive technology.
  init(onActivate: @escaping () -> Void) {
    self.onActivate = onActivate
    super.init(traits: .letsPointersThrough)
    accessibility.role = .button
  }

  /// Places the element over a frame in the coordinates of the calendar; without a frame, in the corner.
  func lie(over frame: Rect?) { self.frame = frame ?? Rect(x: 0, y: 0, width: 1, height: 1) }

  // The controller handles keys.
  override func keyDown(_ event: KeyEvent) -> Bool { false }

  override func activate() -> Bool {
    onActivate()
    return true
  }
}
