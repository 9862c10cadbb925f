import Almanac
import AlmanacServer
import BrowserDriver
import Foundation
import Logging
import Testing

/// The month in a browser, as a person uses and sees it.
struct MonthPage: Sendable {
  let driver: any PageDriver

  /// The page of Chromium, in which most tests run.
  var browser: BrowserPage { driver as! BrowserPage }

  /// An element with a role, as it is seen or spoken.
  struct Element: Decodable, Sendable {
    var role: String
    var name: String
    var text: String
    /// The x, y, width and height, from the top left of the calendar.
    var frame: [Double]
    var isSelected: Bool
    var isCurrent: Bool
    var tabIndex: Int
    var column: Int

    var midX: Double { frame[0] + frame[2] / 2 }
    var maxX: Double { frame[0] + frame[2] }
  }

  /// Opens a scene, waits until the month is shown, and lets `body` use it. In the end the page must have no errors.
  static func open(
    _ scene: Scene = .sample, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: (MonthPage) async throws -> Void
  ) async throws {
    let site = try #require(OneBrowser.site, sourceLocation: sourceLocation)
    switch scene.host {
    case .staticFiles:
      let server = try StaticServer(folder: site.staticFiles)
      try await open(scene, port: server.port, sourceLocation, body)
      withExtendedLifetime(server) {}
    case .program:
      let server = AlmanacServer(
        store: try scene.makeStore(), site: try Site(folder: site.program), port: 0,
        token: scene.isEditable ? "secret" : nil, code: "once", isReadOnly: scene.isReadOnly,
        logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
      let (ports, continuation) = AsyncStream.makeStream(of: Int.self)
      let serving = Task {
        defer { continuation.finish() }
        try await server.run(stopsOnSignals: false) { continuation.yield($0) }
      }
      defer { serving.cancel() }
      let port = try #require(await ports.first { _ in true }, sourceLocation: sourceLocation)
      try await open(scene, port: port, sourceLocation, body)
    }
  }

  private static func open(
    _ scene: Scene, port: Int, beside other: MonthPage? = nil, _ sourceLocation: SourceLocation,
    _ body: (MonthPage) async throws -> Void
  ) async throws {
    let tab = try await newTab(scene, beside: other, sourceLocation)
    let page = MonthPage(driver: tab)
    do {
      try await tab.open("http://127.0.0.1:\(port)\(scene.path)")
      try await page.waitUntilReady()
      if !scene.events.isEmpty { try await tab.until("probe.hasEvents || !probe.host.api") }
      try await tab.settle()
      try await body(page)
      let violations = try await tab.js("probe.violations", as: [String].self)
      #expect(violations == [], sourceLocation: sourceLocation)
      #expect(tab.noise == [], sourceLocation: sourceLocation)
      // Calls that a start makes before the second module is there: `make start-profile` makes the list longer.
      let early = try await tab.js("performance.getEntriesByName('almanac-calendar: too early').length")
      #expect(early == 0, sourceLocation: sourceLocation)
    } catch {
      if !tab.noise.isEmpty { Issue.record("the page said: \(tab.noise)", sourceLocation: sourceLocation) }
      await tab.close()
      throw error
    }
    await tab.close()
  }

  /// Opens the same scene in another tab of the same person beside this page, and lets `body` use it.
  func beside(
    _ scene: Scene, sourceLocation: SourceLocation = #_sourceLocation, _ body: (MonthPage) async throws -> Void
  ) async throws {
    let origin = try await driver.js("location.origin", as: String.self)
    let port = try #require(URL(string: origin)?.port, sourceLocation: sourceLocation)
    try await Self.open(scene, port: port, beside: self, sourceLocation, body)
  }

  static func newTab(
    _ scene: Scene, beside other: MonthPage?, _ sourceLocation: SourceLocation
  ) async throws -> any PageDriver {
    if let engine = scene.engine {
      let browsers = try #require(EveryEngine.browsers, sourceLocation: sourceLocation)
      return try await browsers.newPage(engine, scene.emulation)
    }
    let browser = try #require(OneBrowser.current, sourceLocation: sourceLocation)
    let tab = try await browser.newPage(scene.emulation, beside: other?.driver as? BrowserPage)
    let kept = [
      ("panel", scene.showsPanel), ("editable", scene.isEditable), ("history", scene.hasHistory),
      ("data-menu", scene.showsMenu), ("levels", scene.showsPanel), ("day-presentation", scene.showsPanel),
    ]
    let probe =
      (scene.worksOffline ? "" : Probe.onlineOnly) + Probe.source + Probe.removing(kept.filter { !$0.1 }.map(\.0))
    try await tab.call("Page.addScriptToEvaluateOnNewDocument", ["source": .string(probe)])
    return tab
  }

  func waitUntilReady() async throws {
    try await driver.until("probe.host?.hasAttribute('ready') && probe.all('gridcell').length > 0")
  }

  // MARK: - Input

  /// Clicks on the number of a visible day, such as "November 24, 2026".
  func select(day name: String) async throws {
    let cell = try await gridcell(named: name)
    try await click(x: cell.midX, y: cell.frame[1] + 12)
  }

  /// Clicks on a visible button.
  func click(button name: String) async throws {
    let button = try await find("button", named: name)
    try await click(x: button.midX, y: button.frame[1] + button.frame[3] / 2)
  }

  /// Presses a key and waits for the next frame.
  func press(_ key: BrowserKey, _ modifiers: BrowserKey.Modifiers = []) async throws {
    try await driver.press(key, modifiers)
    try await driver.settle()
  }

  /// Turns the wheel over the middle of the month; positive numbers go to later weeks.
  func scroll(weeks: Double) async throws {
    let area = try await scrollArea()
    try await driver.wheel(x: area.midX, y: area.top + area.height / 2, by: weeks * rowHeight())
    try await driver.settle()
  }

  /// Drags the month with a finger and lets it come to rest; positive numbers go to later weeks.
  func swipe(weeks: Double) async throws {
    let area = try await scrollArea()
    let y = area.top + area.height * (weeks > 0 ? 0.9 : 0.1)
    try await browser.swipe(x: area.midX, y: y, by: weeks * rowHeight())
    try await driver.js("probe.rest()")
  }

  /// Drops a file onto the calendar.
  func drop(_ text: String, name: String) async throws {
    try await driver.js("(probe.host.drop = true, probe.drop(\(Self.quoted(name)), \(Self.quoted(text))))")
  }

  /// Saves a screenshot.
  func picture(_ name: String) async throws {
    try await driver.settle()
    try Screenshots.write(try await driver.screenshot(), as: name)
  }

  private func click(x: Double, y: Double) async throws {
    let origin = try await driver.js(
      "(({ x, y }) => [x, y])(probe.host.getBoundingClientRect())", as: [Double].self)
    try await driver.click(x: origin[0] + x, y: origin[1] + y)
    try await driver.settle()
  }

  /// The place of what scrolls: its middle from left to right, its top, and its height.
  private func scrollArea() async throws -> (midX: Double, top: Double, height: Double) {
    let frame = try await driver.js("probe.element(probe.scroller).frame", as: [Double].self)
    return (frame[0] + frame[2] / 2, frame[1], frame[3])
  }

  func rowHeight() async throws -> Double {
    try #require(try await visible("gridcell").map { $0.frame[3] }.max())
  }

  /// As a JavaScript literal.
  static func quoted(_ text: String) -> String {
    let data = (try? JSONEncoder().encode(text)) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }
}
