import Almanac
import BrowserDriver
import Testing

extension PageTests {
  /// What people do first of all, in every engine.
  @Suite("In every engine", .everyEngine)
  struct EngineTests {
    /// - Parameter attributes: those of the element, as the query of an address, beside the usual ones.
    static func scene(
      _ engine: Engine, _ attributes: String = "locale=en-US", _ change: (inout Scene) -> Void = { _ in }
    ) -> Scene {
      Scene.sample.with {
        $0.engine = engine
        $0.path = "/probed-element.html?api=/api&today=2026-11-21&time-zone=Europe/Berlin&" + attributes
        change(&$0)
      }
    }

    @Test("the page opens with today in view, in English, with its panel", arguments: Engine.available)
    func opening(engine: Engine) async throws {
      let scene = Scene().with {
        $0.engine = engine
        $0.path = "/probed-index.html"
        $0.emulation.now = nil
      }
      try await MonthPage.open(scene) { page in
        let searchFields = try await page.visible("searchbox")
        #expect(searchFields.count == 1)
        #expect(try await page.visibleDays().filter(\.isCurrent).count == 2, "in the month, and in the small one")
        #expect(try await page.driver.js("document.querySelector('main h1').textContent") == "Almanac")
        #expect(try await page.driver.js("probe.root.querySelector('.box').lang", as: String.self).hasPrefix("en"))
      }
    }

    @Test(
      "every level is shown by its button, by the wheel with Control, and by a double click",
      arguments: Engine.available)
    func levels(engine: Engine) async throws {
      try await MonthPage.open(Self.scene(engine)) { page in
        #expect(try await page.title() == "November 2026")
        for (button, level) in [
          ("Year", "year"), ("Week", "week"), ("Day", "day"), ("Agenda", "agenda"), ("Month", "month"),
        ] {
          try await page.click(button: button)
          try await page.wait(forLevel: level)
          _ = try await page.find(level == "year" ? "gridcell" : "button", named: level == "year" ? "21" : "Today")
          try await page.picture("\(engine)-\(level)")
        }
        // The driver of WebKit holds no keys while it turns the wheel.
        if engine != .webKit {
          try await page.wheelZoom(over: try await page.gridcell(named: "November 18, 2026"), steps: 4)
          try await page.wait(forLevel: "week")
          try await page.press(.minus)
          try await page.wait(forLevel: "month")
        }
        try await page.doubleClick(try await page.gridcell(named: "November 18, 2026"))
        try await page.wait(forLevel: "week")
      }
    }

    @Test("the wheel scrolls past months whose rows are all filled", arguments: Engine.available)
    func wheel(engine: Engine) async throws {
      try await MonthPage.open(Self.scene(engine)) { page in
        try await page.reach(title: "December 2026") { try await page.scroll(weeks: 5) }
        // Firefox moves smoothly, and not all of the way if the content is moved back to its middle meanwhile.
        for _ in 0..<12 where try await !page.title().hasSuffix("2027") {
          try await page.scroll(weeks: 13)
          try await page.driver.js("probe.rest()")
        }
        #expect(try await page.title().hasSuffix("2027"))
        let days = try await page.visibleDays()
        #expect(days.count == 42 || days.count == 49)
        #expect(Set(days.map(\.name)).count == days.count)
        try await page.reach(title: "November 2026") { try await page.click(button: "Today") }
      }
    }

    @Test("a calendar that is dragged in the list stays where it is put", arguments: Engine.available)
    func drag(engine: Engine) async throws {
      let scene = Self.scene(engine, "locale=en-US&panel") {
        $0.events = []
        $0.calendars = ["Club", "Home", "Work"].enumerated().map { index, name in
          CalendarInfo(id: CalendarID(Int64(index + 1)), name: name, color: .named(.teal))
        }
      }
      try await MonthPage.open(scene) { page in
        let work = try await page.center(of: try await page.find("checkbox", named: "Work"))
        try await page.driver.drag(x: work.x, y: work.y, by: -80)
        try await page.driver.until(
          """
          probe.all('checkbox').filter((each) => probe.isVisible(each))
            .sort((a, b) => a.getBoundingClientRect().y - b.getBoundingClientRect().y)
            .map((each) => probe.text(each).split(',')[0]).join() === 'Work,Club,Home'
          """)
        #expect(try await page.driver.js("probe.all('checkbox').every((each) => each.ariaChecked === 'true')") == true)
      }
    }

    @Test("a click selects a day, keys move it, Enter opens it and Escape clears it", arguments: Engine.available)
    func selection(engine: Engine) async throws {
      try await MonthPage.open(Self.scene(engine)) { page in
        try await page.select(day: "November 10, 2026")
        #expect(try await page.selectedDays().map { $0.prefix(26) } == ["Tuesday, November 10, 2026"])
        #expect(try await page.heard("dateselect") == [#"{"date":"2026-11-10"}"#])
        let steps: [(BrowserKey, BrowserKey.Modifiers, String)] = [
          (.arrowRight, [], "Wednesday, November 11, 2026"), (.arrowDown, [], "Wednesday, November 18, 2026"),
          (.home, [], "Sunday, November 15, 2026"), (.pageDown, [], "Tuesday, December 15, 2026"),
          (.pageDown, .shift, "Wednesday, December 15, 2027"), (.letter("t"), [], "Saturday, November 21, 2026"),
        ]
        for (key, modifiers, expected) in steps {
          try await page.press(key, modifiers)
          try await page.driver.until("probe.text(probe.focused).includes('\(expected)')")
          #expect(try await page.selectedDays().map { $0.hasPrefix(expected) } == [true], "\(key.key)")
        }
        try await page.press(.enter)
        try await page.wait(forLevel: "week")
        try await page.press(.minus)
        try await page.wait(forLevel: "month")
        try await page.press(.escape)
        #expect(try await page.selectedDays() == [])
        #expect(try await page.heard("dateselect").last == #"{"date":null}"#)
      }
    }

    @Test("typed text is found, and Enter goes to the first day", arguments: Engine.available)
    func search(engine: Engine) async throws {
      let scene = Self.scene(engine, "locale=en-US&panel") {
        $0.events = [
          Scene.timed("Training", hour: 9), Scene.timed("Regatta", on: Scene.today + 40, hour: 10),
        ]
      }
      try await MonthPage.open(scene) { page in
        let field = try await page.center(of: try #require(try await page.visible("searchbox").first))
        try await page.driver.click(x: field.x, y: field.y)
        for letter in "regatta" { try await page.press(.letter(letter)) }
        try await page.driver.until("probe.find('heading', 'December 2026')")
        try await page.press(.enter)
        try await page.wait(forTitle: "December 2026")
        #expect(try await page.heard("dateselect") == [#"{"date":"2026-12-31"}"#])
      }
    }

    @Test(
      "ED-38, ED-67, ED-72: an event is moved by the mouse and by keys, undone, and saved",
      arguments: Engine.available)
    func editing(engine: Engine) async throws {
      let scene = Self.scene(engine, "locale=en-US&editable#token=secret") {
        $0.events = [Scene.allDay("Fair"), Scene.timed("Lunch", hour: 12)]
        $0.isEditable = true
      }
      try await MonthPage.open(scene) { page in
        let before = try await page.find("button", named: "Fair")
        let (x, y) = try await page.center(of: before)
        try await page.driver.drag(x: x, y: y, by: -page.rowHeight())
        try await page.wait(forEdits: 1)
        try await page.select(day: "November 14, 2026")
        try await page.press(.f2)
        try await page.driver.until("probe.text(probe.focused).includes('Fair')")
        try await page.press(.arrowRight, .alt)
        try await page.wait(forEdits: 2)
        try await page.press(.letter("z"), .control)
        try await page.wait(forEdits: 3)
        try await page.waitUntilSaved()
        #expect(
          try await page.edits() == [
            "move Fair 2026-11-14 2026-11-15", "move Fair 2026-11-15 2026-11-16", "undo Fair 2026-11-14 2026-11-15",
          ])
        try await page.picture("\(engine)-edited")
        try await page.reload()
        #expect(try await page.find("button", named: "Fair").frame[1] < before.frame[1])
      }
    }

    @Test("light and dark follow the theme", arguments: Engine.available)
    func dark(engine: Engine) async throws {
      try await MonthPage.open(Self.scene(engine, "locale=en-US&theme=dark")) { page in
        let ground = "getComputedStyle(probe.root.querySelector('.v')).backgroundColor"
        #expect(try await page.driver.js(ground) == "rgb(18, 20, 23)")
        try await page.picture("\(engine)-dark")
        try await page.driver.js("probe.host.theme = 'light'")
        try await page.driver.until("\(ground) === 'rgb(255, 255, 255)'")
      }
    }

    @Test("in Arabic everything runs from right to left, in its own words and digits", arguments: Engine.available)
    func rightToLeft(engine: Engine) async throws {
      try await MonthPage.open(Self.scene(engine, "locale=ar-EG")) { page in
        let headers = try await page.visible("columnheader").sorted { $0.column < $1.column }
        #expect(headers.map(\.name).first == "السبت")
        #expect(headers.map { $0.frame[0] } == headers.map { $0.frame[0] }.sorted(by: >))
        let today = try #require(try await page.visibleDays().first { $0.isCurrent })
        #expect(today.text.contains("٢١"))
        try await page.select(day: "٢١ نوفمبر ٢٠٢٦")
        try await page.press(.arrowLeft)
        #expect(try await page.heard("dateselect").last == #"{"date":"2026-11-22"}"#)
        try await page.picture("\(engine)-arabic")
      }
    }

    @Test(
      "assistive technology finds the grid, its days and events, and the buttons, as the engine computes them",
      arguments: Engine.available)
    func accessibility(engine: Engine) async throws {
      let scene = Self.scene(engine) { $0.events = [Scene.allDay("Regatta", on: Scene.today + 2)] }
      try await MonthPage.open(scene) { page in
        let bar = try await page.find("button", named: "Regatta").name
        for (role, name) in [
          ("grid", "November 2026"), ("columnheader", "Sunday"), ("gridcell", "Sunday, November 22, 2026"),
          ("gridcell", "Monday, November 23, 2026, 1 event"), ("button", bar), ("heading", "November 2026"),
          ("toolbar", "Calendar"), ("button", "Next month"),
        ] {
          #expect(try await page.driver.exposes(role: role, name: name, below: "probe.root"), "\(role) \(name)")
        }
        #expect(try await page.driver.exposes(role: "button", name: "Sunday", below: "probe.root") == false)
      }
    }
  }
}
