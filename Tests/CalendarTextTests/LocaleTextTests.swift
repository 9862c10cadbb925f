import CalendarSystems
import CalendarText
import TestSupport
import Testing

@Suite struct LocaleTextTests {
  @Test("a locale survives the way through text")
  func roundTrip() throws {
    var odd = Locales.arabic
    odd.weekend = []
    odd.amSymbol = ""
    odd.digits[3] = "𝟛"
    for locale in [LocaleInfo.english, Locales.british, Locales.arabic, odd] {
      #expect(try LocaleInfo.decode(lines: lines(locale)) == locale)
    }
  }

  @Test("control characters inside a field cannot break the form")
  func controlCharacters() throws {
    var locale = LocaleInfo.english
    locale.months[0] = "Jan\nuary\u{1F}"
    locale.patterns.time = "H\r\nmm"
    let read = try LocaleInfo.decode(lines: lines(locale))
    #expect(read.months[0] == "Jan uary ")
    #expect(read.patterns.time == "H  mm")
  }

  @Test("a text that ends early is refused with the line that is missing")
  func missing() {
    let whole = lines(.english)
    for count in 0..<20 {
      #expect(throws: LocaleDecodeError.missingLine(count + 1)) {
        try LocaleInfo.decode(lines: Array(whole.prefix(count)))
      }
    }
  }

  @Test(
    "lists and numbers are checked",
    arguments: [
      (2, "2", LocaleDecodeError.badNumber(line: 2)), (3, "0", .wrongCount(line: 3, expected: 10, found: 1)),
      (4, "8", .badNumber(line: 4)), (4, "", .badNumber(line: 4)), (5, "0", .badNumber(line: 5)),
      (6, "1\u{1F}x", .badNumber(line: 6)), (6, "99999999999", .badNumber(line: 6)),
      (7, "a\u{1F}b", .wrongCount(line: 7, expected: 12, found: 2)),
      (11, "", .wrongCount(line: 11, expected: 7, found: 1)),
    ])
  func malformed(line: Int, text: String, error: LocaleDecodeError) {
    var changed = lines(.english)
    changed[line - 1] = text
    #expect(throws: error) { try LocaleInfo.decode(lines: changed) }
  }

  @Test("the week rule is that of the region")
  func weekRule() {
    #expect(LocaleInfo.english.weekRule == WeekRule(firstWeekday: .sunday, minimalDays: 1))
    #expect(Locales.british.weekRule == .iso8601)
  }

  private func lines(_ locale: LocaleInfo) -> [String] {
    locale.encode().utf8.split(separator: 10, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
