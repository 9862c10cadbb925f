import Almanac
import BrowserDriver
import Testing

extension ElementTests {
  @Suite("Details of events")
  struct DetailsTests {
    private static func scene(_ change: (inout Scene) -> Void = { _ in }) -> Scene {
      Scene().with {
        var lunch = Scene.timed("Lunch", hour: 12)
        lunch.location = "Room 4"
        lunch.notes = "Bring the plan: https://example.com/plan\njavascript:alert(1)"
        $0.events = [lunch, Scene.allDay("Regatta", on: Scene.today - 10)]
        change(&$0)
      }
    }

    @Test(
      "a click and Enter open them with the focus, Escape brings the focus back; texts are selected, links followed")
    func opens() async throws {
      try await MonthPage.open(Self.scene()) { page in
        try await page.click(button: "Lunch")
        try await page.waitForDetails()
        try await page.browser.until("probe.focused?.role === 'dialog' && probe.text(probe.focused) === 'Lunch'")
        try await page.picture("details")
        #expect(
          try await page.browser.js(
            """
            [...probe.root.querySelectorAll('a')]
              .map(({ href, target, rel, role, tabIndex }) => [href, target, rel, role, tabIndex].join(' ')).join()
            """, as: String.self)
            == "https://www.openstreetmap.org/search?query=Room%204 _blank noopener noreferrer link 0,"
            + "https://example.com/plan _blank noopener noreferrer link 0")
        #expect(
          try await page.browser.js(
            "probe.all('paragraph').some((each) => getComputedStyle(each).userSelect === 'text')", as: Bool.self))
        try await page.press(.tab)
        #expect(try await page.focused() == "Close")
        try await page.press(.tab)
        #expect(try await page.focused() == "Room 4")
        try await page.press(.tab)
        #expect(try await page.focused() == "https://example.com/plan")
        try await page.closeDetails()
        #expect(try await page.focused().hasPrefix("Lunch, "))
        try await page.press(.enter)
        try await page.waitForDetails()
        try await page.closeDetails()
        try await page.click(button: "Regatta")
        try await page.waitForDetails()
        try await page.click(button: "Lunch")
        try await page.browser.until("probe.text(probe.focused) === 'Lunch'")
      }
    }

    @Test("a listener prevents them for one event, the attribute for all")
    func prevented() async throws {
      try await MonthPage.open(Self.scene()) { page in
        try await page.browser.js(
          "probe.host.addEventListener('eventactivate', (event) => event.preventDefault(), { once: true })")
        try await page.click(button: "Lunch")
        try await page.browser.settle()
        #expect(try await !page.browser.js(MonthPage.hasDialog, as: Bool.self))
        try await page.browser.js("probe.host.activation = 'none'")
        try await page.click(button: "Lunch")
        try await page.browser.settle()
        #expect(try await !page.browser.js(MonthPage.hasDialog, as: Bool.self))
        #expect(try await page.heard("eventactivate").count == 2)
        try await page.browser.js("probe.host.activation = null")
        try await page.click(button: "Lunch")
        try await page.waitForDetails()
      }
    }

    @Test(
      "axe-core finds nothing in them, beside the event and as a sheet, light, dark and right to left",
      .enabled(if: Axe.isMet, "axe-core is not installed"), arguments: [390, 1280], [false, true])
    func axe(width: Int, isOther: Bool) async throws {
      let scene = Self.scene {
        $0.emulation.width = width
        $0.emulation.isDark = isOther
        if isOther { $0.emulation.locale = "ar-EG" }
      }
      try await MonthPage.open(scene) { page in
        try await page.show(level: "agenda")
        try await page.click(button: "Lunch")
        try await page.waitForDetails()
        try await page.browser.settle()
        try await page.picture("details-\(width)\(isOther ? "-dark-rtl" : "")")
        #expect(try await page.axeFindings() == [])
      }
    }
  }
}
