import Basics
public import Geometry

/// The source of an image: bytes, a URL, or an outline. Copies share storage, and a host receives equal sources only
/// once.
///
/// ```swift
/// let photo = try ImageSource(bytes)
/// let remote = try ImageSource(address: "https://example.org/cup.png")
/// ```
public struct ImageSource: Sendable {
  /// The kinds of sources.
  public enum Content: Sendable {
    /// A file in one of the formats that hosts know.
    case encoded([UInt8], ImageFormat)
    /// A URL that the host loads if it is allowed to.
    case remote(String)
    /// A closed shape in a square.
    case outline(Outline)
  }

  /// The bytes, the URL, or the outline.
  public var content: Content { storage.content }
  /// The width and height in pixels according to the file, before any EXIF rotation; `nil` if the file states none.
  public var size: Size? { storage.size }

  private let storage: Storage

  /// The content, held by reference because sources are copied from events to views to hosts.
  private final class Storage: Sendable {
    let content: Content
    let size: Size?

    init(_ content: Content, _ size: Size?) {
      self.content = content
      self.size = size
    }
  }

  /// The largest number of bytes that an image may have, 16 MB.
  package static let byteLimit = 16 << 20
  /// The largest number of pixels that a bitmap may have, 64 million. A larger one would cost a host gigabytes of
  /// memory.
  package static let pixelLimit = 1 << 26

  /// Creates a source from the bytes of a file. The format and size are read from its header; the host decodes the
  /// pixels.
  ///
  /// - Throws: `ImageError` if the bytes are not a PNG, JPEG, GIF, WebP, or SVG file, end inside the header, or exceed
  ///   a limit.
  public init(_ bytes: [UInt8]) throws(ImageError) {
    if bytes.count > Self.byteLimit { throw .tooLarge }
    guard let format = ImageFormat(bytes) else { throw bytes.isEmpty ? .empty : .unknownFormat }
    storage = Storage(.encoded(bytes, format), try ImageHeader(bytes: bytes).size(format))
  }

  /// Creates a source from a URL, which the host loads when the image is shown. Loading tells the server about each
  /// view, so ask the user first.
  ///
  /// - Throws: `ImageError` for a scheme other than `https` or `data` with an image, and for a URL with spaces, control
  ///   characters, quotation marks, or backslashes.
  public init(address: String) throws(ImageError) {
    var scheme: [UInt8] = []
    for byte in address.utf8 {
      if byte == UInt8(ascii: ":") { break }
      scheme.append(byte | 0x20)
    }
    guard scheme.count < address.utf8.count, address.utf8.allSatisfy(Self.isPlain) else { throw .malformedAddress }
    let rest = address.utf8.dropFirst(scheme.count + 1)
    let isAllowed =
      Self.bytes(scheme[...], are: "https") && Self.begins(rest, with: "//") && rest.count > 2
      || Self.bytes(scheme[...], are: "data") && Self.begins(rest, with: "image/")
    guard isAllowed else {
      throw .refusedScheme(String(utf8: scheme.prefix(20)))
    }
    storage = Storage(.remote(address), nil)
  }

  /// Creates a source from a closed shape, which is shown in the image's tint.
  public init(_ outline: Outline) {
    storage = Storage(.outline(outline), Size(width: 1, height: 1))
  }

  /// Returns whether a byte may appear between quotation marks in markup and style sheets.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte != 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private static func bytes(_ bytes: ArraySlice<UInt8>, are text: StaticString) -> Bool {
    guard bytes.count == text.utf8CodeUnitCount else { return false }
    for (index, byte) in bytes.enumerated() where byte != text.utf8Start[index] { return false }
    return true
  }

  private static func begins(_ bytes: Substring.UTF8View, with text: StaticString) -> Bool {
    var index = 0
    for byte in bytes {
      if index == text.utf8CodeUnitCount { return true }
      // Callers pass only lowercase strings.
      if byte != text.utf8Start[index], byte | 0x20 != text.utf8Start[index] { return false }
      index += 1
    }
    return index == text.utf8CodeUnitCount
  }
}

extension ImageSource: Hashable {
  /// Returns whether two sources have the same bytes, URL, or outline. Takes constant time for copies of one source,
  /// otherwise linear time.
  public static func == (a: ImageSource, b: ImageSource) -> Bool {
    if a.storage === b.storage { return true }
    return switch (a.storage.content, b.storage.content) {
    case (.encoded(let a, let format), .encoded(let b, let other)): format == other && a == b
    case (.remote(let a), .remote(let b)): a.hasSameBytes(as: b)
    case (.outline(let a), .outline(let b)): a == b
    default: false
    }
  }

  /// Hashes the number of bytes or points, in constant time.
  public func hash(into hasher: inout Hasher) {
    switch content {
    case .encoded(let bytes, _): hasher.combine(bytes.count)
    case .remote(let address): hasher.combine(address.utf8.count)
    case .outline(let outline): hasher.combine(outline.points.count)
    }
  }
}
