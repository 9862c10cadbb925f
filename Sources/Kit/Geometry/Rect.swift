/// A rectangle in points. Its origin is the top left corner; its right and bottom edges are not part of it.
///
/// ```swift
/// let frame = Rect(x: 0, y: 0, width: 320, height: 200)
/// let mirrored = frame.inset(by: Insets(leading: 16)).mirrored(in: 320)
/// ```
public struct Rect: Hashable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// The width and height, to the right and downward.
  public var size: Size

  /// Creates a rectangle from its corner and size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from four numbers. Negative sides become zero.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// An empty rectangle at the top left corner.
  public static let zero = Rect(origin: .zero, size: .zero)

  /// The x coordinate of the left edge, which is part of the rectangle.
  public var minX: Double { origin.x }
  /// The y coordinate of the top edge, which is part of the rectangle.
  public var minY: Double { origin.y }
  /// The x coordinate of the right edge, which is not part of the rectangle.
  public var maxX: Double { origin.x + size.width }
  /// The y coordinate of the bottom edge, which is not part of the rectangle.
  public var maxY: Double { origin.y + size.height }
  /// The x coordinate of the center.
  public var midX: Double { origin.x + size.width / 2 }
  /// The y coordinate of the center.
  public var midY: Double { origin.y + size.height / 2 }
  /// The width in points, 0 or more.
  public var width: Double { size.width }
  /// The height in points, 0 or more.
  public var height: Double { size.height }

  /// Whether the rectangle has no area.
  public var isEmpty: Bool { size.width == 0 || size.height == 0 }

  /// Returns whether `point` is inside. The right and bottom edges are not part of the rectangle.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Returns whether the two rectangles overlap. Rectangles that only touch do not.
  public func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
      && !isEmpty && !other.isEmpty
  }

  /// Returns the overlap of both rectangles, or `.zero` if there is none.
  public func intersection(_ other: Rect) -> Rect {
    guard intersects(other) else { return .zero }
    let x = max(minX, other.minX)
    let y = max(minY, other.minY)
    return Rect(x: x, y: y, width: min(maxX, other.maxX) - x, height: min(maxY, other.maxY) - y)
  }

  /// Returns the smallest rectangle that contains both. An empty rectangle has no effect.
  public func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let x = min(minX, other.minX)
    let y = min(minY, other.minY)
    return Rect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  /// Returns the rectangle moved by `delta`.
  public func offset(by delta: Point) -> Rect { Rect(origin: origin + delta, size: size) }

  /// Returns the rectangle with its edges moved inward.
  public func inset(by insets: Insets, direction: LayoutDirection = .leftToRight) -> Rect {
    Rect(
      x: minX + insets.left(direction), y: minY + insets.top,
      width: width - insets.leading - insets.trailing, height: height - insets.top - insets.bottom)
  }

  /// Returns the mirror image in a container `width` points wide: the distance from the left becomes the distance from
  /// the right.
  public func mirrored(in width: Double) -> Rect {
    Rect(origin: Point(x: width - maxX, y: minY), size: size)
  }
}
