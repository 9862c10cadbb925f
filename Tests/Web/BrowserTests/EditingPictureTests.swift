import Almanac
import BrowserDriver
import Testing

extension ElementTests {
  /// A picture of every state of editing, for review: light, dark, and dark from right to left; narrow in all of them.
  @Suite("Pictures of editing")
  struct EditingPictureTests {
    private static func scene(_ look: String, width: Int) -> Scene {
      Scene.editing(look == "rtl" ? "he-IL" : "en-US", width: width).with {
        var weekly = Scene.timed("Standup", on: Scene.today - 2, hour: 10)
        weekly.recurrence = Recurrence(rules: [RecurrenceRule(frequency: .weekly)])
        $0.events.append(weekly)
        $0.emulation.isDark = look == "dark"
        $0.emulation.reducesMotion = false
        $0.emulation.height = 800
      }
    }

    @Test("hours: pointed at, held, copied, resized, drawn, named", arguments: ["light", "dark", "rtl"])
    func hours(look: String) async throws {
      try await MonthPage.open(Self.scene(look, width: 1200)) { page in
        try await page.show(level: "week")
        let lengths = try await page.lengths()
        let (x, y) = lengths.middle
        let hour = lengths.hour
        try await page.browser.moveMouse(to: (x, y))
        try await page.picture("editing-\(look)-hover")
        let to = (x: x - 1.3 * lengths.column, y: y + 2 * hour + 9)
        try await Self.hold([(x, y), to], page, "editing-\(look)-held")
        try await Self.hold([(x, y), to], page, "editing-\(look)-copy", .alt)
        try await Self.hold([(x, y), (x - lengths.column, lengths.lane)], page, "editing-\(look)-to-lane")
        let edge = y + hour / 2 - 3
        try await Self.hold([(x, edge), (x, edge + 1.5 * hour)], page, "editing-\(look)-resize-end")
        try await Self.hold([(x, edge - hour + 6), (x, edge - 2.5 * hour)], page, "editing-\(look)-resize-start")
        let free = [(x: x - lengths.column, y: y - 3.4 * hour), (x: x - lengths.column, y: y - 1.4 * hour)]
        try await Self.hold(free, page, "editing-\(look)-draw")
        try await page.browser.drag(free)
        try await page.driver.until("probe.focused?.localName === 'input'")
        try await page.picture("editing-\(look)-title")
        try await page.type(title: "nap")
        try await page.picture("editing-\(look)-created")
        // In the zone of an edge, at a side where pages turn.
        try await page.browser.drag([(x, y), (x - lengths.column, y), (x, y)], releases: false)
        let side = x + (lengths.column / 2 - 8 * (lengths.column > 0 ? 1 : -1))
        try await page.browser.moveMouse(to: (side, y), isPressed: true)
        try await page.picture("editing-\(look)-edge")
        try await page.press(.escape)
        try await page.browser.release(at: (side, y))
      }
    }

    @Test(
      "a month: pointed at, held, resized, menus, the question of a series, the notice",
      arguments: ["light", "dark", "rtl"])
    func month(look: String) async throws {
      try await MonthPage.open(Self.scene(look, width: 1200)) { page in
        let lengths = try await page.lengths()
        let (x, y) = lengths.middle
        try await page.browser.moveMouse(to: (x, y))
        try await page.picture("editing-\(look)-month-hover")
        try await page.browser.moveMouse(to: (x - 2 * lengths.column, y - lengths.week))
        try await page.picture("editing-\(look)-month-plus")
        let trip = try await page.center(of: try await page.find("button", named: "Trip"))
        try await Self.hold(
          [trip, (trip.x + 3 * lengths.column, trip.y + lengths.week)], page, "editing-\(look)-month-held")
        let edge = (x: trip.x + 1.5 * lengths.column - 3 * (lengths.column > 0 ? 1 : -1), y: trip.y)
        try await Self.hold([edge, (edge.x + lengths.column, edge.y)], page, "editing-\(look)-month-resize")
        try await page.browser.rightClick(at: trip)
        try await page.driver.until("probe.all('menuitem').length > 3")
        try await page.picture("editing-\(look)-menu")
        try await page.press(.escape)
        try await page.browser.rightClick(at: (x - 2 * lengths.column, y - lengths.week))
        try await page.driver.until("probe.all('menuitem').length > 0")
        try await page.picture("editing-\(look)-menu-day")
        try await page.press(.escape)
        let series = try await page.center(of: try await page.find("button", named: "Standup"))
        try await page.browser.drag([series, (series.x - lengths.column, series.y)])
        try await page.driver.until("probe.root.querySelectorAll('[role=dialog] [role=button]').length > 2")
        try await page.picture("editing-\(look)-scope")
        try await page.press(.arrowDown)
        try await page.picture("editing-\(look)-scope-following")
        try await page.press(.enter)
        try await page.driver.until("probe.heard.some(({ kind }) => kind === 'eventchange')")
        try await page.picture("editing-\(look)-notice")
      }
    }

    @Test("keys: the slot, its stretch, an event that is held", arguments: ["light", "dark", "rtl"])
    func keys(look: String) async throws {
      try await MonthPage.open(Self.scene(look, width: 1200)) { page in
        try await page.show(level: "week")
        try await page.driver.js("probe.all('gridcell').find((each) => each.tabIndex === 0).focus()")
        for _ in 0..<2 { try await page.press(.arrowDown) }
        for _ in 0..<4 { try await page.press(.arrowDown) }
        try await page.picture("editing-\(look)-slot")
        for _ in 0..<3 { try await page.press(.arrowDown, .shift) }
        try await page.picture("editing-\(look)-stretch")
        try await page.press(.escape)
        for key in [BrowserKey.f2, .end, .space, .arrowDown, .arrowDown] { try await page.press(key) }
        try await page.picture("editing-\(look)-move-mode")
        try await page.press(.letter("c"))
        try await page.picture("editing-\(look)-move-mode-copy")
        try await page.press(.escape)
      }
    }

    @Test("narrow: lists, sheets, fingers", arguments: ["light", "dark", "rtl"])
    func narrow(look: String) async throws {
      let scene = Self.scene(look, width: 390).with { $0.emulation.hasTouch = true }
      try await MonthPage.open(scene) { page in
        try await page.show(level: "week")
        let lunch = try await page.center(of: try await page.find("button", named: "Lunch"))
        let before = try await page.center(of: try await page.find("button", named: "Before"))
        try await page.browser.setFingers([lunch], areDown: false)
        try await page.driver.until(EditingTouchTests.isHeld)
        try await page.picture("editing-\(look)-390-held")
        try await page.browser.moveFinger(from: lunch, to: before)
        try await page.picture("editing-\(look)-390-moved")
        try await page.browser.moveFinger(from: before, to: lunch)
        try await page.browser.setFingers([], areDown: false)
        try await page.driver.settle()
        try await page.picture("editing-\(look)-390-put-back")
        try await page.browser.setFingers([lunch], areDown: false)
        try await page.driver.until(EditingTouchTests.isHeld)
        try await page.browser.setFingers([], areDown: false)
        try await page.driver.until("probe.all('menuitem').length > 3")
        try await page.picture("editing-\(look)-390-menu")
        try await page.press(.escape)
        try await page.driver.js("probe.all('gridcell').find((each) => each.tabIndex === 0).focus()")
        try await page.press(.letter("n"))
        try await page.driver.until("probe.focused?.localName === 'input'")
        try await page.picture("editing-\(look)-390-title")
        try await page.type(title: "nap")
        try await page.picture("editing-\(look)-390-created")
      }
    }

    /// Drags, takes a picture, and puts back what is held.
    private static func hold(
      _ places: [BrowserPage.Place], _ page: MonthPage, _ name: String, _ modifiers: BrowserKey.Modifiers = []
    ) async throws {
      try await page.browser.drag(places, modifiers, releases: false)
      try await page.picture(name)
      try await page.press(.escape)
      try await page.browser.release(at: places[places.count - 1])
      try await page.driver.settle()
    }
  }
}
