public import Geometry

/// A closed shape as a polygon, in a unit square with (0, 0) at the top left.
public struct Outline: Hashable, Sendable {
  /// The corners in order: at least three, or none. The last one is joined to the first.
  public var points: [Point]

  /// Creates an outline.
  /// - Parameter points: the corners, 0...1 in both directions. Points that are not finite are left out. If fewer than
  ///   three remain, the outline is empty.
  public init(points: [Point]) {
    let finite = points.filter { $0.x.isFinite && $0.y.isFinite }
    self.points = finite.count < 3 ? [] : finite
  }

  /// Returns the corners scaled to a frame.
  public func points(in frame: Rect) -> [Point] {
    points.map { Point(x: frame.minX + $0.x * frame.width, y: frame.minY + $0.y * frame.height) }
  }
}

/// An outline of a palette, by its index.
public struct OutlineRole: Hashable, Sendable {
  /// The index into `Palette.outlines`.
  public let rawValue: UInt8

  /// Creates a role from an index into `Palette.outlines`.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }
}
