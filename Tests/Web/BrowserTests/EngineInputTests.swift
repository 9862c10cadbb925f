import Almanac
import BrowserDriver
import Testing

extension PageTests {
  /// Inputs while something else goes on, in every engine.
  @Suite("Input in every engine", .everyEngine)
  struct EngineInputTests {
    /// Prints once which combinations the tests run.
    private static let announcement: Void = print(
      "matrix of input in browsers: clicks while a wheel or a script scrolls, and the focus after edits, in",
      Engine.available)

    init() { Self.announcement }

    private static func scene(_ engine: Engine, _ query: String, _ change: (inout Scene) -> Void = { _ in }) -> Scene {
      Scene.sample.with {
        $0.engine = engine
        $0.path = "/probed-element.html?api=/api&today=2026-11-21&time-zone=Europe/Berlin&" + query
        change(&$0)
      }
    }

    @Test("a click on a button counts while the wheel scrolls the content", arguments: Engine.available)
    func clickDuringWheel(engine: Engine) async throws {
      try await MonthPage.open(Self.scene(engine, "locale=en-US")) { page in
        let area = try await page.driver.js("probe.element(probe.scroller)", as: MonthPage.Element.self)
        let today = try await page.center(of: try await page.find("button", named: "Today"))
        for _ in 0..<4 {
          // Browsers handle wheels beside the page: a click sent after them may reach the page before them.
          try await page.driver.js("(window.before = [probe.inputs, probe.scroller.scrollTop])")
          for _ in 0..<3 {
            try await page.driver.wheel(x: area.midX, y: area.frame[1] + 200, by: 900)
          }
          try await page.driver.until("probe.inputs >= before[0] + 3 && probe.scroller.scrollTop !== before[1]")
          try await page.reach(title: "November 2026") {
            try await page.driver.click(x: today.x, y: today.y)
          }
          try await page.driver.js("probe.rest()")
          #expect(try await page.title() == "November 2026")
          #expect(try await page.visibleDays().contains { $0.isCurrent })
        }
      }
    }

    @Test(
      "a click on a button counts while the browser scrolls smoothly, and ends that motion", arguments: Engine.available
    )
    func clickDuringMotion(engine: Engine) async throws {
      try await MonthPage.open(Self.scene(engine, "locale=en-US")) { page in
        let today = try await page.center(of: try await page.find("button", named: "Today"))
        for _ in 0..<4 {
          try await page.driver.js("(probe.scroller.scrollBy({ top: 3000, behavior: 'smooth' }), true)")
          try await page.driver.settle()
          try await page.reach(title: "November 2026") {
            try await page.driver.click(x: today.x, y: today.y)
          }
          try await page.driver.js("probe.rest()")
          #expect(try await page.title() == "November 2026")
          #expect(try await page.visibleDays().contains { $0.isCurrent })
        }
      }
    }

    @Test("after a drag by the mouse the focus is on the event, and keys work", arguments: Engine.available)
    func keysAfterDrag(engine: Engine) async throws {
      let scene = Self.scene(engine, "locale=en-US&editable#token=secret") {
        $0.events = [Scene.allDay("Fair")]
        $0.isEditable = true
      }
      try await MonthPage.open(scene) { page in
        for (round, key) in [BrowserKey.letter("z"), .delete].enumerated() {
          let (x, y) = try await page.center(of: try await page.find("button", named: "Fair"))
          try await page.driver.drag(x: x, y: y, by: -page.rowHeight())
          try await page.driver.until(
            "probe.text(probe.focused).includes('Fair') && document.activeElement === probe.host")
          try await page.press(key, key.key == "z" ? .control : [])
          try await page.wait(forEdits: 2 * (round + 1))
          try await page.waitUntilSaved()
        }
        #expect(
          try await page.edits().map { $0.prefix { $0 != " " } } == ["move", "undo", "move", "delete"])
        #expect(try await page.driver.js("probe.focused?.role") == "gridcell")
      }
    }

    @Test(
      "in a dialog of the page, Escape closes details, and only the next Escape closes the dialog (B17)",
      arguments: Engine.available)
    func escapeInDialog(engine: Engine) async throws {
      let scene = Self.scene(engine, "locale=en-US") { $0.events = [Scene.allDay("Fair")] }
      try await MonthPage.open(scene) { page in
        try await page.driver.js(
          """
          (() => {
            window.dialog = document.createElement('dialog');
            dialog.style.cssText = 'width: 900px; height: 620px; padding: 0';
            probe.host.style.cssText = 'display: block; width: 880px; height: 600px';
            document.body.append(dialog);
            dialog.append(probe.host);
            dialog.showModal();
          })()
          """)
        try await page.waitUntilReady()
        try await page.click(button: "Fair")
        try await page.driver.until("probe.focused?.closest('[role=dialog]')")
        try await page.press(.escape)
        try await page.driver.until("!\(MonthPage.hasDialog) && probe.text(probe.focused).includes('Fair')")
        #expect(try await page.driver.js("dialog.open") == true)
        try await page.press(.escape)
        try await page.driver.until("!dialog.open")
        #expect(try await page.level() == "month")
      }
    }
  }
}
