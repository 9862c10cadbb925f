public import Geometry

/// A closed shape as a polygon: points from (0, 0), the top left corner of what it is drawn in, to (1, 1).
public struct Outline: Hashable, Sendable {
  /// The corners in order, three at least; the last is joined with the first.
  public var points: [Point]

  /// - Parameter points: others than numbers, and all if they are fewer than three, are left out.
  public init(points: [Point]) {
    let finite = points.filter { $0.x.isFinite && $0.y.isFinite }
    self.points = finite.count < 3 ? [] : finite
  }

  /// The corners inside a frame.
  public func points(in frame: Rect) -> [Point] {
    points.map { Point(x: frame.minX + $0.x * frame.width, y: frame.minY + $0.y * frame.height) }
  }
}

/// An outline by its index in `Palette.outlines`.
public struct OutlineRole: Hashable, Sendable {
  /// An index into `Palette.outlines`.
  public let rawValue: UInt8

  /// Given by whoever adds the outline to a palette.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }
}
