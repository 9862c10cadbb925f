import Basics
import Geometry
import ViewKit

/// The element that has the focus while an event is held without a pointer, wherever its views come and go. It lies
/// over the event, and shows nothing but the focus.
final class HeldEventView: View {
  private let onActivate: () -> Void

  /// - Parameter onActivate: puts the event down, for assistive technology.
  init(onActivate: @escaping () -> Void) {
    self.onActivate = onActivate
    super.init(traits: [])
    accessibility.role = .button
  }

  /// Lies over a frame in the coordinates of the calendar; without one, in the corner.
  func lie(over frame: Rect?) { self.frame = frame ?? Rect(x: 0, y: 0, width: 1, height: 1) }

  // Presses go to what lies below.
  override func hitTest(_ point: Point) -> View? { nil }

  // Keys are those of the controller.
  override func keyDown(_ event: KeyEvent) -> Bool { false }

  override func activate() -> Bool {
    onActivate()
    return true
  }
}
