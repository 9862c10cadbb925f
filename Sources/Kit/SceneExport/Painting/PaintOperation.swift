public import Geometry
public import ViewKit

/// A step of painting a view. Colours are resolved, and leading edges have become left or right ones.
public enum PaintOperation: Sendable {
  /// Fills a shape with a colour.
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
  /// A rectangle whose corners have one radius. One without radius has sharp edges: it is aligned to device pixels.
  case rect(Rect, radius: Double)
  /// Any other shape.
  case path(PaintPath)
}

/// A line along a shape.
public struct PaintStroke: Equatable, Sendable {
  /// The width of the line: in points, or in device pixels if it is a hairline.
  public var width: Double
  /// Whether the line consists of dashes of 3 points with gaps of 2.
  public var isDashed = false
  /// Whether the line keeps its width at any scale, aligned to device pixels.
  public var isHairline = false
}
