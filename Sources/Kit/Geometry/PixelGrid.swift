/// A grid of device pixels to which lengths snap. No other type of the engine uses pixels.
///
/// ```swift
/// let pixels = PixelGrid(scale: 2)
/// let edges = pixels.edges(dividing: 100, into: 7)
/// ```
public struct PixelGrid: Hashable, Sendable {
  /// The number of device pixels per point; positive.
  public let scale: Double

  /// Creates a grid. A scale that is not positive is replaced with 1; other scales are clamped to 1/1024...1024.
  public init(scale: Double) { self.scale = scale > 0 ? min(max(scale, 1.0 / 1024), 1024) : 1 }

  /// Returns the pixel edge nearest to `value`, in points. Halves round away from zero.
  public func snap(_ value: Double) -> Double { (value * scale).rounded() / scale }

  /// The width of the thinnest line that can be drawn, in points.
  public var hairline: Double { 1 / scale }

  /// Divides `length` points into `count` parts and returns their edges, aligned to pixels. The parts' sizes differ by
  /// at most one pixel.
  ///
  /// Edges are rounded rather than widths, so adjacent parts share an edge, and the last edge is exactly the rounded
  /// length.
  ///
  /// - Returns: `count + 1` edges, starting with 0. If `count` is less than 1, returns `[0]`.
  public func edges(dividing length: Double, into count: Int) -> [Double] {
    guard count > 0 else { return [0] }
    var result: [Double] = []
    result.reserveCapacity(count + 1)
    for index in 0...count { result.append(snap(length * Double(index) / Double(count))) }
    return result
  }
}
