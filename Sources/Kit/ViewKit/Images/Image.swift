import Basics

/// An image as shown in a view: its source, how it fills the frame, and its alternative text.
///
/// ```swift
/// view.image = Image(try ImageSource(bytes), contentMode: .fill, label: "A brown cup")
/// ```
public struct Image: Sendable {
  /// The size of an image in a frame of another aspect ratio. The image is centred.
  public enum ContentMode: UInt8, Hashable, Sendable {
    /// The largest size at which the whole image is inside the frame.
    case fit
    /// The smallest size that covers the frame; the rest is cut off.
    case fill
    /// One point for each pixel; what lies outside the frame is cut off. An image of unknown size is shown as with
    /// `fit`.
    case original
  }

  /// The pixels: bytes, an address or an outline.
  public var source: ImageSource
  /// The size of the image in the frame; `fit` by default.
  public var contentMode: ContentMode
  /// The colour that replaces all colours of the image; `nil`, the default, keeps them. An outline is black without it.
  public var tint: Color?
  /// The opacity, 0...1, multiplied with that of the view; 1 by default.
  public var opacity: Double
  /// The alternative text, spoken in place of the image; empty, the default, for decoration.
  public var label: String

  /// Creates an image; by default it fits the frame, in its own colours, as decoration.
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
  /// Returns whether two images have the same source and look; texts are compared byte by byte.
  public static func == (a: Image, b: Image) -> Bool {
    a.contentMode == b.contentMode && a.tint == b.tint && a.opacity == b.opacity && a.source == b.source
      && a.label.hasSameBytes(as: b.label)
  }

  /// Hashes the content mode and the size of the source, in constant time; equal hashes of large images are told apart
  /// by `==`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(contentMode.rawValue)
    source.hash(into: &hasher)
  }
}
