import Basics

/// An image of an event: the property IMAGE of RFC 7986, 5.10.
///
///     event.image = EventImage(.reference("https://example.org/logo.png"), mediaType: "image/png", display: .badge)
public struct EventImage: Sendable {
  /// The source of an image.
  public enum Content: Sendable {
    /// The bytes of a file, unchecked; its first bytes determine the format.
    case data([UInt8])
    /// An address. Loading it tells the server that the event was viewed: ask the user before (RFC 7986, 7).
    case reference(String)
  }

  /// The purpose of an image (DISPLAY; RFC 7986, 6.1), smallest first.
  public enum Display: UInt8, CaseIterable, Hashable, Sendable {
    /// An icon beside the title.
    case badge
    /// A preview in place of a larger image.
    case thumbnail
    /// An image of the event as a whole; the default.
    case graphic
    /// A large image, shown on request.
    case fullSize
  }

  /// The file or its address.
  public var content: Content
  /// The media type (FMTTYPE), for example `image/png`; empty if unknown.
  public var mediaType: String
  /// The purpose of the image.
  public var display: Display
  /// The address that the image links to (ALTREP); empty for none.
  public var alternative: String

  /// Creates an image, by default of the event as a whole.
  public init(_ content: Content, mediaType: String = "", display: Display = .graphic, alternative: String = "") {
    self.content = content
    self.mediaType = mediaType
    self.display = display
    self.alternative = alternative
  }
}

extension EventImage: Equatable {
  /// Returns whether all properties are equal. Texts are compared byte by byte.
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
