import BrowserDriver
import Testing

extension ElementTests {
  @Suite("The month before the program is there")
  struct SkeletonTests {
    /// Keeps what is seen of the skeleton: the text and the frame of each part.
    private static let watch = """
      addEventListener('DOMContentLoaded', () => {
        const look = () => {
          const skeleton = document.querySelector('almanac-calendar')?.shadowRoot?.querySelector('.skeleton');
          if (skeleton) globalThis.skeleton ??= [...skeleton.querySelectorAll('*')].map(each => {
            const { x, y, width, height } = each.getBoundingClientRect(), { left, top } = skeleton.getBoundingClientRect();
            return { kind: each.classList[0] ?? 'today', text: each.textContent, frame: [x - left, y - top, width, height] };
          });
          if (!document.querySelector('[ready]')) requestAnimationFrame(look);
        };
        look();
      });
      """

    private struct Part: Decodable {
      var kind: String
      var text: String
      var frame: [Double]
    }

    @Test("WK-169: children of the element are seen and can be clicked until it is ready, and where it fails")
    func children() async throws {
      let scene = Scene().with {
        $0.host = .staticFiles
        $0.path = "/element.html"
      }
      try await MonthPage.open(scene) { page in
        try await page.browser.js(
          """
          (console.error = () => {},
           probe.host.constructor.configure({ files: { 'almanac-edit.wasm': () => Promise.reject(new Error('404')) } }),
           [window.shown, window.failing] = ['', 'panel'].map(name => {
             const calendar = document.createElement('almanac-calendar'), link = document.createElement('a');
             link.href = '#help';
             link.textContent = 'Please wait';
             calendar.append(link);
             if (name) calendar.setAttribute(name, '');
             document.body.prepend(calendar);
             return calendar;
           }),
           window.isOnTop = ({ firstChild }) => {
             firstChild.scrollIntoView();
             const { x, y, width, height } = firstChild.getBoundingClientRect();
             return width > 0 && document.elementFromPoint(x + width / 2, y + height / 2) === firstChild;
           }, true)
          """)
        #expect(try await page.browser.js("shown.hasAttribute('ready') || isOnTop(shown)", as: Bool.self))
        try await page.browser.until("shown.hasAttribute('ready')")
        #expect(try await page.browser.js("shown.firstChild.checkVisibility()", as: Bool.self) == false)
        try await page.browser.until("failing.shadowRoot.querySelector('[role=alert]')")
        #expect(try await page.browser.js("isOnTop(failing)", as: Bool.self))
      }
    }

    @Test(
      "WK-169: until the first frame the month lies where the engine will show it, in any language and direction",
      arguments: [("en-US", 1280), ("de-DE", 700), ("ar-EG", 1000), ("en-GB", 390)])
    func places(locale: String, width: Int) async throws {
      let scene = Scene().with {
        $0.host = .staticFiles
        $0.path = "/element.html?today=2026-11-21&lang=\(locale)"
        $0.emulation.width = width
        $0.emulation.locale = locale
      }
      try await MonthPage.open(scene) { page in
        try await page.browser.call("Page.addScriptToEvaluateOnNewDocument", ["source": .string(Self.watch)])
        try await page.browser.js("location.reload()")
        try await page.browser.until("globalThis.skeleton && document.querySelector('[ready]')")
        try await page.browser.settle()
        let parts = try await page.browser.js("skeleton", as: [Part].self)
        #expect(try await page.browser.js("probe.root.querySelector('.skeleton') === null", as: Bool.self))
        let cells = try await page.visible("gridcell")
        let days = parts.filter { $0.kind == "day" }
        try #require(days.count == 42 && cells.count >= 35)
        for cell in cells.prefix(35) {
          let isFound = days.contains { day in zip(day.frame, cell.frame).allSatisfy { abs($0 - $1) <= 1.5 } }
          #expect(isFound, "\(cell.name) at \(cell.frame)")
        }
        #expect(try await page.visible("heading").contains { $0.text == parts[0].text }, "\(parts[0].text)")
        // The disc of today is where the number of the current day will be.
        let today = parts.filter { $0.kind == "today" }
        let place = try await page.browser.js(
          """
          (number => [probe.frame(number), number.textContent])(
            probe.all('gridcell').find(each => each.ariaCurrent).querySelector('[part~=day-number]'))
          """, as: Place.self)
        #expect(today.map(\.text) == [place.text])
        for (shown, wanted) in zip(today.flatMap(\.frame), place.frame) { #expect(abs(shown - wanted) <= 1.5) }
      }
    }

    /// The frame and the text of a number.
    private struct Place: Decodable {
      var frame: [Double]
      var text: String

      init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        frame = try values.decode([Double].self)
        text = try values.decode(String.self)
      }
    }

    @Test(
      "WK-169: nothing on the page moves when the script, the first frame, and the events arrive",
      arguments: ["", "level=week", "calendar=hebrew"])
    func noShift(query: String) async throws {
      let scene = Scene().with {
        $0.host = .staticFiles
        $0.path = "/element.html?today=2026-11-21&\(query)"
      }
      let watch = """
        globalThis.shifts = [];
        new PerformanceObserver(list => shifts.push(...list.getEntries().map(({ value }) => value)))
          .observe({ type: 'layout-shift', buffered: true });
        // This element is on the page before its script, and of the same size.
        new MutationObserver((_, observer) => {
          if (!document.body) return;
          observer.disconnect();
          const early = document.createElement('almanac-calendar');
          early.className = 'early';
          early.setAttribute('today', '2026-11-21');
          document.body.prepend(early);
        }).observe(document, { childList: true, subtree: true });
        """
      try await MonthPage.open(scene) { page in
        try await page.browser.call("Page.addScriptToEvaluateOnNewDocument", ["source": .string(watch)])
        try await page.browser.js("location.reload()")
        try await page.browser.until("document.querySelectorAll('[ready]').length === 2")
        try await page.browser.js(
          "(document.querySelector('.early').events = [{ id: '1', title: 'Regatta', start: '2026-11-20' }], true)")
        try await page.browser.settle()
        #expect(try await page.browser.js("shifts", as: [Double].self) == [])
      }
    }

    @Test("WK-169: a wrong date counts as none before the program is there, too")
    func unreadableDay() async throws {
      let scene = Scene().with {
        $0.host = .staticFiles
        $0.path = "/element.html"
      }
      try await MonthPage.open(scene) { page in
        let script = "console.warn = () => {};" + Self.watch
        try await page.browser.call("Page.addScriptToEvaluateOnNewDocument", ["source": .string(script)])
        try await page.browser.js("(location.search = '?today=soon&date=2026-02-30', true)")
        try await page.browser.until("globalThis.skeleton && document.querySelector('[ready]')")
        let texts = try await page.browser.js("skeleton", as: [Part].self).map(\.text)
        #expect(texts.first == "November 2026" && !texts.contains { $0.contains("NaN") }, "\(texts)")
      }
    }

    @Test(
      "WK-169: calendars that begin elsewhere have a background without days",
      arguments: ["level=week", "panel=", "weekdays=mon-fri"])
    func others(option: String) async throws {
      let scene = Scene().with {
        $0.host = .staticFiles
        $0.path = "/element.html?\(option)"
        $0.showsPanel = true
      }
      try await MonthPage.open(scene) { page in
        try await page.browser.call("Page.addScriptToEvaluateOnNewDocument", ["source": .string(Self.watch)])
        try await page.browser.js("location.reload()")
        try await page.browser.until("globalThis.skeleton && document.querySelector('[ready]')")
        #expect(try await page.browser.js("globalThis.skeleton", as: [Part].self).isEmpty)
      }
    }
  }
}
