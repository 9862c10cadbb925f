/// An extent in points. Neither side is negative.
public struct Size: Hashable, Sendable {
  /// Points, 0 or more.
  public var width: Double
  /// Points, 0 or more.
  public var height: Double

  /// Negative sides become zero, so that arithmetic on tiny windows never yields an inside-out size.
  public init(width: Double, height: Double) {
    self.width = width > 0 ? width : 0
    self.height = height > 0 ? height : 0
  }

  /// No extent at all.
  public static let zero = Size(width: 0, height: 0)
}
