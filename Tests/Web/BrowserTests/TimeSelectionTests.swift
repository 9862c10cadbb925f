import BrowserDriver
import Testing

extension ElementTests {
  /// The selection of times.
  @Suite("Selection of times")
  struct TimeSelectionTests {
    private static let scene = Scene().with { $0.host = .staticFiles }
    /// A day in slots of 20 minutes with an event at 12:00, as a page that edits nothing shows it.
    private static let start = """
      window.times = [];
      probe.host.addEventListener('timeselect', ({ detail }) => times.push(JSON.stringify(detail)));
      probe.host.configure({ level: 'day', date: '2026-11-23', timeZone: 'UTC', slotDuration: 20, topTime: '08:00',
        editRules: 'no-overlap' });
      probe.host.events = [{ id: 'lunch', title: 'Lunch', start: '2026-11-23T12:00', end: '2026-11-23T13:00' }];
      probe.host.whenReady().then(() => probe.rest());
      """

    private static func open(
      _ scene: Scene = scene, _ body: (MonthPage) async throws -> Void
    ) async throws {
      try await MonthPage.open(scene) { page in
        // The element loads the editing program.
        try await page.driver.js("probe.host.selectionMode = 'time'")
        try await page.driver.until(
          """
          performance.getEntriesByType('resource').some(({ name, responseEnd }) => responseEnd && name.includes('almanac-edit-more.wasm'))
            && probe.host.hasAttribute('ready')
          """)
        try await page.driver.settle()
        try await page.driver.js(start)
        try await page.driver.until("probe.all('button').some(each => probe.text(each).includes('Lunch'))")
        try await page.driver.settle()
        try await body(page)
      }
    }

    /// The point of the viewport a number of hours after the beginning of "Lunch", a little below the line.
    private static func place(hours: Double, _ page: MonthPage) async throws -> BrowserPage.Place {
      let lunch = try await page.driver.js(
        "(({ x, y, width, height }) => [x + width / 2, y, height])(probe.host.rectOf('lunch'))", as: [Double].self)
      // A block ends a point above its line.
      return (lunch[0], lunch[1] + (lunch[2] + 1) * hours + 3)
    }

    private static func times(_ page: MonthPage) async throws -> [String] {
      try await page.driver.js("times", as: [String].self)
    }

    private static func json(_ start: String, _ end: String, by: String) -> String {
      #"{"start":"2026-11-23T\#(start):00+00:00","end":"2026-11-23T\#(end):00+00:00","date":"2026-11-23","resource":null,"by":"\#(by)"}"#
    }

    @Test(
      "a level that a page sets together with an option that needs another program is shown by that program",
      arguments: ["selectionMode: 'time', level: 'day'", "level: 'day', selectionMode: 'time'"])
    func exchange(options: String) async throws {
      try await MonthPage.open(Self.scene) { page in
        try await page.driver.js("probe.host.configure({ \(options), date: '2026-11-20' })")
        try await page.driver.until(
          """
          performance.getEntriesByType('resource').some(({ name, responseEnd }) => responseEnd && name.includes('almanac-edit-more.wasm'))
            && probe.host.hasAttribute('ready')
          """)
        try await page.driver.settle()
        #expect(try await page.driver.js("`${probe.host.level} ${probe.host.period.start}`") == "day 2026-11-20")
      }
    }

    @Test("WK-209: a click selects a slot, a drag several, and what a rule rejects is said; nothing can be edited")
    func pointer() async throws {
      try await Self.open { page in
        // A press where another one just was would be a double-click.
        let (two, four) = (try await Self.place(hours: 2, page), try await Self.place(hours: 4, page))
        let five = try await Self.place(hours: 5, page)
        try await page.browser.click(x: two.x, y: two.y)
        try await page.driver.until("times.length === 1")
        try await page.browser.drag([four, five], steps: 8)
        try await page.driver.until("times.length === 2")
        #expect(
          try await Self.times(page) == [
            Self.json("14:00", "14:20", by: "pointer"), Self.json("16:00", "17:20", by: "pointer"),
          ])
        #expect(try await page.driver.js("probe.root.textContent", as: String.self).contains("4:00"))
        try await page.browser.drag(
          [try await Self.place(hours: -0.5, page), try await Self.place(hours: 0.5, page)], steps: 8)
        try await page.driver.until("probe.all('alert').some(each => each.textContent.includes('Lunch'))")
        #expect(try await Self.times(page).count == 2)
        #expect(try await page.driver.js("probe.host.editable === null") == true)
        try await page.picture("time-selected")
      }
    }

    @Test("WK-209: keys move to the slots, and Enter selects")
    func keys() async throws {
      try await Self.open { page in
        try await page.driver.js("(probe.host.focus({ date: '2026-11-23' }), probe.rest())")
        try await page.press(.arrowDown)
        #expect(try await page.said().contains("8:00"))
        try await page.press(.arrowDown, .shift)
        try await page.press(.enter)
        #expect(try await Self.times(page) == [Self.json("08:00", "08:40", by: "key")])
        #expect(try await page.said().contains("selected"))
      }
    }

    @Test("a finger selects by a tap, and by resting and then moving")
    func touch() async throws {
      try await Self.open(Self.scene.with { $0.emulation.hasTouch = true }) { page in
        let (two, four) = (try await Self.place(hours: 2, page), try await Self.place(hours: 4, page))
        try await page.browser.tap(x: two.x, y: two.y)
        try await page.driver.until("times.length === 1")
        try await page.browser.setFingers([four], areDown: false)
        // Only the block of the held time names it.
        try await page.driver.until("probe.root.textContent.includes('4:20')")
        try await page.browser.moveFinger(from: four, to: (four.x, four.y + 2 * (four.y - two.y) / 4))
        try await page.browser.setFingers([], areDown: false)
        try await page.driver.until("times.length === 2")
        #expect(
          try await Self.times(page) == [
            Self.json("14:00", "14:20", by: "touch"), Self.json("16:00", "17:20", by: "touch"),
          ])
      }
    }

    @Test("the attribute selects without an event, and the time survives another program")
    func attribute() async throws {
      try await Self.open { page in
        try await page.driver.js("probe.host.selectedTime = '2026-11-23T09:00/2026-11-23T09:40'")
        try await page.driver.settle()
        let isShown = "probe.root.textContent.includes('9:00') && probe.root.textContent.includes('9:40')"
        #expect(try await page.driver.js(isShown) == true)
        try await page.driver.js("(probe.host.reload(), probe.host.whenReady().then(() => probe.rest()))")
        try await page.driver.until(isShown)
        #expect(try await Self.times(page) == [])
      }
    }
  }
}
