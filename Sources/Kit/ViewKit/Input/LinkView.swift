import Basics

/// A text that opens a web page, or starts a message or a call.
///
/// The host opens the link. A page uses a link element, with everything that people and browsers do with links. A
/// picture shows only the text. Scripts and files cannot be opened, because `address` accepts only some URL schemes.
///
/// ```swift
/// let link = LinkView(address: "https://example.com")
/// link.text = "example.com"
/// ```
public final class LinkView: View {
  /// The URL; empty if its scheme was not accepted. The accepted schemes are `http`, `https`, `mailto`, and `tel`.
  public let address: String

  /// Creates a link that is a tab stop and shows the URL.
  public init(address: String) {
    self.address = LinkView.isOpenable(address) ? address : ""
    super.init(traits: [.links, .clips])
    isTabStop = true
    accessibility.role = .link
    text = address
  }

  /// The prefixes of URLs that can be opened.
  package static let schemes: [StaticString] = ["http://", "https://", "mailto:", "tel:"]

  /// Returns whether a URL has an accepted scheme and contains no spaces or control characters.
  public static func isOpenable(_ address: String) -> Bool {
    schemes.contains { begins(address.utf8[...], $0) } && address.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F }
  }

  /// Returns whether bytes begin with a scheme, in any case, and continue after it.
  package static func begins(_ bytes: Substring.UTF8View, _ scheme: StaticString) -> Bool {
    var offset = 0
    for byte in bytes {
      if offset == scheme.utf8CodeUnitCount { return true }
      let lower = 65...90 ~= byte ? byte | 0x20 : byte
      if lower != scheme.utf8Start[offset] { return false }
      offset += 1
    }
    return false
  }
}
