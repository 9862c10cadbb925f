/// An error while a browser is driven.
package enum BrowserError: Error, Equatable, Sendable, CustomStringConvertible {
  /// No Chromium on this machine; see `Chromium.path`.
  case notFound
  /// The browser could not be started.
  case notStarted(String)
  /// The browser ended before it answered.
  case ended
  /// The browser refused a command.
  case refused(method: String, reason: String)
  /// An expression threw, in the page.
  case exception(String)
  /// An answer does not have the expected form.
  case unexpected(String)
  /// A condition did not become true in time; with the errors of the page so far.
  case timedOut(condition: String, errors: [String])

  package var description: String {
    switch self {
    case .notFound: "no Chromium found: set CHROMIUM, or put chromium on PATH"
    case .notStarted(let reason): "the browser did not start: \(reason)"
    case .ended: "the browser ended"
    case .refused(let method, let reason): "\(method): \(reason)"
    case .exception(let text): "exception in the page: \(text)"
    case .unexpected(let text): "unexpected answer: \(text)"
    case .timedOut(let condition, let errors):
      "timed out waiting for: \(condition)" + (errors.isEmpty ? "" : "; errors of the page: \(errors)")
    }
  }
}
