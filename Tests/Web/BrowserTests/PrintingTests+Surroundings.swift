import BrowserDriver
import Testing

/// Pages that lay out or cut off their content in ways that leave no room for all of a calendar.
extension PaperTests.PrintingTests {
  /// What is around a calendar.
  struct Surroundings: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// The style of the element around the calendar.
    var parent: String
    /// The style of the calendar.
    var own = ""
    /// Whether texts are beside the calendar, not above and below it.
    var isSideways = false
  }

  static let surroundings = [
    Surroundings(
      testDescription: "a row of a flexible box", parent: "display: flex; gap: 8px", own: "flex: 1; min-width: 0",
      isSideways: true),
    Surroundings(
      testDescription: "a column of a flexible box that is cut off",
      parent: "display: flex; flex-direction: column; height: 100vh; overflow: hidden",
      own: "flex: 1 1 0; min-height: 0; max-height: 50vh"),
    Surroundings(
      testDescription: "a grid as high as the window",
      parent: "display: grid; grid-template-rows: auto minmax(0, 1fr) auto; height: 100vh", own: "height: 100%"),
    Surroundings(testDescription: "a box that is cut off", parent: "height: 100vh; overflow: hidden"),
    Surroundings(
      testDescription: "a box that scrolls", parent: "height: 100vh; overflow: auto; contain: content",
      own: "height: 80vh"),
    Surroundings(
      testDescription: "boxes at fixed places", parent: "position: fixed; inset: 0; overflow: auto",
      own: "position: absolute; inset: 0"),
  ]

  /// Opens the sample calendar among other content.
  private static func open(_ surroundings: Surroundings, _ body: (MonthPage) async throws -> Void) async throws {
    try await MonthPage.open(.sample) { page in
      try await page.browser.js(
        """
        (probe.host.parentElement.style.cssText = '\(surroundings.parent)',
          probe.host.style.cssText = '\(surroundings.own)', true)
        """)
      // Beside the calendar, long texts would leave no room for it.
      if surroundings.isSideways {
        try await addTexts(page, count: 20, style: "flex: 0 0 90px")
      } else {
        try await addTexts(page)
      }
      try await page.browser.settle()
      try await body(page)
    }
  }

  @Test(
    "every event of the period is on paper, also where the page limits heights or cuts off what is below (B11)",
    arguments: surroundings)
  func anywhere(surroundings: Surroundings) async throws {
    try await Self.open(surroundings) { page in
      for level in ["month", "week", "agenda"] {
        if level != "month" { try await page.show(level: level) }
        let before = try await Self.look(page)
        // Texts beside the calendar leave it too little of a small sheet.
        let paper = surroundings.isSideways ? (8.27, 11.69) : (5.83, 8.27)
        try await Self.check(page, level, on: paper, words: surroundings.isSideways ? 40 : 400, sheets: 24)
        try await page.browser.settle()
        let after = try await Self.look(page)
        #expect(after == before && after.printed == 0, "\(level)")
      }
    }
  }

  @Test("paper is legible wherever the calendar stands on the page (B11)", arguments: surroundings)
  func legibleAnywhere(surroundings: Surroundings) async throws {
    try await Self.open(surroundings) { page in
      for level in ["month", "week", "agenda"] {
        if level != "month" { try await page.show(level: level) }
        try await page.browser.call("Emulation.setEmulatedMedia", ["media": "print"])
        try await page.browser.js("dispatchEvent(new Event('beforeprint'))")
        let measure = try await Self.measure(page, (5.83, 8.27))
        let ends = "[probe.root.querySelector('.print'), probe.host, probe.host.parentElement]"
        // Each box reaches to the end of what it contains, so nothing lies on what comes behind it.
        let bottoms = try await page.browser.js(
          "\(ends).map((each) => Math.round(each.getBoundingClientRect().bottom))", as: [Int].self)
        try await page.browser.js("dispatchEvent(new Event('afterprint'))")
        try await page.browser.call("Emulation.setEmulatedMedia", ["media": ""])
        // In the size of a sheet some of the boxes leave no room for a calendar.
        try await page.browser.resize(width: 1200, height: 900, scale: 1)
        try await page.browser.settle()
        #expect(measure.isLegible, "\(level): \(measure)")
        #expect(bottoms[0] <= bottoms[1] + 1 && bottoms[1] <= bottoms[2] + 1, "\(level): \(bottoms)")
      }
    }
  }
}
