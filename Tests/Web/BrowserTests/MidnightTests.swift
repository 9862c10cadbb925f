import BrowserDriver
import Testing

extension PageTests {
  /// A calendar that stays open. The clock of the page is the test's, never that of the machine.
  @Suite("Midnight")
  struct MidnightTests {
    @Test(
      "at midnight of the calendar's zone the next day is today", arguments: ["", "Asia/Tokyo", "America/Los_Angeles"])
    func midnight(zone: String) async throws {
      let scene = Scene.sample.with { $0.path = "/element.html?api=api&time-zone=\(zone)" }
      try await MonthPage.open(scene) { page in
        #expect(try await Self.today(page) == ["Saturday, November 21, 2026, Today"])
        // Midnight of the 22nd in Berlin, Tokyo and Los Angeles, in UTC; the next report of the clock comes after it.
        let hour = zone.isEmpty ? 23 : zone == "Asia/Tokyo" ? 15 : 32
        try await Self.setClock("Date.UTC(2026, 10, 21, \(hour)) - 600", page)
        try await page.browser.until("probe.find('gridcell', 'November 22, 2026, Today')")
        #expect(try await Self.today(page) == ["Sunday, November 22, 2026, Today"])
        #expect(try await page.gridcell(named: "November 21, 2026").name.contains("Today") == false)
      }
    }

    @Test(
      "a page that slept for days shows the day on which it wakes up, and its now line", arguments: ["month", "week"])
    func sleep(level: String) async throws {
      try await MonthPage.open(.sample) { page in
        if level != "month" { try await page.show(level: level) }
        try await Self.setClock("Date.UTC(2026, 10, 27, 9)", page)
        try await page.browser.js("probe.host.showToday()")
        try await page.browser.until("probe.find('gridcell', 'November 27, 2026, Today')")
        #expect(try await Self.today(page).count == 1)
        try await page.picture("awake-\(level)")
      }
    }

    @Test("a page that says which day is today keeps it")
    func declared() async throws {
      let scene = Scene.sample.with { $0.path = "/element.html?api=api&today=2026-11-10" }
      try await MonthPage.open(scene) { page in
        try await Self.setClock("Date.UTC(2026, 10, 27, 9)", page)
        #expect(try await Self.today(page) == ["Tuesday, November 10, 2026, Today"])
      }
    }

    /// The names of the cells in view that are today, without what they say of events.
    private static func today(_ page: MonthPage) async throws -> [String] {
      try await page.visibleDays().filter(\.isCurrent).map { cell in
        cell.name.split(separator: ", ").prefix(4).joined(separator: ", ")
      }
    }

    /// Sets the clock of the page, as if it had slept until then.
    private static func setClock(_ time: String, _ page: MonthPage) async throws {
      try await page.browser.js(
        """
        (() => {
          const System = Date, ahead = \(time) - System.now();
          globalThis.Date = class extends System {
            constructor(...parts) { if (parts.length) super(...parts); else super(System.now() + ahead); }
            static now() { return System.now() + ahead; }
          };
          document.dispatchEvent(new Event('visibilitychange'));
        })()
        """)
      try await page.browser.settle()
    }
  }
}
