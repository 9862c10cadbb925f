import BrowserDriver
import TestSupport
import Testing

extension ElementTests {
  @Suite("A start in two modules")
  struct StartTests {
    private struct Ends: Decodable {
      var ended: String
      var expected: String
      var isEarly: Bool
    }

    @Test(
      "WK-195: input and calls at seeded moments of a start end where they would have ended after it",
      arguments: Seeds.first(6)
    )
    func moments(seed: UInt64) async throws {
      try await Self.open { page in
        try await page.js(StartStorm.source)
        let ends = try await page.js("startStorm(\(seed % 1_000_000 + 1))", as: Ends.self)
        #expect(ends.isEarly)
        #expect(ends.ended == ends.expected)
      }
    }

    @Test("until the second module is there, the calendar is shown and scrolls, and nothing else reaches its engine")
    func waiting() async throws {
      try await Self.open { page in
        try await Self.start(page)
        #expect(try await page.js("calendar.hasAttribute('ready')") == false)
        #expect(try await page.js("calendar.shadowRoot.textContent.includes('Regatta')") == true)
        try await page.js("(calendar.goTo('2027-02-10', { animated: false }).then(() => heard.push('gone')), true)")
        try await page.js("(globalThis.before = calendar.visibleRange.end, scroller().scrollTop += 400, true)")
        try await page.until("calendar.visibleRange.end > before")
        #expect(try await page.js("calendar.dateAt(300, 400)") == .null)
        #expect(try await page.js("heard.join()") == "")
        try await page.js("(release(), true)")
        try await page.until("heard.includes('gone')")
        #expect(try await page.js("heard.join()") == "ready,gone")
        #expect(try await page.js("calendar.period.title") == "February 2027")
      }
    }

    @Test(
      "an option that is set twice while the calendar starts has its first value in the calls between",
      arguments: [
        ("level = 'day', calendar.next(), calendar.level = 'month'", "November 2026"),
        ("today = '2027-03-01', calendar.showToday(), calendar.today = '2026-11-21'", "March 2027"),
      ])
    func twice(calls: String, title: String) async throws {
      try await Self.open { page in
        try await Self.start(page)
        try await page.js("(calendar.reducesMotion = 'always', calendar.\(calls), release(), true)")
        try await page.until("heard.includes('ready')")
        try await page.settle()
        #expect(try await page.js("calendar.level") == "month")
        #expect(try await page.js("calendar.period.title") == .string(title))
      }
    }

    @Test("a function of the second module that is reached too early ends the engine, and another one goes on")
    func tooEarly() async throws {
      try await Self.open { page in
        try await page.js(
          """
          (() => {
            console.warn = () => {};
            const { instantiate } = WebAssembly;
            WebAssembly.instantiate = async (...values) => {
              const { exports } = await instantiate.apply(WebAssembly, values);
              const tick = exports.almanac_tick;
              if (!tick || globalThis.engines++) return { exports };
              // Reading a file is not part of a start.
              return { exports: { ...exports, almanac_tick: now => {
                if (globalThis.isTooEarly) exports.almanac_load(0, 0, 0);
                tick(now);
              } } };
            };
            globalThis.engines = 0;
          })()
          """)
        try await Self.start(page)
        try await page.js("(globalThis.isTooEarly = true, scroller().scrollTop += 40, true)")
        try await page.until("performance.getEntriesByName('almanac-calendar: too early').length === 1")
        try await page.js("(calendar.select('2026-11-10'), release(), true)")
        try await page.until("heard.includes('ready')")
        try await page.until("calendar.selectedDates.start === '2026-11-10'")
        #expect(try await page.js("engines") == 2)
        #expect(try await page.js("heard.join()") == "ready")
        #expect(try await page.js("calendar.shadowRoot.textContent.includes('Regatta')") == true)
        try await page.js("(performance.clearMarks(), true)")
      }
    }

    @Test("modules of different builds are refused, by a reason that names both files")
    func mismatch() async throws {
      try await Self.open { page in
        try await Self.start(page, more: Self.otherBuild)
        try await page.js("(console.error = () => {}, release(), true)")
        try await page.until("globalThis.reason")
        let reason = try await page.js("reason", as: String.self)
        #expect(reason.contains("almanac.wasm and almanac-more.wasm are of different builds"))
        #expect(try await page.js("calendar.shadowRoot.querySelector('[role=alert]').textContent.length > 0") == true)
      }
    }

    @Test(
      "a second module that cannot be loaded is reported, with the first frame still visible, and reload() tries again")
    func missing() async throws {
      try await Self.open { page in
        try await Self.start(page, more: "Promise.reject(new Error('404 Not Found'))")
        try await page.js("(console.error = () => {}, release(), true)")
        try await page.until("globalThis.reason")
        #expect(try await page.js("reason.startsWith('almanac-more.wasm: 404')") == true)
        #expect(try await page.js("calendar.shadowRoot.querySelectorAll('[role=gridcell]').length >= 28") == true)
        try await page.js(
          "(calendar.constructor.configure({ files: { 'almanac-more.wasm': 'almanac-more.wasm' } }), calendar.reload(), true)"
        )
        try await page.until("calendar.hasAttribute('ready')")
      }
    }

    @Test("a start that needs more than the first module waits for both, and shows everything in its first frame")
    func rare() async throws {
      try await Self.open { page in
        let rule = "{ id: 'r', title: 'Training', start: '2026-11-02', rrule: 'FREQ=DAILY;COUNT=3' }"
        for change in ["calendar.level = 'year'", "calendar.calendar = 'hebrew'", "calendar.events = [\(rule)]"] {
          try await page.js("(document.querySelectorAll('almanac-calendar').forEach(each => each.remove()), true)")
          try await page.js("(\(Self.making()), \(change), document.body.prepend(calendar), true)")
          try await page.js("(release(), true)")
          try await page.until("heard.includes('ready')")
          if change.contains("events") {
            #expect(try await page.js("calendar.eventsIn({ start: '2026-11-01', end: '2026-12-01' }).length") == 3)
          }
        }
      }
    }

    /// The second module of `almanac.wasm` with another number at its end, in the section of its build.
    private static let otherBuild = """
      fetch('almanac-more.wasm').then(answer => answer.arrayBuffer()).then(buffer => {
        const bytes = new Uint8Array(buffer);
        bytes[bytes.length - 1] ^= 1;
        return WebAssembly.compile(bytes);
      })
      """

    /// An expression that makes `calendar`, whose second module arrives when `release` is called.
    private static func making(more: String = "'almanac-more.wasm'") -> String {
      """
      globalThis.heard = [],
      globalThis.calendar = document.createElement('almanac-calendar'),
      calendar.constructor.configure({ files: { 'almanac-more.wasm': () =>
        new Promise(done => { globalThis.release = done; }).then(() => \(more)) } }),
      ['ready', 'restart', 'fail'].forEach(type => calendar.addEventListener(type, () => heard.push(type))),
      calendar.addEventListener('fail', ({ detail }) => { globalThis.reason = detail.reason; }),
      globalThis.release = () => {},
      globalThis.scroller = () => [...calendar.shadowRoot.querySelectorAll('*')].find(each =>
        each.scrollHeight > each.clientHeight && /auto|scroll/.test(getComputedStyle(each).overflowY)),
      calendar.style.cssText = 'display: block; width: 900px; height: 640px',
      calendar.today = '2026-11-21',
      calendar.events = [{ id: '1', title: 'Regatta', start: '2026-11-22' }]
      """
    }

    /// Starts `calendar`, and waits for its first frame.
    private static func start(_ page: BrowserPage, more: String = "'almanac-more.wasm'") async throws {
      try await page.js("(\(making(more: more)), document.body.prepend(calendar), true)")
      try await page.until("calendar.shadowRoot.querySelectorAll('[role=gridcell]').length >= 28")
      try await page.settle()
    }

    /// Opens a page with the script of the element. Its own calendar has another program.
    private static func open(_ body: (BrowserPage) async throws -> Void) async throws {
      let scene = Scene().with {
        $0.host = .staticFiles
        $0.path = "/element.html?editable"
      }
      try await MonthPage.open(scene) { page in
        try await page.browser.js("(probe.host.remove(), true)")
        try await body(page.browser)
      }
    }
  }
}
