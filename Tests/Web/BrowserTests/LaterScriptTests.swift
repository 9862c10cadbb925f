import BrowserDriver
import Testing

extension ElementTests {
  @Suite("The second script")
  struct LaterScriptTests {
    private static let name = "almanac-calendar-more.js"

    /// A script of a new document that says where the second script is, before the element starts.
    private static func providing(_ file: String) -> String {
      """
      console.error = () => {};
      const define = CustomElementRegistry.prototype.define;
      CustomElementRegistry.prototype.define = function (name, type) {
        type.configure({ files: { '\(name)': () => \(file) } });
        define.call(this, name, type);
      };
      """
    }

    /// Opens a page with a script of its own, up to its first frame.
    private static func open(
      _ script: String, query: String = "", _ body: (MonthPage) async throws -> Void
    ) async throws {
      let scene = Scene().with {
        $0.host = .staticFiles
        $0.path = "/element.html?today=2026-11-21\(query)"
        $0.isEditable = true
      }
      try await MonthPage.open(scene) { page in
        try await page.browser.call("Page.addScriptToEvaluateOnNewDocument", ["source": .string(script)])
        try await page.browser.js("(globalThis.isBefore = true, location.reload())")
        try await page.browser.until(
          "!globalThis.isBefore && globalThis.probe?.host?.shadowRoot && probe.all('gridcell').length > 0")
        try await body(page)
      }
    }

    @Test(
      "WK-190: a calendar without events requests the second script after its first frame",
      arguments: ["", "&editable="])
    func afterTheFrame(query: String) async throws {
      let seen = "document.querySelector('almanac-calendar').shadowRoot.querySelectorAll('[role=gridcell]').length"
      let script = Self.providing("void (globalThis.requests ??= []).push(\(seen))")
      try await Self.open(script, query: query) { page in
        try await page.waitUntilReady()
        let requests = try await page.browser.js("requests", as: [Int].self)
        #expect(requests.count == 1 && requests.allSatisfy { $0 >= 28 }, "\(requests)")
      }
    }

    @Test("WK-190: what a page sets and calls before the second script is there happens in order once it is")
    func order() async throws {
      let script = Self.providing("new Promise(done => { globalThis.release = () => done(); })")
      try await Self.open(script) { page in
        let early = try await page.browser.js(
          """
          (() => {
            const { host } = probe, list = [{ id: '1', title: 'Regatta', start: '2027-02-02' }];
            host.events = list;
            list.push({ id: '2', title: 'Too late', start: '2027-02-02' });
            globalThis.source = host.addSource({ id: 'crew', events: [{ id: '3', title: 'Lunch', start: '2027-02-03' }] });
            source.put([{ id: '4', title: 'Dinner', start: '2027-02-04' }]);
            source.delete(['3']);
            host.calendars = [{ id: 'c', name: 'Club' }];
            host.decorations = [{ dates: '2027-02-05', label: 'Closed' }];
            globalThis.calls = [];
            host.goTo('2027-02-01', { animated: false }).then(() => calls.push('goTo'));
            host.previous().then(() => calls.push('previous'));
            host.next().then(() => calls.push('next'));
            return [host.hasAttribute('ready'), host.events === list, host.sources[0] === source, source.id,
              source.events.map(({ id }) => id).join()];
          })().join(' ')
          """, as: String.self)
        #expect(early == "false true true crew 4")
        try await page.browser.js("(release(), true)")
        try await page.waitUntilReady()
        try await page.browser.until("calls.length === 3")
        try await page.browser.settle()
        #expect(try await page.browser.js("calls.join()") == "goTo,previous,next")
        #expect(try await page.title() == "February 2027")
        let events = "probe.host.eventsIn({ start: '2027-02-01', end: '2027-03-01' }).map(({ title }) => title).join()"
        #expect(try await page.browser.js(events) == "Regatta,Dinner")
        let late = """
          [probe.host.sources[0] === source, source.state, source.put([{ id: '5', title: 'Tea', start: '2027-02-05' }]).inserted,
            source.events.map(({ id }) => id), probe.host.eventsOn('2027-02-05').map(({ source: own }) => own === source)].join()
          """
        #expect(try await page.browser.js(late) == "true,ready,1,4,5,true")
        let isClosed = "probe.all('gridcell').some(each => each.ariaLabel?.includes('Closed'))"
        #expect(try await page.browser.js(isClosed, as: Bool.self))
      }
    }

    @Test("WK-190: a calendar whose second script cannot be loaded says so, stays readable, and tries again on request")
    func failure() async throws {
      let script =
        "addEventListener('fail', ({ detail }) => globalThis.reason = detail.reason);"
        + Self.providing("globalThis.isBack ? undefined : Promise.reject(new TypeError('Failed to fetch'))")
      try await Self.open(script) { page in
        try await page.browser.until("globalThis.reason")
        let reason = try await page.browser.js("reason", as: String.self)
        #expect(reason.hasPrefix("\(Self.name): Failed to fetch; ") && reason.contains("script-src"), "\(reason)")
        #expect(try await page.title() == "November 2026")
        #expect(try await page.visibleDays().count == 42)
        let alert = "probe.root.querySelector('[role=alert]')"
        #expect(try await page.browser.js("\(alert).firstChild.textContent") == "The calendar could not be loaded")
        let refusal = "probe.host.whenReady().then(() => '', ({ message }) => message)"
        #expect(try await page.browser.js(refusal, as: String.self) == reason)
        try await page.scroll(weeks: 8)
        try await page.browser.until("probe.root.querySelector('[role=heading]').textContent !== 'November 2026'")
        try await page.browser.js("(globalThis.isBack = true, \(alert).querySelector('button').click(), true)")
        try await page.waitUntilReady()
        #expect(try await page.browser.js("\(alert) === null", as: Bool.self))
      }
    }

    @Test("WK-190: a second script of another build is refused")
    func otherBuild() async throws {
      let script =
        "addEventListener('fail', ({ detail }) => globalThis.reason = detail.reason);"
        + Self.providing("({ default: () => ({}), build: -1 })")
      try await Self.open(script, query: "&remember=x") { page in
        try await page.browser.until("globalThis.reason")
        #expect(try await page.browser.js("reason", as: String.self).contains("of another build"))
        #expect(try await page.title() == "November 2026")
      }
    }
  }
}
