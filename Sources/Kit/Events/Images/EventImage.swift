import Basics

/// An image of an event: the property IMAGE of RFC 7986, 5.10.
///
///     event.image = EventImage(.reference("https://example.org/logo.png"), mediaType: "image/png", display: .badge)
public struct EventImage: Sendable {
  /// The source of an image.
  public enum Content: Sendable {
    /// The bytes of a file, unchecked. Its first bytes determine the format.
    case data([UInt8])
    /// A URL. Loading it tells the server that the event was viewed, so ask the user first (RFC 7986, 7).
    case reference(String)
  }

  /// The purpose of an image (DISPLAY; RFC 7986, 6.1), smallest first.
  public enum Display: UInt8, CaseIterable, Hashable, Sendable {
    /// An icon next to the title.
    case badge
    /// A preview of a larger image.
    case thumbnail
    /// An image of the event as a whole; the default.
    case graphic
    /// A large image, shown on request.
    case fullSize
  }

  /// The file or its URL.
  public var content: Content
  /// The media type (FMTTYPE), such as `image/png`; empty if unknown.
  public var mediaType: String
  /// The purpose of the image.
  public var display: Display
  /// The URL that the image links to (ALTREP); empty for none.
  public var alternative: String

  /// Creates an image, by default an image of the event as a whole.
  public init(_ content: Content, mediaType: String = "", display: Display = .graphic, alternative: String = "") {
    self.content = content
    self.mediaType = mediaType
    self.display = display
    self.alternative = alternative
  }
}

extension EventImage: Equatable {
  /// Returns whether all properties are equal. Strings are compared byte by byte.
  public static func == (a: EventImage, b: EventImage) -> Bool {
    guard a.display == b.display, a.mediaType.hasSameBytes(as: b.mediaType),
      a.alternative.hasSameBytes(as: b.alternative)
    else { return false }
    switch (a.content, b.content) {
    case (.data(let a), .data(let b)): return a == b
    case (.reference(let a), .reference(let b)): return a.hasSameBytes(as: b)
    default: return false
    }
  }
}
