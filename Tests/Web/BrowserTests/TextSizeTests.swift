import BrowserDriver
import Testing

extension ElementTests {
  @Suite("Text size")
  struct TextSizeTests {
    @Test("the text size of the browser scales the calendar, and clicks meet what they point at", arguments: [1.5, 2])
    func defaultFont(factor: Double) async throws {
      try await MonthPage.open { page in
        let before = try await page.visible("columnheader")
        try await page.browser.call("Page.setFontSizes", ["fontSizes": ["standard": .number(16 * factor)]])
        try await page.browser.until("probe.root.querySelector('.box').style.zoom == \(factor)")
        try await page.browser.settle()
        let after = try await page.visible("columnheader")
        #expect(after.map(\.name) == before.map(\.name))
        #expect(abs((after.map(\.maxX).max() ?? 0) - 1200) < 1, "the calendar fills its width")
        #expect(after[0].frame[3] > before[0].frame[3] * factor * 0.9)
        try await page.select(day: "November 10, 2026")
        #expect(try await page.heard("dateselect") == [#"{"date":"2026-11-10"}"#])
        try await page.scroll(weeks: 4)
        try await page.browser.settle()
        try await page.select(day: "December 15, 2026")
        #expect(try await page.selectedDays().map { $0.contains("December 15, 2026") } == [true])
        try await page.picture("text-\(Int(factor * 100))")
      }
    }

    @Test("a larger font of the page's root scales the calendar, up to twice, and a smaller one does not")
    func root() async throws {
      try await MonthPage.open { page in
        for (size, zoom) in [("200%", 2.0), ("400%", 2), ("62.5%", 1), ("", 1)] {
          try await page.browser.js("document.documentElement.style.fontSize = '\(size)'")
          try await page.browser.until("probe.root.querySelector('.box').style.zoom == \(zoom)")
        }
      }
    }

    @Test(
      "a calendar in a scaled element takes clicks where they point", arguments: ["zoom: 1.5", "transform: scale(.5)"])
    func scaledPage(style: String) async throws {
      try await MonthPage.open { page in
        try await page.browser.js("document.body.style.cssText = '\(style); transform-origin: 0 0'")
        try await page.browser.settle()
        try await page.select(day: "November 10, 2026")
        #expect(try await page.heard("dateselect") == [#"{"date":"2026-11-10"}"#])
      }
    }

    @Test("device pixels of other sizes keep lines one device pixel thin", arguments: [1.5, 3])
    func devicePixels(scale: Double) async throws {
      try await MonthPage.open(.sample.with { $0.emulation.scale = scale }) { page in
        let line = try await page.browser.js(
          "parseFloat(probe.root.querySelector('.box').style.getPropertyValue('--px'))", as: Double.self)
        #expect(abs(line * scale - 1) < 0.001)
        #expect(try await Self.blur(page) < Self.sharp(scale))
        try await page.select(day: "November 10, 2026")
        #expect(try await page.heard("dateselect") == [#"{"date":"2026-11-10"}"#])
        try await page.picture("device-pixels-\(scale)")
        for level in ["week", "day"] {
          try await page.show(level: level)
          #expect(try await Self.blur(page) < Self.sharp(scale), "\(level)")
        }
      }
    }

    @Test("on another screen, lines and edges lie on its pixels", arguments: [1.5, 3])
    func otherScreen(scale: Double) async throws {
      try await MonthPage.open { page in
        // Chromium changes the pixels for the driver, but does not tell the page, which listens from its start on.
        try await page.browser.js(
          """
          (() => {
            const ask = matchMedia;
            globalThis.screens = [];
            globalThis.matchMedia = (query) => {
              const list = ask(query);
              if (query.includes('resolution')) screens.push(list);
              return list;
            };
            probe.host.reload();
          })()
          """)
        try await page.waitUntilReady()
        try await page.browser.resize(width: 1200, height: 900, scale: scale)
        try await page.browser.js("screens.at(-1).dispatchEvent(new Event('change'))")
        try await page.browser.settle()
        let line = try await page.browser.js(
          "parseFloat(probe.root.querySelector('.box').style.getPropertyValue('--px'))", as: Double.self)
        #expect(abs(line * scale - 1) < 0.001)
        #expect(try await Self.blur(page) < Self.sharp(scale))
      }
    }

    /// The greatest blur of sharp lines: browsers compute in sixty-fourths of a CSS pixel, so the edge of a day, in four
    /// views, may be off by half of one for each.
    private static func sharp(_ scale: Double) -> Double { 4 * scale / 128 }

    /// The greatest distance of an edge of a day from the edge of a device pixel, in device pixels.
    private static func blur(_ page: MonthPage) async throws -> Double {
      try await page.browser.js(
        """
        Math.max(...probe.all('gridcell').filter((each) => probe.isVisible(each)).flatMap((each) => {
          const { left, right, top, bottom } = each.getBoundingClientRect();
          return [left, right, top, bottom];
        }).map((edge) => edge * devicePixelRatio).map((edge) => Math.abs(edge - Math.round(edge))))
        """, as: Double.self)
    }
  }
}
