import BrowserDriver
import Foundation
import Testing
import WebAssets

extension ElementTests {
  @Suite("Programs that cannot be loaded")
  struct FailureTests {
    /// What a page gives in place of a program, and what is said: the reason and what helps.
    static let cases: [(file: String, reason: String, cure: String)] = [
      ("Promise.reject(new Error('/almanac-edit.wasm: 404 Not Found'))", "404", "almanac-calendar/inline-edit"),
      (
        "new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } })", "is a page",
        "optimizeDeps.exclude"
      ),
      (
        "new Response('<!doctype html>', { headers: { 'Content-Type': 'application/wasm' } })", "magic word",
        "optimizeDeps.exclude"
      ),
      ("Promise.reject(new TypeError('Failed to fetch'))", "fetch", "connect-src"),
    ]

    @Test("WK-152: a program that cannot be loaded is named with what helps", arguments: cases.indices)
    func cures(index: Int) async throws {
      let (file, reason, cure) = Self.cases[index]
      let scene = Scene().with {
        $0.host = .staticFiles
        $0.path = "/element.html"
      }
      try await MonthPage.open(scene) { page in
        try await page.browser.js(
          """
          (console.error = () => {},
           document.addEventListener('securitypolicyviolation', event => event.stopImmediatePropagation(), true),
           probe.host.addEventListener('fail', ({ detail }) => window.reason = detail.reason),
           probe.host.constructor.configure({ files: { 'almanac-edit.wasm': () => \(file) } }), probe.host.panel = '', true)
          """)
        try await page.browser.until("window.reason")
        let said = try await page.browser.js("reason", as: String.self)
        #expect(said.hasPrefix("almanac-edit.wasm: ") && said.contains(reason) && said.contains(cure), "\(said)")
        try await page.browser.js("(probe.violations.length = 0, true)")
      }
    }

    @Test("WK-152: a page with only the program for reading inside learns which module edits")
    func inlineReading() async throws {
      let scene = Scene().with {
        $0.host = .staticFiles
        $0.path = "/element.html"
      }
      try await MonthPage.open(scene) { page in
        try await page.browser.js(
          """
          (console.error = () => {},
           window.fetch = (fetch => (address, ...rest) => `${address}`.includes('/nowhere/')
             ? Promise.resolve(new Response('', { status: 404 })) : fetch(address, ...rest))(fetch),
           probe.host.addEventListener('fail', ({ detail }) => window.reason = detail.reason),
           probe.host.constructor.configure({ base: '/nowhere/', files: { 'almanac.wasm': '/almanac.wasm' } }),
           probe.host.editable = '', true)
          """)
        try await page.browser.until("window.reason")
        let said = try await page.browser.js("reason", as: String.self)
        #expect(said.hasPrefix("almanac-edit.wasm: ") && said.hasSuffix("almanac-calendar/inline-edit"), "\(said)")
      }
    }

    @Test(
      "W5: a page without a program says so in its language, although its words cannot be loaded either",
      arguments: [
        ("de", "Der Kalender konnte nicht geladen werden"), ("ar", "تعذّر تحميل التقويم"),
        ("en-GB", "The calendar could not be loaded"), ("th", "The calendar could not be loaded"),
      ])
    func language(locale: String, sentence: String) async throws {
      let scene = Scene().with {
        $0.host = .staticFiles
        $0.path = "/element.html"
      }
      try await MonthPage.open(scene) { page in
        try await page.browser.js(
          """
          (() => {
            console.error = () => {};
            console.warn = () => {};
            const none = () => Promise.reject(new TypeError('Failed to fetch'));
            const names = ['almanac-edit.wasm', 'almanac-de.txt', 'almanac-ar.txt', 'almanac-edit-de.txt', 'almanac-edit-ar.txt'];
            probe.host.constructor.configure({ files: Object.fromEntries(names.map(name => [name, none])) });
            probe.host.addEventListener('fail', () => window.hasFailed = true);
            probe.host.locale = '\(locale)';
            probe.host.panel = '';
          })()
          """)
        try await page.browser.until("window.hasFailed")
        let alert = "probe.root.querySelector('[role=alert]')"
        #expect(try await page.browser.js("\(alert).textContent", as: String.self) == sentence)
        #expect(try await page.browser.js("\(alert).querySelectorAll('button').length") == 0)
      }
    }

    @Test("WK-179: a program takes 1 GiB at most")
    func mostMemory() throws {
      let bytes = [UInt8](try Data(contentsOf: WebAssets.program))
      // https://webassembly.github.io/spec/core/binary: numbers of seven bits a byte.
      func number(_ at: inout Int) -> Int {
        var (value, shift) = (0, 0)
        repeat {
          value |= Int(bytes[at] & 127) << shift
          shift += 7
          at += 1
        } while bytes[at - 1] & 128 != 0
        return value
      }
      var at = 8
      while at < bytes.count, bytes[at] != 5 {
        at += 1
        let length = number(&at)
        at += length
      }
      at += 1
      _ = number(&at)
      let (count, limits) = (number(&at), number(&at))
      _ = number(&at)
      #expect(count == 1 && limits == 1)
      #expect(number(&at) * 65_536 == 1 << 30)
    }
  }
}
