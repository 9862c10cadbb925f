import Geometry
import ViewKit

/// The shadow that a part in front casts on what lies below it: dark grey, softer from point to point. Nothing that
/// people touch.
final class ShadowView: View {
  /// In points: the shadow lies 3 lower than what casts it, and its edge is spread by 6 both ways.
  static let depth = 9.0

  /// Of the rows of points from the top down: an edge at 3 points, blurred by a bell curve with a deviation of 3.
  private static let opacities: [UInt8] = [56, 49, 40, 31, 22, 15, 9, 5, 2]

  init() {
    super.init(traits: .clips)
    for opacity in Self.opacities {
      let line = View()
      line.layer = Layer(fill: .dynamic(light: RGBA(0x333333, opacity: opacity), dark: RGBA(0, opacity: opacity * 2)))
      addSubview(line)
    }
  }

  override func layoutSubviews() {
    for (index, line) in subviews.enumerated() {
      line.frame = Rect(x: 0, y: Double(index), width: frame.width, height: 1)
    }
  }

  override func hitTest(_ point: Point) -> View? { nil }
}
