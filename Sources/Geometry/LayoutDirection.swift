/// The side at which reading begins.
public enum LayoutDirection: UInt8, Hashable, Sendable {
  case leftToRight
  case rightToLeft
}
