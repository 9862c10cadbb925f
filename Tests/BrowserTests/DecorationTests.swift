import Almanac
import BrowserDriver
import Testing

extension PageTests {
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

    @Test("WK-89: colours beyond sRGB are the nearest that can be shown")
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

    @Test("WK-128: decorations colour, name and disable days, and go with the list; wrong ones are said once")
    func decorations() async throws {
      try await MonthPage.open(Scene().with { $0.host = .staticFiles }) { page in
        try await page.browser.js(
          """
          (window.said = [], console.warn = (...words) => said.push(words.join(' ')),
           probe.host.decorations = [
             { dates: '2026-11-10/2026-11-11', fill: 'red', ink: '#804000', label: 'Fair', enabled: false },
             { weekdays: 'sat,sun', fill: 'graphite' }, { dates: 'Christmas' }, { fill: 'no colour' }])
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
        try await page.browser.js("(probe.host.decorations = null)")
        try await page.browser.settle()
        #expect(try await page.visibleDays().filter { $0.name.hasSuffix(", Fair") }.isEmpty)
      }
    }
  }
}
