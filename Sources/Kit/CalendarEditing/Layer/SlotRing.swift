import CalendarViews
import Geometry
import ViewKit

/// The ring around the slot that keys stand on, or around the stretch. Where events lie there, only its sides are seen,
/// beside the texts of the events.
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
  /// - Parameter isOverEvents: whether events lie there.
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
