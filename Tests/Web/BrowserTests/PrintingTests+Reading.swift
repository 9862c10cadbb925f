import BrowserDriver
import Testing

/// What the tests of printing read, on paper and on a screen that shows what would be printed.
extension PaperTests.PrintingTests {
  /// Adds a text before the calendar and one after it.
  /// - Parameters:
  ///   - count: the number of words of each.
  ///   - style: the style of their elements.
  static func addTexts(_ page: MonthPage, count: Int = 200, style: String = "") async throws {
    try await page.browser.js(
      """
      for (const [place, word] of [['before', 'Overture'], ['after', 'Finale']]) {
        const text = document.createElement('p');
        text.textContent = `${word} `.repeat(\(count));
        text.style.cssText = '\(style)';
        probe.host[place](text);
      }
      """)
  }

  /// Prints a page with added texts, and checks that all of the period is on paper.
  /// - Parameters:
  ///   - paper: the size of sheets, in inches.
  ///   - words: the least number of words.
  ///   - sheets: the greatest number of sheets.
  static func check(
    _ page: MonthPage, _ level: String, on paper: (Double, Double), language: String = "en", words: Int = 400,
    sheets: Int = 16
  ) async throws {
    let titles = try await page.browser.js(
      """
      (({ start, end }) => probe.host.eventsIn({ start, end }).map(({ title }) => title))(probe.host.period)
      """, as: [String].self)
    #expect(!titles.isEmpty)
    guard let printed = try await PrintedPage(page, paper) else { return }
    let name = "\(level) in \(language) on \(paper)"
    #expect(printed.words.count > words && printed.faults.isEmpty, "\(printed.faults), \(name)")
    let text = printed.text
    #expect(text.contains("Overture") && text.contains("Finale"), "\(name)")
    #expect(["2026", "٢٠٢٦", "٦٢٠٢"].contains { text.contains($0) }, "\(name)")
    if level != "year" {
      let isLine = !["ar", "he"].contains(language)
      // The program that reads paper joins words that are divided at a hyphen.
      let letters = text.filter { $0 != "-" }
      for (title, count) in Dictionary(titles.map { ($0, 1) }, uniquingKeysWith: +) {
        for part in parts(of: title, isLine: isLine) {
          #expect(letters.ranges(of: part).count >= count, "\(part) of \(title), \(name)")
        }
      }
    } else if ["en", "he", "ja"].contains(language) {
      let months = try await monthNames(page, language)
      #expect(months.allSatisfy { text.contains($0) }, "twelve months, \(name)")
    }
    if language == "en" { #expect(!text.contains("Agenda"), "no switch of levels") }
    #expect((1...sheets).contains(printed.sheetCount), "\(printed.sheetCount) sheets, \(name)")
  }

  /// The names of the months as the browser writes them.
  static func monthNames(_ page: MonthPage, _ language: String) async throws -> [String] {
    try await page.browser.js(
      """
      Array.from({ length: 12 }, (_, month) => new Intl.DateTimeFormat('\(language)', { month: 'long', timeZone: 'UTC' })
        .format(Date.UTC(2026, month, 15)))
      """, as: [String].self)
  }

  /// Where things lie that would be printed.
  struct Measure: Decodable {
    /// The least size of type, in points.
    var least: Double
    /// The greatest distance by which something lies beyond an edge, in CSS pixels.
    var beyond: Double
    /// The greatest distance of a text from the edge at which its lines begin, in CSS pixels.
    var aside: Double
    /// The direction of lines.
    var direction: String
    /// Whether the columns of days run in the direction of lines.
    var isInOrder: Bool
    /// The names of the months of a year.
    var months: [String]

    var isLegible: Bool { least >= 6 && beyond <= 0.5 }
  }

  /// Measures what would be printed on paper, after `beforeprint`, while print media is emulated.
  /// - Parameter paper: the size of a sheet, in inches.
  static func measure(_ page: MonthPage, _ paper: (Double, Double)) async throws -> Measure {
    // Within margins of 0.4 inches.
    let (width, height) = ((paper.0 - 0.8) * 96, (paper.1 - 0.8) * 96)
    try await page.browser.resize(width: Int(width), height: Int(height), scale: 1)
    return try await page.browser.js(
      """
      (() => {
        const print = probe.root.querySelector('.print'), all = [...print.querySelectorAll('*')];
        const { clientWidth } = document.documentElement, { direction } = getComputedStyle(print);
        const isRightToLeft = direction === 'rtl', box = each => each.getBoundingClientRect();
        const texts = all.filter(each => [...each.childNodes].some(node => node.data?.trim()));
        const sizes = texts.map(each => parseFloat(getComputedStyle(each).fontSize) * 0.75);
        const edges = all.map(box).filter(({ width }) => width);
        const lines = all.filter(each => each.matches('.print-title, .print-heading, .print-event')).map(each => {
          const range = document.createRange();
          range.selectNodeContents(each);
          return isRightToLeft ? box(each).right - box(range).right : box(range).left - box(each).left;
        });
        const isInOrder = all.every(row => {
          const cells = [...row.children].filter(each =>
            each.matches('.print-weekday, .print-number, .print-day, .print-hour'));
          const places = cells.map(each => box(each).left * (isRightToLeft ? -1 : 1)).slice(0, 8);
          return places.every((place, at) => !at || place > places[at - 1]);
        });
        return { least: Math.min(...sizes), aside: Math.max(...lines), direction, isInOrder,
          beyond: Math.max(...edges.map(({ left, right }) => Math.max(-left, right - clientWidth))),
          months: [...print.querySelectorAll('.print-year h3')].map(each => each.textContent) };
      })()
      """, as: Measure.self)
  }

  /// Returns what of a title follows each other on paper. The program that reads paper gives the words of a line in the order
  /// in which they lie there: from right to left the last one comes first.
  /// - Parameter isLine: whether the words of a line from left to right follow each other.
  static func parts(of title: String, isLine: Bool = true) -> [String] {
    // A line may end after a hyphen, and then holds words of the other direction, too.
    let words = title.split { $0.isWhitespace || $0 == "-" }.map { String($0) }
    return isRightToLeft(title) || !isLine ? words : [words.joined()]
  }

  static func isRightToLeft(_ title: String) -> Bool {
    title.unicodeScalars.contains { (0x590...0x8FF).contains($0.value) }
  }

  /// What printing leaves as it was.
  struct Look: Decodable, Equatable {
    var controls: Int
    var size: [Double]
    /// The number of boxes for paper, and of marks and style sheets of the document.
    var printed: Int
  }

  static func look(_ page: MonthPage) async throws -> Look {
    try await page.browser.js(
      """
      (() => {
        const { width, height } = probe.root.querySelector('.box').getBoundingClientRect();
        return { controls: probe.visible('button').filter(each => each.frame[1] < 40).length, size: [width, height],
          printed: probe.root.querySelectorAll('.print').length + document.querySelectorAll('[data-almanac-print]').length
            + document.adoptedStyleSheets.length };
      })()
      """, as: Look.self)
  }
}
