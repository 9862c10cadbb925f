import BrowserDriver

/// Edits in the month.
extension MonthPage {
  /// Drags an element up or down by rows with the mouse.
  func drag(_ element: Element, weeks: Double) async throws {
    let (x, y) = try await center(of: element)
    try await browser.drag(x: x, y: y, by: weeks * rowHeight())
    try await driver.settle()
  }

  /// Takes an element with the mouse and moves it by rows, without letting go.
  func hold(_ element: Element, weeks: Double) async throws {
    let (x, y) = try await center(of: element)
    let height = try await rowHeight()
    for (type, part) in [("mouseMoved", 0.0), ("mousePressed", 0), ("mouseMoved", 0.5), ("mouseMoved", 1)] {
      _ = try await browser.call(
        "Input.dispatchMouseEvent",
        [
          "type": .string(type), "x": .number(x), "y": .number(y + part * weeks * height), "button": "left",
          "buttons": .number(part > 0 ? 1 : 0), "clickCount": .number(type == "mousePressed" ? 1 : 0),
        ])
    }
    try await driver.settle()
  }

  /// Waits until the server has all edits.
  func waitUntilSaved() async throws {
    try await driver.until(
      """
      probe.heard.findLast(({ kind }) => kind === 'savechange')?.detail === '{"pending":0,"failed":0}'
      """)
  }

  /// Waits until an event has the focus, which the page has nowhere else then, and stays so.
  func waitForFocus(onEvent title: String) async throws {
    let condition = """
      document.activeElement === probe.host && probe.focused.role === 'button' && \
      probe.text(probe.focused).includes(\(Self.quoted(title)))
      """
    try await driver.until(condition)
    try await driver.settle()
    try await driver.until(condition, deadline: 1)
  }

  /// Loads the page again.
  func reload() async throws {
    let address = try await driver.js("location.href", as: String.self)
    try await driver.open(address)
    try await waitUntilReady()
    try await driver.until("probe.hasEvents")
    try await driver.settle()
  }
}
