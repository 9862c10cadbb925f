import Basics

/// Why something cannot be shown as an image.
public enum ImageError: Error, Equatable, Sendable {
  /// There are no bytes.
  case empty
  /// The bytes begin as no format that hosts know.
  case unknownFormat
  /// The header is cut off or has values without meaning.
  case damagedHeader(ImageFormat)
  /// More bytes than `ImageSource.byteLimit` or more pixels than `ImageSource.pixelLimit`.
  case tooLarge
  /// No address, or one with spaces, control characters or quotation marks.
  case malformedAddress
  /// An address of another scheme than `https`, or than `data` with an image; the scheme, or its beginning.
  case refusedScheme(String)

  /// Schemes are compared by their bytes.
  public static func == (a: ImageError, b: ImageError) -> Bool {
    switch (a, b) {
    case (.empty, .empty), (.unknownFormat, .unknownFormat), (.tooLarge, .tooLarge),
      (.malformedAddress, .malformedAddress):
      true
    case (.damagedHeader(let a), .damagedHeader(let b)): a == b
    case (.refusedScheme(let a), .refusedScheme(let b)): a.hasSameBytes(as: b)
    default: false
    }
  }

  /// One sentence in English.
  public var description: String {
    switch self {
    case .empty: return "the image is empty"
    case .unknownFormat: return "expected a PNG, JPEG, GIF, WebP or SVG image"
    case .damagedHeader(let format): return "the header of the " + format.mediaType + " image is damaged"
    case .tooLarge: return "the image has more than 16 MB or 64 million pixels"
    case .malformedAddress: return "expected the address of an image"
    case .refusedScheme(let scheme): return "expected an https or data address of an image, found " + scheme
    }
  }
}
