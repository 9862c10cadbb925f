/// The secret in the URL of a feed: `/feeds/SECRET.ics`. Stores have only its hash.
package struct FeedSecret {
  /// 32 hexadecimal digits.
  package let text: String

  /// Creates a secret of 128 random bits.
  package init() { text = SHA256.text((0..<16).map { _ in UInt8.random(in: .min ... .max) }) }

  /// Reads the secret of a path; `nil` for a path of any other form.
  init?(path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].isEmpty, parts[1] == "feeds", parts[2].hasSuffix(".ics") else { return nil }
    let secret = parts[2].dropLast(4)
    guard secret.utf8.count == 32, secret.utf8.allSatisfy({ 48...57 ~= $0 || 97...102 ~= $0 }) else { return nil }
    text = String(secret)
  }

  /// The path of the feed.
  package var path: String { "/feeds/\(text).ics" }

  /// The hash by which stores know the feed. A secret of 128 random bits needs no slow one.
  package var hash: [UInt8] { SHA256.hash(text.utf8) }

  /// Returns the path of a request as it may appear in a log: without secrets.
  static func logged(_ path: String) -> String {
    path.split(separator: "/").first == "feeds" ? "/feeds/…" : path
  }
}
