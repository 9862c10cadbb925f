import BrowserDriver

extension MonthPage {
  /// The level that was reported last; at first the month.
  func level() async throws -> String {
    try await heard("levelchange").last.map { $0.split(separator: "\"").dropLast().last.map(String.init) ?? $0 }
      ?? "month"
  }

  /// Sets the property `level` of the element.
  func show(level: String) async throws {
    try await driver.js("probe.host.level = '\(level)'")
    try await wait(forLevel: level)
    try await driver.until("probe.host.period.level === '\(level)'")
  }

  func wait(forLevel level: String) async throws {
    try await driver.until(
      "(JSON.parse(probe.heard.findLast((each) => each.kind === 'levelchange')?.detail ?? '{}').level ?? 'month')"
        + " === '\(level)'")
    try await driver.settle()
  }

  /// Turns the wheel with Control over an element; positive numbers zoom in.
  func wheelZoom(over element: Element, steps: Double) async throws {
    let point = try await center(of: element)
    try await driver.wheel(x: point.x, y: point.y, by: -120 * steps, .control)
  }

  func doubleClick(_ element: Element) async throws {
    let point = try await center(of: element)
    try await driver.click(x: point.x, y: point.y, times: 2)
    try await driver.settle()
  }

  /// The center of an element, in points from the top left of the viewport.
  func center(of element: Element) async throws -> (x: Double, y: Double) {
    let origin = try await driver.js(
      "(({ x, y }) => [x, y])(probe.host.getBoundingClientRect())", as: [Double].self)
    return (origin[0] + element.midX, origin[1] + element.frame[1] + element.frame[3] / 2)
  }
}
