/// A page whose browser takes inputs as actions of WebDriver.
package protocol ActionPage: PageDriver {
  /// Performs actions in the form of `InputActions`.
  func perform(_ actions: JSONValue) async throws
}

extension ActionPage {
  package func press(_ key: BrowserKey, _ modifiers: BrowserKey.Modifiers) async throws {
    try await perform(InputActions.press(key, modifiers))
  }

  package func click(x: Double, y: Double, times: Int) async throws {
    try await perform(InputActions.click(x: x, y: y, times: times))
  }

  package func drag(x: Double, y: Double, by distance: Double) async throws {
    try await perform(InputActions.drag(x: x, y: y, by: distance))
  }
}
