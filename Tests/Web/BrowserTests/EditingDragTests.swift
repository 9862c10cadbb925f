import BrowserDriver
import Testing

extension ElementTests {
  /// Every kind of drag at every level, in both directions of writing; see `Drag`.
  @Suite("Drags of events")
  struct EditingDragTests {
    @Test(
      "ED-38 to ED-43, ED-47 to ED-49: what a drag of the mouse leaves, and undoing it leaves nothing",
      arguments: ["day", "week", "month", "agenda", "strip"], ["en-US", "he-IL"])
    func drags(level: String, locale: String) async throws {
      try await MonthPage.open(.editing(locale, width: level == "strip" ? 400 : 1200)) { page in
        if level != "month" { try await page.show(level: level == "strip" ? "week" : level) }
        let before = try await Self.names(page)
        for drag in Self.drags(level) {
          let left = try await page.carryOut(drag)
          #expect(left == drag.leaves, "\(drag.name)")
          #expect(try await Self.names(page) == before, "\(drag.name)")
        }
        try await page.waitUntilSaved()
      }
    }

    @Test("ED-44: the button on the day under the mouse makes an event of it", arguments: ["en-US", "he-IL"])
    func plus(locale: String) async throws {
      try await MonthPage.open(.editing(locale)) { page in
        let lengths = try await page.lengths()
        let cell = try #require(try await page.visibleDays().first { $0.isCurrent })
        let middle = try await page.center(of: cell)
        // Two days before, a week earlier, in the trailing corner.
        let place = (x: middle.x - 2 * lengths.column, y: middle.y - lengths.week)
        try await page.browser.moveMouse(to: place)
        try await page.browser.settle()
        let corner = (cell.frame[2] / 2 - 15) * (lengths.column > 0 ? 1 : -1)
        try await page.browser.drag([(place.x + corner, place.y - cell.frame[3] / 2 + 15)])
        try await page.type(title: "nap")
        #expect(try await page.takeBack(from: 0) == "create nap 2026-11-12 2026-11-13")
      }
    }

    private static func drags(_ level: String) -> [Drag] {
      switch level {
      case "month": Drag.inMonth
      case "agenda": Drag.inList(onto: "Later", "2026-11-22", "2026-11-23")
      case "strip": Drag.inList(onto: "Before", "2026-11-20", "2026-11-21")
      default: Drag.amongHours(isWeek: level == "week")
      }
    }

    /// The names of the events in view, which say when they are.
    private static func names(_ page: MonthPage) async throws -> [String] {
      try await page.bars().map(\.name).sorted()
    }
  }
}
