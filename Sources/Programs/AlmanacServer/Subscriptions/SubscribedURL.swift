import Foundation

/// A URL of a calendar to subscribe to.
package struct SubscribedURL: Equatable, Sendable {
  /// The URL, with `https` or `http`. It may contain secrets.
  package let text: String
  /// The host.
  let host: String

  /// The longest URL, in bytes.
  private static let longest = 2_000

  /// Reads a URL with `webcal:`, `webcals:`, `https:`, or `http:`; `nil` for any other text. `webcal:` means `https:`.
  package init?(_ text: String) {
    guard text.utf8.count <= Self.longest, text.utf8.allSatisfy({ $0 > 32 && $0 != 127 }),
      let colon = text.range(of: "://")
    else { return nil }
    let rest = text[colon.upperBound...].prefix { $0 != "#" }
    switch text[..<colon.lowerBound].lowercased() {
    case "webcal", "webcals", "https": self.text = "https://" + rest
    case "http": self.text = "http://" + rest
    default: return nil
    }
    guard let host = URLComponents(string: self.text)?.host, !host.isEmpty else { return nil }
    self.host = host
  }

  /// The scheme and host of the URL, to show and log. Everything else may be a secret.
  package var shown: String { Self.shown(text) }

  /// Returns the scheme and host of a URL.
  package static func shown(_ url: String) -> String {
    guard let parts = URLComponents(string: url), let scheme = parts.scheme, let host = parts.host else { return "…" }
    return "\(scheme)://\(host)\(parts.port.map { ":\($0)" } ?? "")/…"
  }
}
