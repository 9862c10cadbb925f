import Diffing
import Geometry

/// Where in the viewport an item shall be.
public enum ScrollPosition: UInt8, Hashable, Sendable {
  /// At the upper edge, below a header that stays there.
  case top
  /// Half way.
  case middle
  /// At the lower edge.
  case bottom
  /// Where it needs the least motion; none if the item is in view.
  case nearest
}

/// An item that shall be in view after the next layout.
struct ScrollRequest {
  var path: ItemPath
  var position: ScrollPosition
}

/// What stays where it is while the geometry changes.
enum ScrollPlace {
  /// The upper edge of the viewport.
  case top(Double)
  /// The distance of an item from the upper edge of the viewport.
  case item(ItemPath, Double)
  /// An item that is asked for.
  case request(ScrollRequest)
}
