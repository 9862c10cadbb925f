import BrowserDriver
import Testing

extension ElementTests {
  @Suite("Nodes of the page in headings, hours, links, and week numbers")
  struct LabelHookTests {
    private static let scene = Scene().with { $0.host = .staticFiles }

    /// Sets a hook that shows its name and records what it is told.
    private static func start(_ name: String, shows text: String) -> String {
      """
      window.told = [];
      window.boxes = () => [...probe.root.querySelectorAll('[hosts] > slot')].filter(slot => probe.isVisible(slot.parentElement))
        .flatMap(slot => slot.assignedElements());
      window.texts = () => boxes().map(box => box.textContent);
      window.isPlaced = () => boxes().every(box => {
        const own = box.getBoundingClientRect(), view = box.assignedSlot.parentElement.getBoundingClientRect();
        return own.height > 0 && own.left >= view.left - 0.1 && own.right <= view.right + 0.1 && own.bottom <= view.bottom + 0.1;
      });
      probe.host.\(name) = info => { told.push(info); return `\(text)`; };
      true
      """
    }

    @Test("WK-207: nodes take the place of headings of days, above the all-day lane", arguments: ["week", "agenda"])
    func headings(level: String) async throws {
      try await MonthPage.open(Self.scene) { page in
        try await page.browser.js(
          "(probe.host.events = [{ id: 1, title: 'Fair', start: '2026-11-21', end: '2026-11-22' }], true)")
        try await page.show(level: level)
        try await page.browser.js(Self.start("dayHeadingContent", shows: "day ${info.date}"))
        try await page.browser.until("texts().includes('day 2026-11-21')")
        #expect(try await page.browser.js("isPlaced()", as: Bool.self))
        let today =
          "told.filter(info => info.isToday).map(({ date, level, text }) => `${date} ${level} ${text.length > 3}`)"
        #expect(try await page.browser.js("new Set(\(today)).size", as: Int.self) == 1)
        #expect(try await page.browser.js("\(today)[0]", as: String.self) == "2026-11-21 \(level) true")
        try await page.picture("hooks-headings-\(level)")
        try await page.browser.js("(probe.host.dayHeadingContent = null)")
        try await page.browser.until("boxes().length === 0 && probe.host.children.length === 0")
      }
    }

    @Test("WK-207: nodes take the place of hours")
    func hours() async throws {
      try await MonthPage.open(Self.scene) { page in
        try await page.show(level: "day")
        try await page.browser.js(Self.start("hourContent", shows: "at ${info.time}"))
        try await page.browser.until("texts().includes('at 10:00')")
        #expect(try await page.browser.js("isPlaced()", as: Bool.self))
        #expect(
          try await page.browser.js(
            "told.every(({ text, isSecondZone, time }) => text && !isSecondZone && /^\\d\\d:00$/.test(time))",
            as: Bool.self))
        // The text of the calendar is not seen below the node.
        let size = "getComputedStyle(boxes()[0].assignedSlot.parentElement).fontSize"
        #expect(try await page.browser.js(size, as: String.self) == "0px")
        try await page.picture("hooks-hours")
      }
    }

    @Test("WK-207: nodes take the place of the number of hidden events, which can still be pressed")
    func more() async throws {
      try await MonthPage.open(Self.scene) { page in
        try await page.browser.js(
          """
          (probe.host.events = Array.from({ length: 12 }, (_, index) =>
            ({ id: index, title: `Visit ${index}`, start: '2026-11-18', end: '2026-11-19' })), true)
          """)
        try await page.browser.js(Self.start("moreContent", shows: "and ${info.count} others"))
        try await page.browser.until("texts().some(text => /^and \\d+ others$/.test(text))")
        #expect(
          try await page.browser.js("told.every(info => info.date === '2026-11-18' && !info.isBlock)", as: Bool.self))
        try await page.browser.js(
          "probe.host.addEventListener('moreactivate', ({ detail }) => { window.opened = detail.events.length; })")
        try await page.browser.js("boxes()[0].assignedSlot.parentElement.click()")
        try await page.browser.until("window.opened === 12")
      }
    }

    @Test("WK-207: nodes take the place of week numbers")
    func weekNumbers() async throws {
      try await MonthPage.open(Self.scene) { page in
        try await page.browser.js("(probe.host.weekNumbers = true, true)")
        try await page.browser.js(Self.start("weekNumberContent", shows: "W${info.number}"))
        try await page.browser.until("texts().includes('W47')")
        #expect(
          try await page.browser.js("isPlaced() && told.find(info => info.number === 47).date", as: String.self)
            == "2026-11-15")
      }
    }
  }
}
