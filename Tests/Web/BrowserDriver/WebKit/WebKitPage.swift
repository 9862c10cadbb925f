package import Foundation

/// The page in the window of MiniBrowser.
package final class WebKitPage: ActionPage {
  private let browser: WebKit

  init(browser: WebKit) { self.browser = browser }

  package func open(_ url: String) async throws { try await browser.call("POST", "url", ["url": .string(url)]) }

  @discardableResult
  package func js(_ expression: String) async throws -> JSONValue {
    let script = """
      const done = arguments[0];
      \(ScriptResult.promise(of: expression)).then((value) => done({ value }), (error) => done({ error: `${error}` }));
      """
    let answer = try await browser.call("POST", "execute/async", ["script": .string(script), "args": []])
    if let error = answer["error"]?.string { throw BrowserError.exception(error) }
    return try ScriptResult.value(of: answer["value"]?.string)
  }

  /// Changes the size of the viewport; a window is at least as wide as its buttons. The scale stays 1.
  package func resize(width: Int, height: Int, scale: Double) async throws {
    let bars = try await js("[outerWidth - innerWidth, outerHeight - innerHeight]", as: [Double].self)
    let frame = try await browser.call(
      "POST", "window/rect", ["width": .number(Double(width) + bars[0]), "height": .number(Double(height) + bars[1])])
    guard let isWidth = frame["width"]?.number else { throw BrowserError.unexpected("no size") }
    try await until("innerWidth === \(Int(isWidth - bars[0]))")
  }

  package func wheel(
    x: Double, y: Double, by deltaY: Double, horizontally deltaX: Double, _ modifiers: BrowserKey.Modifiers
  ) async throws {
    // The wheel reaches what was painted last.
    try await settle()
    try await perform(InputActions.wheel(x: x, y: y, by: deltaY, horizontally: deltaX, modifiers))
    // The driver of WebKitGTK 2.50 turns the wheel by the difference to the time before, unless inputs are released.
    try await browser.call("DELETE", "actions")
  }

  package func screenshot() async throws -> Data {
    guard let data = try await browser.call("GET", "screenshot").string.flatMap({ Data(base64Encoded: $0) }) else {
      throw BrowserError.unexpected("no picture")
    }
    return data
  }

  package func exposes(role: String, name: String, below root: String) async throws -> Bool {
    // All candidates: the engine is asked what it makes of them.
    let script = """
      return [...(\(root)).querySelectorAll('[role=\(role)], :not([role])')].filter((each) =>
        each.checkVisibility() && (each.ariaLabel ?? each.textContent) === arguments[0]);
      """
    let found = try await browser.call("POST", "execute/sync", ["script": .string(script), "args": [.string(name)]])
    for case .object(let reference) in found.array ?? [] {
      guard let id = reference.values.first?.string else { continue }
      if try await browser.call("GET", "element/\(id)/computedrole").string == role,
        try await browser.call("GET", "element/\(id)/computedlabel").string == name
      {
        return true
      }
    }
    return false
  }

  /// WebDriver reports no errors of a page.
  package var noise: [String] { [] }

  package func close() async { _ = try? await open("about:blank") }

  package func perform(_ actions: JSONValue) async throws {
    try await browser.call("POST", "actions", ["actions": actions])
  }
}
