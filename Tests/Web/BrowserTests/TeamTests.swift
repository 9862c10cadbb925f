import BrowserDriver
import Testing

extension ElementTests {
  /// The page of `Examples/team`, whose server rejects the second save and accepts the third.
  @Suite("The example with a team")
  struct TeamTests {
    private static func scene(_ width: Int = 1280, isDark: Bool = false) -> Scene {
      Scene().with {
        $0.host = .staticFiles
        $0.path = "/team/page.html"
        $0.isEditable = true
        $0.emulation.width = width
        $0.emulation.isDark = isDark
        $0.emulation.hasTouch = width < 480
      }
    }

    /// An expression with the occurrences of November and of the beginning of December.
    private static let events = "probe.host.eventsIn({ start: '2026-11-01', end: '2026-12-08' })"

    private static func event(_ title: String) -> String { "\(events).find(({ title }) => title === '\(title)')" }

    private static func open(
      _ scene: Scene = scene(), _ body: (MonthPage) async throws -> Void
    ) async throws {
      try await MonthPage.open(scene) { page in
        try await page.driver.until("\(events).length === 24")
        try await page.driver.settle()
        try await body(page)
      }
    }

    @Test(
      "ED-174, ED-176: new and moved events reach the server; a save that fails is reverted, and can be tried again")
    func saving() async throws {
      try await Self.open { page in
        try await page.driver.js("probe.all('gridcell').find((each) => each.tabIndex === 0).focus()")
        try await page.press(.letter("n"))
        try await page.type(title: "retreat")
        // The number is that of the server.
        try await page.driver.until("\(Self.event("retreat"))?.id === '100'")
        try await page.drag(try await page.find("button", named: "On call: Kavya"), weeks: 1)
        try await page.driver.until("probe.root.textContent.includes('Not saved: the server answered 503.')")
        let start = "\(Self.event("On call: Kavya")).start"
        #expect(try await page.driver.js(start, as: String.self) == "2026-11-23")
        try await page.driver.js("probe.root.querySelector('[part=note] button').click()")
        try await page.driver.until("\(start) === '2026-11-30'")
        let stored = try await page.driver.js(
          """
          (async () => {
            const { fetch } = await import(new URL('server.js', location).href);
            const list = await (await fetch('/events?start=2026-11-01&end=2026-12-08')).json();
            return list.filter(({ title }) => /^(retreat|On call: Kavya)$/.test(title)).map(({ id, start }) => `${id} ${start}`);
          })()
          """, as: [String].self)
        #expect(stored == ["kavya-1 2026-11-30", "100 2026-11-21"])
      }
    }

    @Test("an event is not moved to a day before today")
    func past() async throws {
      try await Self.open { page in
        try await page.drag(try await page.find("button", named: "Review: Jonas"), weeks: -1)
        let start = try await page.driver.js("\(Self.event("Review: Jonas")).start", as: String.self)
        #expect(start.hasPrefix("2026-11-24T12:00"))
        #expect(try await page.heard("eventchange") == [])
      }
    }

    @Test("the events of one person are shown, and new events are those of this person")
    func filter() async throws {
      try await Self.open { page in
        func choose(_ person: String) async throws {
          try await page.driver.js(
            """
            (select => {
              select.value = '\(person)';
              select.dispatchEvent(new Event('change', { bubbles: true }));
            })(document.querySelector('select'))
            """)
        }
        try await choose("ben")
        try await page.driver.until("\(Self.events).length === 2")
        let outcome = try await page.driver.js(
          """
          probe.host.create({ title: 'Retreat', start: '2026-11-26' })
            .then(({ ok, reason }) => `${ok} ${reason} ${\(Self.event("Retreat"))?.calendar}`)
          """, as: String.self)
        #expect(outcome == "true null Ben Okafor")
        try await choose("")
        try await page.driver.until("\(Self.events).length === 25")
      }
    }

    @Test(
      "the page has the initials of people, keeps to its width, and axe-core finds nothing",
      arguments: [(390, true), (1280, false)])
    func look(width: Int, isDark: Bool) async throws {
      try await Self.open(Self.scene(width, isDark: isDark)) { page in
        try await page.driver.until(
          "[...document.querySelectorAll('.event b')].some(each => each.textContent === 'KR')")
        #expect(try await page.driver.js("document.documentElement.scrollWidth", as: Int.self) <= width)
        try await page.picture("team-\(width)")
        if Axe.isMet { #expect(try await page.axeFindings() == []) }
      }
    }

    @Test("WK-169: the button prints every event of the month, with initials and without controls")
    func printing() async throws {
      try await Self.open { page in
        try await page.driver.js(
          """
          globalThis.print = () => { globalThis.printed = document.querySelectorAll('[slot^=almanac-print] b').length; };
          document.querySelector('button').click();
          """)
        try await page.driver.until("globalThis.printed >= 24")
        try await page.browser.call("Emulation.setEmulatedMedia", ["media": "print"])
        let controls = "[...document.querySelectorAll('select, button')].filter(each => each.checkVisibility()).length"
        #expect(try await page.driver.js(controls, as: Int.self) == 0)
      }
    }
  }
}
