/// Distances from the four edges, in points. Leading is left in left-to-right layouts and right in the others.
public struct Insets: Hashable, Sendable {
  /// From the upper edge, inwards.
  public var top: Double
  /// From the edge where reading begins, inwards.
  public var leading: Double
  /// From the lower edge, inwards.
  public var bottom: Double
  /// From the edge where reading ends, inwards.
  public var trailing: Double

  /// Negative distances move edges outwards.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Leaves a rectangle as it is.
  public static let zero = Insets()

  /// The distance from the left edge.
  public func left(_ direction: LayoutDirection) -> Double { direction == .leftToRight ? leading : trailing }
}
