import Basics

/// The reason why bytes or a URL were not accepted as an image.
public enum ImageError: Error, Equatable, Sendable {
  /// The data has no bytes.
  case empty
  /// The first bytes do not match a known format.
  case unknownFormat
  /// The header is incomplete or has invalid values.
  case damagedHeader(ImageFormat)
  /// The image has more bytes than `ImageSource.byteLimit` or more pixels than `ImageSource.pixelLimit`.
  case tooLarge
  /// The string is not a URL, or it contains spaces, control characters, quotation marks, or backslashes.
  case malformedAddress
  /// The scheme is neither `https` nor `data` with an image. The value is the scheme, cut to 20 bytes.
  case refusedScheme(String)

  /// Returns whether two errors are equal. Schemes are compared byte by byte.
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

  /// An English description for developers.
  public var description: String {
    switch self {
    case .empty: return "the image is empty"
    case .unknownFormat: return "expected a PNG, JPEG, GIF, WebP, or SVG image"
    case .damagedHeader(let format): return "the header of the " + format.mediaType + " image is damaged"
    case .tooLarge: return "the image has more than 16 MB or 64 million pixels"
    case .malformedAddress: return "expected the URL of an image"
    case .refusedScheme(let scheme): return "expected an https or data URL of an image, found " + scheme
    }
  }
}
