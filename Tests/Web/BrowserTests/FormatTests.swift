import BrowserDriver
import Testing

extension ElementTests {
  @Suite("Formats of dates and times")
  struct FormatTests {
    private static let scene = Scene().with { $0.host = .staticFiles }

    /// Formats that are written as the browser does, and what it writes for 21 November 2026 at 14:05.
    private static let start = """
      window.formats = {
        title: { month: 'short', year: 'numeric' }, dayHeading: { weekday: 'long', day: 'numeric', month: 'numeric' },
        eventTime: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, hour: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
      };
      window.written = name => new Intl.DateTimeFormat(probe.host.locale, { ...formats[name], timeZone: 'UTC' })
        .format(Date.UTC(2026, 10, 21, 14, 5));
      window.plain = text => text.replace(/[\\u200e\\u200f]/g, '').replace(/\\s/g, ' ');
      window.shows = text => plain(probe.root.querySelector('.box').textContent).includes(plain(text));
      probe.host.timeZone = 'UTC';
      probe.host.events = [{ title: 'Call', start: '2026-11-21T14:05', end: '2026-11-21T17:00' }];
      true
      """

    @Test(
      "WK-206: headings, hours, and times of events are written as the browser writes them",
      arguments: ["en", "en-GB", "de", "fr", "ja", "ar", "he", "pl", "ru"])
    func languages(locale: String) async throws {
      try await MonthPage.open(Self.scene) { page in
        try await page.browser.js(Self.start)
        try await page.browser.js("(probe.host.locale = '\(locale)', probe.rest())")
        try await page.show(level: "day")
        try await page.browser.js("(probe.host.formats = formats, probe.rest())")
        for name in ["title", "dayHeading", "eventTime"] {
          #expect(try await page.browser.js("shows(written('\(name)'))", as: Bool.self), "\(name)")
        }
        try await page.picture("formats-\(locale)")
        try await page.browser.js("(probe.host.formats = null, probe.rest())")
        #expect(try await !page.browser.js("shows(written('dayHeading'))", as: Bool.self))
      }
    }

    @Test("WK-206: formats follow the language, and options that are not supported are named once")
    func changes() async throws {
      try await MonthPage.open(Self.scene) { page in
        try await page.browser.js(Self.start)
        try await page.browser.js(
          """
          window.said = []; console.warn = text => said.push(text);
          probe.host.formats = { title: { ...formats.title, era: 'short' }, day: {} };
          probe.rest()
          """)
        let said = try await page.browser.js("said.join()", as: String.self)
        #expect(said.contains("formats.title: era is not supported") && said.contains("formats: there is no day"))
        #expect(try await page.browser.js("probe.host.period.title", as: String.self) == "Nov 2026")
        try await page.browser.js("(probe.host.locale = 'de', probe.rest())")
        try await page.browser.until("probe.host.period.title === written('title')")
        #expect(try await page.browser.js("said.length", as: Int.self) == 2)
      }
    }
  }
}
