import Almanac
import BrowserDriver
import Testing

extension PageTests {
  @Suite("Opening")
  struct OpeningTests {
    @Test("the page opens on the current month, with today marked and the events of the server")
    func opening() async throws {
      try await MonthPage.open { page in
        #expect(try await page.title() == "November 2026")
        let days = try await page.visibleDays()
        #expect(days.count == 42)
        #expect(days.first?.name.hasPrefix("Sunday, November 1, 2026") == true)
        #expect(days.filter(\.isCurrent).map { $0.name.prefix(27) } == ["Saturday, November 21, 2026"])
        #expect(days.first { $0.isCurrent }?.tabIndex == 0)
        let names = try await page.bars().map(\.name)
        for title in ["Stand-up", "Team meeting", "Long weekend in Lisbon", "Flight to Lisbon"] {
          #expect(names.contains { $0.contains(title) }, "\(title)")
        }
        #expect(try await page.selectedDays() == [])
        try await page.picture("month-light")
      }
    }

    @Test("the modules of the element work without being joined")
    func modules() async throws {
      let scene = Scene.sample.with { $0.path = "/modules/element.html?api=/api" }
      try await MonthPage.open(scene) { page in
        #expect(try await page.title() == "November 2026")
        _ = try await page.find("button", named: "Team meeting")
        try await page.select(day: "November 10, 2026")
        #expect(try await page.heard("dateselect") == [#"{"date":"2026-11-10"}"#])
      }
    }

    @Test("the page of a static server opens empty and says what to do")
    func staticFiles() async throws {
      try await MonthPage.open(Scene().with { $0.host = .staticFiles }) { page in
        #expect(try await page.title() == "November 2026")
        #expect(try await page.bars().isEmpty)
        #expect(try await page.said().contains(".ics"))
        try await page.picture("empty")
      }
    }

    @Test("the secret of the server leaves the address of the page, and nothing else does")
    func secret() async throws {
      let scene = Scene.sample.with { $0.path = "/index.html?a=1#token=Ab-_9" }
      try await MonthPage.open(scene) { page in
        let script = "location.pathname + location.search + location.hash"
        let address = try await page.browser.js(script, as: String.self)
        #expect(address == "/index.html?a=1")
      }
    }

    @Test("the first month is requested once, and a server that answers gets no health request")
    func requests() async throws {
      try await MonthPage.open { page in
        let asked = try await page.browser.js(
          """
          performance.getEntriesByType('resource').map(({ name }) => new URL(name))
            .filter(({ pathname }) => pathname.startsWith('/api/')).map(({ pathname, search }) => pathname + search)
          """, as: [String].self)
        #expect(asked.first == "/api/events?from=2026-10-26&to=2026-12-13")
        #expect(asked.filter { $0 == asked.first }.count == 1)
        #expect(!asked.contains { $0.contains("health") })
      }
    }

    @Test("attributes of the element override clock, language and zone of the browser")
    func attributes() async throws {
      let scene = Scene.sample.with {
        $0.path = "/element.html?api=api&today=2027-03-09&date=2026-11-01&locale=de-DE&time-zone=Asia/Tokyo"
      }
      try await MonthPage.open(scene) { page in
        #expect(try await page.title() == "November 2026")
        let days = try await page.visibleDays()
        #expect(days.first?.name.hasPrefix("Montag, 26. Oktober 2026") == true)
        #expect(!days.contains { $0.isCurrent })
        try await page.click(button: "Heute")
        try await page.wait(forTitle: "März 2027")
        try await page.browser.settle()
        #expect(try await page.visibleDays().first { $0.isCurrent }?.name.hasPrefix("Dienstag, 9. März 2027") == true)
        try await page.picture("element-german")
      }
    }

    /// The language and the words of a calendar: a promise of them when `ready` is fired, and the present ones.
    private static let words = """
      globalThis.words = (each) => [each.shadowRoot.querySelector('.box').lang,
        ...['Today', 'Heute', '今日', 'Hoje'].filter((word) => each.shadowRoot.textContent.includes(word))].join();
      globalThis.firstWords = (locale) => new Promise((done) => {
        const calendar = document.createElement('almanac-calendar');
        calendar.style.height = '400px';
        calendar.locale = locale;
        calendar.addEventListener('ready', () => done(words(calendar)));
        document.body.prepend(calendar);
      });
      """

    @Test(
      "the first frame is in the language of the page, without words in it in English as a whole",
      arguments: [
        ("ja", "ja,今日"), ("pt-BR", "pt-BR,Hoje"), ("de-AT", "de-AT,Heute"), ("en-GB", "en-GB,Today"),
        ("th", "en-TH,Today"),
      ])
    func firstWords(locale: String, expected: String) async throws {
      try await MonthPage.open(.sample) { page in
        try await page.browser.js(Self.words)
        #expect(try await page.browser.js("firstWords('\(locale)')", as: String.self) == expected)
      }
    }

    @Test("of languages that are set one after another the last stays, and one that cannot be loaded becomes English")
    func languages() async throws {
      try await MonthPage.open(.sample) { page in
        try await page.browser.js(Self.words)
        try await page.browser.js("for (const each of ['ja', 'pt', 'de']) probe.host.locale = each")
        try await page.browser.until("words(probe.host) === 'de,Heute'")
        try await page.browser.js("for (const each of ['pt', 'en', 'ja']) probe.host.locale = each")
        try await page.browser.until("words(probe.host) === 'ja,今日'")
        // A request that comes back late.
        try await page.browser.js(
          """
          probe.fetch = fetch.bind(globalThis);
          globalThis.fetch = (...all) => new Promise((done) => { probe.answer = () => done(probe.fetch(...all)) });
          probe.host.locale = 'it';
          probe.host.locale = 'pt';
          """)
        try await page.browser.until("words(probe.host) === 'pt,Hoje'")
        try await page.browser.js("probe.answer()")
        try await page.browser.js(
          """
          globalThis.fetch = () => Promise.reject(new TypeError('away'));
          globalThis.warned = [];
          console.warn = (text) => warned.push(text);
          """)
        try await page.browser.settle()
        #expect(try await page.browser.js("words(probe.host)", as: String.self) == "pt,Hoje")
        try await page.browser.js("probe.host.locale = 'ru'")
        try await page.browser.until("words(probe.host) === 'en-RU,Today'")
        #expect(
          try await page.browser.js("warned", as: [String].self) == ["almanac-calendar: no words in the language ru:"])
      }
    }

    @Test("a server that does not answer is mentioned until it answers, and is asked again")
    func lostServer() async throws {
      try await MonthPage.open { page in
        try await page.browser.js("probe.fetch = fetch; globalThis.fetch = () => Promise.reject(new TypeError('away'))")
        try await page.browser.js("probe.host.goTo('2031-05-05')")
        try await page.browser.until("probe.heard.some((each) => each.kind === 'loaderror')")
        // An answer from before may come between.
        try await page.browser.until("probe.root.querySelector('.note button')")
        #expect(try await page.said().contains("The events could not be loaded"))
        try await page.browser.until("probe.find('gridcell', 'Not loaded')")
        try await page.picture("lost-server")
        // It is also asked again without a click, after a second, two, four.
        try await page.browser.js(
          """
          (button => {
            window.errors = () => probe.heard.filter((each) => each.kind === 'loaderror').length;
            window.before = errors();
            button.focus();
            button.click();
          })(probe.root.querySelector('.note button'))
          """)
        try await page.browser.until("errors() > before")
        #expect(
          try await page.browser.js("probe.focused === probe.root.querySelector('.note button')", as: Bool.self))
        #expect(try await page.said().contains("Try again"))
        try await page.browser.js("globalThis.fetch = probe.fetch; dispatchEvent(new Event('online'))")
        try await page.browser.until("!probe.root.querySelector('.note').firstChild")
        #expect(
          try await page.browser.js("probe.focused?.role === 'gridcell'", as: Bool.self))
        try await page.browser.until("!probe.find('gridcell', 'Not loaded')")
      }
    }

    @Test("a value that an attribute cannot have is mentioned once in the console")
    func wrongValues() async throws {
      try await MonthPage.open { page in
        let wrong = [
          ("date", "2027-13-45"), ("calendar", "ethiopic"), ("time-zone", "Nowhere/Bad"), ("level", "decade"),
          ("weekdays", "mon-someday"),
        ]
        try await page.browser.js(
          "probe.warnings = []; console.warn = (...parts) => probe.warnings.push(parts.join(' '))")
        for (name, value) in wrong + wrong {
          try await page.browser.js("probe.host.setAttribute('\(name)', '\(value)')")
          try await page.browser.js("probe.host.removeAttribute('\(name)')")
        }
        let warnings = try await page.browser.js("probe.warnings", as: [String].self)
        #expect(warnings.count == wrong.count)
        for (warning, (name, value)) in zip(warnings, wrong) {
          #expect(warning.hasPrefix("almanac-calendar: \(name)=\"\(value)\": expected "), "\(warning)")
        }
      }
    }

    @Test("years before 0 and after 9999 are dates in ISO form", arguments: ["-000043-03-15", "+012026-11-21"])
    func farYears(date: String) async throws {
      try await MonthPage.open { page in
        try await page.browser.js("probe.host.select('\(date)')")
        try await page.browser.until("probe.heard.some((each) => each.kind === 'dateselect')")
        #expect(try await page.heard("dateselect") == [#"{"date":"\#(date)"}"#])
      }
    }

    @Test("P10: an idle page changes nothing")
    func idle() async throws {
      try await MonthPage.open { page in
        // The events around the month arrive when the page is idle; after them, nothing may change.
        let isQuiet = try await page.browser.js(
          """
          new Promise((resolve) => {
            let quiet = 0, frames = 1200;
            const observer = new MutationObserver(() => quiet = 0);
            observer.observe(probe.root, { subtree: true, childList: true, attributes: true, characterData: true });
            const next = () => ++quiet > 60 || frames-- === 0 ? resolve(quiet > 60) : requestAnimationFrame(next);
            next();
          })
          """, as: Bool.self)
        #expect(isQuiet)
      }
    }
  }
}
