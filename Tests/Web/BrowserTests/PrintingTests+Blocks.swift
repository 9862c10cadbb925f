import BrowserDriver
import Testing

extension PaperTests.PrintingTests {
  /// Before each printing, writes a word into the first and the last line of each block, and counts blocks.
  private static let marking = """
    (() => {
      window.lead = document.createElement('p');
      probe.host.before(lead);
      // After the calendar's own listener.
      addEventListener('beforeprint', () => {
        const blocks = [...probe.root.querySelectorAll('.print-block')];
        window.blockCount = blocks.length;
        blocks.forEach((block, index) => {
          block.style.position = 'relative';
          for (const [name, edge] of [['first', 'top'], ['last', 'bottom']]) {
            const mark = document.createElement('span');
            mark.textContent = `${name}${index}x`;
            mark.style.cssText = `position: absolute; ${edge}: 0; left: 0; font-size: 6pt; line-height: 1`;
            block.append(mark);
          }
        });
      });
    })()
    """

  @Test(
    "no week, day, hour, or month is divided between two sheets, wherever on a sheet the calendar begins (B11)",
    arguments: levels)
  func blocks(level: String) async throws {
    try await MonthPage.open(.sample) { page in
      if level != "month" { try await page.show(level: level) }
      try await page.browser.js(Self.marking)
      var mostSheets = 0
      // A hundred words take about a sixth of a sheet.
      for length in stride(from: 0, through: 400, by: 100) {
        try await page.browser.js("(lead.textContent = 'Overture '.repeat(\(length)), true)")
        guard let printed = try await PrintedPage(page, Self.upright) else { return }
        let count = try await page.browser.js("blockCount", as: Int.self)
        #expect(count > 4)
        func sheet(_ mark: String) -> Int? { printed.words.first { $0.text.contains(mark) }?.sheet }
        for index in 0..<count {
          let (first, last) = (sheet("first\(index)x"), sheet("last\(index)x"))
          #expect(first != nil && first == last, "block \(index) of \(count), \(length) words before")
        }
        mostSheets = max(mostSheets, printed.sheetCount)
      }
      #expect(mostSheets > 1, "an edge of a sheet is somewhere in the calendar")
    }
  }
}
