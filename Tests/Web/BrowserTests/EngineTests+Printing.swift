import BrowserDriver
import Testing

extension PageTests.EngineTests {
  private static let printedLevels = ["month", "week", "day", "agenda", "year"]

  /// Prints once which combinations the test runs.
  private static let printingAnnouncement: Void = print(
    "matrix of printing in browsers: \(printedLevels) in \(Engine.available)")

  /// What a page has for paper.
  private struct Paper: Decodable {
    /// The titles of events of the period that are not written as often as there are events with them.
    var missing: [String]
    /// The number of events that are written.
    var events: Int
    /// The number of months of a year.
    var months: Int
    /// The number of elements beside the box for paper that can be seen.
    var others: Int
    /// Whether the box for paper can be seen.
    var isShown: Bool
  }

  /// What printing adds to a page: boxes, nodes in slots, marks, and style sheets.
  private static let traces = """
    probe.root.querySelectorAll('.print').length + probe.host.querySelectorAll('[slot^=almanac-print]').length
      + document.querySelectorAll('[data-almanac-print]').length + document.adoptedStyleSheets.length
    """

  /// An expression with the rules for printed pages, which no driver but that of Chromium can show. For a moment they hold for
  /// the screen.
  private static func printed(_ expression: String) -> String {
    """
    (() => {
      dispatchEvent(new Event('beforeprint'));
      const rules = [...probe.root.adoptedStyleSheets, ...document.adoptedStyleSheets].flatMap(sheet => [...sheet.cssRules])
        .filter(rule => rule.media?.mediaText === 'print');
      // What is hidden may lose its offset.
      const moved = [...probe.root.querySelectorAll('*')].map(each => [each, each.scrollLeft, each.scrollTop])
        .filter(([, left, top]) => left || top);
      for (const { media } of rules) media.mediaText = 'all';
      try { return \(expression); } finally {
        for (const { media } of rules) media.mediaText = 'print';
        for (const [each, left, top] of moved) each.scrollTo({ left, top, behavior: 'instant' });
      }
    })()
    """
  }

  @Test(
    "between beforeprint and afterprint, the box for paper has every event of the period and all else is hidden (B11)",
    arguments: Engine.available)
  func printing(engine: Engine) async throws {
    Self.printingAnnouncement
    let paper = Self.printed(
      """
      (print => {
        const { start, end, level } = probe.host.period, titles = [...print.querySelectorAll('.print-event bdi')]
          .map(each => each.textContent);
        const events = level === 'year' ? [] : probe.host.eventsIn({ start, end }).map(({ title }) => title);
        const count = (list, title) => list.filter(each => each === title).length;
        return { missing: events.filter(title => count(titles, title) < count(events, title)), events: titles.length,
          months: print.querySelectorAll('.print-year .print-block').length, isShown: print.checkVisibility(),
          others: [...probe.root.querySelectorAll('.box, .box *, .note')].filter(each => probe.isVisible(each)).length };
      })(probe.root.querySelector('.print'))
      """)
    try await MonthPage.open(Self.scene(engine, "locale=en-US&panel")) { page in
      for level in Self.printedLevels {
        if level != "month" { try await page.show(level: level) }
        #expect(try await page.driver.js(Self.traces, as: Int.self) == 0)
        let found = try await page.driver.js(paper, as: Paper.self)
        #expect(found.missing == [] && found.others == 0 && found.isShown, "\(level): \(found)")
        #expect(level == "year" ? found.months == 12 : found.events > 0, "\(level): \(found)")
        #expect(try await page.driver.js(Self.traces, as: Int.self) > 0)
        try await page.driver.js("(dispatchEvent(new Event('afterprint')), true)")
        #expect(try await page.driver.js(Self.traces, as: Int.self) == 0)
        #expect(try await !page.visible("button").isEmpty, "\(level)")
      }
    }
  }
}
