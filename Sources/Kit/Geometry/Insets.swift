/// Distances from the four edges, in points. Leading is left in left-to-right layouts and right in right-to-left
/// layouts.
///
/// ```swift
/// let content = frame.inset(by: Insets(top: 8, leading: 16), direction: .rightToLeft)
/// ```
public struct Insets: Hashable, Sendable {
  /// The inward distance from the top edge.
  public var top: Double
  /// The inward distance from the edge where reading begins.
  public var leading: Double
  /// The inward distance from the bottom edge.
  public var bottom: Double
  /// The inward distance from the edge where reading ends.
  public var trailing: Double

  /// Creates insets. Negative distances move edges outward.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The insets that leave a rectangle unchanged.
  public static let zero = Insets()

  /// Returns the distance from the left edge in a layout with this direction.
  public func left(_ direction: LayoutDirection) -> Double { direction == .leftToRight ? leading : trailing }
}
