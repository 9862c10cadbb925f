/// A string that is compared by its bytes, so that types that contain it can use a synthesized `==`.
///
///     struct Label: Equatable { var title: ByteText }
public struct ByteText: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The string.
  public var string: String

  /// Creates a text from a string.
  public init(_ string: String) { self.string = string }

  /// Creates a text from a literal.
  public init(stringLiteral value: String) { string = value }

  /// Returns whether both texts have the same bytes.
  public static func == (a: ByteText, b: ByteText) -> Bool { a.string.hasSameBytes(as: b.string) }

  /// Feeds the bytes to the hasher.
  public func hash(into hasher: inout Hasher) { for byte in string.utf8 { hasher.combine(byte) } }
}
