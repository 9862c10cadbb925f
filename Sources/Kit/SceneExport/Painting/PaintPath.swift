public import Geometry
import ViewKit

/// A path of straight segments and circular arcs, in points.
public struct PaintPath: Sendable {
  /// A step of a path.
  public enum Step: Sendable {
    /// The start of a part that is not joined to the previous step.
    case move(Point)
    /// A straight segment to a point.
    case line(Point)
    /// The shorter circular arc to a point.
    case arc(radius: Double, to: Point, isClockwise: Bool)
  }

  /// The steps, in order.
  public private(set) var steps: [Step] = []
  /// Whether the last point is joined to the first.
  public var isClosed = false

  /// Creates an empty, open path.
  public init() {}

  /// Creates the closed path of an outline in a frame.
  init(_ outline: Outline, in frame: Rect) {
    for (index, point) in outline.points(in: frame).enumerated() {
      steps.append(index == 0 ? .move(point) : .line(point))
    }
    isClosed = true
  }

  mutating func move(_ x: Double, _ y: Double) { steps.append(.move(Point(x: x, y: y))) }

  mutating func line(_ x: Double, _ y: Double) { steps.append(.line(Point(x: x, y: y))) }

  mutating func segment(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    move(x1, y1)
    line(x2, y2)
  }

  /// Appends an arc. Does nothing if the radius is 0.
  mutating func arc(_ radius: Double, _ x: Double, _ y: Double, isClockwise: Bool = true) {
    guard radius > 0 else { return }
    steps.append(.arc(radius: radius, to: Point(x: x, y: y), isClockwise: isClockwise))
  }
}
