/// A width and height in points, both 0 or more.
public struct Size: Hashable, Sendable {
  /// The width in points, 0 or more.
  public var width: Double
  /// The height in points, 0 or more.
  public var height: Double

  /// Creates a size. Negative sides become zero, so arithmetic in tiny windows never results in an inverted size.
  public init(width: Double, height: Double) {
    self.width = width > 0 ? width : 0
    self.height = height > 0 ? height : 0
  }

  /// A size whose width and height are 0.
  public static let zero = Size(width: 0, height: 0)
}
