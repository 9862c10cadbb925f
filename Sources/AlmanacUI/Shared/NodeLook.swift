#if canImport(CoreGraphics)
  import CoreGraphics
  import Geometry
  import SceneExport
  import ViewKit

  /// The picture of a view without its children: a background alone, for which the system needs no pixels, or operations.
  struct NodeLook {
    /// The colour of the background; `nil` for none.
    var background: CGColor?
    /// The radius of the background's corners, in points.
    var radius = 0.0
    /// The paint operations, from back to front; empty for a background alone.
    var operations: [PaintOperation] = []

    /// Creates the look of a node in a rectangle.
    /// - Parameter hasText: `false` where a field of the system shows the text.
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
    var cgColor: CGColor {
      CGColor(
        srgbRed: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255,
        alpha: CGFloat(opacity) / 255)
    }
  }
#endif
