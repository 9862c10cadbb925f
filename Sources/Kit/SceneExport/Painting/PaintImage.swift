public import Geometry
public import ViewKit

/// An image as it is painted.
public struct PaintImage: Sendable {
  /// The pixels of an image, or its shape.
  public enum Content: Sendable {
    /// The bytes of an image file.
    case encoded([UInt8], ImageFormat)
    /// An address to load the image from.
    case remote(String)
    /// A shape in one colour.
    case outline(PaintPath, RGBA)
  }

  /// A frame with rounded corners that cuts an image.
  public struct Clip: Sendable {
    /// The frame, in points.
    public var frame: Rect
    /// The radius of the corners at the left.
    public var left: Double
    /// The radius of the corners at the right.
    public var right: Double
    /// The frame with its corners.
    public var shape: PaintShape
  }

  /// The pixels or the shape.
  public var content: Content
  /// The frame of the image, in points.
  public var rect: Rect
  /// Whether the image covers its frame and is cut there; otherwise all of it lies inside.
  public var coversRect: Bool
  /// The shape to cut the image with.
  public var clip: Clip?
  /// The opacity, 0...1.
  public var opacity: Double
  /// The colour of all opaque pixels; `nil` for their own.
  public var tint: RGBA?
  /// The alternative text; empty for decoration.
  public var label: String
}
