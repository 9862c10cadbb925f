import BrowserDriver
import Testing

extension ElementTests {
  @Suite("Themes for all people")
  struct ThemeTests {
    /// What people and their devices ask for.
    enum Need: String, CaseIterable, CustomTestStringConvertible {
      case nothing, reducedMotion, forcedColors, twiceTheText, phone

      var testDescription: String { rawValue }
    }

    @Test(
      "WK-188: texts on events of any color are legible in each theme, at every level, and nothing is wider than the page",
      arguments: ["basic", "light", "dark", "contrast"], Need.allCases)
    func legible(theme: String, need: Need) async throws {
      let scene = Scene().with {
        $0.host = .staticFiles
        $0.path = "/element.html?theme=\(theme)"
        $0.emulation.reducesMotion = need == .reducedMotion
        if need == .phone { ($0.emulation.width, $0.emulation.height) = (320, 640) }
      }
      try await MonthPage.open(scene) { page in
        let browser = page.browser
        if need == .twiceTheText {
          try await browser.call("Page.setFontSizes", ["fontSizes": ["standard": .number(32)]])
          try await browser.until("probe.root.querySelector('.box').style.zoom == 2")
        }
        if need == .forcedColors {
          try await browser.call(
            "Emulation.setEmulatedMedia", ["features": [["name": "forced-colors", "value": "active"]]])
        }
        try await browser.js(
          """
          (window.colors = ['red', 'amber', 'lime', 'blue', 'graphite', 'white', 'black', 'yellow', '#00ffff', '#808080', 'tan',
             'color(display-p3 0 1 0)'],
           probe.host.events = colors.flatMap((color, index) => [
             { id: index, title: 'Whole', start: `2026-11-${String(16 + index % 7).padStart(2, '0')}`, color },
             { id: `t${index}`, title: 'Time', start: `2026-11-${String(16 + index % 7).padStart(2, '0')}T09:00`,
               duration: 'PT2H', color, status: index % 2 ? 'cancelled' : 'tentative' }]), true)
          """)
        for level in ["month", "week", "day", "agenda", "year"] {
          try await browser.js("probe.host.setLevel('\(level)', { around: '2026-11-18', animated: false })")
          try await browser.until("probe.host.level === '\(level)' && !probe.host.isZooming")
          try await browser.settle()
          // Colors that change with the emulated preference do so gradually.
          try await browser.until("probe.root.getAnimations().every(each => each.playState !== 'running')")
          let report = try await browser.js(ContrastProbe.inView, as: ContrastProbe.Report.self)
          #expect(report.count > 4, "\(level)")
          #expect(report.failures == [], "\(level)")
          #expect(
            try await browser.js("document.documentElement.scrollWidth <= innerWidth", as: Bool.self), "\(level)")
        }
        if need == .reducedMotion {
          let moving =
            "[...probe.root.querySelectorAll('.v')].filter(each => "
            + "getComputedStyle(each).transitionDuration !== '0s').length"
          #expect(try await browser.js(moving, as: Int.self) == 0)
        }
        try await page.picture("theme-\(theme)-\(need.rawValue)")
      }
    }
  }
}
