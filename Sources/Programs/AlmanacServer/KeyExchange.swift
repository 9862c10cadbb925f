import SystemServices

/// The code in the address that a program prints and opens, which one page exchanges for the key of the server. Afterward
/// it is of no use, so it does not matter who reads it in the list of processes or in the history of a browser.
final class KeyExchange: Sendable {
  private let code: Lock<String?>
  private let key: String?

  init(code: String?, key: String?) {
    self.code = Lock(code)
    self.key = key
  }

  /// Returns the key for the code, once; `nil` for another code, and for one that was used.
  func key(for given: String) -> String? {
    code.withLock { code in
      guard let expected = code, Permission.areEqual(given[...], expected) else { return nil }
      code = nil
      return key
    }
  }
}
