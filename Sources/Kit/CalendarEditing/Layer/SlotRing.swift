import CalendarViews
import Geometry
import ViewKit

/// The ring around the focused slot or its range. Over events, only its sides are visible, next to the texts of the
/// events.
final class SlotRing: View {
  private let sides = [View.plain(), View.plain()]

  init() {
    super.init(traits: .letsPointersThrough)
    isHidden = true
    for side in sides {
      side.layer = Layer(fill: .role(CalendarRole.focus))
      addSubview(side)
    }
  }

  /// Places the ring; `nil` hides it.
  /// - Parameter isOverEvents: whether there are events below the ring.
  func show(_ frame: Rect?, isOverEvents: Bool) {
    isHidden = frame == nil
    guard let frame else { return }
    self.frame = frame
    let ring = Ring(color: .role(CalendarRole.focus), width: SlotRing.width)
    layer = isOverEvents ? .clear : Layer(leadingRadius: 4, trailingRadius: 4, ring: ring)
    for (index, side) in sides.enumerated() {
      side.isHidden = !isOverEvents
      let x = index == 0 ? 0 : frame.width - SlotRing.sideWidth
      side.frame = Rect(x: x, y: 0, width: SlotRing.sideWidth, height: frame.height)
    }
  }

  private static let (width, sideWidth) = (2.0, 4.0)
}
