import Basics

/// An image that belongs to an event: the property IMAGE of RFC 7986, 5.10.
public struct EventImage: Sendable {
  /// Where the image is.
  public enum Content: Sendable {
    /// A file; what it is, its first bytes say. Not looked at here.
    case data([UInt8])
    /// An address. Whoever loads it tells the server that it was looked at: ask people before (RFC 7986, 7).
    case reference(String)
  }

  /// What the image is for (DISPLAY of RFC 7986, 6.1), smallest first.
  public enum Display: UInt8, CaseIterable, Hashable, Sendable {
    /// Beside the title, as an icon.
    case badge
    /// In the place of a larger one.
    case thumbnail
    /// For the event as a whole; what is meant if nothing is said.
    case graphic
    /// For those who want to see it large.
    case fullSize
  }

  /// A file or an address.
  public var content: Content
  /// As in FMTTYPE, for example `image/png`; empty if it is not said.
  public var mediaType: String
  /// What the image is for.
  public var display: Display
  /// ALTREP: the address of what the image leads to; empty for none.
  public var alternative: String

  /// An image for the event as a whole, unless told otherwise.
  public init(_ content: Content, mediaType: String = "", display: Display = .graphic, alternative: String = "") {
    self.content = content
    self.mediaType = mediaType
    self.display = display
    self.alternative = alternative
  }
}

extension EventImage: Equatable {
  /// The same bytes or address for the same purpose. Texts are compared by their bytes.
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
