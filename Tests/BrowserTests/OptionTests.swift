import BrowserDriver
import Testing

@testable import WebSchema

extension PageTests {
  @Suite("Options")
  struct OptionTests {
    /// The options of the engine that neither load a program nor lead elsewhere.
    private static let rows = Schema.wireOptions.filter { !["panel", "editable", "level"].contains($0.name) }

    @Test(
      "the example of each row is taken as attribute and as property; what is wrong is said once and counts as none")
    func rows() async throws {
      try await MonthPage.open(Scene().with { $0.host = .staticFiles }) { page in
        try await page.browser.js("(window.said = [], console.warn = (...words) => said.push(words.join(' ')))")
        for row in Self.rows {
          let (name, example) = (MonthPage.quoted(row.name), MonthPage.quoted(row.example))
          try await page.browser.js("probe.host.setAttribute(\(name), \(example))")
          try await page.browser.settle()
          let attribute = try await page.browser.js("String(probe.host.effective(\(name)))", as: String.self)
          #expect(attribute == (row.example == "" ? "true" : row.example), "\(row.name)")
          try await page.browser.js("probe.host.removeAttribute(\(name))")
          try await page.browser.js("probe.host.configure({ \(row.property): \(example) })")
          try await page.browser.settle()
          #expect(try await page.browser.js("probe.host.getAttribute(\(name))", as: String.self) == row.example)
          #expect(try await page.browser.js("said.length", as: Int.self) == 0, "\(row.name)")
          if let wrong = row.wrong {
            for _ in 0..<2 {
              try await page.browser.js("probe.host.setAttribute(\(name), \(MonthPage.quoted(wrong)))")
              try await page.browser.settle()
            }
            let said = try await page.browser.js("said.splice(0).join()", as: String.self)
            #expect(said.hasPrefix("almanac-calendar: \(row.name)=\"\(wrong)\": expected "), "\(row.name): \(said)")
            #expect(!said.contains(",almanac-calendar:"), "\(row.name): \(said)")
            let effective = try await page.browser.js("String(probe.host.effective(\(name)))", as: String.self)
            #expect(effective == row.standard ?? "null", "\(row.name)")
          }
          try await page.browser.js("probe.host.removeAttribute(\(name))")
        }
      }
    }

    @Test("options are set together in one frame, replaced as a whole, and unknown ones are named with the nearest")
    func together() async throws {
      try await MonthPage.open(Scene().with { $0.host = .staticFiles }) { page in
        try await page.browser.js(
          """
          window.said = []; console.warn = (...words) => said.push(words.join(' '));
          probe.host.configure({ firstWeekday: 'mon', weeknumbers: true, months: 'pages', firstWeekdy: 'sun' })
          """)
        try await page.browser.settle()
        #expect(try await page.visibleDays().first?.name.hasPrefix("Monday, October 26, 2026") == true)
        #expect(
          try await page.browser.js("said.join()", as: String.self)
            == "almanac-calendar: there is no option firstWeekdy; did you mean firstWeekday?")
        try await page.browser.js("probe.host.options = { ...probe.host.options, months: null, weeknumbers: null }")
        #expect(try await page.browser.js("Object.keys(probe.host.options).includes('firstWeekday')", as: Bool.self))
        try await page.browser.js("probe.host.options = { today: '2026-11-21' }")
        try await page.browser.settle()
        #expect(try await page.visibleDays().first?.name.hasPrefix("Sunday, November 1, 2026") == true)
      }
    }
  }
}
