import CalendarViews
import Geometry
import ViewKit

/// The ring around the slot that keys stand on, or around the stretch.
final class SlotRing: View {
  init() {
    super.init(traits: .letsPointersThrough)
    isHidden = true
    layer = Layer(
      leadingRadius: 4, trailingRadius: 4, ring: Ring(color: .role(CalendarRole.focus), width: SlotRing.width))
  }

  /// Places the ring; `nil` hides it.
  func show(_ frame: Rect?) {
    isHidden = frame == nil
    if let frame { self.frame = frame }
  }

  private static let width = 2.0
}
