import BrowserDriver
import Testing

extension ElementTests {
  /// Changes that others make, as the server tells them.
  @Suite("Changes from elsewhere")
  struct ChangesTests {
    private static let scene = Scene().with {
      $0.events = [Scene.allDay("Fair"), Scene.timed("Lunch", hour: 12)]
      $0.isEditable = true
      $0.path = "/#token=secret"
    }

    @Test("ED-127, E14: what one page does to an event is seen in another, which then edits it, too")
    func twoPages() async throws {
      try await MonthPage.open(Self.scene) { page in
        try await page.beside(Self.scene) { other in
          let before = try await other.find("button", named: "Fair").frame
          try await page.drag(try await page.find("button", named: "Fair"), weeks: -1)
          try await page.waitUntilSaved()
          try await other.driver.until("probe.element(probe.find('button', 'Fair')).frame[1] < \(before[1] - 20)")
          let there = try await page.find("button", named: "Fair").frame
          #expect(try await other.find("button", named: "Fair").frame == there)
          try await other.drag(try await other.find("button", named: "Fair"), weeks: 1)
          try await other.waitUntilSaved()
          try await page.driver.until("probe.element(probe.find('button', 'Fair')).frame[1] > \(there[1] + 20)")
          #expect(try await other.heard("savechange").last == #"{"pending":0,"failed":0}"#)
        }
      }
    }

    @Test("ED-128, ED-132: an event that two pages drag at once is asked about in the one that drops it last")
    func twoDrags() async throws {
      try await MonthPage.open(Self.scene) { page in
        try await page.beside(Self.scene) { other in
          let before = try await other.find("button", named: "Fair").frame
          let fair = try await page.find("button", named: "Fair")
          let (x, y) = try await page.center(of: fair)
          try await page.hold(fair, weeks: 1)
          try await other.drag(try await other.find("button", named: "Fair"), weeks: -1)
          try await other.waitUntilSaved()
          try await page.browser.release(at: (x, y + (try await page.rowHeight())))
          try await page.driver.until("probe.find('dialog', 'Which version of Fair?')")
          try await page.picture("changes-two-drags")
          try await page.driver.js("(probe.find('button', 'My version').click(), true)")
          try await page.waitUntilSaved()
          try await page.driver.until("!probe.find('dialog', '')")
          try await other.driver.until("probe.element(probe.find('button', 'Fair')).frame[1] > \(before[1] + 20)")
          let there = try await page.find("button", named: "Fair").frame
          #expect(try await other.find("button", named: "Fair").frame == there)
        }
      }
    }

    /// A stream that the test writes, and changed calendar objects, in place of those of the server.
    private static let stream = """
      globalThis.asked = [];
      globalThis.ended = 0;
      const realFetch = fetch, encoder = new TextEncoder();
      globalThis.fetch = async (address, options) => {
        const path = `${address}`;
        if (path.includes('/changes?since=')) {
          asked.push(path.split('since=')[1]);
          options.signal.addEventListener('abort', () => ended += 1);
          const body = new ReadableStream({ start(controller) { globalThis.lines = controller; } });
          return new Response(body, { status: 200 });
        }
        const response = await realFetch(address, options);
        if (path.includes('/events/')) {
          asked.push(path.split('/events/')[1]);
          const text = (await response.text()).replace('SUMMARY:Fair', 'SUMMARY:Market').replace(/(X-ALMANAC-ETAG:).*/, '$177');
          return new Response(text, { headers: { ETag: '"77"' } });
        }
        if (!path.includes('/events?')) return response;
        const headers = new Headers(response.headers);
        headers.set('Almanac-Position', '1.a');
        return new Response(response.body, { status: response.status, headers });
      };
      globalThis.tell = line => lines.enqueue(encoder.encode(`${JSON.stringify(line)}\\n`));
      """

    private func open(before script: String = "", _ body: (MonthPage) async throws -> Void) async throws {
      try await MonthPage.open(Self.scene) { page in
        _ = try await page.browser.call(
          "Page.addScriptToEvaluateOnNewDocument", ["source": .string("(() => { \(script)\(Self.stream) })()")])
        try await page.reload()
        try await page.driver.until("globalThis.lines")
        try await body(page)
      }
    }

    /// The line about the fair, with a tag.
    private func line(_ tag: String, _ position: String) -> String {
      """
      {"calendar":1,"uid":"Fair-20778","etag":\(tag),"from":"2026-11-20","to":"2026-11-23","position":"\(position)"}
      """
    }

    @Test("ED-127: a changed event is shown where people are, and the focus stays")
    func taking() async throws {
      try await open { page in
        let lunch = try await page.find("button", named: "Lunch").frame
        try await page.driver.js("(probe.find('button', 'Lunch').focus(), true)")
        try await page.driver.js("(tell({ position: '1.a' }), tell(\(line("\"77\"", "2.a"))), true)")
        try await page.driver.until("probe.find('button', 'Market') && !probe.find('button', 'Fair')")
        #expect(try await page.find("button", named: "Lunch").frame == lunch)
        #expect(try await page.focused().hasPrefix("Lunch"))
        // What the page has is not asked for again; a gone event leaves.
        try await page.driver.js("(tell(\(line("\"77\"", "3.a"))), tell(\(line("null", "4.a"))), true)")
        try await page.driver.until("!probe.find('button', 'Market')")
        let asked = try await page.driver.js("asked.join()", as: String.self)
        #expect(asked == "1.a,Fair-20778?absent=204")
      }
    }

    @Test("ED-127: a stream that ends is asked for again, from where it was")
    func resuming() async throws {
      try await open { page in
        try await page.driver.js("(tell(\(line("null", "5.b"))), true)")
        try await page.driver.until("!probe.find('button', 'Fair')")
        try await page.driver.js("(lines.close(), true)")
        try await page.driver.until("asked.at(-1) === '5.b'")
      }
    }

    @Test("B8: a server that has another key by now is named, and its changes come when the page has that key")
    func otherKey() async throws {
      try await open { page in
        try await page.driver.js(
          """
          (() => {
            const known = fetch;
            globalThis.fetch = (address, options) => `${address}`.includes('/changes?')
              ? Promise.resolve(new Response('{"error":"another key"}', { status: 401 })) : known(address, options);
            globalThis.knownFetch = known;
            lines.close();
          })()
          """)
        try await page.driver.until("probe.root.querySelector('.note')?.textContent.includes('no valid key')")
        try await page.driver.js("globalThis.fetch = knownFetch; location.hash = '#token=secret'")
        try await page.driver.until("asked.length === 2 && !probe.root.querySelector('.note').firstChild")
      }
    }

    @Test("V1: any number of pages share one stream of a browser, so that each of them saves")
    func manyPages() async throws {
      try await MonthPage.open(Self.scene) { first in
        let before = try await first.find("button", named: "Fair").frame
        try await Self.beside(first, count: 6) { last in
          try await last.drag(try await last.find("button", named: "Fair"), weeks: -1)
          try await last.waitUntilSaved()
          try await first.driver.until("probe.element(probe.find('button', 'Fair')).frame[1] < \(before[1] - 20)")
        }
        // Whoever is left reads the stream.
        try await first.beside(Self.scene) { other in
          try await other.drag(try await other.find("button", named: "Fair"), weeks: 1)
          try await other.waitUntilSaved()
          try await first.driver.until("probe.element(probe.find('button', 'Fair')).frame[1] > \(before[1] - 20)")
        }
      }
    }

    @Test("V1: a page that cannot share a stream holds no connection between its requests, and hears of changes anyway")
    func withoutLocks() async throws {
      try await open(before: "Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });") { page in
        try await page.driver.js("(tell({ position: '1.a' }), true)")
        try await page.driver.until("ended === 1")
        try await page.driver.until("asked.length === 2")
        try await page.driver.js("(tell(\(line("null", "2.a"))), true)")
        try await page.driver.until("!probe.find('button', 'Fair') && ended === 2")
      }
    }

    /// Opens some more pages, and lets `body` use the last one.
    private static func beside(
      _ page: MonthPage, count: Int, _ body: @Sendable (MonthPage) async throws -> Void
    ) async throws {
      if count == 0 { return try await body(page) }
      try await page.beside(scene) { try await beside($0, count: count - 1, body) }
    }

    @Test("ED-127: a reset reads everything in view again, and people stay where they are")
    func reset() async throws {
      try await open { page in
        try await page.driver.js("(tell(\(line("null", "2.a"))), true)")
        try await page.driver.until("!probe.find('button', 'Fair')")
        try await page.driver.js("(tell({ reset: true, position: '9.c' }), true)")
        _ = try await page.find("button", named: "Fair")
      }
    }
  }
}
