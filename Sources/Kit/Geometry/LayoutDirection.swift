/// The reading direction, which determines the side of the leading edge.
public enum LayoutDirection: UInt8, Hashable, Sendable {
  /// Reading begins on the left.
  case leftToRight
  /// Reading begins on the right.
  case rightToLeft
}
