import BrowserDriver
import Testing

extension ElementTests {
  @Suite("Going to days, and selecting by scripts")
  struct GoingTests {
    private static let scene = Scene().with { $0.host = .staticFiles }

    @Test("WK-144: goTo() brings a day to the start, to the middle, or moves as little as it can, also by a fade")
    func alignment() async throws {
      try await MonthPage.open(Self.scene) { page in
        func middle(_ date: String, _ options: String) async throws -> Double {
          try await page.browser.js("probe.host.goTo('\(date)', { animated: false, \(options) })")
          try await page.browser.settle()
          return try await page.browser.js(
            """
            (rect => (rect.y + rect.height / 2 - probe.host.getBoundingClientRect().y) / probe.host.clientHeight)(
              probe.host.rectOf('\(date)'))
            """, as: Double.self)
        }
        let start = try await middle("2027-03-31", "align: 'start'")
        #expect(start > 0.6)
        #expect(abs(try await middle("2027-03-31", "align: 'center'") - 0.55) < 0.12)
        // A day in view stays where it is.
        let before = try await page.browser.js("probe.host.rectOf('2027-04-06').y", as: Double.self)
        _ = try await middle("2027-04-06", "align: 'nearest'")
        #expect(try await page.browser.js("probe.host.rectOf('2027-04-06').y", as: Double.self) == before)
        try await page.browser.js("probe.host.goTo('2031-08-20', { crossFade: true })")
        try await page.browser.until("probe.host.period.title === 'August 2031'")
        #expect(try await page.browser.js("probe.host.selectedDates.start", as: String.self) == "2031-08-20")
        let refused = try await page.browser.js(
          """
          (() => { try { probe.host.goTo('2027-04-06', { align: 'top' }); } catch ({ message }) { return message; } })()
          """, as: String.self)
        #expect(refused == "expected start, center, nearest, found top")
      }
    }

    @Test("WK-144: select() and deselect() say whether they did, and can be silent and without animation")
    func selection() async throws {
      try await MonthPage.open(Self.scene) { page in
        try await page.browser.js(
          """
          (window.heard = [], ['beforeselect', 'dateselect', 'selectionchange'].forEach(type =>
             probe.host.addEventListener(type, () => heard.push(type))),
           probe.host.configure({ selectableMax: '2027-06-30' }), true)
          """)
        func outcome(_ call: String) async throws -> String {
          try await page.browser.js(
            "(async () => `${await probe.host.\(call)} ${probe.host.selectedDates.dates} ${heard}`)()", as: String.self)
        }
        #expect(try await outcome("select('2026-11-24', { silent: true })") == "true 2026-11-24 ")
        #expect(try await outcome("deselect('2026-11-24')") == "true  beforeselect,dateselect,selectionchange")
        try await page.browser.js("(heard.length = 0, true)")
        #expect(try await outcome("select('2027-08-01', { silent: true })").hasPrefix("false"))
        #expect(try await outcome("select(['2026-11-24', '2026-11-26'], { silent: true })").hasPrefix("false"))
        #expect(try await outcome("clearSelection()").hasPrefix("true  "))
        try await page.browser.js(
          "(probe.host.addEventListener('beforeselect', event => event.preventDefault()), true)")
        #expect(try await outcome("select('2026-11-25')").hasPrefix("false  "))
        // At once: no frame lies between the call and the month.
        let title = try await page.browser.js(
          "probe.host.select('2027-03-10', { animated: false, silent: true }).then(() => probe.host.period.title)",
          as: String.self)
        #expect(title == "March 2027")
        // A day in view moves nothing.
        let top = try await page.browser.js("probe.host.rectOf('2027-03-20').y", as: Double.self)
        try await page.browser.js("probe.host.select('2027-03-12', { animated: false, silent: true })")
        #expect(try await page.browser.js("probe.host.rectOf('2027-03-20').y", as: Double.self) == top)
      }
    }

    @Test(
      "WK-145: datechange fires once when navigation has ended; a page that sets date and level in return stops nothing",
      arguments: [1, 2, 3])
    func controlled(seed: Int) async throws {
      try await MonthPage.open(Self.scene.with { $0.emulation.reducesMotion = false }) { page in
        // As frameworks do, the page sets what has changed, some frames after the event.
        try await page.browser.js(
          """
          (window.told = [], window.shown = { date: probe.host.date, level: probe.host.level }, window.random = \(seed),
           probe.host.configure(shown),
           probe.host.addEventListener('datechange', async ({ detail }) => {
             told.push({ ...detail, isZooming: probe.host.isZooming, title: probe.host.period.title });
             for (let frames = next(9); frames > 0; frames--) await new Promise(requestAnimationFrame);
             for (const name of ['date', 'level']) if (shown[name] !== detail[name]) probe.host[name] = shown[name] = detail[name];
           }),
           window.next = count => Math.floor((random = (Math.imul(random, 1664525) + 1013904223) >>> 0) / 2 ** 32 * count), true)
          """)
        for _ in 0..<8 {
          try await page.browser.js(
            """
            (async () => {
              const level = ['year', 'month', 'week', 'day'][next(4)], date = `2027-0${1 + next(9)}-1${next(10)}`;
              window.wanted = { date, level };
              await Promise.all([probe.host.setLevel(level), probe.host.goTo(date)]);
              for (let frames = next(60); frames > 0; frames--) await new Promise(requestAnimationFrame);
            })()
            """)
          #expect(
            try await page.browser.js(
              "probe.host.date === wanted.date && probe.host.level === wanted.level", as: Bool.self))
        }
        try await page.browser.until("told.at(-1)?.date === wanted.date && told.at(-1).level === wanted.level")
        #expect(try await page.browser.js("told.length <= 8 && !told.some(each => each.isZooming)", as: Bool.self))
        // What was reported stays: nothing sets out again.
        try await page.browser.settle()
        #expect(try await page.browser.js("told.at(-1).title === probe.host.period.title", as: Bool.self))
      }
    }

    @Test("WK-144: reveal() brings an occurrence of a series into view, and says if there is none")
    func revealing() async throws {
      try await MonthPage.open(Self.scene) { page in
        try await page.browser.js(
          "probe.host.events = [{ id: 'class', start: '2026-01-05', rrule: 'FREQ=WEEKLY;COUNT=80' }]")
        let found = try await page.browser.js(
          """
          (async () => `${await probe.host.reveal('class', { recurrenceId: '2027-03-01' })} ${
            await probe.host.reveal('class', { recurrenceId: '2027-03-02' })}`)()
          """, as: String.self)
        #expect(found == "true false")
        try await page.browser.until("probe.host.period.title === 'March 2027'")
      }
    }
  }
}
