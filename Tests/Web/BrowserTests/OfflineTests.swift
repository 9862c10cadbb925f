import Almanac
import BrowserDriver
import Foundation
import Testing
import WebAssets

extension ElementTests {
  /// The page of `almanac serve` as a program of its own, without its server.
  @Suite("Offline")
  struct OfflineTests {
    private static let scene = Scene().with {
      $0.events = [Scene.allDay("Fair"), Scene.timed("Lunch", hour: 12)]
      $0.isEditable = true
      $0.worksOffline = true
      $0.path = "/#token=secret"
    }
    private static let asOf = "probe.root.querySelector('.note')?.textContent.includes('Offline: shown as of')"
    private static let leaves = "dispatchEvent(new Event('beforeunload', { cancelable: true }))"

    /// Opens the page, and waits until all that it needs without the server is kept.
    private static func install(_ body: (OfflineHost, MonthPage) async throws -> Void) async throws {
      try await OfflineHost.run(scene) { host, page in
        try await page.waitUntilInstalled()
        try await page.waitUntilKept("answers")
        try await body(host, page)
      }
    }

    @Test("WK-237: the page has a manifest with an icon, and a worker that keeps its files and nothing of the API")
    func installing() async throws {
      try await Self.install { _, page in
        let manifest = try await page.driver.js(
          """
          fetch(document.querySelector('link[rel=manifest]').href).then(answer => answer.json())
            .then(({ icons, start_url }) => `${icons[0].src} ${start_url}`)
          """, as: String.self)
        #expect(manifest == "icon.svg /")
        let paths = try await page.driver.js(
          """
          caches.keys().then(async ([name, ...rest]) =>
            [...rest, ...(await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)])
          """, as: [String].self)
        for path in ["/index.html", "/almanac-calendar.js", "/almanac-edit-more.wasm", "/almanac-de.txt", "/icon.svg"] {
          #expect(paths.contains(path), "\(path)")
        }
        #expect(!paths.contains { $0.contains("/api/") || $0.contains("worker") })
        #expect(try await page.driver.js("probe.violations", as: [String].self) == [])
      }
      let icon = try Data(contentsOf: WebAssets.siteFolder.appending(path: "icon.svg"))
      #expect(try icon == Data(contentsOf: Package.root.appending(path: "Packaging/almanac.svg")))
    }

    @Test(
      "WK-238: without its server, the page opens with the events that it had, says so, and later shows the server's")
    func opening() async throws {
      try await Self.install { host, page in
        await host.stop()
        try await host.open(page)
        try await page.driver.until(Self.asOf)
        _ = try await page.find("button", named: "Fair")
        try await page.picture("offline")
        if Axe.isMet { #expect(try await page.axeFindings() == []) }
        try host.edit("Fair-20778") { $0.summary = "Market" }
        try await host.start()
        try await page.comeOnline()
        try await page.driver.until("!\(Self.asOf) && probe.find('button', 'Market') && !probe.find('button', 'Fair')")
      }
    }

    @Test("WK-239: edits without the server wait in the browser, leaving does not ask, and they are sent later")
    func editing() async throws {
      try await Self.install { host, page in
        let before = try await page.find("button", named: "Fair").frame
        await host.stop()
        try await host.open(page)
        try await page.drag(try await page.find("button", named: "Fair"), weeks: -1)
        try await page.waitUntilKept("edits")
        try await page.driver.until(Self.leaves)
        try await page.driver.until("probe.find('button', 'Not saved yet')")
        try await page.picture("offline-edit")
        try await host.open(page)
        try await page.driver.until("probe.element(probe.find('button', 'Fair')).frame[1] < \(before[1] - 20)")
        try await host.start()
        try await page.comeOnline()
        try await page.waitUntilSaved()
        await host.stop()
        #expect(try host.events().first { $0.summary == "Fair" }?.start == .day(Scene.today - 7))
      }
    }

    @Test("WK-239: an edit that others have overtaken meanwhile is asked about as always")
    func conflict() async throws {
      try await Self.install { host, page in
        await host.stop()
        try await host.open(page)
        try await page.drag(try await page.find("button", named: "Fair"), weeks: -1)
        try await page.waitUntilKept("edits")
        try host.edit("Fair-20778") { ($0.start, $0.end) = (.day(Scene.today + 2), .day(Scene.today + 3)) }
        try await host.start()
        try await page.comeOnline()
        // The page starts again with the events of the server, and sends then.
        try await page.driver.until("!\(Self.asOf) && probe.find('dialog', 'Which version of Fair?')")
        try await page.driver.js("(probe.find('button', 'My version').click(), true)")
        try await page.waitUntilSaved()
        await host.stop()
        #expect(try host.events().first { $0.summary == "Fair" }?.start == .day(Scene.today - 7))
      }
    }

    @Test("WK-240: the edits of a tab that was closed without the server are sent by one of the others, once")
    func tabs() async throws {
      try await Self.install { host, page in
        await host.stop()
        try await host.withTab(beside: page) { other in
          try await other.drag(try await other.find("button", named: "Fair"), weeks: -1)
          try await other.waitUntilKept("edits")
        }
        try await host.withTab(beside: page) { third in
          try await third.driver.until("probe.find('button', 'Not saved yet')")
          for each in [page, third] {
            try await each.driver.js(
              """
              globalThis.sent = 0;
              const send = fetch;
              globalThis.fetch = (address, options) => {
                sent += options?.method === 'POST';
                return send(address, options);
              };
              """)
          }
          try await host.start()
          for each in [page, third] { try await each.comeOnline() }
          try await third.waitUntilSaved()
          try await page.driver.settle()
          #expect(try await page.driver.js("sent", as: Int.self) == 0)
          #expect(try await third.driver.js("sent", as: Int.self) >= 1)
        }
        await host.stop()
        #expect(try host.events().first { $0.summary == "Fair" }?.start == .day(Scene.today - 7))
      }
    }

    @Test("WK-241: a new build of the server is shown at once, and kept whole in place of the former one")
    func newBuild() async throws {
      try await Self.install { host, page in
        let names = try await page.driver.js("caches.keys()", as: [String].self)
        await host.stop()
        let sheet = host.site.appendingPathComponent("style.css")
        try (String(contentsOf: sheet, encoding: .utf8) + "h1 { order: 7 }\n").write(
          to: sheet, atomically: true, encoding: .utf8)
        try await host.start()
        try await host.open(page)
        let order = "getComputedStyle(document.querySelector('h1')).order"
        #expect(try await page.driver.js(order) == "7")
        while try await page.driver.js("caches.keys()", as: [String].self).contains(names[0]) {
          try await page.driver.settle()
        }
        await host.stop()
        try await host.open(page)
        #expect(try await page.driver.js(order) == "7")
      }
    }

    @Test("WK-239: without a place to keep edits, the page works as before, and leaving asks")
    func unavailable() async throws {
      try await MonthPage.open(Self.scene.with { $0.worksOffline = false }) { page in
        try await page.driver.js(
          "globalThis.realFetch = fetch, globalThis.fetch = () => Promise.reject(new TypeError('gone')), true")
        try await page.drag(try await page.find("button", named: "Fair"), weeks: -1)
        #expect(try await page.driver.js(Self.leaves) == false)
        try await page.driver.js("globalThis.fetch = realFetch, dispatchEvent(new Event('online'))")
        try await page.waitUntilSaved()
        #expect(try await page.driver.js(Self.leaves) == true)
      }
    }
  }
}
