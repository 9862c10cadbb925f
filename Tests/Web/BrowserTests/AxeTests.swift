import Almanac
import BrowserDriver
import Testing

extension PageTests {
  @Suite("Accessibility by axe-core", .enabled(if: Axe.isMet, "axe-core is not installed"))
  struct AxeTests {
    private static func scene(_ width: Int, isDark: Bool, _ change: (inout Scene) -> Void = { _ in }) -> Scene {
      Scene.sample.with {
        $0.showsPanel = true
        $0.emulation.width = width
        $0.emulation.isDark = isDark
        change(&$0)
      }
    }

    private static let levels = ["year", "month", "week", "day", "agenda"]

    @Test(
      "axe-core finds nothing on the page at any level, narrow and wide, light and dark",
      arguments: [390, 1280], [false, true])
    func levels(width: Int, isDark: Bool) async throws {
      try await MonthPage.open(Self.scene(width, isDark: isDark)) { page in
        for level in Self.levels {
          try await page.show(level: level)
          #expect(try await page.axeFindings() == [], "\(level)")
        }
      }
    }

    @Test("axe-core finds nothing on a page from right to left, at any level", arguments: [390, 1280])
    func rightToLeft(width: Int) async throws {
      let scene = Self.scene(width, isDark: false) { $0.emulation.locale = "ar-EG" }
      try await MonthPage.open(scene) { page in
        #expect(try await page.browser.js("probe.root.querySelector('.box').lang", as: String.self) == "ar-EG")
        for level in Self.levels {
          try await page.show(level: level)
          #expect(try await page.axeFindings() == [], "\(level)")
        }
      }
    }

    @Test(
      "axe-core finds nothing in the panel, in the results of a search, and in the list of a day's further events",
      arguments: [(390, false), (1280, true)])
    func panel(width: Int, isDark: Bool) async throws {
      let scene = Self.scene(width, isDark: isDark) { scene in
        scene.events += (6...17).map { Scene.timed("Session \($0)", on: Scene.today, hour: $0) }
      }
      try await MonthPage.open(scene) { page in
        if width < 1_000 {
          let button = try #require(try await page.visible("button").first)
          try await page.browser.click(x: button.midX, y: button.frame[1] + 10)
        }
        try await page.browser.until("probe.all('checkbox').some((each) => probe.isVisible(each))")
        #expect(try await page.axeFindings() == [], "calendars")
        try await page.browser.js("probe.root.querySelector('input').focus()")
        for letter in "team" { try await page.press(.letter(letter)) }
        try await page.browser.until("!probe.all('checkbox').some((each) => probe.isVisible(each))")
        #expect(try await page.axeFindings() == [], "results")
        for letter in "xyz" { try await page.press(.letter(letter)) }
        try await page.browser.until("probe.root.textContent.includes('No matching events')")
        #expect(try await page.axeFindings() == [], "no results")
        guard width > 1_000 else { return }
        try await page.press(.escape)
        try await page.click(button: "more events")
        try await page.browser.until("probe.all('dialog').some((each) => probe.isVisible(each))")
        #expect(try await page.axeFindings() == [], "further events")
      }
    }

    @Test("axe-core finds nothing on the page of a folder of static files, empty and with a file")
    func staticFiles() async throws {
      let scene = Scene().with {
        $0.host = .staticFiles
        $0.showsPanel = true
      }
      try await MonthPage.open(scene) { page in
        #expect(try await page.axeFindings() == [])
        try await page.drop(
          "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nSUMMARY:Regatta\nDTSTART:20261122T100000\nEND:VEVENT\nEND:VCALENDAR\n",
          name: "club.ics")
        _ = try await page.find("button", named: "Regatta")
        #expect(try await page.axeFindings() == [])
      }
    }

    @Test(
      "axe-core finds nothing in the gallery, narrow and light, wide and dark", arguments: [(390, false), (1280, true)])
    func gallery(width: Int, isDark: Bool) async throws {
      let scene = Self.scene(width, isDark: isDark) {
        $0.events = []
        $0.path = "/gallery"
      }
      try await MonthPage.open(scene) { page in
        let findings = try await page.axeFindings()
        #expect(findings == [])
      }
    }
  }
}
