import Basics
public import Geometry

/// What an image is of. Copies share their bytes, and a host is given the bytes of equal sources once.
public struct ImageSource: Sendable {
  /// The kinds of sources.
  public enum Content: Sendable {
    /// A file in one of the formats that hosts know.
    case encoded([UInt8], ImageFormat)
    /// An address that the host loads by itself, if it is allowed to.
    case remote(String)
    /// A closed shape in a square.
    case outline(Outline)
  }

  /// What it is.
  public var content: Content { storage.content }
  /// Width and height in pixels as the file says, before any turn that EXIF asks for; `nil` where it does not say.
  public var size: Size? { storage.size }

  private let storage: Storage

  /// Held by reference: sources are copied from event to view to host.
  private final class Storage: Sendable {
    let content: Content
    let size: Size?

    init(_ content: Content, _ size: Size?) {
      self.content = content
      self.size = size
    }
  }

  /// The most bytes an image may have.
  public static let byteLimit = 16 << 20
  /// The most pixels a bitmap may have: more would cost a host gigabytes.
  public static let pixelLimit = 1 << 26

  /// A file: its format and size are read from its first bytes; the pixels are the host's to decode.
  ///
  /// - Throws: if the bytes are no PNG, JPEG, GIF, WebP or SVG, are cut off within the header, or ask for too much.
  public init(_ bytes: [UInt8]) throws(ImageError) {
    if bytes.count > Self.byteLimit { throw .tooLarge }
    guard let format = ImageFormat(bytes) else { throw bytes.isEmpty ? .empty : .unknownFormat }
    storage = Storage(.encoded(bytes, format), try ImageHeader(bytes: bytes).size(format))
  }

  /// An address, which a host loads when the image is shown: whoever serves it learns of that. Ask people before.
  ///
  /// - Throws: for any scheme but `https` and `data` with an image; for addresses with spaces or control characters.
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
      throw .refusedScheme(String(decoding: scheme.prefix(20), as: UTF8.self))
    }
    storage = Storage(.remote(address), nil)
  }

  /// A closed shape. Shown with a tint.
  public init(_ outline: Outline) {
    storage = Storage(.outline(outline), Size(width: 1, height: 1))
  }

  /// What may stand between quotation marks in markup and in style sheets.
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
      // Lower case is enough for the letters that are asked for.
      if byte != text.utf8Start[index], byte | 0x20 != text.utf8Start[index] { return false }
      index += 1
    }
    return index == text.utf8CodeUnitCount
  }
}

extension ImageSource: Hashable {
  /// The same bytes, address or outline. Takes no time for copies of one source.
  public static func == (a: ImageSource, b: ImageSource) -> Bool {
    if a.storage === b.storage { return true }
    return switch (a.storage.content, b.storage.content) {
    case (.encoded(let a, let format), .encoded(let b, let other)): format == other && a == b
    case (.remote(let a), .remote(let b)): a.hasSameBytes(as: b)
    case (.outline(let a), .outline(let b)): a == b
    default: false
    }
  }

  /// Of the size alone.
  public func hash(into hasher: inout Hasher) {
    switch content {
    case .encoded(let bytes, _): hasher.combine(bytes.count)
    case .remote(let address): hasher.combine(address.utf8.count)
    case .outline(let outline): hasher.combine(outline.points.count)
    }
  }
}
