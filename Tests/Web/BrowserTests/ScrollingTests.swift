import Almanac
import BrowserDriver
import Testing

extension PageTests {
  @Suite("Scrolling")
  struct ScrollingTests {
    @Test("the wheel leads through 24 months either way, past each of them, with a flat number of elements")
    func wheel() async throws {
      try await MonthPage.open { page in
        for direction in [1, -1] {
          let start = try await page.title()
          let months = (0...24).map { Self.title(monthsAfter: start, $0 * direction) }
          var seen = [start]
          var counts: [Int] = []
          while seen.count < 25, counts.count < 90 {
            try await page.scroll(weeks: 2.5 * Double(direction))
            counts.append(try await page.elementCount())
            let title = try await page.title()
            if title != seen.last { seen.append(title) }
          }
          #expect(seen == months)
          // Rows may have a few bars more or less; elements may not accumulate.
          let middle = counts.count / 2
          let early = try #require(counts[..<middle].max())
          let late = try #require(counts[middle...].max())
          #expect(Double(late) <= Double(early) * 1.05, "\(counts)")
          try await page.picture(direction > 0 ? "scrolled-two-years-on" : "scrolled-back")
          if direction > 0 { try await Self.returnToToday(page) }
        }
      }
    }

    @Test("the view is filled at every moment of a long scroll")
    func noGaps() async throws {
      try await MonthPage.open { page in
        for step in 0..<20 {
          try await page.scroll(weeks: step % 2 == 0 ? 5.3 : -2.1)
          let days = try await page.visibleDays()
          #expect(days.count == 42 || days.count == 49)
          #expect(Set(days.map(\.name)).count == days.count)
        }
      }
    }

    @Test("a finger scrolls")
    func touch() async throws {
      let scene = Scene.sample.with {
        $0.emulation.hasTouch = true
        $0.emulation.width = 800
      }
      try await MonthPage.open(scene) { page in
        let start = try await page.browser.js("probe.scroller.scrollTop", as: Double.self)
        try await page.swipe(weeks: 3)
        let end = try await page.browser.js("probe.scroller.scrollTop", as: Double.self)
        let row = try #require(try await page.visibleDays().first).frame[3]
        #expect(end > start + 2 * row)
        #expect(try await page.visibleDays().count >= 42)
        try await page.swipe(weeks: -3)
        let back = try await page.browser.js("probe.scroller.scrollTop", as: Double.self)
        #expect(back < end - 2 * row)
        #expect(try await page.selectedDays() == [], "a swipe is no tap")
      }
    }

    @Test("a tap selects a day")
    func tap() async throws {
      try await MonthPage.open(.sample.with { $0.emulation.hasTouch = true }) { page in
        let cell = try await page.gridcell(named: "November 10, 2026")
        try await page.browser.tap(x: cell.midX, y: cell.frame[1] + 12)
        try await page.browser.until("probe.heard.some((each) => each.kind === 'dateselect')")
        try await page.browser.settle()
        #expect(try await page.selectedDays().map { $0.contains("November 10, 2026") } == [true])
      }
    }

    @Test("buttons move by a month and back to today, and keep the focus")
    func buttons() async throws {
      try await MonthPage.open { page in
        for _ in 0..<3 { try await page.click(button: "Next month") }
        try await page.wait(forTitle: "February 2027")
        try await page.click(button: "Previous month")
        try await page.wait(forTitle: "January 2027")
        try await page.click(button: "Today")
        try await page.wait(forTitle: "November 2026")
        #expect(try await page.focused() == "Today")
        try await page.press(.tab)
        #expect(try await page.focused() == "Next month")
      }
    }

    @Test(
      "the Tab key goes through level, previous, today, next and into the grid; Enter activates the focused element")
    func tabOrder() async throws {
      try await MonthPage.open { page in
        var order: [String] = []
        for _ in 0..<5 {
          try await page.press(.tab)
          order.append(try await page.focused())
        }
        #expect(order.dropLast() == ["Month", "Previous month", "Today", "Next month"])
        #expect(order.last?.contains("Saturday, November 21, 2026") == true)
        try await page.picture("focus-in-grid")
        try await page.press(.tab, .shift)
        #expect(try await page.focused() == "Next month")
        try await page.press(.enter)
        try await page.wait(forTitle: "December 2026")
        try await page.press(.tab, .shift)
        try await page.press(.tab, .shift)
        try await page.press(.space)
        try await page.wait(forTitle: "November 2026")
        try await page.press(.space)
        try await page.wait(forTitle: "October 2026")
        try await page.press(.tab)
        try await page.press(.enter)
        try await page.wait(forTitle: "November 2026")
      }
    }

    @Test("with reduced motion a month comes at once, otherwise it moves", arguments: [true, false])
    func motion(isReduced: Bool) async throws {
      try await MonthPage.open(.sample.with { $0.emulation.reducesMotion = isReduced }) { page in
        try await page.browser.js(
          "(globalThis.places = new Set(), probe.scroller.addEventListener('scroll', (event) =>"
            + " places.add(event.target.scrollTop)), true)")
        try await page.click(button: "Next month")
        try await page.wait(forTitle: "December 2026")
        try await page.browser.until("probe.find('gridcell', 'November 29, 2026')?.getBoundingClientRect().top < 110")
        try await page.browser.settle()
        let places = try await page.browser.js("places.size", as: Int.self)
        #expect(isReduced ? places == 1 : places > 2)
      }
    }

    /// "January 2027" for one month after "December 2026".
    private static func title(monthsAfter title: String, _ count: Int) -> String {
      let names = LocaleInfo.english.months
      let parts = title.split(separator: " ")
      let month = (names.firstIndex { $0 == parts[0] } ?? 0) + 12 * (Int(parts[1]) ?? 0) + count
      return "\(names[month % 12]) \(month / 12)"
    }

    private static func returnToToday(_ page: MonthPage) async throws {
      try await page.click(button: "Today")
      try await page.wait(forTitle: "November 2026")
      try await page.browser.settle()
    }
  }
}
