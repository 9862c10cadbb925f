package import Foundation

/// A page of Firefox.
package final class FirefoxPage: ActionPage {
  private let browser: Firefox
  private let context: String
  private let user: String

  init(browser: Firefox, context: String, user: String) {
    self.browser = browser
    self.context = context
    self.user = user
  }

  package func open(_ url: String) async throws {
    try await call("browsingContext.navigate", ["url": .string(url), "wait": "complete"])
  }

  @discardableResult
  package func js(_ expression: String) async throws -> JSONValue {
    try ScriptResult.value(of: try await evaluate(ScriptResult.promise(of: expression))["value"]?.string)
  }

  package func resize(width: Int, height: Int, scale: Double) async throws {
    try await call(
      "browsingContext.setViewport",
      [
        "viewport": ["width": .number(Double(width)), "height": .number(Double(height))],
        "devicePixelRatio": .number(scale),
      ])
  }

  package func wheel(
    x: Double, y: Double, by deltaY: Double, horizontally deltaX: Double, _ modifiers: BrowserKey.Modifiers
  ) async throws {
    try await perform(InputActions.wheel(x: x, y: y, by: deltaY, horizontally: deltaX, modifiers))
  }

  package func screenshot() async throws -> Data {
    let answer = try await call("browsingContext.captureScreenshot", [:])
    guard let data = answer["data"]?.string.flatMap({ Data(base64Encoded: $0) }) else {
      throw BrowserError.unexpected("no picture")
    }
    return data
  }

  package func exposes(role: String, name: String, below root: String) async throws -> Bool {
    guard let start = try await evaluate(root)["sharedId"] else { throw BrowserError.unexpected("no root") }
    let answer = try await call(
      "browsingContext.locateNodes",
      [
        "locator": ["type": "accessibility", "value": ["role": .string(role), "name": .string(name)]],
        "startNodes": [["sharedId": start]],
      ])
    return answer["nodes"]?.array?.isEmpty == false
  }

  /// Uncaught exceptions and errors of the console.
  package var noise: [String] {
    browser.events(context: context).compactMap { event in
      event["params"]?["level"] == "error" ? event["params"]?["text"]?.string ?? "error" : nil
    }
  }

  package func close() async {
    _ = try? await call("browsingContext.close", [:])
    _ = try? await browser.call("browser.removeUserContext", ["userContext": .string(user)])
    browser.forget(context: context)
  }

  private func evaluate(_ expression: String) async throws -> JSONValue {
    let answer = try await browser.call(
      "script.evaluate",
      [
        "expression": .string(expression), "target": ["context": .string(context)], "awaitPromise": true,
        "userActivation": true,
      ])
    if let details = answer["exceptionDetails"] {
      throw BrowserError.exception(details["text"]?.string ?? "\(details)")
    }
    return answer["result"] ?? .null
  }

  package func perform(_ actions: JSONValue) async throws {
    try await call("input.performActions", ["actions": actions])
  }

  /// Sends a command about this page.
  @discardableResult
  private func call(_ method: String, _ parameters: [String: JSONValue]) async throws -> JSONValue {
    try await browser.call(method, .object(parameters.merging(["context": .string(context)]) { $1 }))
  }
}
