import CalendarSystems
import CalendarText
import Foundation
import SystemServices
import TestSupport
import Testing

/// The names of other calendars against recorded ones: 11 calendars in 11 locales.
@Suite struct CalendarGoldenTests {
  private struct Names: Decodable {
    struct Months: Decodable {
      var wide: [String]
      var abbreviated: [String]
    }
    struct Sample: Decodable {
      var pattern: String
      var sample: String
    }
    var months: Months
    var eras: [String]
    var longDate: Sample
    var monthTitle: Sample
  }

  private struct File: Decodable {
    var otherCalendars: [String: [String: Names]]
  }

  @Test("MB-21: days and months of 24 months are written as independent programs count them, in 16 calendars")
  func days() throws {
    // Months from 2024 on, as CALENDRICA 4, convertdate, pyluach, sxtwl and other programs count them.
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appendingPathComponent("Fixtures/months.csv")
    let rows = try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isNewline).dropFirst()
      .map { $0.split(separator: ",") }
    let calendars = Dictionary(grouping: rows) { String($0[0]) }
    #expect(calendars.count == 16)
    for (calendar, rows) in calendars {
      let identifier = try #require(CalendarIdentifier(name: calendar))
      let system = try #require(CalendarCatalog.system(for: identifier))
      let text = DateText(locale: SystemLocale.info(for: "en-US", calendar: identifier), calendar: system)
      let months = rows.map { row in row.compactMap { Int($0) } }
      #expect(months.count == 24 && months.allSatisfy { $0.count == 6 }, "\(identifier)")
      for row in months {
        let (first, month, isLeap) = (DayNumber(row[0]), row[1], row[2] == 1)
        for day in 0..<row[4] { #expect(text.dayOfMonth(first + day) == "\(row[3] + day)", "\(identifier) \(row)") }
        let isAdarII = identifier == .hebrew && month == 7 && row[5] == 13
        let name = text.locale.standaloneMonths[isAdarII ? 13 : month - 1] + (isLeap ? "bis" : "")
        #expect(text.monthName(of: first) == name, "\(identifier) \(row)")
      }
    }
  }

  @Test("MB-20: patterns of all calendars fill as ICU fills them, in many languages")
  func filling() throws {
    var generator = SeededGenerator(seed: 20)
    let calendars: [(CalendarIdentifier, Calendar.Identifier)] = [
      (.buddhist, .buddhist), (.japanese, .japanese), (.republicOfChina, .republicOfChina), (.persian, .persian),
      (.hebrew, .hebrew), (.islamicCivil, .islamicCivil), (.coptic, .coptic), (.indian, .indian), (.chinese, .chinese),
      (.ethiopicAmeteMihret, .ethiopicAmeteMihret),
    ]
    for (identifier, theirs) in calendars {
      let system = try #require(CalendarCatalog.system(for: identifier))
      for name in ["en", "de", "fr", "he", "ar-EG", "fa", "ja", "zh", "zh-TW", "ko", "th", "am", "hi", "ru", "pl"] {
        let info = SystemLocale.info(for: name, calendar: identifier)
        let text = DateText(locale: info, calendar: system)
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: name + "@calendar=" + (identifier == .chinese ? "chinese" : "gregorian"))
        var calendar = Calendar(identifier: theirs)
        calendar.timeZone = .gmt
        formatter.calendar = calendar
        formatter.timeZone = .gmt
        let patterns = [
          info.patterns.monthYear, info.patterns.monthDay, info.patterns.shortMonthDay, info.patterns.year,
        ]
        for pattern in patterns {
          formatter.dateFormat = pattern
          for _ in 0..<20 {
            let day = DayNumber(Int.random(in: 0...25_000, using: &generator))
            let expected = formatter.string(from: Date(timeIntervalSince1970: Double(day.rawValue) * 86_400 + 43_200))
            #expect(text.format(pattern, day: day) == Self.named(expected, identifier), "\(identifier) \(name) \(day)")
          }
        }
      }
    }
  }

  /// The recorded text with abbreviations in place of the placeholders that CLDR's root had for Coptic and Ethiopic eras.
  private static func named(_ text: String, _ calendar: CalendarIdentifier) -> String {
    let named = text.replacingOccurrences(of: "ERA1", with: "AM")
    return calendar == .ethiopicAmeteMihret ? named.replacingOccurrences(of: "ERA0", with: "AA") : named
  }

  @Test("MB-21, MB-27: months, eras and dates of 11 calendars in 11 locales are those of CLDR")
  func names() throws {
    guard let file = try Golden.decode(File.self, from: "locales.json") else { return }
    let day = try ISODate.parse("2024-03-04")
    #expect(file.otherCalendars.count == 11)
    let deviations = try KnownDeviations(from: "locales.json")
    for (name, locales) in file.otherCalendars {
      let identifier = try #require(CalendarIdentifier(name: name))
      let system = try #require(CalendarCatalog.system(for: identifier))
      #expect(locales.count == 11)
      for (locale, names) in locales {
        let info = SystemLocale.info(for: locale, calendar: identifier)
        let text = DateText(locale: info, calendar: system)
        func expect(_ found: String, _ expected: String, _ part: String) {
          let key = "\(name) \(locale) \(part)"
          let expected = Self.named(expected, identifier)
          #expect(deviations.expects(key, agrees: found == expected), "\(key): \(found) for \(expected)")
        }
        expect(info.months.joined(separator: "|"), names.months.wide.joined(separator: "|"), "wide")
        expect(info.shortMonths.joined(separator: "|"), names.months.abbreviated.joined(separator: "|"), "abbreviated")
        // The eras of Japan since Meiji are recorded; ours begin with the first. Chinese patterns have none.
        let eras = identifier == .japanese ? info.eras.suffix(5) : info.eras[...]
        expect(eras.joined(separator: "|"), identifier == .chinese ? "" : names.eras.joined(separator: "|"), "eras")
        for (part, sample) in [("longDate", names.longDate), ("monthTitle", names.monthTitle)] {
          expect(text.format(sample.pattern, day: day), sample.sample, part)
        }
      }
    }
    #expect(deviations.unmet == [])
  }
}
