/// A text that is compared by its bytes, so that values that contain it can have the `==` that the compiler makes.
///
///     struct Label: Equatable { var title: ByteText }
public struct ByteText: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The text.
  public var string: String

  /// Creates the text of a string.
  public init(_ string: String) { self.string = string }

  /// Creates the text of a literal.
  public init(stringLiteral value: String) { string = value }

  /// Returns whether both texts have the same bytes.
  public static func == (a: ByteText, b: ByteText) -> Bool { a.string.hasSameBytes(as: b.string) }

  /// Feeds the bytes to the hasher.
  public func hash(into hasher: inout Hasher) { for byte in string.utf8 { hasher.combine(byte) } }
}
