import Almanac
import BrowserDriver
import Testing

extension PageTests {
  @Suite("Accessibility")
  struct AccessibilityTests {
    @Test("assistive technology finds one grid with rows, named columns and days, and events inside their days")
    func tree() async throws {
      let scene = Scene().with { scene in
        scene.events = (9...17).map { Scene.timed("Session \($0)", on: Scene.today - 2, hour: $0) }
      }
      try await MonthPage.open(scene) { page in
        try await page.select(day: "November 18, 2026")
        let tree = try await page.browser.accessibilityTree()
        let grids = tree.nodes(role: "grid")
        try #require(grids.count == 1)
        #expect(grids[0].name == "November 2026")
        let inside = tree.descendants(of: grids[0])
        #expect(
          inside.filter { $0.role == "columnheader" }.map(\.name) == [
            "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
          ])
        let rows = inside.filter { $0.role == "row" }
        #expect(rows.count >= 7)
        for row in rows.dropFirst() {
          let cells = tree.children(of: row)
          #expect(cells.map(\.role) == Array(repeating: "gridcell", count: 7))
          for (weekday, cell) in zip(["Sunday", "Monday", "Tuesday"], cells) {
            #expect(cell.name.hasPrefix(weekday + ", "), "\(cell.name)")
          }
        }
        let cells = inside.filter { $0.role == "gridcell" }
        #expect(cells.filter { $0.has("selected") }.map { $0.name.contains("November 18, 2026") } == [true])
        #expect(cells.filter { $0.has("focused") }.map { $0.name.contains("November 18, 2026") } == [true])
        let thursday = try #require(cells.first { $0.name.hasPrefix("Thursday, November 19, 2026") })
        #expect(thursday.name == "Thursday, November 19, 2026, 9 events")
        let buttons = tree.children(of: thursday).filter { $0.role == "button" }.map(\.name)
        #expect(buttons.count == 5)
        #expect(buttons.first?.hasPrefix("Session 9, 9:00") == true, "\(buttons)")
        #expect(buttons.last == "5 more events")
      }
    }

    @Test("the title is a heading that announces changes, and the buttons and the calendar have names")
    func titleBar() async throws {
      try await MonthPage.open { page in
        let tree = try await page.browser.accessibilityTree()
        // That of the page, which is not seen, and that of the calendar.
        #expect(tree.nodes(role: "heading").map(\.name) == ["Almanac", "November 2026"])
        let toolbar = try #require(tree.nodes(role: "toolbar").first)
        #expect(toolbar.name == "Calendar")
        let buttons = tree.descendants(of: toolbar).filter { $0.role == "button" }.map(\.name)
        #expect(buttons == ["Year", "Month", "Week", "Day", "Agenda", "Previous month", "Today", "Next month"])
        #expect(try await page.browser.js("probe.all('heading')[0].getAttribute('aria-live')") == "polite")
      }
    }

    @Test("every exposed control has a name")
    func names() async throws {
      try await MonthPage.open { page in
        let tree = try await page.browser.accessibilityTree()
        for role in ["button", "gridcell", "columnheader", "grid", "heading", "toolbar"] {
          #expect(tree.nodes(role: role).allSatisfy { !$0.name.isEmpty }, "\(role)")
        }
      }
    }

    @Test("a date can be found by its text in the page")
    func findInPage() async throws {
      try await MonthPage.open { page in
        let isFound = try await page.browser.js("window.find('Team meeting')")
        #expect(isFound == true)
      }
    }

    @Test(
      "the ring of a focused event that goes on in another week is open there (B28)", arguments: ["en-US", "he-IL"])
    func ring(locale: String) async throws {
      let scene = Scene().with { scene in
        scene.emulation.locale = locale
        scene.events = [Scene.allDay("Voyage", on: Scene.today - 10, days: 15)]
      }
      try await MonthPage.open(scene) { page in
        try await page.press(.tab)
        let sides = try await page.browser.js(
          """
          probe.all('button').filter(each => each.ariaLabel?.includes('Voyage'))
            .sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top).map(each => {
              each.focus();
              const { outlineStyle, boxShadow } = getComputedStyle(each);
              return [outlineStyle, ...[...boxShadow.matchAll(/(-?\\d+px) (-?\\d+px) 0px 0px/g)].map(([, x, y]) => x + ' ' + y)]
                .filter(each => each !== '0px 0px').join();
            })
          """, as: [String].self)
        let (first, last) = locale == "en-US" ? ("2px 0px", "-2px 0px") : ("-2px 0px", "2px 0px")
        let lines = "none,0px 2px,0px -2px"
        #expect(sides == [lines + "," + first, lines, lines + "," + last])
      }
    }
  }
}
