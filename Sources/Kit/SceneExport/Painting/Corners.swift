import Geometry
import ViewKit

/// The left and right corner radii of a rectangle, limited to its size.
struct Corners {
  var left: Double
  var right: Double

  init(layer: Layer, size: Size, direction: LayoutDirection) {
    let limit = min(size.width, size.height) / 2
    let leading = min(max(0, layer.leadingRadius), limit)
    let trailing = min(max(0, layer.trailingRadius), limit)
    left = direction == .leftToRight ? leading : trailing
    right = direction == .leftToRight ? trailing : leading
  }

  func reduced(by amount: Double) -> Corners {
    var corners = self
    corners.left = max(0, left - amount)
    corners.right = max(0, right - amount)
    return corners
  }

  /// Returns a rectangle with these corners.
  func shape(of rect: Rect) -> PaintShape {
    if left == right { return .rect(rect, radius: left) }
    var path = PaintPath()
    path.move(rect.minX + left, rect.minY)
    path.line(rect.maxX - right, rect.minY)
    path.arc(right, rect.maxX, rect.minY + right)
    path.line(rect.maxX, rect.maxY - right)
    path.arc(right, rect.maxX - right, rect.maxY)
    path.line(rect.minX + left, rect.maxY)
    path.arc(left, rect.minX, rect.maxY - left)
    path.line(rect.minX, rect.minY + left)
    path.arc(left, rect.minX + left, rect.minY)
    path.isClosed = true
    return .path(path)
  }
}
