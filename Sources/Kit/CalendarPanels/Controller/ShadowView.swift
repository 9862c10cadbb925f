import Geometry
import ViewKit

/// The shadow of a view on what lies below it: dark grey, softer from point to point. It does not react to touches.
final class ShadowView: View {
  /// The height in points: the shadow lies 3 points below its view, and its edge is spread by 6 points both ways.
  static let depth = 9.0

  /// The opacities of the rows from the top: an edge at 3 points, blurred by a bell curve with a deviation of 3 points.
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
