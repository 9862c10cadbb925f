import BrowserDriver
import Testing

extension ElementTests {
  @Suite("The order of events")
  struct EventOrderTests {
    private static let scene = Scene().with { $0.host = .staticFiles }

    /// Returns the titles of a day from top to bottom, after an order was set.
    private func titles(_ page: MonthPage, _ order: String) async throws -> String {
      try await page.browser.js(
        """
        (async () => {
          probe.host.eventOrder = \(order);
          await probe.rest();
          await probe.rest();
          return probe.all('button').filter(each => /Visit/.test(each.ariaLabel) && probe.isVisible(each))
            .map(each => [each.getBoundingClientRect().top, /Visit (\\w)/.exec(each.ariaLabel)[1]])
            .sort(([a], [b]) => a - b).map(([, title]) => title).join('');
        })()
        """, as: String.self)
    }

    @Test("WK-205: bars of a day are in the order of fields, of fields of the page, and of a function")
    func orders() async throws {
      try await MonthPage.open(Self.scene) { page in
        try await page.browser.js(
          """
          (probe.host.events = [['B', 2], ['A', 3], ['C', 1]].map(([name, weight]) =>
            ({ id: name, title: `Visit ${name}`, start: '2026-11-18', end: '2026-11-19', weight })), true)
          """)
        #expect(try await titles(page, "null") == "ABC")
        #expect(try await titles(page, "'-title'") == "CBA")
        #expect(try await titles(page, "'weight'") == "CBA")
        #expect(try await titles(page, "'-weight,title'") == "ABC")
        #expect(try await titles(page, "(a, b) => (b.title === 'Visit B') - (a.title === 'Visit B')") == "BAC")
        // A changed object has another rank.
        try await page.browser.js("(probe.host.eventOrder = 'weight', true)")
        let moved = "probe.host.events = probe.host.events.map(each => each.id === 'A' ? { ...each, weight: 0 } : each)"
        try await page.browser.js("(\(moved), true)")
        #expect(try await titles(page, "'weight'") == "ACB")
        #expect(try await titles(page, "null") == "ABC")
        try await page.browser.js("probe.host.setAttribute('event-order', '-title')")
        #expect(try await titles(page, "null") == "CBA")
      }
    }
  }
}
