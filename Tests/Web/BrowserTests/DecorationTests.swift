import Almanac
import BrowserDriver
import Testing

extension ElementTests {
  @Suite("What the page says about days")
  struct DecorationTests {
    @Test("WK-132: style sheets of the page reach days and events by parts and states, now and when they change")
    func parts() async throws {
      try await MonthPage.open { page in
        try await page.browser.js(
          """
          (document.adoptedStyleSheets = [new CSSStyleSheet()],
           document.adoptedStyleSheets[0].replaceSync(
             'almanac-calendar::part(day selected) { background: rgb(1, 2, 3) }' +
             'almanac-calendar::part(event) { background: rgb(4, 5, 6) }' +
             'almanac-calendar::part(day-number) { font-style: italic }'))
          """)
        try await page.select(day: "November 10, 2026")
        func styled(_ element: String, _ property: String) async throws -> String {
          try await page.browser.js("getComputedStyle(\(element)).\(property)", as: String.self)
        }
        let selected = "probe.all('gridcell').find(each => each.ariaSelected === 'true')"
        try await page.browser.until("getComputedStyle(\(selected)).backgroundColor === 'rgb(1, 2, 3)'")
        #expect(try await styled("probe.root.querySelector('[part~=event]')", "backgroundColor") == "rgb(4, 5, 6)")
        #expect(try await styled("probe.root.querySelector('[part~=day-number]')", "fontStyle") == "italic")
        try await page.select(day: "November 12, 2026")
        #expect(try await page.browser.js("probe.root.querySelectorAll('[part~=selected]').length", as: Int.self) == 1)
      }
    }

    @Test("WK-132: state words tell days of the weekend, before and after today, and the ends of events")
    func words() async throws {
      let fair = Scene.allDay("Fair", on: Scene.today - 5, days: 9)
      try await MonthPage.open(Scene().with { $0.events = [fair] }) { page in
        func words(_ element: String) async throws -> String {
          let names = "['weekend', 'past', 'future', 'starts', 'ends']"
          let script = "\(names).filter(name => \(element).part.contains(name)).join()"
          return try await page.browser.js(script, as: String.self)
        }
        func day(_ name: String) -> String { "probe.all('gridcell').find(each => each.ariaLabel?.includes('\(name)'))" }
        _ = try await page.find("button", named: "Fair")
        #expect(try await words(day("November 20, 2026")) == "past")
        #expect(try await words(day("November 21, 2026")) == "weekend")
        #expect(try await words(day("November 22, 2026")) == "weekend,future")
        let pieces = "probe.all('button').filter(each => each.ariaLabel?.includes('Fair'))"
        #expect(try await page.browser.js("\(pieces).length", as: Int.self) == 2)
        #expect(try await words("\(pieces)[0]") == "starts")
        #expect(try await words("\(pieces)[1]") == "ends")
      }
    }

    @Test(
      "WK-132: state words distinguish kinds of events, their colors, ends of spans, and parts of the title bar and the hours"
    )
    func kinds() async throws {
      try await MonthPage.open(Scene().with { $0.host = .staticFiles }) { page in
        try await page.browser.js(
          """
          (probe.host.configure({ selectionMode: 'range' }), probe.host.select('2026-11-16/2026-11-18'),
           probe.host.events = [{ id: 'fair', title: 'Fair', start: '2026-11-20', end: '2026-11-25', color: 'red' },
             { id: 'talk', title: 'Talk', start: '2026-11-25T10:00', status: 'tentative', color: 'lime' },
             { id: 'run', title: 'Run', start: '2026-11-26T10:00', status: 'cancelled', color: '#123456' }], true)
          """)
        try await page.browser.until("probe.find('button', 'Run')")
        func part(_ name: String, _ index: Int = 0) async throws -> String {
          let all = "probe.all('button').filter(each => each.ariaLabel?.includes('\(name)'))"
          return try await page.browser.js("[...\(all)[\(index)].part].sort().join(' ')", as: String.self)
        }
        #expect(try await part("Fair") == "all-day continues event red starts")
        #expect(try await part("Fair", 1) == "all-day ends event red")
        #expect(try await part("Talk") == "ends event lime starts tentative")
        #expect(try await part("Run") == "cancelled ends event starts")
        func count(_ selector: String) async throws -> Int {
          try await page.browser.js("probe.root.querySelectorAll('\(selector)').length", as: Int.self)
        }
        #expect(try await count("[role=gridcell][part~=range-start]") == 1)
        #expect(try await count("[role=gridcell][part~=range-end][aria-label*=\"November 18\"]") == 1)
        for name in ["box", "note", "grid", "level-switch", "today-button", "header"] {
          #expect(try await count("[part~=\(name)]") == 1, "\(name)")
        }
        #expect(try await count("[part~=row]") >= 6)
        #expect(try await count("[part~=today-button][part~=button]") == 1)
        try await page.browser.js("probe.host.setLevel('week', { animated: false })")
        try await page.browser.until("probe.host.level === 'week'")
        try await page.browser.settle()
        for name in ["hour-line", "column", "all-day"] { #expect(try await count("[part~=\(name)]") >= 1, "\(name)") }
        try await page.browser.js("probe.host.setLevel('agenda', { animated: false })")
        try await page.browser.until("probe.host.level === 'agenda'")
        try await page.browser.settle()
        #expect(try await count("[part~=event][part~=agenda-row][part~=tentative]") == 1)
      }
    }

    @Test("WK-89: colors of custom properties are read again, and calendars that nobody named get one each")
    func tokenColors() async throws {
      try await MonthPage.open(Scene().with { $0.host = .staticFiles }) { page in
        try await page.browser.js(
          """
          (window.sheet = new CSSStyleSheet(), document.adoptedStyleSheets = [sheet],
           sheet.replaceSync('almanac-calendar { --brand: #0000ff }'),
           probe.host.events = [{ id: 1, title: 'Fair', start: '2026-11-18', color: 'var(--brand)' },
             { id: 2, title: 'Sail', start: '2026-11-19', calendar: 'crew' },
             { id: 3, title: 'Row', start: '2026-11-20', calendar: 'guests' }],
           probe.host.decorations = [{ dates: '2026-11-10', fill: 'var(--brand)' }], true)
          """)
        try await page.browser.until("probe.find('button', 'Row')")
        func color(_ role: String, _ name: String) async throws -> String {
          try await page.browser.js(
            "getComputedStyle(probe.all('\(role)').find(each => each.ariaLabel?.includes('\(name)'))).backgroundColor",
            as: String.self)
        }
        let before = [try await color("button", "Fair"), try await color("gridcell", "November 10")]
        #expect(try await color("button", "Sail") != color("button", "Row"))
        try await page.browser.js(
          "(sheet.replaceSync('almanac-calendar { --brand: #ff0000 }'), probe.host.refreshTokens(), true)")
        try await page.browser.settle()
        let after = [try await color("button", "Fair"), try await color("gridcell", "November 10")]
        #expect(after[0] != before[0] && after[1] != before[1])
      }
    }

    @Test("WK-89: colors beyond sRGB are the nearest that can be shown")
    func wideColors() async throws {
      try await MonthPage.open(Scene().with { $0.host = .staticFiles }) { page in
        try await page.browser.js(
          """
          (probe.host.decorations = [{ dates: '2026-11-10', fill: '#00ff00' },
             { dates: '2026-11-11', fill: 'color(display-p3 0 1 0)' }], true)
          """)
        try await page.browser.settle()
        func fill(_ name: String) async throws -> String {
          try await page.browser.js(
            "getComputedStyle(probe.all('gridcell').find(each => each.ariaLabel?.includes('\(name)'))).backgroundColor",
            as: String.self)
        }
        let plain = try await fill("November 10")
        #expect(try await fill("November 11") == plain && plain.hasPrefix("rgb("))
      }
    }

    @Test("WK-128: decorations color, name and disable days, and go with the list; wrong ones are said once")
    func decorations() async throws {
      try await MonthPage.open(Scene().with { $0.host = .staticFiles }) { page in
        try await page.browser.js(
          """
          (window.said = [], console.warn = (...words) => said.push(words.join(' ')),
           probe.host.decorations = [
             { dates: '2026-11-10/2026-11-11', fill: 'red', ink: '#804000', label: 'Fair', enabled: false },
             { weekdays: 'sat,sun', fill: 'graphite' }, { dates: 'Christmas' }, { fill: 'no color' }])
          """)
        try await page.browser.settle()
        let named = try await page.visibleDays().filter { $0.name.hasSuffix(", Fair") }
        #expect(named.count == 2 && named.first?.name.contains("November 10, 2026") == true)
        let fill =
          "getComputedStyle(probe.all('gridcell').find(each => each.ariaLabel.includes('Fair'))).backgroundColor"
        #expect(try await page.browser.js(fill, as: String.self) == "rgb(255, 221, 217)")
        #expect(try await page.browser.js("said.length", as: Int.self) == 2)
        try await page.select(day: "November 10, 2026")
        #expect(try await page.heard("dateselect") == [])
        try await page.select(day: "November 12, 2026")
        #expect(try await page.heard("dateselect") == [#"{"date":"2026-11-12"}"#])
        try await page.picture("decorations")
        // Columns of hours have the color, their headings the label.
        try await page.browser.js("probe.host.configure({ level: 'week', date: '2026-11-10' })")
        try await page.browser.settle()
        let heading = "probe.all('gridcell').filter(each => each.ariaLabel.endsWith(', Fair')).length"
        #expect(try await page.browser.js(heading, as: Int.self) == 2)
        let tinted =
          "[...probe.root.querySelectorAll('*')].filter(each => getComputedStyle(each).backgroundColor === 'rgb(255, 221, 217)').length"
        #expect(try await page.browser.js(tinted, as: Int.self) >= 2)
        try await page.picture("decorations-week")
        try await page.browser.js(
          "(probe.host.events = [{ title: 'Stalls', start: '2026-11-10' }], probe.host.level = 'agenda')")
        try await page.browser.settle()
        #expect(
          try await page.browser.js(
            "probe.all('heading').filter(each => probe.text(each).endsWith(', Fair')).length > 0") == true)
        try await page.browser.js("probe.host.configure({ level: 'month', date: '2026-11-10' })")
        try await page.browser.settle()
        try await page.browser.js("(probe.host.decorations = null)")
        try await page.browser.settle()
        #expect(try await page.visibleDays().filter { $0.name.hasSuffix(", Fair") }.isEmpty)
      }
    }
  }
}
