import BrowserDriver
import Testing

extension ElementTests {
  /// Elements without a size, in turned boxes, and many one after the other.
  @Suite("Places of the element in a page")
  struct PlacementTests {
    private static let scene = Scene().with { $0.host = .staticFiles }

    @Test(
      "WK-181: an element without a size says nothing, and its first size is followed by the right frame",
      arguments: ["none", "details", "dialog", "content", "width", "frame"])
    func noSize(box: String) async throws {
      try await MonthPage.open(Self.scene) { page in
        let found = try await page.browser.js("(\(Self.noSize))('\(box)')", as: String.self)
        #expect(found == "")
      }
    }

    @Test("WK-181: hidden for a while, a calendar stays where it is", arguments: ["month", "week", "agenda"])
    func hiddenForAWhile(level: String) async throws {
      try await MonthPage.open(Self.scene) { page in
        try await page.browser.js("probe.host.configure({ date: '2027-02-10', level: '\(level)' })")
        try await page.browser.settle()
        let places = """
          JSON.stringify([...probe.root.querySelectorAll('.v')].map(each => each.getBoundingClientRect())
            .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round)).filter(([, , width]) => width).sort())
          """
        let before = try await page.browser.js(places, as: String.self)
        for style in ["display: none", "width: 0", "height: 0"] {
          try await page.browser.js("probe.host.style.cssText = '\(style)'")
          try await page.browser.settle()
          try await page.browser.js("probe.host.style.cssText = ''")
          try await page.browser.settle()
          try await page.browser.settle()
          #expect(try await page.browser.js(places, as: String.self) == before, "\(style)")
        }
      }
    }

    @Test(
      "WK-181: what a page asks for in a hidden tab is there when the tab is seen again",
      .enabled(if: Chromium.withWindows != nil))
    func hiddenTab() async throws {
      let browser = try Browser(Chromium.withWindows)
      try await OneBrowser.$current.withValue(browser) { try await hiddenTab(of: Self.scene) }
      await browser.close()
    }

    private func hiddenTab(of scene: Scene) async throws {
      try await MonthPage.open(scene) { page in
        try await page.browser.call("Emulation.setFocusEmulationEnabled", ["enabled": false])
        try await page.browser.js("(window.other = open('about:blank'), true)")
        try await page.browser.until("document.hidden")
        try await page.browser.js(
          """
          probe.host.events = [{ id: 1, title: 'Regatta', start: '2027-02-10' }];
          probe.host.goTo('2027-02-10');
          window.made = document.createElement('almanac-calendar');
          made.date = '2027-02-10';
          made.events = probe.host.events;
          document.body.append(made);
          true
          """)
        try await page.browser.js("(other.close(), true)")
        try await page.browser.until("!document.hidden && made.hasAttribute('ready')")
        try await page.browser.call("Emulation.setFocusEmulationEnabled", ["enabled": true])
        for host in ["probe.host", "made"] {
          let events = "[...\(host).shadowRoot.querySelectorAll('[role=button]')].map(each => each.ariaLabel ?? '')"
          try await page.browser.until("\(events).some(label => label.includes('Regatta'))")
          let title = "\(host).shadowRoot.querySelector('[role=heading]').textContent"
          #expect(try await page.browser.js(title) == "February 2027")
        }
      }
    }

    @Test(
      "WK-182: presses and drags in turned and stretched boxes go where the pointer points",
      arguments: ["rotate(20deg) scale(.7)", "rotate(90deg) scale(.6, .5)", "scaleX(-1)", "skewX(10deg) scale(.8)"])
    func turned(transform: String) async throws {
      try await MonthPage.open(Self.scene.with { $0.isEditable = true }) { page in
        try await page.browser.js(
          """
          probe.host.events = [{ id: 'a', title: 'Regatta', start: '2026-11-18' }];
          document.body.style.cssText = 'transform: \(transform); transform-origin: 50% 50%';
          window.changed = []; window.selected = [];
          probe.host.addEventListener('dateselect', ({ detail }) => selected.push(detail.date));
          probe.host.addEventListener('eventchange', ({ detail }) => changed.push(detail.changes[0].after.start));
          """)
        try await page.browser.until("probe.find('button', 'Regatta')")
        try await page.browser.settle()
        func middle(_ role: String, _ name: String) async throws -> BrowserPage.Place {
          let script = """
            (({ x, y, width, height }) => [x + width / 2, y + height / 2])(
              probe.find('\(role)', '\(name)').getBoundingClientRect())
            """
          let point = try await page.browser.js(script, as: [Double].self)
          return (point[0], point[1])
        }
        let found = """
          (({ x, y, width, height }) => probe.host.dateAt(x + width / 2, y + height / 2).date)(
            probe.host.rectOf('2026-11-13'))
          """
        #expect(try await page.browser.js(found, as: String.self) == "2026-11-13")
        let day = try await middle("gridcell", "November 12, 2026")
        try await page.browser.click(x: day.x, y: day.y, times: 1)
        try await page.browser.until("selected.join() === '2026-11-12'")
        let (event, from) = (try await middle("button", "Regatta"), try await middle("gridcell", "November 18, 2026"))
        let to = try await middle("gridcell", "November 25, 2026")
        try await page.browser.drag([event, (event.x + to.x - from.x, event.y + to.y - from.y)])
        try await page.browser.until("changed.join() === '2026-11-25'")
      }
    }

    @Test("WK-179: 50 elements that were made and removed leave less than a megabyte")
    func memory() async throws {
      try await MonthPage.open(Self.scene) { page in
        try await page.browser.js(
          """
          window.references = [];
          window.events = Array.from({ length: 300 }, (_, index) =>
            ({ id: index, title: `Event ${index}`, start: new Date(Date.UTC(2026, 10, 1) + index * 36e5) }));
          window.make = async count => {
            for (; count > 0; count--) {
              const host = document.createElement('almanac-calendar');
              host.events = events;
              document.body.append(host);
              while (!host.hasAttribute('ready')) await new Promise(requestAnimationFrame);
              references.push(new WeakRef(host));
              host.remove();
            }
          };
          true
          """)
        func use() async throws -> Double {
          // What waits for the browser to be idle ends first.
          for _ in 0..<4 {
            try await page.browser.js("new Promise(done => requestIdleCallback(() => setTimeout(done, 100)))")
            try await page.browser.call("HeapProfiler.collectGarbage")
          }
          return try await page.browser.call("Runtime.getHeapUsage")["usedSize"]?.number ?? 0
        }
        try await page.browser.js("make(5)")
        let before = try await use()
        try await page.browser.js("make(50)")
        #expect(try await use() - before < 1_000_000)
        #expect(try await page.browser.js("references.filter(each => each.deref()).length", as: Int.self) == 0)
      }
    }

    /// Shows an element in a box of a kind, first without a size, then as large as another one, and returns how they differ.
    private static let noSize = #"""
      async kind => {
        const frames = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
        const size = 'display: block; width: 700px; height: 500px';
        const events = [{ id: 1, title: 'Regatta', start: '2026-11-17', end: '2026-11-20' }];
        const make = (parent, width = '700px') => {
          const host = parent.ownerDocument.createElement('almanac-calendar');
          for (const name of ['date', 'today']) host.setAttribute(name, '2026-11-21');
          host.style.cssText = `${size}; width: ${width}`;
          host.events = events;
          parent.append(host);
          return host;
        };
        const look = host => {
          const { x, y } = host.getBoundingClientRect();
          return [...host.shadowRoot?.querySelectorAll('.v') ?? []].map(view => {
            const box = view.getBoundingClientRect();
            const frame = [box.x - x, box.y - y, box.width, box.height].map(Math.round);
            return box.width && box.height ? [view.role, view.ariaLabel, view.firstChild?.data, ...frame].join('|') : '';
          }).filter(Boolean).sort().join('\n');
        };
        const other = make(document.body), box = document.createElement({ details: 'details', dialog: 'dialog',
          frame: 'iframe' }[kind] ?? 'div');
        box.style.cssText = { none: 'display: none', content: 'content-visibility: hidden', width: 'width: 0; overflow: hidden',
          frame: 'width: 0; height: 0; border: 0' }[kind] ?? '';
        document.body.append(box);
        let host;
        if (kind === 'frame') {
          box.contentDocument.body.style.margin = 0;
          const script = box.contentDocument.createElement('script');
          const policy = box.contentWindow.trustedTypes?.createPolicy('tests', { createScriptURL: address => address });
          const address = `${new URL('almanac-calendar.js', location)}`;
          Object.assign(script, { type: 'module', src: policy?.createScriptURL(address) ?? address });
          box.contentDocument.head.append(script);
          box.contentDocument.documentElement.lang = document.documentElement.lang;
          await new Promise(done => script.addEventListener('load', done));
        }
        host = make(kind === 'frame' ? box.contentDocument.body : box, kind === 'width' ? '100%' : '700px');
        for (let round = 0; round < 300 && !(host.hasAttribute('ready') && other.hasAttribute('ready')); round++) await frames();
        if (kind === 'details') box.open = true;
        else if (kind === 'dialog') box.showModal();
        else box.style.cssText = kind === 'none' || kind === 'content' ? '' : `${size}; border: 0`;
        const wanted = look(other);
        for (let round = 0; round < 90 && look(host) !== wanted; round++) await frames();
        const found = look(host).split('\n'), lines = wanted.split('\n');
        return [...found.filter(line => !lines.includes(line)).slice(0, 2), ...lines.filter(line => !found.includes(line))
          .slice(0, 2)].join('; ');
      }
      """#
  }
}
