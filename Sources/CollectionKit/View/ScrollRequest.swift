import Diffing
import Geometry

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
