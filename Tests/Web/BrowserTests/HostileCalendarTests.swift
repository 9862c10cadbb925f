import BrowserDriver
import Testing

extension ElementTests {
  /// Legal calendars of a few kilobytes that give millions of instances.
  @Suite("Hostile calendars")
  struct HostileCalendarTests {
    struct Calendar: CustomTestStringConvertible, Sendable {
      var title: String
      var count: Int
      var lines: String

      var testDescription: String { title }

      var text: String {
        let events = (0..<count).map { index in
          "BEGIN:VEVENT\nUID:\(index)\nSUMMARY:\(title) \(index)\n\(lines)\nEND:VEVENT"
        }
        return (["BEGIN:VCALENDAR", "VERSION:2.0"] + events + ["END:VCALENDAR", ""]).joined(separator: "\n")
          .replacing("\n", with: "\r\n")
      }
    }

    static let calendars = [
      Calendar(title: "Tick", count: 20, lines: "DTSTART:20261101T000000\nRRULE:FREQ=SECONDLY"),
      Calendar(
        title: "Century", count: 50,
        lines: "DTSTART;VALUE=DATE:19200101\nDTEND;VALUE=DATE:20200101\nRRULE:FREQ=DAILY"),
    ]

    @Test(
      "V2: a page that shows one stays usable: it goes on to other months and to the year, and details say what is left out",
      arguments: calendars)
    func usable(calendar: Calendar) async throws {
      let scene = Scene().with { $0.host = .staticFiles }
      try await MonthPage.open(scene) { page in
        try await page.drop(calendar.text, name: "hostile.ics")
        _ = try await page.find("button", named: calendar.title)
        try await page.click(button: "Next month")
        try await page.wait(forTitle: "December 2026")
        try await page.show(level: "year")
        try await page.show(level: "month")
        try await page.click(button: "Today")
        try await page.wait(forTitle: "November 2026")
        let bar = try #require(try await page.bars().first { $0.name.contains(calendar.title) })
        #expect(bar.name.contains("too many to show all"), "\(bar.name)")
        try await page.click(button: String(bar.name.prefix { $0 != "," }))
        try await page.waitForDetails()
        try await page.browser.until(
          """
          [...probe.all('dialog'), ...probe.all('paragraph')]
            .some((each) => probe.isVisible(each) && each.textContent.includes('too many to show all'))
          """)
        #expect(try await page.heard("loaderror") == [])
        try await page.picture("hostile-\(calendar.title)")
      }
    }

    /// Calendars of about 100 KB, with some of the series of `LimitBench`.
    static let large = [
      of100KB("Tick", "DTSTART:20250101T000000\nRRULE:FREQ=SECONDLY"),
      of100KB("Late", "DTSTART:20000101T230000\nDURATION:PT3H\nRRULE:FREQ=MINUTELY"),
      of100KB("Century", "DTSTART;VALUE=DATE:19000101\nDURATION:P9000W\nRRULE:FREQ=DAILY"),
      of100KB("Daily", "DTSTART:20000101T000000\nRRULE:FREQ=DAILY"),
    ]

    /// Prints once which combinations the tests run.
    private static let announcement: Void = print(
      "matrix of limits in pages: \(calendars.map(\.title)) of some kilobytes, \(large.map(\.title)) of 100 KB")

    init() { Self.announcement }

    private static func of100KB(_ title: String, _ lines: String) -> Calendar {
      let one = Calendar(title: title, count: 1, lines: lines).text.utf8.count
      return Calendar(title: title, count: 100_000 / one, lines: lines)
    }

    /// What a script finds.
    private struct Found: Decodable {
      var count = 0
      var series = 0
      var incomplete = 0
    }

    @Test(
      "a page with 100 KB of them answers for ten years, prints months, weeks, and the agenda, and is usable after it (V2)",
      arguments: large)
    func answers(calendar: Calendar) async throws {
      let scene = Scene().with { $0.host = .staticFiles }
      try await MonthPage.open(scene) { page in
        try await page.browser.js(
          """
          window.failures = [];
          for (const kind of ['restart', 'fail']) probe.host.addEventListener(kind, () => failures.push(kind));
          """)
        try await page.drop(calendar.text, name: "hostile.ics")
        _ = try await page.find("button", named: calendar.title)
        let found = try await page.browser.js(
          """
          (() => {
            const found = probe.host.eventsIn({ start: '2020-01-01', end: '2029-12-31' });
            return { count: found.length, series: new Set(found.map(({ id }) => id)).size,
              incomplete: found.filter(({ incomplete }) => incomplete).length };
          })()
          """, as: Found.self)
        #expect(found.series == calendar.count && found.incomplete == found.count, "\(found)")
        #expect(found.count <= 20_000 + calendar.count, "\(found)")
        for level in ["month", "week", "agenda"] {
          if level != "month" { try await page.show(level: level) }
          let printed = try await page.browser.js(
            """
            (() => {
              dispatchEvent(new Event('beforeprint'));
              const count = probe.root.querySelectorAll('.print .print-event').length;
              dispatchEvent(new Event('afterprint'));
              return count > 0 && !probe.root.querySelector('.print');
            })()
            """, as: Bool.self)
          #expect(printed, "\(level)")
        }
        try await page.show(level: "month")
        try await page.click(button: "Next month")
        try await page.wait(forTitle: "December 2026")
        try await page.click(button: "Today")
        try await page.wait(forTitle: "November 2026")
        #expect(try await page.bars().contains { $0.name.contains(calendar.title) })
        let failures = try await page.browser.js("window.failures", as: [String].self)
        #expect(failures == [])
      }
    }
  }
}
