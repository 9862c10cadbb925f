import Diffing
import Geometry

/// Where in the viewport to scroll an item.
public enum ScrollPosition: UInt8, Hashable, Sendable {
  /// The upper edge, below a pinned header.
  case top
  /// The middle.
  case middle
  /// The lower edge.
  case bottom
  /// The position that needs the least scrolling; none if the item is in view.
  case nearest
}

/// An item to bring into view in the next layout.
struct ScrollRequest {
  var path: ItemPath
  var position: ScrollPosition
}

/// The position to keep while the geometry changes.
enum ViewportAnchor {
  /// The upper edge of the viewport.
  case top(Double)
  /// The distance of an item from the upper edge of the viewport.
  case item(ItemPath, Double)
  /// An item to scroll into view.
  case request(ScrollRequest)
}
