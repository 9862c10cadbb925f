import BrowserDriver
import Testing

extension ElementTests {
  @Suite("Loading, and what is spoken")
  struct LoadingTests {
    @Test("WK-109: while something loads, the calendar is busy, its part says so, and whenLoaded() waits")
    func states() async throws {
      try await MonthPage.open(Scene().with { $0.host = .staticFiles }) { page in
        try await page.browser.js(
          """
          (window.told = [], probe.host.addEventListener('loadingchange', ({ detail }) =>
             told.push(`${detail.loading} ${detail.sources.map(({ id }) => id)}`)),
           probe.host.addSource({ id: 'slow',
             // The days around those in view are asked for later, and answered at once.
             load: () => window.answer ? [] : new Promise(done => window.answer = done) }), true)
          """)
        let state = "`${probe.host.isLoading} ${box.ariaBusy} ${box.part}`"
        func now() async throws -> String {
          try await page.browser.js("(box => \(state))(probe.root.querySelector('.box'))", as: String.self)
        }
        #expect(try await now() == "true true box loading")
        // The line comes after 400 ms, without a script.
        #expect(
          try await page.browser.js(
            "(({ animationDelay, height }) => animationDelay + height)(getComputedStyle(probe.root.querySelector('.box'), '::before'))",
            as: String.self) == "0.4s2px")
        try await page.browser.js("(probe.host.whenLoaded().then(() => told.push('loaded')), answer([]), true)")
        try await page.browser.until("told.includes('loaded')")
        #expect(try await page.browser.js("told.slice(0, 2).join(';')", as: String.self) == "true slow;false ")
        try await page.browser.until("!probe.host.isLoading")
        #expect(try await now() == "false null box")
      }
    }

    @Test("WK-109: the server is asked, and is no source")
    func server() async throws {
      try await MonthPage.open(.sample.with { $0.path = "/element.html?api=api" }) { page in
        let told = try await page.browser.js(
          """
          (async () => {
            const told = [];
            // Days around the view are asked for later.
            do await probe.host.whenLoaded(); while (probe.host.isLoading);
            probe.host.addEventListener('loadingchange', ({ detail }) => told.push(`${detail.loading} ${detail.sources.length}`));
            await probe.host.goTo('2033-05-01', { animated: false });
            await probe.host.whenLoaded();
            return `${told.slice(0, 2)} ${probe.host.isLoading}`;
          })()
          """, as: String.self)
        #expect(told == "true 0,false 0 false")
      }
    }

    @Test(
      "WK-76, WK-105: days are asked for once, those in view first, as many around them as the page wants or events allow"
    )
    func requests() async throws {
      try await MonthPage.open(Scene().with { $0.path = "/modules/element.html" }) { page in
        let problem = try await page.browser.js(LoadingStorm.script(1...6), as: String.self)
        #expect(problem == "")
      }
    }

    @Test("WK-76: with another fetch-margin, the days around those in view are asked for from the server")
    func margin() async throws {
      try await MonthPage.open(.sample.with { $0.path = "/element.html?api=api" }) { page in
        try await page.browser.js(
          """
          window.asked = (window.realFetch = fetch, []);
          window.fetch = (url, init) => (asked.push(new URL(url, document.baseURI).searchParams.get('to')), realFetch(url, init));
          probe.host.goTo('2033-05-01', { animated: false });
          """)
        try await page.browser.until("asked.some(day => day > '2033-06-12')")
        try await page.browser.until("!probe.host.isLoading")
        try await page.browser.js("probe.host.fetchMargin = 400")
        try await page.browser.until("asked.some(day => day > '2034-06-01')")
        try await page.browser.js("(window.fetch = realFetch, true)")
      }
    }

    @Test("WK-189: periods that people go to are said, at most one text in 250 ms, and none for what the page does")
    func announcements() async throws {
      try await MonthPage.open(Scene().with { $0.host = .staticFiles }) { page in
        let live = "probe.root.querySelector('.live').textContent"
        try await page.browser.js("probe.host.goTo('2027-03-10', { animated: false })")
        try await page.browser.settle()
        #expect(try await page.browser.js(live, as: String.self) == "")
        try await page.click(button: "Next month")
        try await page.browser.until("\(live) === 'April 2027'")
        try await page.browser.js("(probe.host.date = '2029-01-01', true)")
        try await page.browser.until("probe.host.period.title === 'January 2029'")
        #expect(try await page.browser.js(live, as: String.self) == "April 2027")
        let said = try await page.browser.js(
          """
          (async () => {
            const said = [], element = probe.root.querySelector('.live');
            await new Promise(done => setTimeout(done, 300));
            new MutationObserver(() => said.push(element.textContent)).observe(element, { childList: true });
            for (const text of ['One', 'Two', 'Three']) probe.host.announce(text);
            while (element.textContent !== 'Three') await new Promise(requestAnimationFrame);
            return said.join();
          })()
          """, as: String.self)
        #expect(said == "One,Three")
      }
    }
  }
}
