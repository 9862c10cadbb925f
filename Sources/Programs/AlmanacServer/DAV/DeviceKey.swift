import Foundation

/// The key of a device: a secret that a person enters once, in place of a password. Stores have only its hash.
package struct DeviceKey: Equatable {
  /// 24 letters and digits, each for five bits.
  package let text: String

  private static let digits = Array("abcdefghijkmnpqrstuvwxyz23456789".utf8)

  /// Creates a key of 120 random bits.
  package init() {
    let digits = (0..<24).map { _ in Self.digits[Int.random(in: 0..<32)] }
    text = String(decoding: digits, as: UTF8.self)
  }

  /// Reads a key as somebody types it, with or without hyphens and spaces; `nil` for any other text.
  package init?(_ typed: some StringProtocol) {
    let text = typed.lowercased().filter { $0 != "-" && $0 != " " }
    guard text.utf8.count == 24, text.utf8.allSatisfy(Self.digits.contains) else { return nil }
    self.text = text
  }

  /// The key as it is shown: in groups of six.
  package var shown: String {
    var shown = ""
    for (index, digit) in text.enumerated() {
      if index > 0, index.isMultiple(of: 6) { shown += "-" }
      shown.append(digit)
    }
    return shown
  }

  /// The hash by which stores know the key. A secret of 120 random bits needs no slow one.
  package var hash: [UInt8] { SHA256.hash(Array("device \(text)".utf8)) }
}

/// The name and the password that a program sends (RFC 7617).
struct BasicCredentials: Equatable {
  var user: String
  var password: String

  /// Reads the header `Authorization`; `nil` if it has another form.
  init?(_ header: String?) {
    guard let parts = header?.split(separator: " "), parts.count == 2, parts[0].lowercased() == "basic",
      let data = Data(base64Encoded: String(parts[1]))
    else { return nil }
    let halves = String(decoding: data, as: UTF8.self).split(
      separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard halves.count == 2 else { return nil }
    user = String(halves[0])
    password = String(halves[1])
  }
}
