import Almanac
import BrowserDriver
import Testing

/// The menu of the page, with files and paper.
extension PageTests.TaskTests {
  /// A calendar with one event.
  private static let file =
    [
      "BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VEVENT", "UID:fair", "SUMMARY:Fair", "DTSTART;VALUE=DATE:20261124",
      "END:VEVENT", "END:VCALENDAR", "",
    ].joined(separator: "\r\n")

  /// The sheet of paper in the dialog, as an expression.
  private static let sheet = "document.querySelector('.almanac-preview > div')"

  /// Counts what would be printed.
  private static let countPrints = "(globalThis.printed = 0, globalThis.print = () => { printed += 1; }, true)"

  @Test("Task 32: a click opens the menu, arrows go through it, and Escape closes it", arguments: Engine.available)
  func menu(engine: Engine) async throws {
    try await MonthPage.open(Self.scene(engine)) { page in
      try await page.waitForMenu()
      try await page.click(node: "document.querySelector('.almanac-menu-button')")
      let titles = "[...document.querySelectorAll('.almanac-menu [role=menuitem]')].map((each) => each.textContent)"
      try await page.driver.until("!document.querySelector('.almanac-menu').hidden")
      #expect(
        try await page.driver.js(titles, as: [String].self) == [
          "Import…", "Export…", "Print…", "Settings…", "People…", "Keyboard shortcuts",
        ])
      try await Self.expectAccessible(page, "menu", in: engine)
      try await page.press(.arrowDown)
      #expect(try await page.driver.js("document.activeElement.textContent") == "Export…")
      try await page.press(.escape)
      try await page.driver.until("document.querySelector('.almanac-menu').hidden")
      #expect(try await page.driver.js("document.activeElement.className") == "almanac-menu-button")
    }
  }

  @Test("Task 33: a dropped file is imported after a click, and its event is in view")
  func importing() async throws {
    try await MonthPage.open(Self.scene()) { page in
      try await page.waitForMenu()
      try await page.drop(Self.file, name: "club.ics")
      try await page.driver.until("document.querySelector('dialog dl')")
      try await Self.expectAccessible(page, "import")
      try await page.click(dialogButton: "Import")
      _ = try await page.find("button", named: "Fair")
      try await page.driver.until("!document.querySelector('dialog')")
    }
  }

  @Test("Task 34: a calendar is chosen in the dialog, and saved as a file with its name")
  func exporting() async throws {
    try await MonthPage.open(Self.scene()) { page in
      try await page.choose(menuItem: "Export…")
      try await Self.expectAccessible(page, "export")
      try await page.driver.js(
        "(HTMLAnchorElement.prototype.click = function () { globalThis.saved = this.download; }, true)")
      try await page.tab(toField: "What")
      try await page.press(.letter("c"))
      try await page.click(dialogButton: "Download")
      try await page.driver.until("globalThis.saved === 'Club.ics'")
    }
  }

  @Test("Task 35: a click on Print… shows the month on paper, and another one prints it", arguments: Engine.available)
  func printing(engine: Engine) async throws {
    try await MonthPage.open(Self.scene(engine)) { page in
      try await page.driver.js(Self.countPrints)
      try await page.choose(menuItem: "Print…")
      try await page.driver.until("\(Self.sheet)?.shadowRoot.querySelectorAll('.print-event').length === 1")
      try await Self.expectAccessible(page, "print", in: engine)
      try await page.picture("task-print-\(engine)")
      try await page.click(dialogButton: "Print")
      try await page.driver.until("printed === 1 && !document.querySelector('dialog')")
    }
  }

  @Test("Task 35: keys choose A4 in the dialog, and print")
  func printingByKeys() async throws {
    try await MonthPage.open(Self.scene()) { page in
      try await page.driver.js(Self.countPrints)
      try await page.chooseByKeys(menuItem: "Print…")
      try await page.driver.until("\(Self.sheet)?.shadowRoot.querySelectorAll('.print-event').length === 1")
      try await page.tab(toField: "Paper")
      #expect(try await page.driver.js("document.activeElement.value") == "Letter")
      for _ in 0..<2 { try await page.press(.arrowUp) }
      // 297 mm of 96 / 25.4 points.
      try await page.driver.until("Math.abs(\(Self.sheet).offsetWidth - 1122.5) < 2")
      try await page.tab(to: "document.activeElement.textContent === 'Print'")
      try await page.press(.enter)
      try await page.driver.until("printed === 1 && !document.querySelector('dialog')")
    }
  }

  @Test("Task 39: a question mark lists all keys, and so does the menu")
  func keys() async throws {
    let isShown = "document.querySelectorAll('dialog[open] tr').length > 20"
    try await MonthPage.open(Self.scene()) { page in
      try await page.waitForMenu()
      try await page.press(BrowserKey(key: "?", code: "Slash", virtualKeyCode: 191, text: "?"))
      try await page.driver.until(isShown)
      try await Self.expectAccessible(page, "keys")
      try await page.press(.escape)
      try await page.driver.until("!document.querySelector('dialog')")
      try await page.choose(menuItem: "Keyboard shortcuts")
      try await page.driver.until(isShown)
      try await page.click(dialogButton: "Close")
      try await page.driver.until("!document.querySelector('dialog')")
    }
  }
}
