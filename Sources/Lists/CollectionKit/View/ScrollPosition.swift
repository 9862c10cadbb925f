import Diffing
import Geometry

/// The position in the viewport to which an item is scrolled.
public enum ScrollPosition: UInt8, Hashable, Sendable {
  /// The upper edge, below a header that stays there.
  case top
  /// The middle.
  case middle
  /// The lower edge.
  case bottom
  /// The position that needs the least motion; none if the item is in view.
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
  /// An item that is to come into view.
  case request(ScrollRequest)
}
