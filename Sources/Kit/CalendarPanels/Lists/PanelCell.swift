import CalendarViews
import CollectionKit
import Geometry
import ViewKit

/// The base of the panel's rows: their direction, and their background while they are held down.
class PanelCell: ReusableView {
  final var look = PanelLook()

  override func itemStateDidChange() { updateBackground() }

  final func updateBackground() {
    let isHeld = itemState.contains(.highlighted)
    layer = Layer(fill: .role(isHeld ? CalendarRole.selection : CalendarRole.background), cursor: .pointingHand)
  }

  /// Sets the frame of a view.
  ///
  /// - Parameter rect: the frame where lines run from left to right; mirrored where they run from right to left.
  final func setFrame(of view: View, to rect: Rect) {
    view.frame = look.isRightToLeft ? rect.mirrored(in: frame.width) : rect
  }
}
