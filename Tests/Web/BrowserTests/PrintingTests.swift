import BrowserDriver
import Testing

extension ElementTests {
  @Suite("Printing")
  struct PrintingTests {
    @Test(
      "WK-169: paper shows the whole view, white and without controls", arguments: ["month", "week", "day", "agenda"])
    func paper(level: String) async throws {
      let scene = Scene.sample.with {
        $0.emulation.isDark = true
        $0.showsPanel = true
      }
      try await MonthPage.open(scene) { page in
        if level != "month" { try await page.show(level: level) }
        let before = try await Self.look(page)
        try await Self.setMedia("print", page)
        try await page.browser.js("dispatchEvent(new Event('beforeprint'))")
        let printed = try await Self.look(page)
        #expect(printed.ground == "rgb(255, 255, 255)")
        #expect(printed.controls == 0)
        #expect(printed.hours == (["week", "day"].contains(level) ? 24 : 0), "all hours are on the page")
        #expect(try await page.visible("heading").first?.text.contains("2026") == true)
        #expect(printed.size[0] <= 720 && printed.size[1] <= 980)
        try await page.picture("print-\(level)")
        try await Self.setMedia("", page)
        try await page.browser.js("dispatchEvent(new Event('afterprint'))")
        try await page.browser.settle()
        let after = try await Self.look(page)
        #expect(after == before)
      }
    }

    private static func setMedia(_ media: String, _ page: MonthPage) async throws {
      try await page.browser.call(
        "Emulation.setEmulatedMedia",
        [
          "media": .string(media),
          "features": [
            ["name": "prefers-color-scheme", "value": "dark"], ["name": "prefers-reduced-motion", "value": "reduce"],
          ],
        ])
    }

    private struct Look: Decodable, Equatable {
      var ground: String
      var controls: Int
      /// The number of visible labels of hours.
      var hours: Int
      var size: [Double]
    }

    private static func look(_ page: MonthPage) async throws -> Look {
      try await page.browser.js(
        """
        (() => {
          const box = probe.root.querySelector('.box'), { width, height } = box.getBoundingClientRect();
          const ground = getComputedStyle(probe.host).getPropertyValue('--almanac-background');
          box.style.color = ground;
          const color = getComputedStyle(box).color;
          box.style.color = '';
          const labels = [...box.querySelectorAll('.v')].filter(each => /^1?\\d\\s[AP]M$/.test(each.textContent));
          return { ground: color, controls: probe.visible('button').filter(each => each.frame[1] < 40).length,
            hours: labels.filter(each => probe.isVisible(each)).length, size: [width, height] };
        })()
        """, as: Look.self)
    }
  }
}
