/// Snapping to device pixels. The only place outside hosts that knows pixels.
public struct PixelGrid: Hashable, Sendable {
  /// Device pixels per point; positive.
  public let scale: Double

  /// A scale that is not positive counts as 1; others are cut to 1/1024...1024.
  public init(scale: Double) { self.scale = scale > 0 ? min(max(scale, 1.0 / 1024), 1024) : 1 }

  /// The nearest pixel edge to `value`, in points; halves go away from zero.
  public func snap(_ value: Double) -> Double { (value * scale).rounded() / scale }

  /// The thinnest line that can be drawn, in points.
  public var hairline: Double { 1 / scale }

  /// Cuts `length` points into `count` parts whose edges lie on pixels and whose sizes differ by one pixel at most.
  ///
  /// Edges are rounded, not widths: neighbours share an edge, and the last edge is exactly the rounded length.
  /// - Returns: `count + 1` edges, the first 0. `count` below 1 gives `[0]`.
  public func edges(dividing length: Double, into count: Int) -> [Double] {
    guard count > 0 else { return [0] }
    var result: [Double] = []
    result.reserveCapacity(count + 1)
    for index in 0...count { result.append(snap(length * Double(index) / Double(count))) }
    return result
  }
}
