import BrowserDriver
import Testing

extension ElementTests {
  /// Fingers that edit.
  @Suite("Fingers that edit", .serialized)
  struct EditingTouchTests {
    private static func open(_ body: (MonthPage, MonthPage.Lengths) async throws -> Void) async throws {
      let scene = Scene.editing("en-US", width: 800).with { $0.emulation.hasTouch = true }
      try await MonthPage.open(scene) { page in
        try await page.show(level: "week")
        try await body(page, try await page.lengths())
      }
    }

    /// Whether something is held, whose label lies over the calendar.
    static let isHeld = """
      [...probe.root.querySelectorAll('.through')].some((each) => each.textContent.includes('–') && probe.isVisible(each))
      """

    /// Puts a finger down and waits until it holds something.
    private static func rest(_ page: MonthPage, at place: BrowserPage.Place) async throws {
      try await page.browser.setFingers([place], areDown: false)
      try await page.driver.until(isHeld)
    }

    @Test("ED-60: a finger that moves at once scrolls, on events too, and edits nothing")
    func scrolling() async throws {
      try await Self.open { page, lengths in
        let top = "probe.scroller.scrollTop"
        let before = try await page.driver.js(top, as: Double.self)
        try await page.browser.swipe(x: lengths.middle.x, y: lengths.middle.y, by: -150)
        try await page.driver.js("probe.rest()")
        #expect(try await page.driver.js(top, as: Double.self) < before - 50)
        #expect(try await page.edits() == [])
      }
    }

    @Test("ED-60: a finger that has rested moves the event, which has the focus then (B2), and nothing scrolls")
    func lifting() async throws {
      try await Self.open { page, lengths in
        let top = "probe.scroller.scrollTop"
        let before = try await page.driver.js(top, as: Double.self)
        try await Self.rest(page, at: lengths.middle)
        try await page.picture("touch-held")
        let to = (x: lengths.middle.x - lengths.column, y: lengths.middle.y + 2 * lengths.hour)
        try await page.browser.moveFinger(from: lengths.middle, to: to)
        try await page.driver.settle()
        try await page.picture("touch-moved")
        try await page.browser.setFingers([], areDown: false)
        try await page.driver.until("!(\(Self.isHeld))")
        try await page.waitForFocus(onEvent: "Lunch")
        #expect(try await page.takeBack(from: 0) == "move Lunch 2026-11-20T14:00 2026-11-20T15:00")
        #expect(try await page.driver.js(top, as: Double.self) == before)
        try await page.waitUntilSaved()
      }
    }

    @Test("ED-61: let go where it was lifted, an event gets actions and round handles, which a finger drags at once")
    func handles() async throws {
      try await Self.open { page, lengths in
        try await Self.rest(page, at: lengths.middle)
        try await page.browser.setFingers([], areDown: false)
        try await page.driver.until("probe.all('menuitem').length > 3")
        try await page.picture("touch-selected")
        #expect(
          try await page.driver.js(
            "probe.all('menuitem').every((each) => each.getBoundingClientRect().height >= 44)") == true)
        try await page.press(.escape)
        try await page.driver.until("probe.all('menuitem').length === 0")
        let end = (x: lengths.middle.x, y: lengths.middle.y + lengths.hour / 2 + 10)
        try await page.browser.setFingers([end], areDown: false)
        try await page.browser.moveFinger(from: end, to: (end.x, end.y + lengths.hour))
        try await page.browser.setFingers([], areDown: false)
        try await page.waitForFocus(onEvent: "Lunch")
        #expect(try await page.takeBack(from: 0) == "resize Lunch 2026-11-21T12:00 2026-11-21T14:00")
        try await page.waitUntilSaved()
      }
    }

    @Test("ED-62: a finger that has rested on free room makes an event of an hour, whose title is asked for")
    func creating() async throws {
      try await Self.open { page, lengths in
        let free = (x: lengths.middle.x - lengths.column, y: lengths.middle.y - 2.4 * lengths.hour)
        try await Self.rest(page, at: free)
        try await page.browser.setFingers([], areDown: false)
        try await page.driver.until("probe.focused?.localName === 'input'")
        try await page.picture("touch-create")
        try await page.type(title: "nap")
        try await page.waitForFocus(onEvent: "nap")
        #expect(try await page.takeBack(from: 0) == "create nap 2026-11-20T10:00 2026-11-20T11:00")
        try await page.waitUntilSaved()
      }
    }

    @Test("ED-60: two fingers on an event zoom, and edit nothing")
    func twoFingers() async throws {
      try await Self.open { page, lengths in
        try await page.browser.pinch(x: lengths.middle.x, y: lengths.middle.y, distances: 30...90)
        try await page.driver.js("probe.rest()")
        #expect(try await page.edits() == [])
        #expect(try await !page.driver.js(Self.isHeld, as: Bool.self))
      }
    }
  }
}
