import Almanac
import BrowserDriver
import Testing

extension PageTests.EngineTests {
  /// A walk through a dialog by Tab, forward and backward.
  private struct Walk: Decodable {
    /// The stops in the order of the document, each a number and a name.
    var stops: [String]
    /// Whether each stop lies behind the one before, for somebody who reads.
    var isInReadingOrder: Bool
  }

  /// The stops of the dialog that can be seen, in the order of the document.
  private static let stops = """
    [...probe.root.querySelectorAll('[role=dialog] :is([tabindex="0"], input, textarea, a[href])')]
      .filter((each) => each.tabIndex >= 0 && each.checkVisibility())
    """
  private static let names = "stops.map((each, index) => index + ' ' + (each.ariaLabel ?? each.textContent))"

  /// Presses Tab until it has gone round, and returns the stops on the way.
  private func walk(_ page: MonthPage, _ count: Int, _ modifiers: BrowserKey.Modifiers = []) async throws -> [String] {
    var visited: [String] = []
    for _ in 0..<count {
      try await page.press(.tab, modifiers)
      visited.append(
        try await page.driver.js(
          "(() => { const stops = \(Self.stops); return (\(Self.names))[stops.indexOf(probe.focused)] ?? 'outside'; })()",
          as: String.self))
    }
    return visited
  }

  private func check(_ page: MonthPage, isRightToLeft: Bool, _ state: String) async throws {
    try await page.driver.settle()
    let found = try await page.driver.js(
      """
      (() => {
        const stops = \(Self.stops);
        // Of content that scrolls, its frame counts for what lies beside it.
        const box = (each, other) => {
          const scroller = each.closest('.scrolls');
          return (!scroller || scroller.contains(other) ? each : scroller).getBoundingClientRect();
        };
        const isInReadingOrder = stops.slice(1).every((each, index) => {
          const a = box(stops[index], each), b = box(each, stops[index]);
          return b.top >= a.bottom - 1 || (\(isRightToLeft) ? b.right <= a.left + 1 : b.left >= a.right - 1);
        });
        stops[0].focus();
        return { stops: \(Self.names), isInReadingOrder };
      })()
      """, as: Walk.self)
    #expect(found.stops.count > 2 && found.isInReadingOrder, "\(state): \(found.stops)")
    let round = Array(found.stops.dropFirst()) + [found.stops[0]]
    #expect(try await walk(page, round.count) == round, "\(state)")
    let backward = try await walk(page, round.count, .shift)
    #expect(backward == found.stops.reversed(), "\(state), backward")
  }

  @Test(
    "in the form of an event, Tab visits each field once, in reading order, forward and backward (B1)",
    arguments: Engine.available, ["en-US", "he-IL"])
  func tab(engine: Engine, locale: String) async throws {
    let scene = Self.scene(engine, "locale=\(locale)&editable#token=secret") {
      $0.events = [Scene.timed("Lunch", hour: 12)]
      $0.isEditable = true
    }
    let isRightToLeft = locale == "he-IL"
    try await MonthPage.open(scene) { page in
      try await page.driver.js("probe.all('gridcell').find((each) => each.tabIndex === 0).focus()")
      try await page.press(.letter("n"))
      try await page.driver.until("probe.root.querySelector('[role=dialog] input')")
      try await check(page, isRightToLeft: isRightToLeft, "quick create")
      try await page.press(.escape)
      try await page.driver.until("!probe.root.querySelector('[role=dialog]')")
      try await page.driver.js("probe.all('gridcell').find((each) => each.tabIndex === 0).focus()")
      try await page.press(.f2)
      try await page.driver.until("probe.text(probe.focused).includes('Lunch')")
      try await page.press(.letter("e"))
      try await page.driver.until("probe.root.querySelector('[role=dialog] textarea')")
      try await check(page, isRightToLeft: isRightToLeft, "form")
      try await page.picture("\(engine)-form-\(locale)")
    }
  }
}
