import BrowserDriver
import Testing

extension PaperTests.PrintingTests {
  /// A printed level: the days of its period, the blocks for its parts, and the days whose event is on paper.
  private struct PrintedLevel: Decodable {
    var days: [String]
    var blocks: Int
    var columns: [String]
    var titles: [String]
    /// The number of days of a year with a mark.
    var busy: Int
  }

  /// Prints a period with an event on each day, whose title is the day.
  private static let printing = """
    (() => {
      const { start, end } = probe.host.period, days = [];
      for (let day = Date.parse(start); day < Date.parse(end); day += 864e5) days.push(new Date(day).toISOString().slice(0, 10));
      dispatchEvent(new Event('beforeprint'));
      const all = selector => [...probe.root.querySelectorAll(`.print ${selector}`)];
      const printed = { days, blocks: all('.print-block').length, busy: all('.print-busy').length,
        columns: [...new Set(all('.print-hours').map(each => each.style.getPropertyValue('--days')))],
        titles: all('.print-event bdi').map(each => each.textContent).sort() };
      dispatchEvent(new Event('afterprint'));
      return printed;
    })()
    """

  @Test(
    "B11: several days are printed as hours, several weeks as rows, several months as months, with all events",
    arguments: [("2weeks", 14, 2), ("3days", 3, 25), ("3months", 92, 3), ("20days", 20, 20), ("7days:agenda", 7, 7)])
  func severalDays(level: String, days: Int, blocks: Int) async throws {
    try await MonthPage.open(Scene()) { page in
      try await page.browser.js(
        """
        probe.host.events = Array.from({ length: 180 }, (_, at) => {
          const day = new Date(Date.UTC(2026, 7, 15 + at)).toISOString().slice(0, 10);
          return { id: day, title: day, start: `${day}T12:00`, end: `${day}T13:00` };
        });
        """)
      try await page.show(level: level)
      try await page.browser.settle()
      let printed = try await page.browser.js(Self.printing, as: PrintedLevel.self)
      #expect(printed.days.count == days && printed.days.contains { $0.hasPrefix("2026-11") })
      // Three days have a block for the events above the hours, and one for each hour; 20 days and agendas are lists.
      #expect(printed.blocks == blocks)
      #expect(printed.columns == (level == "3days" ? ["3"] : []))
      let isYear = level == "3months"
      #expect(printed.titles == (isYear ? [] : printed.days) && printed.busy == (isYear ? days : 0))
    }
  }
}
