import Almanac
import BrowserDriver
import Testing

extension ElementTests {
  /// The form of an event.
  @Suite("The form of an event")
  struct EditingFormTests {
    private static func scene(_ look: String, width: Int) -> Scene {
      Scene.editing(look == "rtl" ? "he-IL" : "en-US", width: width).with {
        $0.emulation.isDark = look == "dark"
        $0.emulation.height = 800
        $0.emulation.hasTouch = width < 480
      }
    }

    /// Opens the form of the first event of today.
    private static func open(_ page: MonthPage) async throws {
      try await page.driver.js("probe.all('gridcell').find((each) => each.tabIndex === 0).focus()")
      try await page.press(.f2)
      try await page.driver.until("probe.text(probe.focused).includes('Fair')")
      try await page.press(.letter("e"))
      try await page.driver.until("probe.root.querySelector('[role=dialog] textarea')")
      try await page.driver.settle()
    }

    /// Presses the row of the form whose name begins so, in English or in Hebrew.
    private static func choose(_ english: String, _ hebrew: String, _ page: MonthPage) async throws {
      try await page.driver.js(
        """
        [...probe.root.querySelectorAll('[role=dialog] [role=button]')]
          .find((each) => /^(\(english)|\(hebrew))/.test(each.getAttribute('aria-label'))).focus()
        """)
      try await page.press(.enter)
    }

    private static let fields = "[...probe.root.querySelectorAll('[role=dialog] input, [role=dialog] textarea')]"

    @Test("ED-104: the form stays above an on-screen keyboard, and goes down again with it")
    func keyboard() async throws {
      try await MonthPage.open(Self.scene("light", width: 390)) { page in
        try await Self.open(page)
        let end = "probe.root.querySelector('[role=dialog]').getBoundingClientRect().bottom"
        func cover(to height: String) async throws {
          try await page.driver.js(
            """
            (Object.defineProperty(visualViewport, 'height', { configurable: true, get: () => \(height) }),
             visualViewport.dispatchEvent(new Event('resize')))
            """)
        }
        #expect(try await page.driver.js("\(end) > 600") == true)
        try await cover(to: "450")
        try await page.driver.until("\(end) <= 450")
        try await page.driver.settle()
        try await page.picture("form-keyboard")
        #expect(try await page.driver.js("probe.root.activeElement.matches('input') && \(end) > 400") == true)
        try await cover(to: "innerHeight")
        try await page.driver.until("\(end) > 600")
      }
    }

    @Test(
      "ED-95, ED-104: pictures and axe-core, wide and narrow, with a problem, an open list, the rule and the month",
      arguments: ["light", "dark", "rtl"], [1200, 390])
    func looks(look: String, width: Int) async throws {
      try await MonthPage.open(Self.scene(look, width: width)) { page in
        try await Self.open(page)
        func check(_ state: String) async throws {
          try await page.driver.settle()
          try await page.picture("form-\(look)-\(width)-\(state)")
          if Axe.isMet { #expect(try await page.axeFindings() == [], "\(state)") }
        }
        try await check("all-day")
        try await page.driver.js("probe.root.querySelector('[role=dialog] [role=checkbox]').focus()")
        try await page.press(.space)
        try await check("timed")
        try await page.driver.js(
          """
          (() => {
            const field = \(Self.fields)[3];
            field.focus();
            field.value = '2020';
            field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
            \(Self.fields)[1].focus();
            field.value = 'never';
            field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
          })()
          """)
        try await check("problem")
        try await Self.choose("Calendar", "לוח שנה", page)
        try await page.driver.until("probe.all('option').length > 1")
        try await check("list")
        try await Self.choose("Repeat", "חזרה", page)
        try await page.driver.until("probe.all('option').length > 4")
        try await check("repetition")
        // For fingers, days are controls of the browser.
        guard width > 480 else { return }
        try await Self.choose("Starts", "התחלה", page)
        try await page.driver.until("probe.all('gridcell').some((each) => each.closest('[role=dialog]'))")
        try await check("month")
      }
    }

    @Test("ED-95, ED-100: a form is filled by keys, and saved as one edit, with the focus on the event (B2)")
    func keys() async throws {
      try await MonthPage.open(Self.scene("light", width: 1200)) { page in
        try await Self.open(page)
        #expect(try await page.driver.js("probe.focused.value", as: String.self) == "Fair")
        for letter in "gala" { try await page.press(.letter(letter)) }
        try await page.press(.tab)
        try await page.press(.space)
        try await page.press(.tab)
        try await page.press(.arrowUp)
        // Past the button of the month.
        for _ in 0..<2 { try await page.press(.tab) }
        for _ in 0..<2 { try await page.press(.arrowUp) }
        try await page.press(.enter, .control)
        try await page.driver.until("probe.heard.some(({ kind }) => kind === 'eventchange')")
        let edits = try await page.edits()
        #expect(edits.count == 1 && edits[0].contains("2026-11-22T09:30 2026-11-22T10:30"), "\(edits)")
        try await page.waitForFocus(onEvent: "gala")
        try await page.waitUntilSaved()
      }
    }

    @Test("ED-97, ED-104: for a finger, dates and times are controls of the browser")
    func fingers() async throws {
      try await MonthPage.open(Self.scene("light", width: 390)) { page in
        try await page.show(level: "week")
        let lunch = try await page.center(of: try await page.find("button", named: "Lunch"))
        try await page.browser.setFingers([lunch], areDown: false)
        try await page.driver.until(EditingTouchTests.isHeld)
        try await page.browser.setFingers([], areDown: false)
        let edit = try await page.center(of: try await page.find("menuitem", named: "Edit…"))
        try await page.browser.setFingers([edit], areDown: false)
        try await page.browser.setFingers([], areDown: false)
        try await page.driver.until("probe.root.querySelector('[role=dialog] textarea')")
        let types = try await page.driver.js("\(Self.fields).map((each) => each.type)", as: [String].self)
        #expect(types.prefix(5) == ["text", "date", "time", "date", "time"])
        #expect(try await page.driver.js("\(Self.fields)[1].value", as: String.self) == "2026-11-21")
        try await page.picture("form-fingers")
        try await page.driver.js(
          """
          (() => {
            const field = \(Self.fields)[2];
            field.value = '15:30';
            field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
          })()
          """)
        try await page.driver.until("\(Self.fields)[4].value === '16:30'")
        let save = try await page.center(of: try await page.find("button", named: "Save"))
        try await page.browser.setFingers([save], areDown: false)
        try await page.browser.setFingers([], areDown: false)
        try await page.driver.until("probe.heard.some(({ kind }) => kind === 'eventchange')")
        #expect(try await page.edits().first?.contains("T15:30") == true)
        try await page.waitForFocus(onEvent: "Lunch")
        try await page.waitUntilSaved()
      }
    }
  }
}
