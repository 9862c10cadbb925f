import BrowserDriver
import Testing

extension ElementTests {
  @Suite("An engine that fails")
  struct RestartTests {
    @Test("WK-176: after a trap the calendar goes on with its period, selection, focus and events")
    func restart() async throws {
      try await Self.open { page in
        let browser = page.browser
        try await browser.js("(globalThis.positions = 0, true)")
        try await page.select(day: "November 10, 2026")
        // The position is noted when nothing moves any more.
        try await browser.until("positions > 0")
        try await browser.js("(heard.length = 0, true)")
        try await Self.trap(in: "almanac_key", page)
        try await page.press(.arrowRight)
        try await browser.until("heard.some((each) => each.startsWith('restart'))")
        try await browser.settle()
        #expect(try await page.title() == "November 2026")
        let (selected, focused) = (try await page.selectedDays(), try await page.focused())
        #expect(selected.count == 1)
        #expect(focused.contains("November 10, 2026"))
        #expect(try await browser.js("probe.root.querySelectorAll('.box').length") == 1)
        #expect(try await browser.js("heard.filter((each) => each === 'dateselect').length") == 0)
        _ = try await page.find("button", named: "Regatta")
        try await page.press(.arrowRight)
        try await browser.until("heard.includes('dateselect')")
        #expect(try await page.focused().contains("November 11, 2026"))
      }
    }

    @Test("WK-177: a third failure within a minute ends in an alert with a button that starts anew")
    func fail() async throws {
      try await Self.open { page in
        let browser = page.browser
        for count in 1...3 {
          try await Self.trap(in: "almanac_tick", page)
          try await browser.js("(probe.host.next(), true)")
          try await browser.until("heard.filter((each) => ['restart', 'fail'].includes(each)).length === \(count)")
        }
        #expect(try await browser.js("heard.at(-1)") == "fail")
        let alert = "probe.root.querySelector('[role=alert]')"
        #expect(try await browser.js("\(alert).querySelector('p').textContent") == "The calendar has stopped")
        try await browser.js("(\(alert).querySelector('button').click(), true)")
        try await page.waitUntilReady()
        try await browser.until("heard.includes('ready')")
        _ = try await page.find("button", named: "Regatta")
      }
    }

    @Test("WK-179: events for which there is no memory are left out and named, and what was there stays")
    func memory() async throws {
      try await Self.open { page in
        let browser = page.browser
        try await browser.js("(\(Self.limit))(160)")
        try await browser.js("(probe.host.editable = true, heard.length = 0, true)")
        try await browser.until("probe.host.hasAttribute('ready') && probe.find('button', 'Regatta')")
        try await browser.js(
          """
          window.problems = [];
          console.warn = () => {};
          probe.host.addEventListener('loaderror', ({ detail }) => problems.push(...detail.problems));
          probe.host.addSource({ events: Array.from({ length: 60 }, (_, id) =>
            ({ id, title: 'Long', start: '2026-11-20', notes: 'x'.repeat(1e6) })) });
          """)
        try await browser.until("heard.includes('restart')")
        try await browser.settle()
        #expect(try await browser.js("problems.length === 1 && problems[0].reason.includes('memory')", as: Bool.self))
        #expect(try await browser.js("heard.filter(each => ['restart', 'fail'].includes(each)).join()") == "restart")
        let found = "probe.host.eventsIn({ start: '2026-11-01', end: '2026-12-01' }).map(({ title }) => title).join()"
        #expect(try await browser.js(found) == "Regatta")
      }
    }

    @Test("V2: a series during whose expansion the engine failed is shown once and named, and nothing else is lost")
    func suspect() async throws {
      try await Self.open { page in
        let browser = page.browser
        try await Self.addSeries(["a", "b"], page)
        #expect(try await Self.count("a", page) == 29)
        try await Self.trap(in: "almanac_tick", at: "a", page)
        try await browser.js("(probe.host.next(), true)")
        try await browser.until("heard.includes('restart') && problems.length")
        #expect(try await Self.count("a", page) == 1)
        #expect(try await Self.count("b", page) == 29)
        #expect(try await Self.count("1", page) == 1)
        #expect(
          try await browser.js("probe.root.querySelector('.note').textContent", as: String.self)
            == "Series a: too many to show all")
        #expect(
          try await browser.js("problems.map(({ id, field }) => `${id} ${field}`).join()", as: String.self) == "a rrule"
        )
        try await browser.js("(problems.length = 0, heard.length = 0, probe.host.reload(), true)")
        try await browser.until("heard.includes('ready')")
        #expect(try await Self.count("a", page) == 29, "whoever starts anew trusts it again")
      }
    }

    @Test("V2: a batch during which a series is expanded and the engine fails is not lost")
    func suspectBatch() async throws {
      try await Self.open { page in
        try await Self.trap(in: "almanac_events", at: "a", page)
        try await Self.addSeries(["a", "b"], page)
        try await page.browser.until("heard.includes('restart') && problems.length")
        #expect(try await Self.count("a", page) == 1)
        #expect(try await Self.count("b", page) == 29)
      }
    }

    @Test("V2: the third failure at a series leaves each series once, and only a fourth one ends the calendar")
    func suspects() async throws {
      try await Self.open { page in
        let browser = page.browser
        try await Self.addSeries(["a", "b", "c", "d"], page)
        for (index, uid) in ["a", "b", "c", "d"].enumerated() {
          try await Self.trap(in: "almanac_tick", at: uid, page)
          try await browser.js("(probe.host.next(), true)")
          try await browser.until("heard.filter((each) => ['restart', 'fail'].includes(each)).length === \(index + 1)")
          if index == 2 {
            for each in ["a", "b", "c", "d", "1"] { #expect(try await Self.count(each, page) == 1) }
            #expect(
              try await browser.js(
                "[...probe.root.querySelectorAll('.note p')].map(each => each.textContent).join()", as: String.self)
                == "Series c: too many to show all,Calendar: too many to show all")
          }
        }
        #expect(try await browser.js("heard.at(-1)") == "fail")
      }
    }

    /// Gives the program of editable calendars a memory that grows by so many pages of 64 KB at most.
    private static let limit = """
      async pages => {
        const bytes = new Uint8Array(await (await fetch('almanac-edit.wasm')).arrayBuffer());
        const number = at => {
          let value = 0, shift = 0, byte;
          do {
            byte = bytes[at++];
            value |= (byte & 127) << shift;
            shift += 7;
          } while (byte & 128);
          return [value, at];
        };
        const written = value => value > 127 ? [value & 127 | 128, ...written(value >> 7)] : [value];
        for (let at = 8; at < bytes.length;) {
          const [length, start] = number(at + 1);
          if (bytes[at] === 5) {
            const [least] = number(start + 2), limits = [1, 1, ...written(least), ...written(least + pages)];
            const parts = [bytes.slice(0, at), new Uint8Array([5, limits.length, ...limits]), bytes.slice(start + length)];
            const module = await WebAssembly.compile(await new Blob(parts).arrayBuffer());
            probe.host.constructor.configure({ files: { 'almanac-edit.wasm': module } });
            return true;
          }
          at = start + length;
        }
      }
      """

    @Test("WK-180: an element that is moved in its document goes on, and one that is put back is where it was")
    func moves() async throws {
      try await Self.open { page in
        let browser = page.browser
        try await browser.js("(probe.host.goTo('2027-02-01'), true)")
        try await browser.until("probe.find('heading', 'February 2027')")
        try await browser.settle()
        try await browser.js("(document.body.append(document.createElement('main')), heard.length = 0, true)")
        try await browser.js("(document.querySelector('main').append(probe.host), true)")
        try await browser.settle()
        #expect(try await browser.js("heard.includes('ready') || !probe.host.hasAttribute('ready')") == false)
        #expect(try await page.title() == "February 2027")
        try await browser.js("(globalThis.kept = probe.host, kept.remove(), true)")
        try await browser.settle()
        try await browser.js("(document.body.append(kept), true)")
        try await browser.until("heard.includes('ready')")
        #expect(try await page.title() == "February 2027")
      }
    }

    /// Opens a month with an event; `heard` has the events of the element, and `trapIn` names the call that fails next.
    private static func open(_ body: (MonthPage) async throws -> Void) async throws {
      let scene = Scene().with {
        $0.host = .staticFiles
        $0.path = "/element.html"
      }
      try await MonthPage.open(scene) { page in
        try await page.browser.js(
          """
          (() => {
            globalThis.heard = [];
            console.error = () => {};
            const instantiate = WebAssembly.instantiate;
            WebAssembly.instantiate = async (...values) => {
              const { exports } = await instantiate.apply(WebAssembly, values);
              const calls = Object.entries(exports).map(([name, call]) => [name, typeof call !== 'function' ? call
                : (...values) => {
                  if (name === 'almanac_position') globalThis.positions += 1;
                  if (globalThis.trapIn !== name) return call(...values);
                  globalThis.trapIn = undefined;
                  if (globalThis.series) new TextEncoder().encodeInto(`${series}\\0`, new Uint8Array(exports.memory.buffer, exports.almanac_noted_series(), 64));
                  throw new WebAssembly.RuntimeError('unreachable');
                }]);
              return { exports: Object.fromEntries(calls) };
            };
            for (const kind of ['ready', 'restart', 'fail', 'dateselect']) {
              probe.host.addEventListener(kind, () => heard.push(kind));
            }
            probe.host.events = [{ id: '1', title: 'Regatta', start: '2026-11-22' }];
            probe.host.reload();
          })()
          """)
        try await page.browser.until("heard.includes('ready')")
        try await page.browser.js("(heard.length = 0, true)")
        try await body(page)
      }
    }

    /// Makes the next call of a function fail, if a UID is given during the expansion of its series.
    private static func trap(in call: String, at uid: String? = nil, _ page: MonthPage) async throws {
      let series = uid.map { "'\($0)\\x1fSeries \($0)'" } ?? "undefined"
      try await page.browser.js("(globalThis.trapIn = '\(call)', globalThis.series = \(series), true)")
    }

    /// Gives the calendar an event and some series that take place every day from November 2 on.
    private static func addSeries(_ uids: [String], _ page: MonthPage) async throws {
      let list = uids.map { "'\($0)'" }.joined(separator: ", ")
      try await page.browser.js(
        """
        (() => {
          globalThis.problems = [];
          probe.host.addEventListener('loaderror', ({ detail }) => problems.push(...detail.problems));
          probe.host.events = [{ id: '1', title: 'Regatta', start: '2026-11-22' },
            ...[\(list)].map(id => ({ id, title: `Series ${id}`, start: '2026-11-02', rrule: 'FREQ=DAILY' }))];
        })()
        """)
      try await page.browser.settle()
    }

    /// Returns the number of occurrences of an event in November.
    private static func count(_ id: String, _ page: MonthPage) async throws -> Int {
      try await page.browser.js(
        "probe.host.eventsIn({ start: '2026-11-01', end: '2026-12-01' }).filter(each => each.id === '\(id)').length",
        as: Int.self)
    }
  }
}
