import BrowserDriver
import Testing

extension PageTests {
  /// The attributes of the element that show months as pages, and the gestures that turn them.
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

    /// Waits until the motion of the browser and then that of the calendar have ended.
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

    /// The titles before and after turning pages with a long swipe, a wheel and the button.
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
      // Previous, today and next are at the end of the title bar.
      let next = try #require(buttons.max { $0.frame[0] * forward < $1.frame[0] * forward })
      try await page.browser.click(x: next.midX, y: next.frame[1] + next.frame[3] / 2)
      try await rest(page)
      titles.append(try await page.title())
      try await expectWholePage(page)
      return titles
    }

    /// One month fills the view, from edge to edge.
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
        try await page.browser.swipe(x: 500, y: 500, by: 0, horizontally: 200, seconds: 2)
        try await rest(page)
        #expect(try await page.title() == title)
        try await expectWholePage(page)
        try await page.browser.wheel(x: 400, y: 500, by: 0, horizontally: 20)
        try await rest(page)
        #expect(try await page.title() == title)
        try await expectWholePage(page)
        try await page.browser.wheel(x: 400, y: 500, by: 300)
        try await rest(page)
        #expect(try await page.title() == title)
        try await expectWholePage(page)
      }
    }

    @Test(
      "a gesture turns one page, at each level that has pages, however hard it is thrown",
      arguments: ["pages", "sideways"], ["month", "week", "day"])
    func oneAtATime(months: String, level: String) async throws {
      let scene = Self.scene.with { $0.emulation.reducesMotion = false }
      try await MonthPage.open(scene) { page in
        try await turn(page, months: months)
        if level != "month" { try await page.show(level: level) }
        try await rest(page)
        let isSideways = months == "sideways" || level != "month"
        let throwing = {
          try await page.browser.swipe(
            x: isSideways ? 750 : 400, y: isSideways ? 500 : 850, by: isSideways ? 0 : 700,
            horizontally: isSideways ? 700 : 0, seconds: 0.1)
        }
        let rolling = {
          let thrown = (0..<60).map { 200 * Double(60 - $0) / 60 }
          try await page.browser.roll(x: 400, y: 500, by: thrown, isSideways: isSideways)
        }
        var periods = [try await firstDay(page)]
        for gesture in [throwing, rolling, throwing] {
          try await gesture()
          try await rest(page)
          periods.append(try await firstDay(page))
        }
        #expect(periods == Self.periods[level], "\(periods)")
        #expect(try await page.selectedDays() == [], "no gesture is a tap")
      }
    }

    private static let periods = [
      "month": ["2026-11-01", "2026-11-29", "2026-12-27", "2027-01-31"],
      "week": ["2026-11-15", "2026-11-22", "2026-11-29", "2026-12-06"],
      "day": ["2026-11-21", "2026-11-22", "2026-11-23", "2026-11-24"],
    ]

    /// The first day in view, as it was reported.
    private func firstDay(_ page: MonthPage) async throws -> String {
      let detail = try #require(try await page.heard("visiblerange").last)
      return detail.split(separator: "\"").dropFirst(3).first.map(String.init) ?? detail
    }

    @Test(
      "with row-height=\"content\", a week shows all its events, and the wheel scrolls a page that is higher than the view"
    )
    func content() async throws {
      try await MonthPage.open(Self.scene) { page in
        let events = "Array.from({ length: 60 }, (_, at) => ({ title: `Dive ${at}`, start: '2026-11-12' }))"
        try await page.browser.js("(probe.host.events = \(events), probe.host.setAttribute('row-height', 'content'))")
        try await turn(page, months: "pages")
        let shown = "probe.all('button').filter((each) => each.ariaLabel?.includes('Dive')).length"
        try await page.browser.until("\(shown) === 60")
        let title = try await page.title()
        let before = try #require(try await page.visibleDays().first)
        try await page.browser.wheel(x: 400, y: 500, by: 200)
        try await rest(page)
        #expect(try await page.title() == title)
        let after = try await page.visible("gridcell").first { $0.name == before.name }
        #expect(after.map { $0.frame[1] < before.frame[1] } ?? true)
        try await page.picture("pages-content")
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
