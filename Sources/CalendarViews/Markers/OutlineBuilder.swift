public import Geometry
public import ViewKit

/// Draws an outline of lines and curves in the unit square; curves become lines of equal parameter distance.
public struct OutlineBuilder {
  private var points: [Point] = []
  /// How many lines a curve becomes, 1...64.
  private let segments: Int

  /// - Parameter segments: how many lines a curve becomes; others than 1...64 count as these.
  public init(segments: Int = 12) { self.segments = min(max(segments, 1), 64) }

  /// A line to a point; at first, the point where the outline begins.
  public mutating func line(to end: Point) { points.append(end) }

  /// A quadratic Bézier curve to a point; a line if nothing was drawn before.
  public mutating func curve(to end: Point, control: Point) {
    guard let start = points.last else { return line(to: end) }
    for step in 1...segments {
      let t = Double(step) / Double(segments)
      let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
      points.append(Point(x: a * start.x + b * control.x + c * end.x, y: a * start.y + b * control.y + c * end.y))
    }
  }

  /// A cubic Bézier curve to a point; a line if nothing was drawn before.
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

  /// The outline, closed.
  public var outline: Outline { Outline(points: points) }
}

extension CalendarStyle {
  /// Adds an outline to the palette, for `DayShape.outline` and `DayIndicator.Shape.outline`. The 256th and all after it
  /// take the place of the 255th.
  public mutating func define(_ outline: Outline) -> OutlineRole {
    if palette.outlines.count < 255 {
      palette.outlines.append(outline)
    } else {
      palette.outlines[254] = outline
    }
    return OutlineRole(UInt8(palette.outlines.count - 1))
  }
}
