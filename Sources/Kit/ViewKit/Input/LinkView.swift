import Basics

/// A text that leads to a web page, or begins a message or a call.
///
/// The host opens it: a page has a link element for it, with all that people and browsers do with links. A picture shows
/// the text. Scripts and files cannot be opened, because `address` takes only some kinds of addresses.
///
/// ```swift
/// let link = LinkView(address: "https://example.com")
/// link.text = "example.com"
/// ```
public final class LinkView: View {
  /// The address; empty if it was of a kind that is not opened: only `http`, `https`, `mailto` and `tel` are.
  public let address: String

  /// Creates a link that is a tab stop and shows the address.
  public init(address: String) {
    self.address = LinkView.isOpenable(address) ? address : ""
    super.init(traits: [.links, .clips])
    isTabStop = true
    accessibility.role = .link
    text = address
  }

  /// The kinds of addresses that are opened, as they begin.
  package static let schemes: [StaticString] = ["http://", "https://", "mailto:", "tel:"]

  /// Returns whether an address is of a kind that is opened, and has no spaces and no control characters.
  public static func isOpenable(_ address: String) -> Bool {
    schemes.contains { begins(address.utf8[...], $0) } && address.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F }
  }

  /// Returns whether bytes begin with a scheme in capitals or not, and go on after it.
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
