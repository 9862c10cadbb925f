import Almanac
import BrowserDriver
import Testing

extension PageTests {
  @Suite("Selection")
  struct SelectionTests {
    @Test("a click selects a day, moves the focus there and is reported once; Enter opens the day")
    func click() async throws {
      try await MonthPage.open { page in
        try await page.select(day: "November 10, 2026")
        #expect(try await page.selectedDays().map { $0.prefix(26) } == ["Tuesday, November 10, 2026"])
        #expect(try await page.focused().contains("November 10, 2026"))
        #expect(try await page.heard("dateselect") == [#"{"date":"2026-11-10"}"#])
        try await page.press(.enter)
        #expect(try await page.heard("dateselect").count == 1, "the same day again is no change")
        try await page.wait(forLevel: "week")
        try await page.press(.minus)
        try await page.wait(forLevel: "month")
        try await page.select(day: "November 18, 2026")
        #expect(try await page.selectedDays().map { $0.contains("November 18, 2026") } == [true])
        #expect(try await page.heard("dateselect").count == 2)
        try await page.picture("selected")
      }
    }

    @Test("a right click where nothing has a menu leaves the browser its own, and selects nothing")
    func rightClick() async throws {
      try await MonthPage.open { page in
        let isLeft = try await page.browser.js(
          "probe.visible('gridcell').length > 0 && probe.all('gridcell')[20].dispatchEvent(new MouseEvent("
            + "'contextmenu', { bubbles: true, cancelable: true, composed: true, clientX: 300, clientY: 300 }))",
          as: Bool.self)
        #expect(isLeft)
        #expect(try await page.selectedDays() == [])
      }
    }

    @Test("an event is activated by a click, and by assistive technology")
    func activation() async throws {
      let scene = Scene().with { $0.events = [Scene.allDay("Regatta", on: Scene.today + 2)] }
      try await MonthPage.open(scene) { page in
        try await page.click(button: "Regatta")
        try await page.browser.js("probe.find('button', 'Regatta').click()")
        let heard = try await page.heard("eventactivate")
        #expect(heard.count == 2)
        #expect(heard.allSatisfy { $0.contains("Regatta") && $0.contains("2026-11-23") }, "\(heard)")
      }
    }

    @Test("keys move selection and focus by days, weeks, months and years")
    func keys() async throws {
      try await MonthPage.open { page in
        try await page.select(day: "November 21, 2026")
        let steps: [(BrowserKey, BrowserKey.Modifiers, String)] = [
          (.arrowRight, [], "Sunday, November 22, 2026"), (.arrowDown, [], "Sunday, November 29, 2026"),
          (.arrowLeft, [], "Saturday, November 28, 2026"), (.arrowUp, [], "Saturday, November 21, 2026"),
          (.home, [], "Sunday, November 15, 2026"), (.end, [], "Saturday, November 21, 2026"),
          (.pageDown, [], "Monday, December 21, 2026"), (.pageDown, .shift, "Tuesday, December 21, 2027"),
          (.pageUp, [], "Sunday, November 21, 2027"), (.pageUp, .shift, "Saturday, November 21, 2026"),
          (.arrowRight, [], "Sunday, November 22, 2026"), (.letter("t"), [], "Saturday, November 21, 2026"),
        ]
        for (key, modifiers, expected) in steps {
          try await page.press(key, modifiers)
          try await page.browser.until("probe.text(probe.focused).includes('\(expected)')")
          #expect(try await page.selectedDays().map { $0.hasPrefix(expected) } == [true], "\(key.key): \(expected)")
          #expect(try await page.tabStops().map { $0.hasPrefix(expected) } == [true], "\(key.key): \(expected)")
          #expect(try await page.visibleDays().contains { $0.name.hasPrefix(expected) })
        }
        try await page.press(.escape)
        #expect(try await page.selectedDays() == [])
        #expect(try await page.focused().contains("November 21, 2026"))
        #expect(try await page.heard("dateselect").last == #"{"date":null}"#)
      }
    }

    @Test("Enter and Space select the day with the focus; keys with Control are the browser's")
    func enter() async throws {
      try await MonthPage.open { page in
        for _ in 0..<5 { try await page.press(.tab) }
        try await page.press(.enter)
        #expect(try await page.selectedDays().map { $0.contains("November 21, 2026") } == [true])
        try await page.press(.escape)
        try await page.press(.space)
        #expect(try await page.selectedDays().map { $0.contains("November 21, 2026") } == [true])
        try await page.press(.arrowRight, .control)
        try await page.press(.letter("t"), .alt)
        #expect(try await page.focused().contains("November 21, 2026"))
      }
    }

    @Test("the grid has one tab stop, however far it is scrolled away, and Tab brings it back into view")
    func tabStop() async throws {
      try await MonthPage.open { page in
        #expect(try await page.tabStops().map { $0.contains("November 21, 2026") } == [true])
        try await page.select(day: "November 12, 2026")
        #expect(try await page.tabStops().map { $0.contains("November 12, 2026") } == [true])
        for _ in 0..<12 { try await page.scroll(weeks: 5) }
        #expect(try await page.tabStops().map { $0.contains("November 12, 2026") } == [true])
        #expect(try await page.focused().contains("November 12, 2026"), "scrolling leaves the focus where it is")
        try await page.press(.tab, .shift)
        try await page.press(.tab)
        try await page.browser.until("probe.find('gridcell', 'November 12, 2026')")
        #expect(try await page.focused().contains("November 12, 2026"))
        #expect(try await page.tabStops().count == 1)
      }
    }

    @Test("holding an arrow key moves through a year of days, always with the focus")
    func running() async throws {
      try await MonthPage.open { page in
        try await page.select(day: "November 21, 2026")
        for _ in 0..<52 { try await page.browser.press(.arrowDown) }
        for _ in 0..<2 { try await page.browser.press(.arrowRight) }
        try await page.browser.until("probe.text(probe.focused).startsWith('Monday, November 22, 2027')")
        #expect(try await page.selectedDays().map { $0.contains("November 22, 2027") } == [true])
        #expect(try await page.tabStops().count == 1)
      }
    }
  }
}
