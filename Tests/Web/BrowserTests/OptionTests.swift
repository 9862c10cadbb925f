import BrowserDriver
import Foundation
import Testing

@testable import WebSchema

extension ElementTests {
  @Suite("Options")
  struct OptionTests {
    /// The options that neither load a program, files or words, nor lead elsewhere.
    private static let rows = Schema.options.filter {
      !["panel", "editable", "level", "src", "api", "resources", "date", "today", "locale", "calendar"].contains(
        $0.name)
    }

    @Test(
      "WK-4: an option shows the same as attribute and as property, early and late, and nothing when it is taken back")
    func fourWays() async throws {
      let rows = Schema.options.filter { !["src", "api", "resources", "remember", "drop"].contains($0.name) }.map {
        row in
        ["name": row.name, "property": row.property, "example": row.example].merging(
          row.wrong.map { ["wrong": $0] } ?? [:]
        ) { $1 }
      }
      let json = String(decoding: try JSONEncoder().encode(rows), as: UTF8.self)
      try await MonthPage.open(Scene().with { $0.host = .staticFiles }) { page in
        let found = try await page.browser.js(FourWays.script(rows: json), as: String.self)
        #expect(found == "")
      }
    }

    @Test(
      "the example of each row is taken as attribute and as property; what is wrong is said once and counts as none")
    func rows() async throws {
      try await MonthPage.open(Scene().with { $0.host = .staticFiles }) { page in
        try await page.browser.js("(window.said = [], console.warn = (...words) => said.push(words.join(' ')))")
        // The page sets these.
        for name in ["drop", "reminders"] { try await page.browser.js("probe.host.removeAttribute('\(name)')") }
        for row in Self.rows {
          let (name, example) = (MonthPage.quoted(row.name), MonthPage.quoted(row.example))
          let inForce =
            "(value => value && typeof value === 'object' ? JSON.stringify(value) : String(value))"
            + "(probe.host.effective(\(name)))"
          let unset = try await page.browser.js(inForce, as: String.self)
          // A scene may set others.
          #expect(row.number == nil || row.standard == nil || unset == row.standard, "\(row.name)")
          try await page.browser.js("probe.host.setAttribute(\(name), \(example))")
          try await page.browser.settle()
          let attribute = try await page.browser.js(inForce, as: String.self)
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
            #expect(try await page.browser.js(inForce, as: String.self) == unset, "\(row.name)")
          }
          try await page.browser.js("probe.host.removeAttribute(\(name))")
        }
      }
    }

    @Test(
      "WK-17, WK-19, WK-70: hours, words and the size of text are what the page says, and then those of the language")
    func looks() async throws {
      try await MonthPage.open(Scene().with { $0.host = .staticFiles }) { page in
        let texts = "[...probe.root.querySelectorAll('.v')].map(each => each.firstChild?.data)"
        try await page.browser.js(
          "probe.host.configure({ level: 'week', hourCycle: 24, textScale: 1.5, phrases: { today: 'Now' } })")
        try await page.browser.until("\(texts).includes('13:00') && \(texts).includes('Now')")
        try await page.browser.until("probe.root.querySelector('.box').style.zoom == 1.5")
        #expect(try await page.browser.js("JSON.stringify(probe.host.phrases)", as: String.self) == #"{"today":"Now"}"#)
        try await page.browser.js("probe.host.configure({ hourCycle: null, textScale: null, phrases: null })")
        try await page.browser.until("\(texts).some(text => /^1.PM$/.test(text)) && \(texts).includes('Today')")
        try await page.browser.until("probe.root.querySelector('.box').style.zoom == 1")
      }
    }

    @Test("WK-64, WK-81: the element is as high as its month, and headings have the level that the page says")
    func outline() async throws {
      try await MonthPage.open(Scene().with { $0.host = .staticFiles }) { page in
        try await page.browser.js(
          "probe.host.configure({ months: 'pages', rowHeight: 40, weeks: 'six', height: 'auto', headingLevel: 3 })")
        let height = "probe.host.getBoundingClientRect().height"
        try await page.browser.until("Math.abs(\(height) - (56 + 28 + 6 * 40)) < 2")
        #expect(try await page.browser.js("probe.all('heading').every(each => each.ariaLevel === '3')", as: Bool.self))
        try await page.browser.js("probe.host.configure({ height: null, headingLevel: null })")
        try await page.browser.until("\(height) > 400")
        #expect(try await page.browser.js("probe.all('heading').every(each => each.ariaLevel === '2')", as: Bool.self))
        #expect(try await page.browser.js("probe.host.style.length", as: Int.self) == 0)
      }
    }

    @Test("WK-146: sizes and type are those of custom properties, read at the start and by refreshTokens()")
    func tokens() async throws {
      try await MonthPage.open(Scene().with { $0.host = .staticFiles }) { page in
        try await page.browser.js(
          """
          (document.adoptedStyleSheets = [new CSSStyleSheet()],
           document.adoptedStyleSheets[0].replaceSync(
             'almanac-calendar { --almanac-header-height: 6rem; --almanac-title-size: 30px; --almanac-title-weight: bold }'),
           probe.host.refreshTokens())
          """)
        try await page.browser.settle()
        let title = "getComputedStyle(probe.all('toolbar')[0].querySelector('[role=heading]'))"
        #expect(try await page.browser.js("\(title).fontSize + \(title).fontWeight", as: String.self) == "30px700")
        // The title bar has the points that the rows of the month leave, too.
        let bar = try await page.visible("toolbar").first?.frame[3] ?? 0
        #expect(96...104 ~= bar)
        try await page.browser.js(
          """
          (document.adoptedStyleSheets[0].replaceSync(`almanac-calendar { --least: 20px;
             --almanac-header-height: calc(5rem + 1em); --almanac-title-size: clamp(var(--least), 5vw, 24px);
             --almanac-title-weight: calc(400 + 1 * 200); --almanac-bar-height: calc(1px + tall) }`),
           window.said = [], console.warn = (...words) => said.push(words.join(' ')), probe.host.refreshTokens())
          """)
        try await page.browser.settle()
        #expect(try await page.browser.js("\(title).fontSize + \(title).fontWeight", as: String.self) == "24px600")
        let computed = try await page.visible("toolbar").first?.frame[3] ?? 0
        #expect(96...104 ~= computed)
        #expect(try await page.browser.js("said.length === 1 && said[0].includes('bar-height')", as: Bool.self))
        try await page.browser.js("(document.adoptedStyleSheets = [], probe.host.refreshTokens())")
        try await page.browser.settle()
        let standard = try await page.visible("toolbar").first?.frame[3] ?? 0
        #expect(56...64 ~= standard)
      }
    }

    @Test("effective() says what language, browser and page decide, too")
    func effective() async throws {
      try await MonthPage.open(Scene().with { $0.host = .staticFiles }) { page in
        let names =
          "['theme', 'first-weekday', 'dir', 'hour-cycle', 'locale'].map(name => probe.host.effective(name)).join()"
        #expect(try await page.browser.js(names, as: String.self).hasPrefix("light,sun,ltr,12,en"))
        try await page.browser.js("(probe.host.locale = 'de', probe.host.style.colorScheme = 'dark')")
        #expect(try await page.browser.js(names, as: String.self) == "dark,mon,ltr,24,de")
        try await page.browser.js("(console.warn = () => {}, probe.host.timeZone = 'Moon/Base')")
        #expect(try await page.browser.js("/^[\\w\\/]+$/.test(probe.host.effective('timeZone'))", as: Bool.self))
      }
    }

    @Test("options are set together in one frame, replaced as a whole, and unknown ones are named with the nearest")
    func together() async throws {
      try await MonthPage.open(Scene().with { $0.host = .staticFiles }) { page in
        try await page.browser.js(
          """
          window.said = []; console.warn = (...words) => said.push(words.join(' '));
          probe.host.configure({ firstWeekday: 'mon', weekNumbers: true, months: 'pages', firstWeekdy: 'sun' })
          """)
        try await page.browser.settle()
        #expect(try await page.visibleDays().first?.name.hasPrefix("Monday, October 26, 2026") == true)
        #expect(
          try await page.browser.js("said.join()", as: String.self)
            == "almanac-calendar: there is no option firstWeekdy; did you mean firstWeekday?")
        try await page.browser.js("probe.host.options = { ...probe.host.options, months: null, weekNumbers: null }")
        #expect(try await page.browser.js("Object.keys(probe.host.options).includes('firstWeekday')", as: Bool.self))
        try await page.browser.js("probe.host.options = { today: '2026-11-21' }")
        try await page.browser.settle()
        #expect(try await page.visibleDays().first?.name.hasPrefix("Sunday, November 1, 2026") == true)
      }
    }
  }
}
