import BrowserDriver
import Testing

extension PageTests {
  /// The attributes of the element that make months pages, and the ways to turn them.
  @Suite("Pages of months")
  struct PageTurnTests {
    private static let scene = Scene.sample.with {
      $0.emulation.hasTouch = true
      $0.emulation.width = 800
    }

    /// Makes months pages.
    private func turn(_ page: MonthPage, months: String) async throws {
      try await page.browser.js("probe.host.setAttribute('months', '\(months)')")
      try await page.browser.until("probe.all('rowgroup').length > 1")
      try await page.browser.settle()
    }

    /// Until the browser's motion and then that of the calendar have run out, and what was thrown is over.
    private func rest(_ page: MonthPage) async throws {
      for _ in 0..<8 { try await page.browser.js("probe.rest()") }
    }

    @Test(
      "with months=\"sideways\", fingers and wheels turn pages sideways, in the direction of reading",
      arguments: ["en-US", "ar-EG"])
    func sideways(language: String) async throws {
      let scene = Self.scene.with { $0.emulation.locale = language }
      try await MonthPage.open(scene) { page in
        try await turn(page, months: "sideways")
        let forward: Double = language == "en-US" ? 1 : -1
        let titles = try await titlesOnTheWay(page, forward)
        #expect(Set(titles).count == 4, "\(titles)")
        try await page.browser.swipe(x: 400 - 250 * forward, y: 500, by: 0, horizontally: -500 * forward)
        try await rest(page)
        #expect(try await page.title() != titles[3])
        try await expectWholePage(page)
        #expect(try await page.selectedDays() == [], "a swipe is no tap")
        try await page.picture("pages-sideways-\(language)")
      }
    }

    /// The titles before and after three ways to turn a page: a long swipe, a wheel, the button.
    private func titlesOnTheWay(_ page: MonthPage, _ forward: Double) async throws -> [String] {
      var titles = [try await page.title()]
      try await page.browser.swipe(x: 400 + 250 * forward, y: 500, by: 0, horizontally: 500 * forward)
      try await rest(page)
      titles.append(try await page.title())
      try await expectWholePage(page)
      try await page.browser.wheel(x: 400, y: 500, by: 0, horizontally: 600 * forward)
      try await rest(page)
      titles.append(try await page.title())
      try await expectWholePage(page)
      let buttons = try await page.visible("button").filter { $0.frame[1] < 60 }
      // Previous, today and next stand at the end of the title bar.
      let next = try #require(buttons.max { $0.frame[0] * forward < $1.frame[0] * forward })
      try await page.browser.click(x: next.midX, y: next.frame[1] + next.frame[3] / 2)
      try await rest(page)
      titles.append(try await page.title())
      try await expectWholePage(page)
      return titles
    }

    /// One month stands in the view, from edge to edge.
    private func expectWholePage(_ page: MonthPage) async throws {
      let days = try await page.visibleDays()
      #expect(days.count >= 28 && days.count <= 42 && days.count % 7 == 0)
      let (left, right) = (days.map { $0.frame[0] }.min() ?? -1, days.map(\.maxX).max() ?? -1)
      #expect(abs(left) < 1 && abs(right - 800) < 1, "\(left) \(right)")
    }

    @Test("a page that is dragged by less than its half comes back, and up and down nothing moves")
    func comesBack() async throws {
      try await MonthPage.open(Self.scene) { page in
        try await turn(page, months: "sideways")
        let title = try await page.title()
        try await page.browser.wheel(x: 400, y: 500, by: 0, horizontally: 200)
        try await rest(page)
        #expect(try await page.title() == title)
        try await expectWholePage(page)
        try await page.browser.wheel(x: 400, y: 500, by: 300)
        try await rest(page)
        #expect(try await page.title() == title)
        try await expectWholePage(page)
      }
    }

    @Test("with months=\"pages\", pages lie one below the other; without the attribute weeks are endless again")
    func below() async throws {
      try await MonthPage.open(Self.scene) { page in
        try await turn(page, months: "pages")
        let title = try await page.title()
        try await page.browser.wheel(x: 400, y: 500, by: 700)
        try await rest(page)
        #expect(try await page.title() != title)
        try await page.browser.js("probe.host.removeAttribute('months')")
        try await page.browser.until("probe.all('rowgroup').length === 1")
        try await page.browser.settle()
        #expect(try await page.visibleDays().count >= 42)
      }
    }
  }
}
