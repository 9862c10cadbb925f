import BrowserDriver
import Testing

extension ElementTests {
  @Suite("Life of the element")
  struct LifeTests {
    @Test("the element is quiet after it is removed from the page, and starts again when it is inserted")
    func removal() async throws {
      try await MonthPage.open { page in
        try await page.browser.js("(globalThis.kept = probe.host, kept.remove(), true)")
        #expect(try await page.browser.js("kept.hasAttribute('ready')") == false)
        #expect(try await page.browser.js("kept.shadowRoot.querySelectorAll('[role=gridcell]').length") == 0)
        for _ in 0..<3 {
          try await page.browser.js("(document.body.append(kept), true)")
          try await page.waitUntilReady()
          try await page.browser.js("(kept.remove(), true)")
        }
        try await page.browser.js("(document.body.append(kept), true)")
        try await page.waitUntilReady()
        _ = try await page.find("button", named: "Team meeting")
        #expect(try await page.title() == "November 2026")
        try await page.select(day: "November 10, 2026")
        #expect(try await page.heard("dateselect") == [#"{"date":"2026-11-10"}"#])
        #expect(try await page.browser.js("probe.all('grid').length") == 1)
      }
    }

    @Test("two calendars on one page do not affect each other")
    func two() async throws {
      let scene = Scene.sample.with { $0.path = "/element.html?api=api" }
      try await MonthPage.open(scene) { page in
        try await page.browser.js(
          """
          (() => {
            const other = document.createElement('almanac-calendar');
            other.setAttribute('date', '2030-01-01');
            other.setAttribute('today', '2030-01-02');
            document.body.append(other);
          })()
          """)
        let other = "document.querySelectorAll('almanac-calendar')[1]"
        try await page.browser.until("\(other).hasAttribute('ready')")
        try await page.browser.until(
          "\(other).shadowRoot.querySelector('[role=heading]').textContent === 'January 2030'")
        try await page.select(day: "November 10, 2026")
        #expect(try await page.browser.js("\(other).shadowRoot.querySelectorAll('[aria-selected=true]').length") == 0)
        #expect(try await page.title() == "November 2026")
      }
    }

    @Test("the focus goes through the calendar and out of it, without a trap")
    func noTrap() async throws {
      let scene = Scene.sample.with { $0.path = "/element.html?api=api" }
      try await MonthPage.open(scene) { page in
        try await page.browser.js("(document.body.append(document.createElement('textarea')), true)")
        try await page.press(.tab)
        #expect(try await page.browser.js("document.activeElement.localName") == "input")
        for _ in 0..<6 { try await page.press(.tab) }
        #expect(try await page.browser.js("document.activeElement.localName") == "textarea")
        try await page.press(.tab, .shift)
        #expect(try await page.focused().contains("November 21, 2026"))
      }
    }

    @Test("keys that are typed elsewhere on the page do not reach the calendar")
    func otherKeys() async throws {
      let scene = Scene.sample.with { $0.path = "/element.html?api=api" }
      try await MonthPage.open(scene) { page in
        try await page.press(.tab)
        try await page.press(.letter("t"))
        try await page.press(.arrowLeft)
        #expect(try await page.browser.js("document.activeElement.value") == "t")
        #expect(try await page.selectedDays() == [])
      }
    }
  }
}
