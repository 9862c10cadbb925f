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
