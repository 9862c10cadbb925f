#if canImport(CoreGraphics)
  import CoreGraphics
  import Geometry
  import SceneExport
  import ViewKit

  /// The picture of a view without its children: either only a background, which needs no pixels, or operations.
  struct NodeLook {
    /// The color of the background; `nil` for none.
    var background: CGColor?
    /// The corner radius of the background, in points.
    var radius = 0.0
    /// The paint operations, from back to front; empty if there is only a background.
    var operations: [PaintOperation] = []

    /// Creates the look of a node in a rectangle.
    /// - Parameter hasText: `false` if a system field shows the text.
    init(_ node: Node, in bounds: Rect, hasText: Bool, _ surroundings: Surroundings) {
      let painting = Painting(
        palette: surroundings.palette, appearance: surroundings.appearance, direction: surroundings.direction)
      let item = DisplayItem(
        id: node.id, depth: 0, frame: bounds, layer: node.layer, text: hasText ? node.text : "",
        accessibility: node.accessibility, image: node.image)
      let operations = painting.operations(for: item)
      if operations.isEmpty { return }
      if operations.count == 1, case .fill(.rect(let rect, let radius), let color) = operations[0], rect == bounds {
        background = color.cgColor
        self.radius = radius
      } else {
        self.operations = operations
      }
    }
  }

  extension RGBA {
    /// Creates the nearest 8-bit sRGB color, or black if the color cannot be converted.
    init(_ color: CGColor) {
      let parts = (color.components ?? []).map { UInt32((min(max($0, 0), 1) * 255).rounded()) }
      switch parts.count {
      case 4: self.init(parts[0] << 16 | parts[1] << 8 | parts[2], opacity: UInt8(parts[3]))
      case 2: self.init(parts[0] << 16 | parts[0] << 8 | parts[0], opacity: UInt8(parts[1]))
      default: self.init(0)
      }
    }

    var cgColor: CGColor {
      CGColor(
        srgbRed: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255,
        alpha: CGFloat(opacity) / 255)
    }
  }
#endif
