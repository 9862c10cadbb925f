import Almanac
import BrowserDriver
import Testing

extension PageTests {
  /// The page's lists: the calendars of the panel, results, and the agenda.
  @Suite("Lists")
  struct ListTests {
    private static func scene(_ change: (inout Scene) -> Void = { _ in }) -> Scene {
      Scene().with {
        $0.showsPanel = true
        $0.calendars.append(CalendarInfo(id: CalendarID(2), name: "Home", color: .named(.pink)))
        $0.calendars.append(CalendarInfo(id: CalendarID(3), name: "Work", color: .named(.blue)))
        $0.events = [
          Scene.timed("Training", hour: 9), Scene.timed("Dinner", hour: 19),
          Scene.timed("Regatta", on: Scene.today + 2, hour: 10),
        ]
        change(&$0)
      }
    }

    /// The calendars of the panel from the top, by the first words of their names.
    private static func calendars(_ page: MonthPage) async throws -> [String] {
      try await page.visible("checkbox").sorted { $0.frame[1] < $1.frame[1] }
        .map { String($0.name.prefix { $0 != "," }) }
    }

    private static func wait(for order: [String], in page: MonthPage) async throws {
      let names = order.map { "'\($0)'" }.joined(separator: ",")
      try await page.browser.until(
        """
        probe.all('checkbox').filter((each) => probe.isVisible(each))
          .sort((a, b) => a.getBoundingClientRect().y - b.getBoundingClientRect().y)
          .map((each) => probe.text(each).split(',')[0]).join() === [\(names)].join()
        """)
      try await page.browser.settle()
    }

    /// Drags an element up or down in steps.
    private static func drag(_ element: MonthPage.Element, by distance: Double, in page: MonthPage) async throws {
      let start = try await page.center(of: element)
      try await page.browser.drag(x: start.x, y: start.y, by: distance)
      try await page.browser.settle()
    }

    @Test("DT-35, DT-58: a calendar that is dragged in the list stays where it is put, and is not switched off")
    func dragging() async throws {
      try await MonthPage.open(Self.scene()) { page in
        try await Self.wait(for: ["Club", "Home", "Work"], in: page)
        try await Self.drag(try await page.find("checkbox", named: "Work"), by: -80, in: page)
        try await Self.wait(for: ["Work", "Club", "Home"], in: page)
        try await Self.drag(try await page.find("checkbox", named: "Work"), by: 41, in: page)
        try await Self.wait(for: ["Club", "Work", "Home"], in: page)
        #expect(
          try await page.browser.js(
            "probe.all('checkbox').every((each) => each.ariaChecked === 'true')", as: Bool.self))
        #expect(try await page.heard("dateselect") == [], "nothing of it is the calendar's")
        try await page.picture("list-reordered")
        // A click is still a click.
        let box = try await page.find("checkbox", named: "Work")
        try await page.browser.click(x: box.midX, y: box.frame[1] + 10)
        try await page.browser.until("probe.find('checkbox', 'Work').ariaChecked === 'false'")
        #expect(try await Self.calendars(page) == ["Club", "Work", "Home"])
      }
    }

    @Test("hidden and moved calendars are kept over a reload, where the element says so")
    func remembering() async throws {
      try await MonthPage.open(Self.scene()) { page in
        try await Self.wait(for: ["Club", "Home", "Work"], in: page)
        try await Self.drag(try await page.find("checkbox", named: "Work"), by: -80, in: page)
        try await Self.wait(for: ["Work", "Club", "Home"], in: page)
        let box = try await page.find("checkbox", named: "Home")
        try await page.browser.click(x: box.midX, y: box.frame[1] + 10)
        try await page.browser.until("localStorage.getItem('almanac-calendar') === '+Work\\x1f+Club\\x1f-Home'")
        try await page.browser.js("globalThis.isOld = true")
        try await page.browser.call("Page.reload")
        try await page.browser.until(
          "!globalThis.isOld && probe.host?.shadowRoot && probe.find('checkbox', 'Home')?.ariaChecked === 'false'")
        #expect(try await Self.calendars(page) == ["Work", "Club", "Home"])
        try await page.browser.js("probe.host.remember = null; probe.host.reload()")
        try await page.browser.until("probe.find('checkbox', 'Home')?.ariaChecked === 'true'")
        try await Self.wait(for: ["Club", "Home", "Work"], in: page)
      }
    }

    @Test("DT-58: Alt and an arrow move the calendar that has the focus, which it keeps; letters lead to a calendar")
    func keyboard() async throws {
      try await MonthPage.open(Self.scene()) { page in
        try await Self.wait(for: ["Club", "Home", "Work"], in: page)
        try await page.browser.js("probe.find('checkbox', 'Club').focus()")
        try await page.press(.arrowDown, .alt)
        try await Self.wait(for: ["Home", "Club", "Work"], in: page)
        #expect(try await page.focused().hasPrefix("Club"))
        try await page.press(.arrowDown, .alt)
        try await page.press(.arrowDown, .alt)
        try await Self.wait(for: ["Home", "Work", "Club"], in: page)
        try await page.press(.arrowUp, .alt)
        try await Self.wait(for: ["Home", "Club", "Work"], in: page)
        #expect(try await page.focused().hasPrefix("Club"))
        try await page.press(.letter("w"))
        #expect(try await page.focused().hasPrefix("Work"))
        try await page.press(.letter("q"))
        #expect(try await page.focused().hasPrefix("Work"))
        try await page.press(.home)
        #expect(try await page.focused().hasPrefix("Home"))
        try await page.press(.arrowUp)
        #expect(try await page.focused() == "Search events")
        #expect(try await page.heard("dateselect") == [])
      }
    }

    @Test("keys that lead far away take the focus of the agenda along, to a row in view")
    func farAgenda() async throws {
      try await MonthPage.open(Scene.sample) { page in
        try await page.show(level: "agenda")
        try await page.browser.js("probe.find('button', 'Grandparents').focus()")
        let keys = [
          (BrowserKey.pageDown, "December 2026"), (.end, "December 2026"), (.pageDown, "January 2027"),
          (.home, "January 2027"), (.pageUp, "December 2026"),
        ]
        for (key, title) in keys {
          try await page.press(key)
          try await page.browser.until(
            """
            (() => {
              const place = probe.focused?.getBoundingClientRect(), all = probe.host.getBoundingClientRect();
              return place && place.top > all.top + 50 && place.bottom < all.bottom;
            })()
            """)
          #expect(try await page.title() == title, "\(key)")
        }
      }
    }

    @Test("the rows of the agenda are reached by arrows and opened by Enter, Space and click, each once")
    func agenda() async throws {
      try await MonthPage.open(Self.scene { $0.showsPanel = false }) { page in
        try await page.show(level: "agenda")
        _ = try await page.find("button", named: "Training")
        try await page.browser.js("probe.find('button', 'Training').focus()")
        try await page.press(.arrowDown)
        #expect(try await page.focused().hasPrefix("Dinner"))
        try await page.press(.enter)
        #expect(try await page.heard("eventactivate").count == 1)
        try await page.closeDetails()
        try await page.press(.arrowDown)
        #expect(try await page.focused().hasPrefix("Regatta"))
        try await page.press(.space)
        #expect(try await page.heard("eventactivate").count == 2)
        try await page.closeDetails()
        let row = try await page.find("button", named: "Training")
        let point = try await page.center(of: row)
        try await page.browser.click(x: point.x, y: point.y)
        try await page.browser.until("probe.heard.filter((each) => each.kind === 'eventactivate').length === 3")
        try await page.picture("list-agenda")
      }
    }

    @Test("behind the open sheet of a narrow page the calendar is inert: Tab stays in the sheet, Escape brings it back")
    func sheet() async throws {
      let scene = Self.scene { $0.emulation.width = 700 }
      try await MonthPage.open(scene) { page in
        let isInert = "probe.all('gridcell').every((each) => each.closest('[inert], [role=dialog]'))"
        #expect(try await !page.browser.js(isInert, as: Bool.self))
        let button = try #require(try await page.visible("button").first)
        let point = try await page.center(of: button)
        try await page.browser.click(x: point.x, y: point.y)
        try await page.browser.until("probe.all('checkbox').some((each) => probe.isVisible(each))")
        try await page.browser.until(isInert)
        #expect(try await page.browser.js("probe.focused.closest('[role=dialog]') !== null", as: Bool.self))
        for _ in 0..<8 {
          try await page.press(.tab)
          #expect(
            try await page.browser.js(
              "probe.focused === null || probe.focused.closest('[inert]') === null", as: Bool.self))
        }
        try await page.browser.js("probe.all('dialog')[0].querySelector('[tabindex=\"0\"], input').focus()")
        try await page.press(.escape)
        try await page.press(.escape)
        try await page.browser.until("!probe.all('checkbox').some((each) => probe.isVisible(each))")
        #expect(try await !page.browser.js(isInert, as: Bool.self))
      }
    }
  }
}
