import BrowserDriver
import Foundation
import Testing
import WebAssets

extension ElementTests {
  @Suite("Documents")
  struct DocsTests {
    private static func names(_ isIncluded: (String) -> Bool) throws -> [String] {
      try JSONDecoder().decode([String: String].self, from: Data(contentsOf: WebAssets.documents)).keys
        .filter { $0.hasSuffix(".html") && isIncluded($0) }.sorted()
    }

    private static func scene(_ width: Int, isDark: Bool) -> Scene {
      Scene().with {
        $0.path = "/docs/examples/index-1.html"
        // Examples keep their attributes.
        $0.isEditable = true
        $0.emulation.width = width
        $0.emulation.isDark = isDark
      }
    }

    @Test("every example of the documents shows a month with its event, under the policy of the server")
    func examples() async throws {
      try await MonthPage.open(Self.scene(1280, isDark: false)) { page in
        let origin = try await page.browser.js("location.origin", as: String.self)
        let names = try Self.names { $0.hasPrefix("examples/") }
        #expect(names.count >= 15)
        for name in names {
          try await page.driver.open("\(origin)/docs/\(name)")
          try await page.waitUntilReady()
          try await page.browser.until("probe.root.textContent.includes('Regatta')")
          #expect(try await page.browser.js("probe.all('gridcell').length", as: Int.self) >= 28, "\(name)")
          #expect(try await page.browser.js("probe.violations", as: [String].self) == [], "\(name)")
          guard Axe.isMet else { continue }
          // What surrounds the calendar is not what an example is about.
          let findings = try await page.axeFindings().filter { finding in
            !["page-has-heading-one", "region", "landmark-one-main"].contains { finding.hasPrefix($0 + ":") }
          }
          #expect(findings == [], "\(name)")
        }
      }
    }

    @Test("the page in Examples shows its events, which people can edit")
    func examplePage() async throws {
      let scene = Self.scene(1280, isDark: false).with { $0.path = "/example.html" }
      try await MonthPage.open(scene) { page in
        try await page.browser.until("probe.root.textContent.includes('Regatta')")
        #expect(
          try await page.browser.js("document.querySelector('almanac-calendar').editable !== false", as: Bool.self))
        #expect(try await page.browser.js("probe.violations", as: [String].self) == [])
      }
    }

    @Test(
      "every page of the documents is accessible and keeps to its width, wide and light, narrow and dark",
      arguments: [(1280, false), (390, true)])
    func pages(width: Int, isDark: Bool) async throws {
      try await MonthPage.open(Self.scene(width, isDark: isDark)) { page in
        let origin = try await page.browser.js("location.origin", as: String.self)
        for name in try Self.names({ !$0.hasPrefix("examples/") }) {
          try await page.driver.open("\(origin)/docs/\(name)")
          try await page.browser.until(
            "document.readyState === 'complete' && [...document.querySelectorAll('.live almanac-calendar')]"
              + ".every(each => each.hasAttribute('ready'))")
          #expect(
            try await page.browser.js("document.documentElement.scrollWidth", as: Int.self) <= width, "\(name)")
          #expect(
            try await page.browser.js("getComputedStyle(document.querySelector('.bar')).position") == "sticky",
            "\(name) has its style sheet")
          if Axe.isMet {
            let findings = try await page.axeFindings()
            #expect(findings == [], "\(name)")
          }
          try await page.picture("docs-\(name.dropLast(5))-\(width)")
        }
      }
    }

    @Test("WK-162: scripts and style sheets of the guides can be read, and no declaration is dropped")
    func blocks() async throws {
      let guides = Package.root.appendingPathComponent("Documentation/Web")
      let names = try FileManager.default.contentsOfDirectory(atPath: guides.path).filter { $0.hasSuffix(".md") }
      try await MonthPage.open(Self.scene(1280, isDark: false)) { page in
        var (scripts, declarations) = (0, 0)
        for name in names.sorted() {
          let text = try String(contentsOf: guides.appendingPathComponent(name), encoding: .utf8)
          for block in text.matches(of: #/(?s)```js\n(.*?)```/#) {
            scripts += 1
            // Imports and exports stand only at the top of a module.
            let body = block.output.1.split(separator: "\n").filter { !$0.hasPrefix("import ") }.joined(separator: "\n")
              .replacing("export default ", with: "return ")
            let answer = try await page.browser.call(
              "Runtime.compileScript",
              [
                "expression": .string("async () => {\n\(body)\n}"), "sourceURL": .string(name),
                "persistScript": .bool(false),
              ])
            let problem = answer["exceptionDetails"]?["exception"]?["description"]?.string
            #expect(problem == nil, "\(name): \(body)")
          }
          for block in text.matches(of: #/(?s)(?:```css\n(.*?)```|<style>(.*?)<\/style>)/#) {
            let sheet = String(block.output.1 ?? block.output.2 ?? "")
            let found = try await page.browser.js(
              """
              (text => {
                const sheet = new CSSStyleSheet(), wanted = [...text.matchAll(/([^{}]+)\\{([^{}]*)\\}/g)];
                sheet.replaceSync(text);
                const rules = [...sheet.cssRules].flatMap(rule => rule instanceof CSSMediaRule ? [...rule.cssRules] : rule);
                const names = wanted.flatMap(([, , body]) => body.split(';').map(each => each.split(':')[0].trim()).filter(Boolean));
                const dropped = wanted.flatMap(([, selector, body], index) => body.split(';').map(each => each.split(':')[0].trim())
                  .filter(name => name && !rules[index]?.style.getPropertyValue(name)).map(name => selector.trim() + ' ' + name));
                return [`${names.length}`, ...dropped];
              })(\(MonthPage.quoted(sheet)))
              """, as: [String].self)
            declarations += Int(found[0]) ?? 0
            #expect(found.dropFirst() == [], "\(name)")
          }
        }
        #expect(scripts >= 8 && declarations >= 10)
      }
    }

    @Test("links between the pages lead to pages and sections that are there")
    func links() async throws {
      try await MonthPage.open(Self.scene(1280, isDark: false)) { page in
        let origin = try await page.browser.js("location.origin", as: String.self)
        for name in try Self.names({ !$0.hasPrefix("examples/") }) {
          try await page.driver.open("\(origin)/docs/\(name)")
          let missing = try await page.browser.js(
            """
            (texts => Promise.all([...document.links].filter(({ origin }) => origin === location.origin).map(async link => {
              const { href, hash, pathname } = link;
              // Headings and rows lead to themselves: each file is fetched once.
              texts[pathname] ??= fetch(pathname).then(answer => answer.ok ? answer.text() : undefined);
              const text = await texts[pathname];
              return text !== undefined && (!hash || text.includes(`id="${hash.slice(1)}"`)) ? [] : [href];
            })).then(lists => lists.flat()))({})
            """, as: [String].self)
          #expect(missing == [], "\(name)")
        }
      }
    }
  }
}
