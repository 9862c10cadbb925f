import BrowserDriver
import Testing

extension ElementTests {
  @Suite("What a page knows about languages and regions")
  struct LanguageDataTests {
    @Test("ranges have the separator of the language")
    func separators() async throws {
      try await expect(
        "['en', 'fa', 'ja', 'zh-Hant'].map(tag => module.localeText([tag]).split('\\n')[26])",
        [
          " – ", " تا ", "～", "至",
        ])
    }

    @Test("weeks of regions are those of CLDR 48 where the browser does not know them")
    func weeks() async throws {
      try await expect(
        "['AF', 'IN', 'IR', 'IS', 'UG', 'US'].map(region => Object.values(module.weekOfRegion(region)).join())",
        ["7,1,5,6", "1,1,1", "7,1,6", "1,4,1,7", "2,1,1", "1,1,1,7"])
    }

    /// Compares an array of texts that a script computes from `module`, the element's module.
    private func expect(_ script: String, _ texts: [String]) async throws {
      try await MonthPage.open(Scene().with { $0.host = .staticFiles }) { page in
        let found = try await page.browser.js(
          "(async () => { const module = await import(`${new URL('almanac-calendar.js', location)}`);"
            + " return (\(script)).join('|'); })()", as: String.self)
        #expect(found == texts.joined(separator: "|"))
      }
    }
  }
}
