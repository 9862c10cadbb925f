import CalendarViews
import CollectionKit
import Geometry
import ViewKit

/// The base class of the panel's rows, with their direction and their background while pressed.
class PanelCell: ReusableView {
  final var look = PanelLook()

  override func itemStateDidChange() { updateBackground() }

  final func updateBackground() {
    let isHeld = itemState.contains(.highlighted)
    layer = Layer(fill: .role(isHeld ? CalendarRole.selection : CalendarRole.background), cursor: .pointingHand)
  }

  /// Sets the frame of a view.
  ///
  /// - Parameter rect: the frame in left-to-right layouts; mirrored in right-to-left layouts.
  final func setFrame(of view: View, to rect: Rect) {
    view.frame = look.isRightToLeft ? rect.mirrored(in: frame.width) : rect
  }
}
