import BrowserDriver

extension MonthPage {
  /// Whether a popover is in view, as an expression.
  static let hasDialog = "probe.all('dialog').some((each) => probe.isVisible(each))"

  /// Waits until the details of an event are shown.
  func waitForDetails() async throws { try await driver.until(Self.hasDialog) }

  /// Closes the details of an event that were opened.
  func closeDetails() async throws {
    try await driver.until("probe.focused?.closest('[role=dialog]')")
    try await press(.escape)
    try await driver.until("!\(Self.hasDialog) && probe.focused")
  }
}
