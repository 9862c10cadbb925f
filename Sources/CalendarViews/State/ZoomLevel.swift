/// How much time a calendar shows at once, from little detail to much.
public enum ZoomLevel: UInt8, Hashable, Sendable {
  case month
}
