import CalendarViews
import CollectionKit
import Geometry
import ViewKit

/// The base class of the panel's rows, with their direction, their background while pressed, and their outline while
/// moved.
class PanelCell: ReusableView {
  final var look = PanelLook()
  /// The row that the view shows.
  final var rowID = 0

  override func itemStateDidChange() { updateBackground() }

  final func updateBackground() {
    let isHeld = itemState.contains(.highlighted)
    layer = Layer(
      fill: .role(isHeld ? CalendarRole.selection : CalendarRole.background),
      ring: itemState.contains(.lifted) ? Ring(color: .role(CalendarRole.accent), width: 2) : nil, cursor: .pointingHand
    )
  }

  /// Sets the frame of a view.
  ///
  /// - Parameter rect: the frame in left-to-right layouts; mirrored in right-to-left layouts.
  final func setFrame(of view: View, to rect: Rect) {
    view.frame = look.isRightToLeft ? rect.mirrored(in: frame.width) : rect
  }
}
