import CalendarSystems
import CalendarText
import SystemServices
import Testing

@Suite("Ranges of dates and times")
struct RangeTests {
  @Test(
    "ranges have the separator of the language",
    arguments: [
      ("en", " – "), ("de", " – "), ("fr", " – "), ("ru", " — "), ("he", "–"), ("ar", " – "), ("fa", " تا "),
      ("ja", "～"),
      ("ko", " ~ "), ("zh-Hans", "至"), ("zh-Hant", "至"),
    ])
  func separators(language: String, separator: String) {
    #expect(SystemLocale.info(for: language).rangeSeparator == separator)
  }

  private func text(_ language: String) -> DateText { DateText(locale: SystemLocale.info(for: language)) }

  @Test("times, days of one month, and days of two months are ranges in the form of the language")
  func ranges() throws {
    let first = try ISODate.parse("2026-11-20")
    let japanese = text("ja")
    #expect(japanese.range("10:00", "11:30") == "10:00～11:30")
    #expect(japanese.interval(first, first + 3) == "11月20～23日")
    #expect(japanese.interval(first, first + 20) == "11月20日～12月10日")
    #expect(text("zh-Hans").interval(first, first + 20) == "11月20日至12月10日")
    #expect(text("fa").range("10", "11") == "10 تا 11")
    // A word keeps its spaces between numbers, a sign does not have any.
    let persian = text("fa")
    #expect(persian.interval(first, first + 3).contains("\(persian.number(20)) تا \(persian.number(23))"))
    #expect(text("en-GB").interval(first, first + 3) == "20–23 November")
    #expect(text("en-GB").interval(first, first + 20) == "20 November – 10 December")
  }

  @Test("the names of events have ranges in the form of the language")
  func wording() throws {
    let day = try ISODate.parse("2026-11-20")
    let wording = EventWording(text: text("ja"))
    let (start, end) = (text("ja").time(secondOfDay: 36_000), text("ja").time(secondOfDay: 41_400))
    let name = wording.timed(title: "会議", startDay: day, startSecond: 36_000, endDay: day, endSecond: 41_400)
    #expect(name.hasSuffix("\(start)～\(end)"), "\(name)")
  }

  @Test("the separator is kept in the text form of a locale")
  func textForm() throws {
    var locale = LocaleInfo.english
    locale.rangeSeparator = " to "
    let lines = locale.encode().split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(try LocaleInfo.decode(lines: lines) == locale)
  }
}
