public import Geometry
public import ViewKit

/// An image as it is painted.
public struct PaintImage: Sendable {
  /// The pixels or the shape of an image.
  public enum Content: Sendable {
    /// The bytes of an image file.
    case encoded([UInt8], ImageFormat)
    /// A URL to load the image from.
    case remote(String)
    /// A shape in one color.
    case outline(PaintPath, RGBA)
  }

  /// A frame with rounded corners that clips an image.
  public struct Clip: Sendable {
    /// The frame, in points.
    public var frame: Rect
    /// The radius of the left corners.
    public var left: Double
    /// The radius of the right corners.
    public var right: Double
    /// The frame with its corners.
    public var shape: PaintShape
  }

  /// The pixels or the shape.
  public var content: Content
  /// The frame of the image, in points.
  public var rect: Rect
  /// Whether the image covers its frame and is clipped there; otherwise the whole image lies inside.
  public var coversRect: Bool
  /// The shape that clips the image.
  public var clip: Clip?
  /// The opacity, 0...1.
  public var opacity: Double
  /// The color that replaces all opaque pixels; `nil` to keep their colors.
  public var tint: RGBA?
  /// The alternative text; empty for a decorative image.
  public var label: String
}
