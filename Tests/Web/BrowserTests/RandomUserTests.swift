import BrowserDriver
import TestSupport
import Testing

extension ElementTests {
  /// A user with random actions.
  @Suite("Random users")
  struct RandomUserTests {
    // Three seeds, a few seconds each.
    @Test("clicks, keys, wheels, fingers and attributes in any order break nothing", arguments: [4, 11, 23])
    func random(seed: UInt64) async throws {
      let scene = Scene.sample.with {
        $0.emulation.hasTouch = true
        $0.emulation.reducesMotion = false
        $0.emulation.width = 800
        $0.emulation.height = 700
      }
      try await MonthPage.open(scene) { page in
        var generator = SeededGenerator(seed: seed)
        var most = 0
        for step in 0..<150 {
          try await act(page, &generator)
          if step % 10 == 0 { most = max(most, try await page.elementCount()) }
        }
        #expect(most < 6_000, "\(most) elements")
        // It still answers.
        try await page.browser.resize(width: 1000, height: 700)
        try await page.browser.js(Self.calm)
        try await page.show(level: "year")
        try await page.show(level: "month")
        try await page.browser.js("probe.host.goTo('2026-11-21')")
        try await page.wait(forTitle: "November 2026")
        #expect(try await page.visibleDays().count >= 35)
      }
    }

    private static let calm = """
      for (const { name } of [...probe.host.attributes]) if (name !== 'ready' && name !== 'api') probe.host.removeAttribute(name)
      """

    /// A random action of a person or a script.
    private func act(_ page: MonthPage, _ generator: inout SeededGenerator) async throws {
      let (x, y) = (
        Double(Int.random(in: 5..<315, using: &generator)), Double(Int.random(in: 5..<690, using: &generator))
      )
      let way = Double(Int.random(in: -600...600, using: &generator))
      let across = Double(Int.random(in: -400...400, using: &generator))
      let browser = page.browser
      switch Int.random(in: 0..<14, using: &generator) {
      case 0, 1, 2: try await browser.click(x: x, y: y, times: Int.random(in: 1...3, using: &generator))
      case 3, 4, 5:
        let key = Self.keys.randomElement(using: &generator) ?? .enter
        try await browser.press(key, Bool.random(using: &generator) ? .shift : [])
      case 6: try await browser.wheel(x: x, y: y, by: way, horizontally: across)
      case 7, 8: try await browser.wheel(x: x, y: y, by: way / 3, .control)
      case 9: try await browser.swipe(x: x, y: y, by: way / 2, horizontally: across)
      case 10: try await browser.pinch(x: max(160, x), y: y, distances: 20...120, inwards: way < 0)
      case 11: try await browser.js(Self.calls.randomElement(using: &generator) ?? "")
      case 12: try await browser.js(Self.attributes.randomElement(using: &generator) ?? "")
      default:
        let width = [320, 480, 800, 1400].randomElement(using: &generator) ?? 800
        try await browser.resize(width: width, height: way < 0 ? 250 : 700)
      }
      if way > 300 { try await browser.settle() }
    }

    private static let keys: [BrowserKey] = [
      .arrowLeft, .arrowRight, .arrowUp, .arrowDown, .home, .end, .pageUp, .pageDown, .enter, .escape, .space, .tab,
    ]

    private static let calls = [
      "next()", "previous()", "showToday()", "zoomIn()", "zoomOut()", "goTo('9999-12-31')", "goTo('0001-01-01')",
      "select('2026-12-24')", "select(null)",
    ].map { "probe.host.\($0)" }

    private static let attributes = [
      ("months", "pages"), ("months", "sideways"), ("months", nil), ("locale", "ar"), ("locale", nil),
      ("calendar", "hebrew"), ("calendar", nil), ("weekdays", "mon-fri"), ("weekdays", nil), ("weeks", "six"),
      ("theme", "dark"), ("time-zone", "Australia/Lord_Howe"), ("level", "agenda"), ("level", "day"),
    ].map { name, value in
      value.map { "probe.host.setAttribute('\(name)', '\($0)')" } ?? "probe.host.removeAttribute('\(name)')"
    }
  }
}
