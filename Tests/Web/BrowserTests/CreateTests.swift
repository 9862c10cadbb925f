import BrowserDriver
import Testing

extension ElementTests {
  /// New events by the button, and from a line of text.
  @Suite("New events")
  struct CreateTests {
    private static func scene(width: Int) -> Scene {
      Scene.editing("en-US", width: width).with {
        $0.emulation.height = 800
        $0.emulation.hasTouch = width < 480
      }
    }

    private static let isAsked = "probe.root.querySelector('[role=dialog] input') === probe.focused"
    private static let chips =
      "[...probe.root.querySelectorAll('[role=dialog] [role=checkbox]')].filter((each) => probe.isVisible(each))"

    /// Replaces the text of the focused field, as typing does.
    private static func type(_ text: String, _ page: MonthPage) async throws {
      try await page.driver.js(
        """
        (() => {
          const field = probe.focused;
          field.value = \(MonthPage.quoted(text));
          field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
        })()
        """)
      try await page.driver.settle()
    }

    @Test(
      "WK-217: the button asks for a title at every level, by mouse and by keys, wide and on phones",
      arguments: [390, 1280])
    func button(width: Int) async throws {
      try await MonthPage.open(Self.scene(width: width)) { page in
        for level in ["month", "week", "day", "year", "agenda"] {
          try await page.show(level: level)
          try await page.click(button: "New event")
          try await page.driver.until(Self.isAsked)
          try await page.picture("new-\(level)-\(width)")
          try await page.press(.escape)
          try await page.driver.until("!(\(Self.isAsked))")
        }
        try await page.driver.js("probe.all('button').find((each) => probe.text(each) === 'New event').focus()")
        try await page.press(.enter)
        try await page.driver.until(Self.isAsked)
        try await Self.type("Tea", page)
        try await page.press(.enter)
        try await page.driver.until("probe.heard.some(({ kind }) => kind === 'eventchange')")
        #expect(try await page.edits().first?.contains("Tea 2026-11-21T") == true)
        try await page.waitUntilSaved()
      }
    }

    @Test("WK-217: a finger presses the round button of a phone, and the field lies above the keyboard")
    func finger() async throws {
      try await MonthPage.open(Self.scene(width: 390)) { page in
        let button = try await page.find("button", named: "New event")
        #expect(button.frame[2] == 56 && button.frame[3] == 56 && button.maxX > 360)
        try await page.browser.setFingers([try await page.center(of: button)], areDown: false)
        try await page.browser.setFingers([], areDown: false)
        try await page.driver.until(Self.isAsked)
        try await page.picture("new-finger")
      }
    }

    @Test(
      "WK-218: a line of text becomes an event, with its parts as switches below the field", arguments: [390, 1280])
    func quickEntry(width: Int) async throws {
      try await MonthPage.open(Self.scene(width: width)) { page in
        try await page.click(button: "New event")
        try await page.driver.until(Self.isAsked)
        try await Self.type("Lunch Friday 1pm at Mokka", page)
        try await page.driver.until("\(Self.chips).length === 3")
        try await page.picture("quick-entry-\(width)")
        let texts = try await page.driver.js("\(Self.chips).map((each) => probe.text(each))", as: [String].self)
        #expect(texts.first == "Friday, November 27, 2026" && texts.last == "Mokka", "\(texts)")
        // The place is part of the title after all.
        try await page.driver.js("\(Self.chips)[2].click()")
        try await page.driver.until("\(Self.chips)[2].getAttribute('aria-checked') === 'false'")
        try await page.driver.js("probe.root.querySelector('[role=dialog] input').focus()")
        try await page.press(.enter)
        try await page.driver.until("probe.heard.some(({ kind }) => kind === 'eventchange')")
        let edit = try #require(try await page.edits().first)
        #expect(edit.contains("Lunch at Mokka 2026-11-27T13:00 2026-11-27T14:00"), "\(edit)")
        try await page.waitUntilSaved()
      }
    }

    @Test("WK-219: a date field of the form reads \"tomorrow\"")
    func tomorrow() async throws {
      try await MonthPage.open(Self.scene(width: 1280)) { page in
        try await page.driver.js("probe.all('gridcell').find((each) => each.tabIndex === 0).focus()")
        try await page.press(.f2)
        try await page.driver.until("probe.text(probe.focused).includes('Fair')")
        try await page.press(.letter("e"))
        try await page.driver.until("probe.root.querySelector('[role=dialog] textarea')")
        for _ in 0..<2 { try await page.press(.tab) }
        try await Self.type("tomorrow", page)
        try await page.press(.tab)
        try await page.driver.until(
          "[...probe.root.querySelectorAll('[role=dialog] input')].some((each) => each.value === 'November 22, 2026')")
        try await page.press(.enter, .control)
        try await page.driver.until("probe.heard.some(({ kind }) => kind === 'eventchange')")
        #expect(try await page.edits().first?.contains("2026-11-22") == true)
        try await page.waitUntilSaved()
      }
    }
  }
}
