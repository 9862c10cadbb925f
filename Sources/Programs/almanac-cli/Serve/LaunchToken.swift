import Foundation

/// A secret in the URLs that `serve` prints: a server's key, or a code that a page exchanges for it once. It is in the
/// fragment of the URL, which browsers do not send to servers.
enum LaunchToken {
  /// The number of characters of a secret.
  private static let length = 43

  /// Returns 256 random bits as base64url (RFC 4648, 5).
  static func make() -> String {
    Data((0..<32).map { _ in UInt8.random(in: .min ... .max) }).base64EncodedString()
      .replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
      .replacingOccurrences(of: "=", with: "")
  }

  /// Returns whether a text has the form of a secret from `make()`.
  static func isToken(_ text: String) -> Bool {
    text.utf8.count == length
      && text.utf8.allSatisfy { $0 == 45 || $0 == 95 || 48...57 ~= $0 || 65...90 ~= $0 || 97...122 ~= $0 }
  }
}
