package import Foundation

/// A page of a browser: what tests do in every engine. Coordinates are points from the top left of the viewport.
package protocol PageDriver: Sendable {
  /// Goes to an address and waits until the document is loaded, not for its scripts.
  func open(_ url: String) async throws
  /// Returns the value of a JavaScript expression; a promise is awaited, `undefined` is `null`.
  @discardableResult
  func js(_ expression: String) async throws -> JSONValue
  /// Changes the size of the viewport, as far as windows can be that small.
  func resize(width: Int, height: Int, scale: Double) async throws
  /// Presses and releases a key.
  func press(_ key: BrowserKey, _ modifiers: BrowserKey.Modifiers) async throws
  /// Moves the mouse to a point and clicks, once or quickly again.
  func click(x: Double, y: Double, times: Int) async throws
  /// Presses the mouse on a point, moves it down (up, if negative) in steps and releases it.
  func drag(x: Double, y: Double, by distance: Double) async throws
  /// Turns the wheel over a point; positive numbers scroll down and to the right.
  func wheel(
    x: Double, y: Double, by deltaY: Double, horizontally deltaX: Double, _ modifiers: BrowserKey.Modifiers
  ) async throws
  /// Returns a screenshot of the page as PNG.
  func screenshot() async throws -> Data
  /// Returns whether the engine exposes an element with the role and the name to assistive technology, below the shadow
  /// root that the expression yields. The engine computes both.
  func exposes(role: String, name: String, below root: String) async throws -> Bool
  /// The errors of the page so far, as far as the engine reports them.
  var noise: [String] { get }
  /// Closes the page and deletes everything that it has stored.
  func close() async
}

extension PageDriver {
  package func resize(width: Int, height: Int) async throws {
    try await resize(width: width, height: height, scale: 1)
  }

  package func press(_ key: BrowserKey) async throws { try await press(key, []) }

  package func click(x: Double, y: Double) async throws { try await click(x: x, y: y, times: 1) }

  package func wheel(
    x: Double, y: Double, by deltaY: Double, _ modifiers: BrowserKey.Modifiers = []
  ) async throws {
    try await wheel(x: x, y: y, by: deltaY, horizontally: 0, modifiers)
  }

  package func wheel(x: Double, y: Double, by deltaY: Double, horizontally deltaX: Double) async throws {
    try await wheel(x: x, y: y, by: deltaY, horizontally: deltaX, [])
  }

  /// The value of a JavaScript expression as a Swift value.
  package func js<Value: Decodable>(_ expression: String, as type: Value.Type) async throws -> Value {
    let value = try await js(expression)
    do {
      return try JSONDecoder().decode(type, from: JSONEncoder().encode(value))
    } catch {
      throw BrowserError.unexpected("\(expression) is not \(type): \(error)")
    }
  }

  /// Waits until a JavaScript expression is true. The page itself evaluates it again and again, so the wait is no longer
  /// than needed; a navigation in between does no harm.
  /// - Parameter deadline: in seconds.
  package func until(_ condition: String, deadline: Double = 60) async throws {
    let start = ContinuousClock.now
    while true {
      let spent = (ContinuousClock.now - start) / .seconds(1)
      let probe = """
        new Promise((resolve) => {
          const end = performance.now() + \(max(0, deadline - spent) * 1000);
          const look = () => {
            let holds = false;
            try { holds = Boolean(\(condition)); } catch {}
            if (holds || performance.now() > end) resolve(holds); else setTimeout(look, 8);
          };
          look();
        })
        """
      // Fails if the page goes elsewhere meanwhile.
      let answer = try? await js(probe)
      if answer == .bool(true) { return }
      try Task.checkCancellation()
      if answer != nil || spent > deadline {
        throw BrowserError.timedOut(condition: condition, errors: noise)
      }
    }
  }

  /// Waits for two frames, so that the effect of an input is on the screen.
  package func settle() async throws {
    try await js(
      "new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true))))")
  }
}
