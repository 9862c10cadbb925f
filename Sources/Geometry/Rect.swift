/// A rectangle in points: origin at the top left, half-open at the right and bottom edges.
public struct Rect: Hashable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// From there to the right and down.
  public var size: Size

  /// A rectangle by corner and extent.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// A rectangle by numbers; negative sides become zero.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// An empty rectangle at the top left corner.
  public static let zero = Rect(origin: .zero, size: .zero)

  /// The left edge, which belongs to the rectangle.
  public var minX: Double { origin.x }
  /// The upper edge, which belongs to the rectangle.
  public var minY: Double { origin.y }
  /// The right edge, which does not.
  public var maxX: Double { origin.x + size.width }
  /// The lower edge, which does not.
  public var maxY: Double { origin.y + size.height }
  /// The middle between left and right.
  public var midX: Double { origin.x + size.width / 2 }
  /// The middle between top and bottom.
  public var midY: Double { origin.y + size.height / 2 }
  /// Points, 0 or more.
  public var width: Double { size.width }
  /// Points, 0 or more.
  public var height: Double { size.height }

  /// Whether the rectangle covers no area.
  public var isEmpty: Bool { size.width == 0 || size.height == 0 }

  /// Whether `point` lies inside; the right and bottom edges do not belong to the rectangle.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether the two rectangles share area. Touching edges share none.
  public func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
      && !isEmpty && !other.isEmpty
  }

  /// The shared area, or `.zero` if there is none.
  public func intersection(_ other: Rect) -> Rect {
    guard intersects(other) else { return .zero }
    let x = max(minX, other.minX)
    let y = max(minY, other.minY)
    return Rect(x: x, y: y, width: min(maxX, other.maxX) - x, height: min(maxY, other.maxY) - y)
  }

  /// The smallest rectangle that covers both; an empty one adds nothing.
  public func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let x = min(minX, other.minX)
    let y = min(minY, other.minY)
    return Rect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  /// The rectangle moved by `delta`.
  public func offset(by delta: Point) -> Rect { Rect(origin: origin + delta, size: size) }

  /// The rectangle with its edges moved inwards.
  public func inset(by insets: Insets, direction: LayoutDirection = .leftToRight) -> Rect {
    Rect(
      x: minX + insets.left(direction), y: minY + insets.top,
      width: width - insets.leading - insets.trailing, height: height - insets.top - insets.bottom)
  }

  /// The mirror image inside a container `width` points wide: what lay at the left lies as far from the right.
  public func mirrored(in width: Double) -> Rect {
    Rect(origin: Point(x: width - maxX, y: minY), size: size)
  }
}
