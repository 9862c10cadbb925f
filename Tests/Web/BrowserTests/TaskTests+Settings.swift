import Almanac
import BrowserDriver
import Testing

/// Settings, and other people. Lists of choices belong to the browser: keys choose in them.
extension PageTests.TaskTests {
  @Test("Task 36: keys set the first day of the week, which stays after a reload")
  func firstWeekday() async throws {
    try await MonthPage.open(Self.scene()) { page in
      func firstDay() async throws -> String? {
        let headers = try await page.visible("columnheader").filter { $0.frame[0] >= MonthPage.panelWidth }
        return headers.min { $0.frame[0] < $1.frame[0] }?.name
      }
      #expect(try await firstDay() == "Sunday")
      try await page.chooseByKeys(menuItem: "Settings…")
      try await page.tab(toField: "First day of the week")
      try await page.press(.letter("m"))
      try await page.driver.until("probe.host.effective('first-weekday') === 'mon'")
      try await Self.expectAccessible(page, "settings")
      try await page.press(.escape)
      try await page.driver.until("!document.querySelector('dialog')")
      try await page.loadAgain()
      #expect(try await firstDay() == "Monday")
    }
  }

  /// Labels of settings, how often the arrow down is pressed, and what is true then.
  private static let choices = [
    ("Time format", 2, "probe.host.hourCycle === '24'"),
    (
      "Appearance", 2,
      "[...probe.root.querySelectorAll('.v')].some((each) => getComputedStyle(each).backgroundColor === 'rgb(18, 20, 23)')"
    ),
    ("Text size", 6, "getComputedStyle(document.documentElement).fontSize === '32px'"),
  ]

  @Test("Task 37: keys set hours from 0 to 24, dark colors, and larger type", arguments: choices)
  func appearance(label: String, steps: Int, isSet: String) async throws {
    try await MonthPage.open(Self.scene()) { page in
      try await page.chooseByKeys(menuItem: "Settings…")
      try await page.tab(toField: label)
      for _ in 0..<steps { try await page.press(.arrowDown) }
      try await page.driver.until(isSet)
      try await Self.expectAccessible(page, label)
    }
  }

  @Test("Task 37: keys set German, in which the dialog and the calendar are then")
  func language() async throws {
    try await MonthPage.open(Self.scene()) { page in
      try await page.chooseByKeys(menuItem: "Settings…")
      try await page.tab(toField: "Language")
      try await page.press(.letter("d"))
      try await page.driver.until("document.querySelector('dialog h2')?.textContent === 'Einstellungen'")
      try await page.click(dialogButton: "Schließen")
      _ = try await page.find("button", named: "Heute")
    }
  }

  @Test("Task 38: a time zone is found by the name of a country, and chosen")
  func zone() async throws {
    try await MonthPage.open(Self.scene()) { page in
      try await page.choose(menuItem: "Settings…")
      try await page.tab(toField: "Time zone")
      try await page.write("japan")
      let option = "document.querySelector('dialog [role=option]')"
      try await page.driver.until("\(option)?.textContent.startsWith('Tokyo')")
      try await Self.expectAccessible(page, "time zones")
      try await page.click(node: option)
      try await page.driver.until("probe.host.timeZone === 'Asia/Tokyo'")
    }
  }

  @Test("Task 40: people are added in the dialog, and one of them may read the calendar from then on")
  func sharing() async throws {
    let field = "\(MonthPage.topDialog).querySelector('input')"
    let rights = "\(MonthPage.topDialog).querySelector('select[aria-label=ben]')"
    try await MonthPage.open(Self.scene()) { page in
      try await page.choose(menuItem: "People…")
      try await page.click(node: field)
      try await page.write("anna")
      try await page.driver.js("probe.isOld = true")
      try await page.click(dialogButton: "Add")
      try await page.waitUntilLoadedAgain()
      try await page.choose(menuItem: "People…")
      try await page.click(node: field)
      try await page.write("ben")
      try await page.click(dialogButton: "Add")
      try await page.driver.until(
        "\(MonthPage.topDialog).querySelector('h2').textContent === 'Personal link for ben'")
      try await page.click(dialogButton: "Close")
      try await page.driver.until("\(rights)")
      try await page.tab(to: "document.activeElement === \(rights)")
      try await page.driver.js("(\(rights).isOld = true)")
      try await page.press(.letter("r"))
      try await page.driver.until("!\(rights).isOld && \(rights).value === 'read'")
      try await Self.expectAccessible(page, "people")
    }
  }
}
