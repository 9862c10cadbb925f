import Almanac
import BrowserDriver
import Testing

extension PageTests {
  /// Tasks of Documentation/Tasks.md that no other test does with visible controls alone, on the page of `almanac serve`
  /// with its panel and menu. Scripts only look at what has happened.
  @Suite("Tasks of a stranger", .everyEngine)
  struct TaskTests {
    /// A calendar with "Lunch" today from 12 to 13, and another calendar without events.
    static func scene(
      _ engine: Engine = .chromium, width: Int = 1_280, _ change: (inout Scene) -> Void = { _ in }
    ) -> Scene {
      Scene().with {
        $0.engine = engine
        $0.path = "/probed-page.html#token=secret"
        $0.calendars.append(CalendarInfo(id: CalendarID(2), name: "Home", color: .named(.orange)))
        $0.events = [Scene.timed("Lunch", hour: 12)]
        $0.isEditable = true
        $0.emulation.width = width
        $0.emulation.hasTouch = width < 600
        change(&$0)
      }
    }

    /// Expects that axe-core finds nothing in what is open, in Chromium.
    static func expectAccessible(_ page: MonthPage, _ state: String, in engine: Engine = .chromium) async throws {
      guard engine == .chromium, Axe.isMet else { return }
      #expect(try await page.axeFindings() == [], "\(state)")
    }

    // MARK: - New events

    @Test("Task 1: a click on the button, a title, and a click on Save make an event", arguments: Engine.available)
    func newEvent(engine: Engine) async throws {
      try await MonthPage.open(Self.scene(engine)) { page in
        try await page.click(button: "New event")
        try await page.driver.until(MonthPage.isInField)
        try await Self.expectAccessible(page, "title", in: engine)
        try await page.write("tea")
        try await page.click(button: "Save")
        try await page.wait(forEdits: 1)
        #expect(try await page.edits().first?.hasPrefix("create tea ") == true)
        try await page.waitUntilSaved()
      }
    }

    @Test("Task 2: \"tea tomorrow 3pm\" makes an event tomorrow at 3 pm", arguments: Engine.available)
    func oneLine(engine: Engine) async throws {
      try await MonthPage.open(Self.scene(engine)) { page in
        try await page.click(button: "New event")
        try await page.driver.until(MonthPage.isInField)
        try await page.write("tea tomorrow 3pm")
        try await page.driver.until("probe.find('checkbox', 'November 22, 2026')")
        try await Self.expectAccessible(page, "parts of the text", in: engine)
        try await page.picture("task-line-\(engine)")
        try await page.press(.enter)
        try await page.wait(forEdits: 1)
        #expect(try await page.edits() == ["create tea 2026-11-22T15:00 2026-11-22T16:00"])
        _ = try await page.find("gridcell", named: "November 22, 2026, 1 event")
        try await page.waitUntilSaved()
      }
    }

    @Test("Task 3: Tab leads to the days, arrows to one of them, and N makes an event there")
    func newEventByKeys() async throws {
      try await MonthPage.open(Self.scene()) { page in
        try await page.tab(
          to: "probe.focused?.role === 'gridcell' && probe.focused.closest('[role=grid]') === probe.all('grid')[0]")
        try await page.press(.arrowUp)
        try await page.press(.letter("n"))
        try await page.driver.until(MonthPage.isInField)
        try await page.write("picnic")
        try await page.press(.enter)
        try await page.wait(forEdits: 1)
        #expect(try await page.edits() == ["create picnic 2026-11-14 2026-11-15"])
        try await page.waitForFocus(onEvent: "picnic")
        try await page.waitUntilSaved()
      }
    }

    @Test("Task 4: on a phone, a finger presses the round button and Save")
    func newEventByFinger() async throws {
      try await MonthPage.open(Self.scene(width: 390)) { page in
        try await page.tap(button: "New event")
        try await page.driver.until(MonthPage.isInField)
        try await Self.expectAccessible(page, "title")
        try await page.write("tea tomorrow 3pm")
        try await page.tap(button: "Save")
        try await page.wait(forEdits: 1)
        #expect(try await page.edits() == ["create tea 2026-11-22T15:00 2026-11-22T16:00"])
        try await page.waitUntilSaved()
      }
    }
  }
}
