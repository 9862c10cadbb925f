import BrowserDriver
import Testing

extension PageTests {
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
        #expect(printed.hidden == 0, "all hours are on the page")
        #expect(try await page.visible("heading").first?.text.contains("2026") == true)
        #expect(printed.size[0] <= 720 && printed.size[1] <= 980)
        try await page.picture("print-\(level)")
        try await page.browser.js("dispatchEvent(new Event('afterprint'))")
        try await Self.setMedia("", page)
        #expect(try await Self.look(page) == before)
      }
    }

    private static func setMedia(_ media: String, _ page: MonthPage) async throws {
      try await page.browser.call(
        "Emulation.setEmulatedMedia",
        ["media": .string(media), "features": [["name": "prefers-color-scheme", "value": "dark"]]])
    }

    private struct Look: Decodable, Equatable {
      var ground: String
      var controls: Int
      /// The height of what has an end and is scrolled away.
      var hidden: Double
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
          const hidden = [...box.querySelectorAll('.scrolls')].map(each => each.scrollHeight - each.clientHeight);
          return { ground: color, controls: probe.visible('button').filter(each => each.frame[1] < 40).length,
            hidden: Math.max(0, ...hidden.filter(height => height > 1 && height < 1e5)), size: [width, height] };
        })()
        """, as: Look.self)
    }
  }
}
