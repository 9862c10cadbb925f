import BrowserDriver
import Testing

/// Languages of other scripts and directions, each on one or two papers.
extension PaperTests.PrintingTests {
  /// A language, and sheets held one way.
  struct LanguageSheet: CustomTestStringConvertible, Sendable {
    var language: String
    var name: String
    /// The width and the height, in inches.
    var paper: (Double, Double)

    var isRightToLeft: Bool { ["ar", "he"].contains(language) }
    var testDescription: String { "\(language) on \(name)" }
  }

  /// Languages from right to left are held both ways, the others alternately.
  static let languageSheets = [
    LanguageSheet(language: "he", name: "A5 portrait", paper: (5.83, 8.27)),
    LanguageSheet(language: "he", name: "A4 landscape", paper: (11.69, 8.27)),
    LanguageSheet(language: "ar", name: "Letter portrait", paper: (8.5, 11)),
    LanguageSheet(language: "ar", name: "A5 landscape", paper: (8.27, 5.83)),
    LanguageSheet(language: "ja", name: "A4 portrait", paper: (8.27, 11.69)),
    LanguageSheet(language: "hi", name: "A5 portrait", paper: (5.83, 8.27)),
    LanguageSheet(language: "de", name: "Letter landscape", paper: (11, 8.5)),
  ]
  static let levels = ["month", "week", "day", "agenda", "year"]

  /// Prints once which combinations the tests run.
  static let announcement: Void = print(
    "matrix of printed pages: \(levels) in English on A5, Letter, A4, and A3, each held both ways;",
    languageSheets.map(\.testDescription).joined(separator: ", "))

  /// Sets the language, and waits until its words and its direction are shown.
  private func set(_ sheet: LanguageSheet, of page: MonthPage) async throws {
    try await page.browser.js("(probe.host.locale = '\(sheet.language)', true)")
    try await page.browser.until(
      """
      probe.root.querySelector('.box').dir === '\(sheet.isRightToLeft ? "rtl" : "ltr")' &&
        probe.host.period.title.includes(new Intl.DateTimeFormat('\(sheet.language)', { month: 'long', timeZone: 'UTC' })
          .format(Date.parse(probe.host.period.start)))
      """)
    try await page.browser.settle()
  }

  @Test(
    "in each language, from left to right and from right to left, every event of the period is on paper (B11)",
    arguments: languageSheets)
  func languages(sheet: LanguageSheet) async throws {
    try await MonthPage.open(.sample) { page in
      try await set(sheet, of: page)
      try await Self.addTexts(page)
      for level in Self.levels {
        if level != "month" { try await page.show(level: level) }
        try await Self.check(page, level, on: sheet.paper, language: sheet.language, sheets: 24)
      }
    }
  }

  @Test(
    "in each language paper is legible, and from right to left columns and texts are mirrored (B11)",
    arguments: languageSheets)
  func mirrored(sheet: LanguageSheet) async throws {
    try await MonthPage.open(.sample) { page in
      try await set(sheet, of: page)
      for level in Self.levels {
        if level != "month" { try await page.show(level: level) }
        try await page.browser.call("Emulation.setEmulatedMedia", ["media": "print"])
        try await page.browser.js("dispatchEvent(new Event('beforeprint'))")
        let measure = try await Self.measure(page, sheet.paper)
        try await page.browser.js("dispatchEvent(new Event('afterprint'))")
        try await page.browser.call("Emulation.setEmulatedMedia", ["media": ""])
        try await page.browser.settle()
        #expect(measure.direction == (sheet.isRightToLeft ? "rtl" : "ltr"), "\(level)")
        #expect(measure.isLegible && measure.isInOrder && measure.aside < 12, "\(level): \(measure)")
        let months = try await Self.monthNames(page, sheet.language)
        #expect(measure.months == (level == "year" ? months : []))
      }
    }
  }
}
