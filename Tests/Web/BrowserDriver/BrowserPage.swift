package import Foundation

/// A page of Chromium.
package final class BrowserPage: PageDriver {
  private let pipe: BrowserPipe
  private let session: String
  let context: String
  /// The page itself, if another one owns the storage.
  private let target: String?

  init(pipe: BrowserPipe, session: String, context: String, target: String?) {
    self.pipe = pipe
    self.session = session
    self.context = context
    self.target = target
  }

  /// Sends a command of the DevTools protocol for this page.
  @discardableResult
  package func call(_ method: String, _ parameters: JSONValue = [:]) async throws -> JSONValue {
    try await pipe.call(method, parameters, session: session)
  }

  /// Sends commands as fast as the browser takes them, and waits for the answer to the last one.
  package func callAll(_ method: String, _ parameters: [JSONValue]) async throws {
    guard let last = parameters.last else { return }
    for each in parameters.dropLast() { pipe.post(method, each, session: session) }
    try await call(method, last)
  }

  /// Goes to an address and waits until the document is loaded, not for its scripts.
  package func open(_ url: String) async throws {
    let answer = try await call("Page.navigate", ["url": .string(url)])
    if let reason = answer["errorText"]?.string { throw BrowserError.refused(method: url, reason: reason) }
    try await until("document.readyState === 'complete'")
  }

  /// The value of a JavaScript expression; a promise is awaited, `undefined` is `null`.
  @discardableResult
  package func js(_ expression: String) async throws -> JSONValue {
    let answer = try await call(
      "Runtime.evaluate",
      ["expression": .string(expression), "awaitPromise": true, "returnByValue": true, "userGesture": true])
    if let details = answer["exceptionDetails"] {
      throw BrowserError.exception(Self.text(ofException: details))
    }
    return answer["result"]?["value"] ?? .null
  }

  /// A screenshot of the page as PNG.
  package func screenshot() async throws -> Data {
    let answer = try await call("Page.captureScreenshot", ["format": "png"])
    guard let data = answer["data"]?.string.flatMap({ Data(base64Encoded: $0) }) else {
      throw BrowserError.unexpected("no picture")
    }
    return data
  }

  /// Uncaught exceptions, errors of the console, refused requests and violations of the security policy so far.
  package var noise: [String] { pipe.events(session: session).compactMap(Self.noise) }

  /// Closes the page and deletes everything that it has stored, unless it shares that with another page.
  package func close() async {
    if let target {
      _ = try? await pipe.call("Target.closeTarget", ["targetId": .string(target)], session: nil)
    } else {
      _ = try? await pipe.call("Target.disposeBrowserContext", ["browserContextId": .string(context)], session: nil)
    }
    pipe.forget(session: session)
  }

  private static func noise(_ event: JSONValue) -> String? {
    let parameters = event["params"]
    switch event["method"]?.string {
    case "Runtime.exceptionThrown":
      return text(ofException: parameters?["exceptionDetails"] ?? .null)
    case "Runtime.consoleAPICalled":
      guard let type = parameters?["type"]?.string, ["error", "assert", "warning"].contains(type) else { return nil }
      let words = (parameters?["args"]?.array ?? []).map {
        $0["value"]?.string ?? $0["description"]?.string ?? "?"
      }
      return "console.\(type): " + words.joined(separator: " ")
    case "Log.entryAdded":
      let entry = parameters?["entry"]
      guard entry?["level"]?.string == "error" else { return nil }
      let url = entry?["url"]?.string ?? ""
      // Requested by the browser, not by the page.
      if url.hasSuffix("/favicon.ico") { return nil }
      return "\(entry?["source"]?.string ?? "log"): \(entry?["text"]?.string ?? "") \(url)"
    default: return nil
    }
  }

  private static func text(ofException details: JSONValue) -> String {
    details["exception"]?["description"]?.string ?? details["text"]?.string ?? "\(details)"
  }
}
