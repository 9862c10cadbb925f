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

  /// A printed table of resources: its headings by row, and the titles of the events in each column.
  private struct PrintedTable: Decodable, Equatable {
    var headings: [[String]]
    var events: [[String]]
  }

  private static let tables = """
    (() => {
      dispatchEvent(new Event('beforeprint'));
      const tables = [];
      for (const row of probe.root.querySelectorAll('.print .print-hours')) {
        const cells = [...row.querySelectorAll(':scope > .print-day')];
        if (row.classList.contains('print-headings')) {
          if (!row.previousElementSibling?.classList.contains('print-headings')) tables.push({ headings: [], events: [] });
          tables.at(-1).headings.push(cells.map(each => each.textContent));
        } else cells.forEach((cell, at) => (tables.at(-1).events[at] ??= [])
          .push(...[...cell.querySelectorAll('bdi')].map(each => each.textContent)));
      }
      dispatchEvent(new Event('afterprint'));
      return tables;
    })()
    """

  @Test("B11: resources are printed side by side, with the same columns as in view, in tables of at most eight")
  func resources() async throws {
    try await MonthPage.open(Scene()) { page in
      try await page.browser.js(
        """
        Object.assign(probe.host, { editable: '', levels: 'day:resources 2days:resources', level: 'day:resources' });
        probe.host.whenReady().then(() => probe.rest())
        """)
      try await page.browser.js(
        """
        probe.host.resources = Array.from({ length: 9 }, (_, at) => ({ id: `r${at}`, title: `Room ${at}` }));
        const day = probe.host.period.start;
        probe.host.events = [
          { id: 'a', title: 'Talk', start: day + 'T10:00', duration: 'PT2H', resourceIds: ['r0', 'r8'] },
          { id: 'b', title: 'Fair', start: day, allDay: true, resourceIds: ['r1'] },
          { id: 'c', title: 'Walk', start: day + 'T10:00', duration: 'PT2H' }];
        probe.rest();
        """)
      try await page.browser.settle()
      let one = try await page.browser.js(Self.tables, as: [PrintedTable].self)
      let rooms = (0..<9).map { "Room \($0)" }
      #expect(one.map(\.headings) == [[Array(rooms[..<5])], [rooms[5...] + ["No resource"]]])
      #expect(one.flatMap(\.events) == [["Talk"], ["Fair"], [], [], [], [], [], [], ["Talk"], ["Walk"]])
      try await page.browser.js(
        """
        probe.host.resources = [{ id: 'r0', title: 'Attic' }, { id: 'r8', title: 'Barn' }];
        Object.assign(probe.host, { resourceFilter: 'a', unassignedEvents: 'hidden', resourceOrder: 'days' });
        probe.host.setLevel('2days:resources').then(() => probe.rest());
        """)
      try await page.browser.settle()
      let two = try await page.browser.js(Self.tables, as: [PrintedTable].self)
      #expect(two.count == 1 && two[0].headings.map(\.count) == [2, 4])
      #expect(two[0].headings.last == ["Attic", "Barn", "Attic", "Barn"])
      #expect(two[0].events == [["Talk"], ["Talk"], [], []])
    }
  }
}
