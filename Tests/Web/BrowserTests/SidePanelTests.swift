import Almanac
import BrowserDriver
import Testing

extension PageTests {
  /// The small month, dates, and results of the panel; the week above hours and the drawer on phones; details.
  @Suite("Side panel")
  struct SidePanelTests {
    private static func scene(width: Int = 1_280, _ change: (inout Scene) -> Void = { _ in }) -> Scene {
      Scene.editing("en-US", width: width).with {
        $0.showsPanel = true
        $0.emulation.height = width < 600 ? 844 : 800
        $0.emulation.hasTouch = width < 600
        change(&$0)
      }
    }

    /// The days of the small month or of the week above hours, whose cells are outside the calendar's own grid.
    private static func dayOfPanel(_ name: String) -> String {
      """
      probe.all('gridcell').filter((each) => probe.isVisible(each) && probe.text(each).includes('\(name)')).at(-1)
      """
    }

    private static func center(_ script: String, _ page: MonthPage) async throws -> BrowserPage.Place {
      let frame = try await page.driver.js(
        "(({ x, y, width, height }) => [x + width / 2, y + height / 2])((\(script)).getBoundingClientRect())",
        as: [Double].self)
      return (frame[0], frame[1])
    }

    private static func tap(_ place: BrowserPage.Place, _ page: MonthPage) async throws {
      try await page.browser.setFingers([place], areDown: false)
      try await page.browser.setFingers([], areDown: false)
      try await page.driver.settle()
    }

    private static func swipe(_ start: BrowserPage.Place, by distance: Double, _ page: MonthPage) async throws {
      try await page.browser.setFingers([start], areDown: false)
      try await page.browser.moveFinger(from: start, to: (start.x + distance, start.y))
      try await page.browser.setFingers([], areDown: false)
      try await page.driver.settle()
    }

    private static func openPanel(_ page: MonthPage) async throws {
      try await page.click(button: "Show or hide panel")
      try await page.driver.until("probe.all('checkbox').some((each) => probe.isVisible(each))")
      try await page.driver.settle()
    }

    @Test("WK-225: the small month leads the calendar by mouse and keys, and follows it")
    func month() async throws {
      try await MonthPage.open(Self.scene()) { page in
        let months = try await page.driver.js("probe.all('grid').map((each) => probe.text(each))", as: [String].self)
        #expect(months.contains("November 2026"))
        try await page.picture("side-panel")
        let day = try await Self.center(Self.dayOfPanel("November 24"), page)
        try await page.browser.click(x: day.x, y: day.y)
        try await page.driver.until("\(Self.dayOfPanel("November 24")).ariaSelected === 'true'")
        #expect(try await page.heard("dateselect").last == #"{"date":"2026-11-24"}"#)
        try await page.driver.js("\(Self.dayOfPanel("November 24")).focus()")
        try await page.press(.pageDown)
        try await page.wait(forTitle: "December 2026")
        #expect(try await page.focused().contains("December 24"))
        try await page.driver.until("probe.all('grid').some((each) => probe.text(each) === 'December 2026')")
      }
    }

    @Test("WK-227: G asks for a date, in the language of the page; a wrong one stays")
    func date() async throws {
      try await MonthPage.open(Self.scene()) { page in
        try await page.driver.js("probe.all('gridcell').find((each) => each.tabIndex === 0).focus()")
        try await page.press(.letter("g"))
        try await page.driver.until("probe.text(probe.focused).startsWith('Go to date')")
        for letter in "never" { try await page.press(.letter(letter)) }
        try await page.press(.enter)
        #expect(try await page.focused().hasPrefix("Go to date, "))
        try await page.picture("side-panel-date")
        try await page.driver.js("probe.focused.select()")
        for letter in "5 march 2027" {
          let digit = letter.wholeNumberValue
          try await page.press(letter == " " ? .space : digit.map { .digit($0) } ?? .letter(letter))
        }
        try await page.press(.enter)
        try await page.wait(forTitle: "March 2027")
        #expect(try await page.heard("dateselect").last == #"{"date":"2027-03-05"}"#)
      }
    }

    @Test("WK-226: results are below their months; a series is one result with its dates")
    func search() async throws {
      let scene = Self.scene {
        var weekly = Scene.timed("Training", on: Scene.today - 14, hour: 9)
        weekly.recurrence = Recurrence(rules: [RecurrenceRule(frequency: .weekly)])
        $0.events = [weekly, Scene.timed("Training camp", on: Scene.today + 40, hour: 10)]
      }
      try await MonthPage.open(scene) { page in
        try await page.driver.js("probe.root.querySelector('input').focus()")
        for letter in "training" { try await page.press(.letter(letter)) }
        try await page.driver.until("probe.find('heading', 'December 2026')")
        let rows = try await page.visible("button").filter { $0.name.hasPrefix("Training") && $0.maxX <= 264 }
        #expect(rows.count == 2)
        #expect(rows.contains { $0.name.contains("November 28") && $0.name.contains("Earlier: Saturday, November 14") })
        try await page.picture("side-panel-results")
      }
    }

    @Test("WK-228: on phones, a tap in the week above the hours goes to a day, a swipe to another week")
    func strip() async throws {
      try await MonthPage.open(Self.scene(width: 390)) { page in
        try await page.driver.js("probe.host.level = 'day'")
        try await page.driver.until("probe.all('gridcell').filter((each) => probe.isVisible(each)).length >= 7")
        try await page.driver.settle()
        try await page.picture("phone-day")
        try await Self.tap(try await Self.center(Self.dayOfPanel("November 18"), page), page)
        #expect(try await page.heard("dateselect").last == #"{"date":"2026-11-18"}"#)
        let place = try await Self.center(Self.dayOfPanel("November 18"), page)
        try await Self.swipe(place, by: -150, page)
        try await page.driver.until("\(Self.dayOfPanel("November 25"))?.ariaSelected === 'true'")
        #expect(try await page.heard("dateselect").last == #"{"date":"2026-11-25"}"#)
        try await page.driver.js("probe.host.level = '3days'")
        try await page.driver.settle()
        try await page.picture("phone-3days")
      }
    }

    @Test("WK-229: on phones, the panel slides in; a swipe, Escape, and a tap beside it close it")
    func drawer() async throws {
      let isOpen = "probe.all('checkbox').some((each) => probe.isVisible(each))"
      try await MonthPage.open(Self.scene(width: 390)) { page in
        try await Self.openPanel(page)
        try await page.picture("phone-panel")
        let box = try await page.find("checkbox", named: "Home")
        try await Self.swipe((x: 250, y: box.frame[1] + 100), by: -200, page)
        try await page.driver.until("!(\(isOpen))")
        try await Self.openPanel(page)
        try await page.press(.escape)
        try await page.driver.until("!(\(isOpen))")
        try await Self.openPanel(page)
        try await Self.tap((x: 370, y: 600), page)
        try await page.driver.until("!(\(isOpen))")
      }
    }

    @Test(
      "ED-210, ED-211, ED-212: details join, link to a map, and list people; a sheet is dragged away",
      arguments: [390, 1_280])
    func details(width: Int) async throws {
      let scene = Self.scene(width: width) {
        var call = Scene.timed("Call", hour: 12)
        call.location = "Main Street 5"
        call.otherLines = [
          "CONFERENCE;VALUE=URI:https://meet.example.com/1", "CATEGORIES:Work", "ORGANIZER;CN=Ada:mailto:a@example.com",
          "ATTENDEE;CN=Grace;PARTSTAT=ACCEPTED:mailto:g@example.com", "ATTACH;FILENAME=plan.pdf:https://example.com/1",
        ]
        $0.events = [call]
      }
      try await MonthPage.open(scene) { page in
        try await page.show(level: "day")
        let call = try await page.center(of: try await page.find("button", named: "Call, "))
        try await page.driver.click(x: call.x, y: call.y)
        try await page.waitForDetails()
        let links = "[...probe.root.querySelectorAll('[role=dialog] a')].map((each) => each.href)"
        #expect(
          try await page.driver.js(links, as: [String].self) == [
            "https://meet.example.com/1", "https://www.openstreetmap.org/search?query=Main%20Street%205",
            "https://example.com/1",
          ])
        let lines = try await page.driver.js(
          "probe.all('paragraph').map((each) => each.textContent)", as: [String].self)
        #expect(lines.contains("Ada · organizer") && lines.contains("Grace · accepted"))
        #expect(lines.contains("Categories: Work"))
        try await page.picture("details-invitation-\(width)")
        guard width < 600 else { return }
        // Its upper edge, which has no link.
        var sheet = try await Self.center("probe.root.querySelector('[role=dialog]')", page)
        sheet.y -= 140
        try await page.browser.setFingers([sheet], areDown: false)
        try await page.browser.moveFinger(from: sheet, to: (sheet.x, sheet.y + 250))
        try await page.browser.setFingers([], areDown: false)
        try await page.driver.until("!probe.all('dialog').some((each) => probe.isVisible(each))")
      }
    }
  }
}
