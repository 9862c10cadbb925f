import SystemServices

/// The code in the URL that a program prints and opens. One page can exchange it for the server's key; then it is
/// invalid, so it is harmless if it appears in a process list or a browser's history.
final class KeyExchange: Sendable {
  private let code: Lock<String?>
  private let key: String?

  init(code: String?, key: String?) {
    self.code = Lock(code)
    self.key = key
  }

  /// Returns the key for the code, once; `nil` for a wrong or used code.
  func key(for given: String) -> String? {
    code.withLock { code in
      guard let expected = code, Permission.areEqual(given[...], expected) else { return nil }
      code = nil
      return key
    }
  }
}
