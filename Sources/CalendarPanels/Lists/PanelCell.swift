import CalendarViews
import CollectionKit
import Geometry
import ViewKit

/// What the rows of the panel have in common: the way they run, and the ground while they are held down.
class PanelCell: ReusableView {
  final var look = PanelLook()

  override func itemStateDidChange() { updateGround() }

  final func updateGround() {
    let isHeld = itemState.contains(.highlighted)
    layer = Layer(fill: .role(isHeld ? CalendarRole.selection : CalendarRole.background), cursor: .pointingHand)
  }

  /// - Parameter rect: as if lines ran from left to right.
  final func place(_ view: View, _ rect: Rect) {
    view.frame = look.isRightToLeft ? rect.mirrored(in: frame.width) : rect
  }
}
