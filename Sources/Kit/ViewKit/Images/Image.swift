import Basics

/// An image as shown in a view: its source, how it fills the frame, and its alternative text.
///
/// ```swift
/// view.image = Image(try ImageSource(bytes), contentMode: .fill, label: "A brown cup")
/// ```
public struct Image: Sendable {
  /// The size of an image in a frame of another aspect ratio. The image is centered.
  public enum ContentMode: UInt8, Hashable, Sendable {
    /// The largest size at which the whole image is inside the frame.
    case fit
    /// The smallest size that covers the frame; the rest is cut off.
    case fill
    /// One point per pixel. Anything outside the frame is cut off. An image of unknown size is shown as with `fit`.
    case original
  }

  /// The pixels: bytes, a URL, or an outline.
  public var source: ImageSource
  /// The size of the image in the frame; `fit` by default.
  public var contentMode: ContentMode
  /// The color that replaces all colors of the image; `nil`, the default, keeps them. Without a tint, an outline is
  /// black.
  public var tint: Color?
  /// The opacity, 0...1, multiplied by the view's opacity; 1 by default.
  public var opacity: Double
  /// The alternative text, spoken instead of the image; empty, the default, for a decorative image.
  public var label: String

  /// Creates an image. By default, it fits the frame, keeps its own colors, and is decorative.
  public init(
    _ source: ImageSource, contentMode: ContentMode = .fit, tint: Color? = nil, opacity: Double = 1,
    label: String = ""
  ) {
    self.source = source
    self.contentMode = contentMode
    self.tint = tint
    self.opacity = opacity
    self.label = label
  }
}

extension Image: Hashable {
  /// Returns whether two images have the same source and look. Strings are compared byte by byte.
  public static func == (a: Image, b: Image) -> Bool {
    a.contentMode == b.contentMode && a.tint == b.tint && a.opacity == b.opacity && a.source == b.source
      && a.label.hasSameBytes(as: b.label)
  }

  /// Hashes the content mode and the size of the source, in constant time. `==` distinguishes large images with equal
  /// hashes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(contentMode.rawValue)
    source.hash(into: &hasher)
  }
}
