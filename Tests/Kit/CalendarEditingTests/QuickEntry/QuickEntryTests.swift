import Almanac
import TestSupport
import Testing

@testable import CalendarEditing

/// The reading of a line of text.
@Suite struct QuickEntryTests {
  private static let languages = ["en", "de", "fr", "es", "it"]

  private static func rows(_ language: String) -> [(String, String)] {
    switch language {
    case "en": QuickEntryRows.english
    case "de": QuickEntryRows.german
    case "fr": QuickEntryRows.french
    case "es": QuickEntryRows.spanish
    default: QuickEntryRows.others
    }
  }

  @Test("ED-199: days, times, lengths, repetitions, and places are read in each language", arguments: languages)
  func tables(language: String) {
    let reference = QuickEntryRows.reference(language)
    for (text, expected) in Self.rows(language) {
      #expect(QuickEntryRows.text(of: QuickEntry(text, reference)) == expected, "\(text)")
    }
  }

  @Test("ED-199: parts have their bytes in the text, in order and apart", arguments: languages)
  func ranges(language: String) {
    let reference = QuickEntryRows.reference(language)
    for (text, _) in Self.rows(language) {
      let entry = QuickEntry(text, reference)
      var end = 0
      for part in entry.parts {
        #expect(part.range.lowerBound >= end && !part.range.isEmpty && part.range.upperBound <= text.utf8.count)
        end = part.range.upperBound
      }
      #expect(Set(entry.parts.map { $0.kind }).count == entry.parts.count)
    }
    let entry = QuickEntry("Lunch Friday 1pm at Mokka", QuickEntryRows.reference("en"))
    #expect(entry.parts.map { $0.kind } == [.day, .time, .place])
    #expect(entry.parts.map { $0.range } == [6..<12, 13..<16, 17..<25])
  }

  @Test("ED-199: rejected parts stay in the title")
  func rejected() {
    let entry = QuickEntry("Lunch Friday 1pm at Mokka", QuickEntryRows.reference("en"))
    #expect(entry.title(without: [.day]) == "Lunch Friday" && entry.title(without: [.place]) == "Lunch at Mokka")
    #expect(entry.title(without: QuickEntry.Kind.allCases) == entry.text)
  }

  @Test("ED-199: today and the first weekday decide which day a weekday is")
  func weekdays() {
    func day(_ text: String, on offset: Int, _ language: String) -> Int? {
      var locale = LocaleInfo.english
      locale.firstWeekday = language == "en" ? .sunday : .monday
      let today = QuickEntryRows.today + offset
      return QuickEntry(text, QuickReference(today: today, locale: locale)).day.map { $0 - today }
    }
    for offset in 0..<7 {
      let found = day("Friday", on: offset, "en")
      #expect(found == (6 - offset + 7) % 7, "Today counts on a Friday.")
    }
    // On Saturday, the next week begins tomorrow or on Monday.
    #expect(day("next Sunday", on: 0, "en") == 1 && day("next Sunday", on: 0, "de") == 8)
    #expect(day("next Friday", on: 6, "en") == 7 && day("next Friday", on: 2, "en") == 11)
  }

  @Test("ED-199: dates that do not exist, and words inside words, stay in the title")
  func leftovers() {
    let reference = QuickEntryRows.reference("en")
    for text in [
      "Feb 30", "2026-13-01", "2026-02-30", "31/31", "25:00", "9:75", "at 99", "Fridayish", "in 3", "every", "for",
      "at",
      "@", "next", "to", "12345678901234567890", "13:00:00:00", "",
    ] {
      let entry = QuickEntry(text, reference)
      #expect(entry.parts.isEmpty && entry.title() == text, "\(text)")
    }
  }

  @Test("ED-199: any bytes are read without a trap", arguments: Seeds.first(8))
  func anyBytes(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let words = Self.languages.flatMap { Self.rows($0) }.flatMap { $0.0.split(separator: " ").map { Array($0.utf8) } }
    for round in 0..<400 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        switch round % 3 {
        case 0: bytes.append(UInt8.random(in: 0...255, using: &random))
        case 1: bytes += words[Int.random(in: 0..<words.count, using: &random)] + [32]
        default:
          bytes += words[Int.random(in: 0..<words.count, using: &random)]
          bytes.append(Array("-:.,/ @'0999".utf8)[Int.random(in: 0..<12, using: &random)])
        }
      }
      let text = String(decoding: bytes, as: UTF8.self)
      for language in Self.languages {
        let entry = QuickEntry(text, QuickEntryRows.reference(language))
        #expect(entry.parts.allSatisfy { $0.range.upperBound <= text.utf8.count })
        #expect(entry.start.map { 0..<86_400 ~= $0 } != false)
        #expect(entry.end.map { $0 > entry.start ?? .max && $0 <= 2 * 86_400 } != false)
        #expect(entry.length.map { $0 > 0 } != false && entry.rule.map { $0.interval > 0 } != false)
      }
    }
  }

  @Test(
    "ED-202: fields of dates and times read words",
    arguments: [("en", "tomorrow", 1), ("de", "in 3 Tagen", 3), ("fr", "vendredi", 6), ("es", "mañana", 1)])
  func fields(language: String, word: String, days: Int) {
    var locale = LocaleInfo.english
    locale.identifier = language
    var text = FormText(date: DateText(locale: locale))
    #expect(text.day(in: word, near: QuickEntryRows.today + 40) != QuickEntryRows.today + days)
    text.reference = QuickReference(today: QuickEntryRows.today, locale: locale)
    #expect(text.day(in: word, near: QuickEntryRows.today + 40) == QuickEntryRows.today + days)
    #expect(text.day(in: "Lunch " + word, near: QuickEntryRows.today) == nil || language == "de")
  }

  @Test("ED-202: noon and midnight are times, and dates and times in digits are read as before")
  func times() {
    var text = FormText(date: DateText(locale: .english))
    #expect(text.second(in: "noon") == nil)
    text.reference = QuickReference(today: QuickEntryRows.today, locale: .english)
    #expect(text.second(in: "noon") == 43_200 && text.second(in: "midnight") == 0)
    #expect(text.second(in: "half past 3") == 15 * 3600 + 1800 && text.second(in: "2:30 PM") == 52_200)
    #expect(text.second(in: "7") == 19 * 3600 && text.second(in: "1430") == 52_200 && text.second(in: "9:75") == nil)
    #expect(text.day(in: "24", near: QuickEntryRows.today) == QuickEntryRows.today + 3)
    #expect(text.day(in: "Tuesday, November 24, 2026", near: QuickEntryRows.today) == QuickEntryRows.today + 3)
  }
}
