import Almanac
import BrowserDriver
import Testing

extension ElementTests {
  @Suite("Accessibility of editing by axe-core", .enabled(if: Axe.isMet, "axe-core is not installed"))
  struct EditingAxeTests {
    @Test(
      "axe-core finds nothing while events are held, named, asked about and reported",
      arguments: [390, 1280], [false, true])
    func states(width: Int, isOther: Bool) async throws {
      let scene = Scene().with {
        var weekly = Scene.allDay("Fair")
        weekly.recurrence = Recurrence(rules: [RecurrenceRule(frequency: .weekly)])
        $0.events = [weekly, Scene.allDay("Picnic", on: Scene.today - 7)]
        $0.isEditable = true
        $0.path = "/#token=secret"
        $0.emulation.width = width
        $0.emulation.isDark = isOther
        if isOther { $0.emulation.locale = "ar-EG" }
      }
      try await MonthPage.open(scene) { page in
        let browser = page.browser
        let name = "\(width)\(isOther ? "-dark-rtl" : "")"
        func check(_ state: String) async throws {
          try await browser.settle()
          try await page.picture("editing-\(state)-\(name)")
          #expect(try await page.axeFindings() == [], "\(state)")
        }
        func focusDay() async throws {
          try await browser.js("probe.all('gridcell').find((each) => each.tabIndex === 0).focus()")
        }
        try await focusDay()
        try await page.press(.letter("n"))
        try await browser.until("probe.root.querySelector('[role=dialog] input')")
        try await check("title")
        try await page.press(.escape)
        try await browser.until("!probe.root.querySelector('[role=dialog]')")
        // The series of the focused day.
        try await focusDay()
        try await page.press(.f2)
        try await page.press(.space)
        try await check("held")
        try await page.press(.arrowDown)
        try await page.press(.enter)
        try await browser.until("probe.root.querySelectorAll('[role=dialog] [role=button]').length > 2")
        try await check("scope")
        try await page.press(.escape)
        try await browser.until("!probe.root.querySelector('[role=dialog]')")
      }
    }

    @Test("axe-core finds nothing in the menu of an event and in the notice with Undo", arguments: [false, true])
    func menu(isDark: Bool) async throws {
      let scene = Scene().with {
        $0.events = [Scene.allDay("Fair")]
        $0.isEditable = true
        $0.path = "/#token=secret"
        $0.emulation.isDark = isDark
      }
      try await MonthPage.open(scene) { page in
        let browser = page.browser
        let fair = try await page.find("button", named: "Fair")
        try await page.click(button: "Fair")
        try await page.waitForDetails()
        try await browser.settle()
        try await page.picture("editing-details\(isDark ? "-dark" : "")")
        #expect(try await page.axeFindings() == [], "details")
        try await page.press(.escape)
        try await browser.until("!probe.root.querySelector('[role=dialog]')")
        try await browser.js(
          """
          (() => {
            const each = probe.find('button', 'Fair'), { x, y } = each.getBoundingClientRect();
            each.dispatchEvent(new MouseEvent('contextmenu', {
              bubbles: true, composed: true, cancelable: true, clientX: x + 20, clientY: y + 5 }));
          })()
          """)
        try await browser.until("probe.all('menuitem').length > 3")
        try await browser.settle()
        try await page.picture("editing-menu\(isDark ? "-dark" : "")")
        #expect(try await page.axeFindings() == [], "menu")
        try await page.press(.escape)
        try await browser.until("probe.all('menuitem').length === 0")
        try await page.drag(fair, weeks: -1)
        try await browser.until("[...probe.root.querySelectorAll('*')].some((each) => each.textContent === 'Undo')")
        try await browser.settle()
        try await page.picture("editing-notice\(isDark ? "-dark" : "")")
        #expect(try await page.axeFindings() == [], "notice")
      }
    }
  }
}
