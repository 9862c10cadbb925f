/// An image format that all hosts can show.
public enum ImageFormat: UInt8, CaseIterable, Hashable, Sendable {
  case png, jpeg, gif, webp, svg

  /// The media type, as in the HTTP header `Content-Type`.
  public var mediaType: String {
    switch self {
    case .png: "image/png"
    case .jpeg: "image/jpeg"
    case .gif: "image/gif"
    case .webp: "image/webp"
    case .svg: "image/svg+xml"
    }
  }

  /// Creates the format of a file from its first bytes; `nil` for other formats. The file name is not used.
  public init?(_ bytes: [UInt8]) {
    let header = ImageHeader(bytes: bytes)
    if header.has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], at: 0) {
      self = .png
    } else if header.has([0xFF, 0xD8, 0xFF], at: 0) {
      self = .jpeg
    } else if header.has([0x47, 0x49, 0x46, 0x38], at: 0) {
      self = .gif
    } else if header.has([0x52, 0x49, 0x46, 0x46], at: 0), header.has([0x57, 0x45, 0x42, 0x50], at: 8) {
      self = .webp
    } else if header.isSVG {
      self = .svg
    } else {
      return nil
    }
  }
}
