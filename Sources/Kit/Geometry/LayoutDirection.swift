/// The direction of reading, which decides the side of the leading edge.
public enum LayoutDirection: UInt8, Hashable, Sendable {
  /// Reading begins at the left.
  case leftToRight
  /// Reading begins at the right.
  case rightToLeft
}
