import BrowserDriver
import Foundation
import Testing
import WebAssets

extension PageTests {
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
        #expect(names.count >= 9)
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

    @Test(
      "every page of the documents is accessible and keeps to its width, wide and light, narrow and dark",
      arguments: [(1280, false), (390, true)])
    func pages(width: Int, isDark: Bool) async throws {
      try await MonthPage.open(Self.scene(width, isDark: isDark)) { page in
        let origin = try await page.browser.js("location.origin", as: String.self)
        for name in try Self.names({ !$0.hasPrefix("examples/") }) {
          try await page.driver.open("\(origin)/docs/\(name)")
          try await page.browser.until("document.readyState === 'complete'")
          #expect(
            try await page.browser.js("document.documentElement.scrollWidth", as: Int.self) <= width, "\(name)")
          #expect(
            try await page.browser.js("getComputedStyle(document.querySelector('main')).maxWidth") == "1152px",
            "\(name) has its style sheet")
          if Axe.isMet {
            let findings = try await page.axeFindings()
            #expect(findings == [], "\(name)")
          }
          try await page.picture("docs-\(name.dropLast(5))-\(width)")
        }
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
            Promise.all([...document.links].filter(({ origin }) => origin === location.origin).map(async ({ href }) => {
              const answer = await fetch(href), { hash } = new URL(href);
              const text = await answer.text();
              return answer.ok && (!hash || text.includes(`id="${hash.slice(1)}"`)) ? [] : [href];
            })).then(lists => lists.flat())
            """, as: [String].self)
          #expect(missing == [], "\(name)")
        }
      }
    }
  }
}
