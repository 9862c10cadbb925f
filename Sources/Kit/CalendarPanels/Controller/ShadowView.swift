import Geometry
import ViewKit

/// The shadow of a view on the views below it: dark gray, fading point by point. It does not react to touches.
final class ShadowView: View {
  /// The height, in points. The shadow lies 3 points below its view, and its edge is blurred by 6 points in both
  /// directions.
  static let depth = 9.0

  /// The opacities of the rows from the top: an edge at 3 points, blurred by a Gaussian with a standard deviation of 3
  /// points.
  private static let opacities: [UInt8] = [56, 49, 40, 31, 22, 15, 9, 5, 2]

  init() {
    super.init(traits: [.clips, .letsPointersThrough])
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
}
