import BrowserDriver
import Testing

extension PageTests {
  @Suite("Levels")
  struct LevelTests {
    @Test("the wheel with Control zooms around the date under the pointer, and the page stays as large as it is")
    func wheel() async throws {
      try await MonthPage.open { page in
        try await page.browser.js(
          "(globalThis.wheels = [], addEventListener('wheel', (event) => wheels.push(event.defaultPrevented)))")
        let day = try await page.gridcell(named: "November 10, 2026")
        try await page.wheelZoom(over: day, steps: 1)
        try await page.wait(forLevel: "week")
        let days = try await page.visibleDays()
        #expect(days.contains { $0.name.contains("November 8, 2026") })
        #expect(days.contains { $0.name.contains("November 10, 2026") })
        #expect(!days.contains { $0.name.contains("November 17, 2026") })
        try await page.wheelZoom(over: day, steps: -1)
        try await page.wait(forLevel: "month")
        #expect(try await page.title() == "November 2026")
        _ = try await page.gridcell(named: "November 10, 2026")
        #expect(try await page.heard("levelchange") == [#"{"level":"week"}"#, #"{"level":"month"}"#])
        #expect(try await page.browser.js("wheels") == [true, true])
        #expect(try await page.browser.js("visualViewport.scale") == 1)
      }
    }

    @Test(
      "double clicks lead from the year to a day; minus and plus lead back and in again, and Escape only clears the selection"
    )
    func doubleClick() async throws {
      try await MonthPage.open { page in
        try await page.show(level: "year")
        for level in ["month", "week", "day"] {
          try await page.doubleClick(try await page.gridcell(named: "November 12, 2026"))
          try await page.wait(forLevel: level)
        }
        #expect(try await page.title() == "Thursday, November 12, 2026")
        // The first Escape clears the selection of the clicks.
        try await page.press(.escape)
        #expect(try await page.selectedDays() == [])
        for (key, level) in [
          (BrowserKey.escape, "day"), (.minus, "week"), (.minus, "month"), (.minus, "year"), (.plus, "month"),
        ] {
          try await page.press(key)
          try await page.wait(forLevel: level)
          #expect(try await page.focused().contains("November 12, 2026"), "\(level)")
        }
        let levels = ["year", "month", "week", "day", "week", "month", "year", "month"]
        #expect(try await page.heard("levelchange") == levels.map { "{\"level\":\"\($0)\"}" })
      }
    }

    @Test("the switch of levels is one tab stop, with arrows between its buttons")
    func levelSwitch() async throws {
      try await MonthPage.open { page in
        try await page.press(.tab)
        #expect(try await page.focused() == "Month")
        try await page.press(.arrowRight)
        #expect(try await page.focused() == "Week")
        try await page.press(.enter)
        try await page.wait(forLevel: "week")
        #expect(try await page.focused() == "Week")
        try await page.press(.tab)
        #expect(try await page.focused() == "Previous week")
        try await page.click(button: "Agenda")
        try await page.wait(forLevel: "agenda")
        #expect(try await page.heard("levelchange") == [#"{"level":"week"}"#, #"{"level":"agenda"}"#])
      }
    }

    @Test("setting the level by a script leaves the keyboard focus where it is on the page")
    func focusElsewhere() async throws {
      try await MonthPage.open(Scene().with { $0.path = "/element.html" }) { page in
        try await page.browser.js("document.querySelector('input').focus()")
        for level in ["week", "day", "agenda", "year", "month"] {
          try await page.show(level: level)
          #expect(try await page.browser.js("document.activeElement.tagName") == "INPUT", "\(level)")
        }
        #expect(try await page.title() == "November 2026")
      }
    }

    @Test("two fingers zoom at a date; a pinch that stops half-way returns")
    func pinch() async throws {
      let scene = Scene.sample.with {
        $0.emulation.hasTouch = true
        $0.emulation.width = 800
      }
      try await MonthPage.open(scene) { page in
        let day = try await page.center(of: try await page.gridcell(named: "November 10, 2026"))
        try await page.browser.pinch(x: day.x, y: day.y, distances: 60...72)
        try await page.browser.settle()
        #expect(try await page.level() == "month")
        #expect(try await page.browser.js("probe.all('grid').length") == 1)
        try await page.browser.pinch(x: day.x, y: day.y, distances: 40...120)
        try await page.wait(forLevel: "week")
        #expect(try await page.visibleDays().contains { $0.name.contains("November 10, 2026") })
        try await page.browser.pinch(x: day.x, y: day.y, distances: 40...120, inwards: true)
        try await page.wait(forLevel: "month")
        #expect(try await page.title() == "November 2026")
        #expect(try await page.heard("levelchange").count == 2)
        #expect(try await page.selectedDays() == [], "a pinch is no tap")
        #expect(try await page.browser.js("visualViewport.scale") == 1)
      }
    }

    @Test("a fling continues after the finger, and a week comes to rest on a whole day")
    func inertia() async throws {
      let scene = Scene.sample.with {
        $0.emulation.hasTouch = true
        $0.emulation.width = 800
      }
      try await MonthPage.open(scene) { page in
        try await page.browser.js(
          "(globalThis.released = [], addEventListener('touchend', () => released.push("
            + "[probe.scroller.scrollLeft, probe.scroller.scrollTop]), true))")
        try await page.browser.swipe(x: 400, y: 700, by: 320)
        try await page.browser.js("probe.rest()")
        #expect(try await page.browser.js("probe.scroller.scrollTop > released[0][1] + 20") == true)
        try await page.show(level: "week")
        try await page.browser.swipe(x: 700, y: 600, by: 0, horizontally: 250)
        // Once more for the calendar's own motion after that of the browser.
        for _ in 0..<2 { try await page.browser.js("probe.rest()") }
        #expect(try await page.browser.js("probe.scroller.scrollLeft !== released[1][0]") == true)
        let days = try await page.visibleDays().map { $0.frame[0] }.sorted()
        let width = try #require(try await page.visibleDays().first).frame[2]
        let gutter = 800 - 7 * width
        #expect(days.contains { abs($0 - gutter) < 1.01 }, "\(days) \(gutter)")
      }
    }
  }
}
