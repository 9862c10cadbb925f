/// A random number that distinguishes a store from every copy of it, such as a backup.
///
/// Tags and positions count changes, so a restored backup would use the same numbers for other content. Servers add the
/// era to everything that clients send back, so that nothing from another era matches.
public struct Era: Equatable, Sendable {
  /// The number.
  public let rawValue: UInt64

  /// Creates an era; called by stores.
  public init(_ rawValue: UInt64) { self.rawValue = rawValue }

  /// Reads an era from its 16 hexadecimal digits; `nil` for any other text.
  public init?(text: some StringProtocol) {
    guard text.utf8.count == 16, !text.hasPrefix("+"), let value = UInt64(text, radix: 16) else { return nil }
    rawValue = value
  }

  /// The era as 16 hexadecimal digits.
  public var text: String {
    let digits = String(rawValue, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Returns the tag of a calendar object in the form that clients receive, such as `42-9f3c21a07b5d1e44`.
  public func text(ofTag tag: Int64) -> String { "\(tag)-\(text)" }

  /// Returns the tag in a text from `text(ofTag:)`; `nil` for a tag of another era and for any other text.
  public func tag(of text: some StringProtocol) -> Int64? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, Era(text: parts[1]) == self, let tag = Int64(parts[0]), tag > 0 else { return nil }
    return tag
  }
}
