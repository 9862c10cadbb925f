import CalendarSystems
import CalendarText
import SystemServices
import TestSupport
import Testing

@Suite struct LocaleTextTests {
  @Test("a locale is the same after writing and reading")
  func roundTrip() throws {
    var odd = Locales.arabic
    odd.weekend = []
    odd.amSymbol = ""
    odd.digits[3] = "𝟛"
    let others = CalendarIdentifier.allCases.map { SystemLocale.info(for: "zh-TW", calendar: $0) }
    for locale in [LocaleInfo.english, Locales.british, Locales.arabic, odd] + others {
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
    for count in 0..<27 {
      #expect(throws: LocaleDecodeError.missingLine(count + 1)) {
        try LocaleInfo.decode(lines: Array(whole.prefix(count)))
      }
    }
  }

  @Test("a text without phrases has those in English, one with phrases has all of them")
  func phrases() throws {
    let whole = lines(Locales.arabic)
    #expect(try LocaleInfo.decode(lines: Array(whole.prefix(27))).phrases == .english)
    #expect(try LocaleInfo.decode(lines: whole).phrases == .arabic)
    for count in 28..<whole.count - 1 {
      #expect(throws: LocaleDecodeError.missingLine(count + 1)) {
        try LocaleInfo.decode(lines: Array(whole.prefix(count)))
      }
    }
    for wrong in ["today", "tomorrow: Tomorrow", "Today: Today"] {
      var changed = whole
      changed[27] = wrong
      #expect(throws: LocaleDecodeError.wrongPhrase(line: 28), "\(wrong)") { try LocaleInfo.decode(lines: changed) }
    }
  }

  @Test("characters that mean something in phrases become spaces")
  func places() throws {
    var locale = LocaleInfo.english
    locale.phrases.today = "Today # 1 | 2\n"
    locale.phrases.events = CountPhrase(one: "#1", before: "No. #", after: " |")
    let read = try LocaleInfo.decode(lines: lines(locale)).phrases
    #expect(read.today == "Today   1   2 ")
    #expect(read.events == CountPhrase(one: " 1", before: "No.  ", after: "  "))
  }

  @Test(
    "lists and numbers are checked",
    arguments: [
      (2, "Hebrew", LocaleDecodeError.unknownCalendar(line: 2)), (2, "", .unknownCalendar(line: 2)),
      (2, "hebrew", .wrongCount(line: 8, expected: 14, found: 12)),
      (2, "coptic", .wrongCount(line: 8, expected: 13, found: 12)),
      (3, "2", .badNumber(line: 3)), (4, "0", .wrongCount(line: 4, expected: 10, found: 1)),
      (5, "8", .badNumber(line: 5)), (5, "", .badNumber(line: 5)), (6, "0", .badNumber(line: 6)),
      (7, "1\u{1F}x", .badNumber(line: 7)), (7, "99999999999", .badNumber(line: 7)),
      (8, "a\u{1F}b", .wrongCount(line: 8, expected: 12, found: 2)),
      (12, "", .wrongCount(line: 12, expected: 7, found: 1)),
      (24, "-1", .badNumber(line: 24)), (24, "1000", .badNumber(line: 24)),
      (26, "a\u{1F}b", .wrongCount(line: 26, expected: 60, found: 2)),
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
