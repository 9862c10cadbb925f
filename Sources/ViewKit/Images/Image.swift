import Basics

/// An image as it is shown in a view: what it is of, how it fills the frame, and what is said in its place.
public struct Image: Sendable {
  /// How an image fills a frame whose sides differ from its own. It lies in the middle.
  public enum ContentMode: UInt8, Hashable, Sendable {
    /// As large as it can be wholly inside.
    case fit
    /// As small as it can be without a gap; what reaches over is cut off.
    case fill
    /// One point for each of its pixels; what reaches over is cut off. Without a known size as `fit`.
    case original
  }

  /// Bytes, an address or an outline.
  public var source: ImageSource
  /// How it fills the frame.
  public var contentMode: ContentMode
  /// Paints what is opaque in this colour alone; `nil` leaves the colours as they are. Outlines have none of their own
  /// and are black without it.
  public var tint: Color?
  /// 0...1, besides that of the view.
  public var opacity: Double
  /// What assistive technology says in its place; empty for decoration, as where a text beside it says the same. Called
  /// alternative text elsewhere.
  public var label: String

  /// Wholly inside the frame, in its own colours, and decoration, unless told otherwise.
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
  /// The same source, shown alike. Texts are compared by their bytes.
  public static func == (a: Image, b: Image) -> Bool {
    a.contentMode == b.contentMode && a.tint == b.tint && a.opacity == b.opacity && a.source == b.source
      && a.label.hasSameBytes(as: b.label)
  }

  /// Of what costs little: large images are told apart by their bytes only where the rest is the same.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(contentMode.rawValue)
    source.hash(into: &hasher)
  }
}
