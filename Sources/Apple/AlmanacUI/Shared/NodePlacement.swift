import Geometry
import ViewKit

/// Computes the positions of the children of scrolling views.
///
/// Systems position layers in single precision, which has no pixel accuracy at two million points. So a long scrolling
/// view has an origin: system positions are engine positions minus that origin.
struct NodePlacement {
  /// The minimum content length that has an origin other than zero, in points.
  static let leastLength = 100_000.0
  /// The distance between two origins, in points.
  static let step = 4_096.0

  /// Returns the origin for an offset along an axis.
  static func origin(offset: Double, length: Double) -> Double {
    length < leastLength ? 0 : (offset / step).rounded() * step
  }

  /// Returns the position of a node in its parent, whose content is scrolled to an offset.
  static func position(of node: Node, offset: Point = .zero, origin: Point = .zero) -> Point {
    var point = node.frame.origin + node.effect.offset
    guard let parent = node.parent, parent.traits.contains(.scrolls) else { return point }
    point.x += node.traits.contains(.pinsX) ? offset.x - origin.x : -origin.x
    point.y += node.traits.contains(.pinsY) ? offset.y - origin.y : -origin.y
    return point
  }

  /// Returns the position of a node that sticks to the upper edge of the view that scrolls its section.
  static func position(ofSticker node: Node, in section: Node, offset: Point) -> Point {
    var top = 0.0
    var part: Node? = section
    while let each = part, !each.traits.contains(.scrolls) {
      top += each.frame.minY
      part = each.parent
    }
    let hidden = offset.y - top + node.frame.minY
    let y = min(max(hidden, 0), max(0, section.frame.height - node.frame.height))
    return Point(x: node.frame.minX + node.effect.offset.x, y: y + node.effect.offset.y)
  }
}
