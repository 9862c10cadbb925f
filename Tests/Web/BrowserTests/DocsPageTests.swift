import BrowserDriver
import Foundation
import Testing
import WebAssets

extension ElementTests {
  /// What people do with the pages of the documents. `DocsTests` is about their examples and links.
  @Suite("Pages of the documents")
  struct DocsPageTests {
    private static let slash = BrowserKey(key: "/", code: "Slash", virtualKeyCode: 191, text: "/")

    private static func scene(_ path: String, width: Int = 1280) -> Scene {
      Scene().with {
        $0.path = path
        // Examples keep their attributes.
        $0.isEditable = true
        $0.emulation.width = width
      }
    }

    private static func type(_ word: String, in page: MonthPage) async throws {
      for letter in word { try await page.press(.letter(letter)) }
    }

    private static let options = "[...document.querySelectorAll('.search [role=option]')]"

    /// Pages whose code is for programs that build pages, or that have none.
    private static let withoutExamples: Set = ["changes.html", "react.html", "testing.html"]

    @Test("every page for the browser shows a calendar with its event beside the code, and no page logs an error")
    func liveExamples() async throws {
      let names = try JSONDecoder().decode([String: String].self, from: Data(contentsOf: WebAssets.documents)).keys
        .filter { $0.hasSuffix(".html") && !$0.hasPrefix("examples/") }.sorted()
      try await MonthPage.open(Self.scene("/docs/index.html")) { page in
        let origin = try await page.browser.js("location.origin", as: String.self)
        for name in names {
          try await page.driver.open("\(origin)/docs/\(name)")
          try await page.browser.until("document.readyState === 'complete'")
          let calendars = "[...document.querySelectorAll('.example .live almanac-calendar')]"
          let count = try await page.browser.js(calendars + ".length", as: Int.self)
          #expect(count >= (Self.withoutExamples.contains(name) ? 0 : 1), "\(name)")
          try await page.browser.until(
            calendars + ".every(each => each.hasAttribute('ready')"
              + " && each.shadowRoot.querySelectorAll('[role=gridcell]').length >= 28"
              + " && (each.textContent + each.shadowRoot.textContent).includes('Regatta'))")
          #expect(
            try await page.browser.js(
              "[...document.querySelectorAll('.needs')].every(each => !each.checkVisibility())", as: Bool.self),
            "\(name)")
          #expect(page.driver.noise == [], "\(name)")
          #expect(try await page.browser.js("probe.violations", as: [String].self) == [], "\(name)")
        }
      }
    }

    @Test("the search opens with a slash, is used by keys, and leads to the section that is found")
    func search() async throws {
      try await MonthPage.open(Self.scene("/docs/index.html")) { page in
        let browser = page.browser
        try await page.press(Self.slash)
        #expect(try await browser.js("document.activeElement.role") == "combobox")
        #expect(try await browser.js("document.activeElement.value") == "")
        try await Self.type("decorations", in: page)
        try await browser.until(Self.options + ".length > 1")
        #expect(try await browser.js("document.activeElement.ariaExpanded") == "true")
        let first = "document.getElementById(document.activeElement.getAttribute('aria-activedescendant'))"
        #expect(try await browser.js(first + ".querySelector('strong').textContent") == "Decorations")
        if Axe.isMet { #expect(try await page.axeFindings() == []) }
        // The list has no ends.
        try await page.press(.arrowUp)
        #expect(try await browser.js(first + " === " + Self.options + ".at(-1)", as: Bool.self))
        try await page.press(.arrowDown)
        #expect(try await browser.js(Self.options + "[0].ariaSelected") == "true")
        try await page.picture("docs-search-1280")
        try await page.press(.escape)
        #expect(try await browser.js("document.querySelector('.found').hidden", as: Bool.self))
        try await page.press(.arrowDown)
        try await browser.until("!document.querySelector('.found').hidden")
        try await page.press(.enter)
        try await browser.until("location.pathname.endsWith('/looks.html') && location.hash === '#decorations'")
      }
    }

    @Test("the search prefers names to text, finds words in any order and case, and says that it finds nothing")
    func ranking() async throws {
      try await MonthPage.open(Self.scene("/docs/index.html")) { page in
        let browser = page.browser
        try await page.press(Self.slash)
        for (query, address) in [
          ("weeknumbers", "reference.html#options-week-numbers"),
          ("numbers week", "reference.html#options-week-numbers"),
          ("looks", "looks.html"), ("midnight", "events.html#events-after-midnight"),
          ("eventactivate", "reference.html#events-eventactivate"),
        ] {
          try await browser.js("document.activeElement.select()")
          for letter in query { try await page.press(letter == " " ? .space : .letter(letter)) }
          try await browser.until(Self.options + "[0]?.getAttribute('href') === '\(address)'")
        }
        try await Self.type("qqq", in: page)
        let status = "document.querySelector('.found [role=status]').textContent"
        try await browser.until(status + ".startsWith('Nothing found')")
        #expect(try await browser.js("document.activeElement.ariaExpanded") == "false")
        if Axe.isMet { #expect(try await page.axeFindings() == []) }
        // The first Escape closes the list, the second one leaves the field.
        try await page.press(.escape)
        try await page.press(.escape)
        #expect(try await browser.js("document.activeElement.localName") == "body")
        // A slash in a field is text.
        try await browser.js("document.querySelector('.search input').focus()")
        try await page.press(Self.slash)
        #expect(try await browser.js("document.activeElement.value") == "/")
      }
    }

    @Test("on a phone, the pages are a menu that opens with a button and closes with Escape")
    func menu() async throws {
      try await MonthPage.open(Self.scene("/docs/index.html", width: 390)) { page in
        let browser = page.browser
        let isShown = "document.querySelector('.sidebar').checkVisibility()"
        #expect(try await browser.js(isShown, as: Bool.self) == false)
        try await browser.js("document.querySelector('.menu').focus()")
        try await page.press(.enter)
        #expect(try await browser.js(isShown, as: Bool.self))
        #expect(try await browser.js("document.querySelector('.menu').ariaExpanded") == "true")
        #expect(
          try await browser.js(
            "[...document.querySelectorAll('.sidebar a')].every(each => each.offsetHeight >= 44)", as: Bool.self))
        if Axe.isMet { #expect(try await page.axeFindings() == []) }
        try await page.picture("docs-menu-390")
        try await page.press(.escape)
        #expect(try await browser.js(isShown, as: Bool.self) == false)
        #expect(try await browser.js("document.activeElement.className") == "menu")
      }
    }

    @Test("what an example logs appears below its calendar, and its code can be copied")
    func log() async throws {
      try await MonthPage.open(Self.scene("/docs/index.html")) { page in
        let browser = page.browser
        try await browser.js(
          """
          document.querySelector('#index-1 almanac-calendar')
            .dispatchEvent(new CustomEvent('dateselect', { detail: { date: '2026-11-24' } }))
          """)
        try await browser.until("document.querySelector('#index-1 .log').textContent.includes('2026-11-24')")
        #expect(try await browser.js("document.querySelector('#index-2 .log').textContent") == "")
        // The clipboard needs a permission that browsers of tests do not have: then the code is selected.
        try await browser.js("document.querySelector('#index-1 .copy').click()")
        try await browser.until("/Copied|Selected/.test(document.querySelector('#index-1 .copy').textContent)")
        #expect(
          try await browser.js(
            "document.querySelector('#index-1 .code code').textContent.startsWith('<!doctype html>')", as: Bool.self))
      }
    }

    @Test("on paper, only the text is left")
    func printing() async throws {
      try await MonthPage.open(Self.scene("/docs/index.html")) { page in
        try await page.browser.call("Emulation.setEmulatedMedia", ["media": "print"])
        let hidden = ["bar", "sidebar", "outline", "pager", "live", "copy"]
        let shown = try await page.browser.js(
          "\(hidden).filter(name => document.querySelector('.' + name).checkVisibility())", as: [String].self)
        #expect(shown == [])
        #expect(try await page.browser.js("document.querySelector('main').checkVisibility()", as: Bool.self))
      }
    }
  }
}
