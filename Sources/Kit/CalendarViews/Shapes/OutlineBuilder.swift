public import Geometry
public import ViewKit

/// Builds outlines from lines and curves in the unit square.
///
/// A curve is approximated by lines at equal steps of its parameter.
///
///     var path = OutlineBuilder()
///     path.line(to: Point(x: 0.5, y: 0))
///     path.curve(to: Point(x: 1, y: 1), control: Point(x: 1, y: 0))
///     path.line(to: Point(x: 0, y: 1))
///     let role = style.define(path.outline)
///     style.day.add(.shape(.outline(role)), all: .selected)
public struct OutlineBuilder {
  private var points: [Point] = []
  /// The number of lines that approximate a curve, 1...64.
  private let segments: Int

  /// Creates a builder with an empty outline.
  ///
  /// - Parameter segments: the number of lines that approximate a curve, clamped to 1...64.
  public init(segments: Int = 12) { self.segments = min(max(segments, 1), 64) }

  /// Adds a line to a point. The first point starts the outline.
  public mutating func line(to end: Point) { points.append(end) }

  /// Adds a quadratic Bézier curve to a point, or a line if the outline is empty.
  public mutating func curve(to end: Point, control: Point) {
    guard let start = points.last else { return line(to: end) }
    for step in 1...segments {
      let t = Double(step) / Double(segments)
      let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
      points.append(Point(x: a * start.x + b * control.x + c * end.x, y: a * start.y + b * control.y + c * end.y))
    }
  }

  /// Adds a cubic Bézier curve to a point, or a line if the outline is empty.
  public mutating func curve(to end: Point, controls first: Point, _ second: Point) {
    guard let start = points.last else { return line(to: end) }
    for step in 1...segments {
      let t = Double(step) / Double(segments)
      let s = 1 - t
      let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
      points.append(
        Point(
          x: a * start.x + b * first.x + c * second.x + d * end.x,
          y: a * start.y + b * first.y + c * second.y + d * end.y))
    }
  }

  /// The closed outline of the lines and curves added so far.
  public var outline: Outline { Outline(points: points) }
}

extension CalendarStyle {
  /// Adds an outline to the palette and returns its role for `DayShape.outline` and `DayIndicator.Shape.outline`.
  ///
  /// A palette has at most 255 outlines. When it is full, a new outline replaces the last one.
  public mutating func define(_ outline: Outline) -> OutlineRole {
    if palette.outlines.count < 255 {
      palette.outlines.append(outline)
    } else {
      palette.outlines[254] = outline
    }
    return OutlineRole(UInt8(palette.outlines.count - 1))
  }
}
