import Almanac
import BrowserDriver
import Testing

extension PageTests {
  /// Search, the list of calendars and the events of the day beside the calendar.
  @Suite("Panel")
  struct PanelTests {
    private static func scene(_ change: (inout Scene) -> Void = { _ in }) -> Scene {
      Scene().with {
        $0.showsPanel = true
        $0.calendars.append(CalendarInfo(id: CalendarID(2), name: "Home", color: .named(.pink)))
        $0.events = [
          Scene.timed("Training", hour: 9), Scene.timed("Regatta", on: Scene.today + 40, hour: 10),
          Scene.timed("Regatta dinner", on: Scene.today + 41, hour: 19), Scene.allDay("Birthday", on: Scene.today + 1),
        ]
        $0.events[3].calendar = CalendarID(2)
        change(&$0)
      }
    }

    private static func type(_ text: String, in page: MonthPage) async throws {
      try await page.browser.js("probe.root.querySelector('input').focus()")
      for letter in text { try await page.press(.letter(letter)) }
    }

    @Test("typed text is found, Enter goes to the first day, arrows move through the results")
    func search() async throws {
      try await MonthPage.open(Self.scene()) { page in
        try await Self.type("regatta", in: page)
        try await page.browser.until("probe.find('heading', 'December 2026')")
        #expect(try await page.visible("heading").contains { $0.name.contains("January 2027") })
        #expect(try await page.heard("dateselect") == [], "letters are no keys of the calendar")
        try await page.picture("panel-results")
        try await page.press(.enter)
        #expect(try await page.heard("dateselect") == [#"{"date":"2026-12-31"}"#])
        try await page.wait(forTitle: "December 2026")
        try await page.press(.arrowDown)
        #expect(try await page.focused().hasPrefix("Regatta, "))
        try await page.press(.arrowDown)
        #expect(try await page.focused().hasPrefix("Regatta dinner"))
        try await page.press(.enter)
        #expect(try await page.heard("dateselect").last == #"{"date":"2027-01-01"}"#)
        try await page.press(.escape)
        #expect(try await page.focused() == "Search events")
        try await page.press(.escape)
        try await page.browser.until("probe.find('checkbox', 'Club')")
        try await page.press(.escape)
        #expect(try await page.focused().contains("2027"))
      }
    }

    @Test("WK-89: calendars are listed in the order that the page says, until a person orders them")
    func order() async throws {
      try await MonthPage.open(Self.scene { ($0.host, $0.events) = (.staticFiles, []) }) { page in
        try await page.browser.js(
          """
          probe.host.calendars = [{ id: 'a', name: 'Alpha', order: 3 }, { id: 'b', name: 'Beta', order: 1 },
            { id: 'c', order: 2 }];
          probe.host.events = ['a', 'c', 'b'].map(id => ({ id, title: id, start: '2026-11-20', calendar: id }));
          """)
        try await page.browser.until("probe.find('checkbox', 'Beta')")
        try await page.browser.settle()
        let names = try await page.visible("checkbox").sorted { $0.frame[1] < $1.frame[1] }.map(\.name)
        #expect(names.filter { ["Alpha", "Beta", "c"].contains($0) } == ["Beta", "c", "Alpha"])
      }
    }

    @Test("a calendar that is switched off, by click or key, vanishes from the month and comes back")
    func hiding() async throws {
      try await MonthPage.open(Self.scene()) { page in
        _ = try await page.find("button", named: "Birthday")
        let box = try await page.find("checkbox", named: "Home")
        try await page.browser.click(x: box.midX, y: box.frame[1] + 10)
        try await page.browser.until("!probe.find('button', 'Birthday')")
        #expect(try await page.browser.js("probe.find('checkbox', 'Home').ariaChecked", as: String.self) == "false")
        #expect(try await page.focused().hasPrefix("Home"))
        try await page.press(.space)
        try await page.browser.until("probe.find('button', 'Birthday')")
      }
    }

    @Test(
      "the panel is at the side where reading begins, light and dark, and a sheet where there is little room",
      arguments: [(1_200, "en-US", false), (1_200, "ar-EG", true), (320, "de-DE", false), (700, "en-US", true)])
    func appearance(width: Int, locale: String, isDark: Bool) async throws {
      let scene = Self.scene {
        $0.emulation.width = width
        $0.emulation.locale = locale
        $0.emulation.isDark = isDark
      }
      try await MonthPage.open(scene) { page in
        if width < 1_000 {
          #expect(try await page.visible("checkbox").isEmpty)
          let button = try #require(try await page.visible("button").first)
          try await page.browser.click(x: button.midX, y: button.frame[1] + 10)
          try await page.browser.until("probe.all('checkbox').some((each) => probe.isVisible(each))")
        }
        let boxes = try await page.visible("checkbox")
        #expect(boxes.count == 2)
        #expect(boxes.allSatisfy { locale == "ar-EG" ? $0.maxX == Double(width) : $0.frame[0] == 0 })
        try await page.picture("panel-\(width)-\(locale)\(isDark ? "-dark" : "")")
        guard width < 1_000 else { return }
        try await page.press(.escape)
        try await page.browser.until("!probe.all('checkbox').some((each) => probe.isVisible(each))")
      }
    }
  }
}
