import Almanac
import BrowserDriver
import Testing

/// Dates, levels, and calendars.
extension PageTests.TaskTests {
  @Test("Task 21: the button with an arrow asks for a date, and leads there", arguments: Engine.available)
  func date(engine: Engine) async throws {
    try await MonthPage.open(Self.scene(engine)) { page in
      try await page.click(button: "Go to date")
      try await page.driver.until(
        "probe.focused?.localName === 'input' && probe.text(probe.focused).startsWith('Go to date')")
      try await Self.expectAccessible(page, "field for a date", in: engine)
      try await page.write("5 march 2027")
      try await page.press(.enter)
      try await page.wait(forTitle: "March 2027")
      #expect(try await page.heard("dateselect").last == #"{"date":"2027-03-05"}"#)
    }
  }

  @Test("Task 22: the small month turns to December, a click leads to one of its days, and another one to its week")
  func weekOfAnotherMonth() async throws {
    try await MonthPage.open(Self.scene()) { page in
      func isInPanel(_ element: MonthPage.Element) -> Bool { element.maxX <= MonthPage.panelWidth }
      let next = try await page.visible("button").filter { $0.name == "Next month" && isInPanel($0) }
      try await page.click(try #require(next.first))
      try await page.driver.until("probe.all('grid').some((each) => probe.text(each) === 'December 2026')")
      let days = try await page.visible("gridcell").filter { $0.name.contains("December 16") && isInPanel($0) }
      try await page.click(try #require(days.first))
      try await page.wait(forTitle: "December 2026")
      try await page.click(button: "Week")
      try await page.wait(forLevel: "week")
      let shown = try await page.visible("gridcell").filter { !isInPanel($0) }
      #expect(shown.contains { $0.name.contains("December 16, 2026") })
      #expect(!shown.contains { $0.name.contains("December 23, 2026") })
    }
  }

  @Test("Task 24: a bookmark opens a week", arguments: Engine.available)
  func bookmark(engine: Engine) async throws {
    try await MonthPage.open(Self.scene(engine)) { page in
      let address = try await page.driver.js("location.origin + location.pathname", as: String.self)
      // Of the same document, only another place would be shown.
      try await page.driver.open("about:blank")
      try await page.driver.open(address + "#/week/2026-12-16")
      try await page.waitUntilReady()
      try await page.driver.until(
        "probe.host.period.level === 'week' && probe.find('gridcell', 'Wednesday, December 16, 2026')")
      try await page.picture("task-bookmark-\(engine)")
    }
  }

  @Test("Task 30: the menu of a calendar in the panel renames it")
  func renamedCalendar() async throws {
    try await MonthPage.open(Self.scene()) { page in
      try await page.click(button: "Change Club")
      _ = try await page.find("menuitem", named: "Rename")
      try await Self.expectAccessible(page, "menu of the calendar")
      try await page.click("menuitem", named: "Rename")
      try await page.driver.until("probe.focused?.value === 'Club'")
      try await page.write("band")
      try await page.press(.enter)
      try await page.driver.until("probe.find('checkbox', 'band')")
      try await page.waitUntilSaved()
      try await page.loadAgain()
      #expect(try await page.find("checkbox", named: "band").name.hasPrefix("band"))
    }
  }
}
