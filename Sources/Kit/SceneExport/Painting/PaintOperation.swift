public import Geometry
public import ViewKit

/// A step of painting a view. Colors are resolved, and leading edges have become left or right edges.
public enum PaintOperation: Sendable {
  /// Fills a shape with a color.
  case fill(PaintShape, RGBA)
  /// Draws a line along a shape.
  case stroke(PaintShape, PaintStroke, RGBA)
  /// Draws an image.
  case image(PaintImage)
  /// Draws a line of text.
  case text(PaintText)
}

/// A shape that is filled or stroked.
public enum PaintShape: Sendable {
  /// A rectangle with one corner radius. With radius 0, its edges are sharp: it is aligned to device pixels.
  case rect(Rect, radius: Double)
  /// Any other shape.
  case path(PaintPath)
}

/// A line along a shape.
public struct PaintStroke: Equatable, Sendable {
  /// The width of the line, in points; in device pixels for a hairline.
  public var width: Double
  /// Whether the line consists of 3-point dashes with 2-point gaps.
  public var isDashed = false
  /// Whether the line keeps its width at any scale and is aligned to device pixels.
  public var isHairline = false
}
