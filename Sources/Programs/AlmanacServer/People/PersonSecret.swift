package import EventStores

/// A secret that proves who somebody is. Stores have only its hash.
package struct PersonSecret: Equatable, Sendable {
  /// 32 hexadecimal digits.
  package let text: String

  /// Creates a secret of 128 random bits.
  package init() { text = SHA256.text((0..<16).map { _ in UInt8.random(in: .min ... .max) }) }

  /// Reads a secret; `nil` if the text has any other form.
  package init?(_ text: some StringProtocol) {
    guard text.utf8.count == 32, text.utf8.allSatisfy({ 48...57 ~= $0 || 97...102 ~= $0 }) else { return nil }
    self.text = String(text)
  }

  /// The hash by which stores know it. A secret of 128 random bits needs no slow one. Each kind has its own, so that the
  /// secret of one kind is never valid as another.
  package func hash(_ kind: PersonKey.Kind) -> [UInt8] {
    let name =
      switch kind {
      case .link: "link"
      case .browser: "browser"
      case .device: "device"
      }
    return SHA256.hash(Array("\(name) \(text)".utf8))
  }
}
