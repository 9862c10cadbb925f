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
  }
}
