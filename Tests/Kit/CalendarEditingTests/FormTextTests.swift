import Almanac
import TestSupport
import Testing

@testable import CalendarEditing

/// The writing and reading of dates and times in fields.
@Suite struct FormTextTests {
  private static let day = EditingHarness.today
  private let english = FormText(date: DateText(locale: .english))

  private func date(_ year: Int, _ month: Int, _ day: Int) throws -> DayNumber {
    try GregorianCalendar.shared.dayNumber(of: DateFields(year: year, month: month, day: day))
  }

  @Test("ED-97: dates are read with names, numbers, without a year, and with nothing but the day")
  func dates() throws {
    let near = Self.day  // Saturday, 21 November 2026
    let expected: [(String, (Int, Int, Int)?)] = [
      ("November 24, 2026", (2026, 11, 24)), ("nov 24", (2026, 11, 24)), ("24 November", (2026, 11, 24)),
      ("Dec 3 2027", (2027, 12, 3)), ("11/24/2026", (2026, 11, 24)), ("11/24", (2026, 11, 24)),
      ("11/24/27", (2027, 11, 24)), ("2027-02-03", (2027, 2, 3)), ("24", (2026, 11, 24)), ("31", nil),
      ("Feb 29", nil), ("Feb 29, 2028", (2028, 2, 29)), ("", nil), ("soon", nil), ("13/45/2026", nil),
      ("May", nil), ("999999999999", nil), ("Tuesday, November 24, 2026", (2026, 11, 24)),
    ]
    for (text, fields) in expected {
      let wanted = try fields.map { try date($0.0, $0.1, $0.2) }
      #expect(english.day(in: text, near: near) == wanted, "\(text)")
    }
  }

  @Test("ED-97: times are read with and without minutes, marks of half a day and separators")
  func times() {
    let expected: [(String, Int?)] = [
      ("14:30", 52_200), ("2:30 PM", 52_200), ("2pm", 50_400), ("12 am", 0), ("12 PM", 43_200), ("1430", 52_200),
      ("9", 32_400), ("9.15", 33_300), ("14h30", 52_200), ("24:00", nil), ("9:75", nil), ("", nil), ("noon-ish", nil),
      ("00:00", 0), ("1:2:3:4", nil),
    ]
    for (text, second) in expected { #expect(english.second(in: text) == second, "\(text)") }
    var twelve = LocaleInfo.english
    twelve.patterns.time = "h:mm a"
    let text = FormText(date: DateText(locale: twelve))
    #expect(text.second(in: "7") == 19 * 3600 && text.second(in: "8") == 8 * 3600 && text.second(in: "12") == 43_200)
  }

  @Test("ED-97: what is written is read again, in every calendar system", arguments: CalendarIdentifier.allCases)
  func inverse(identifier: CalendarIdentifier) throws {
    let calendar = try #require(CalendarCatalog.system(for: identifier))
    let text = FormText(date: DateText(locale: .english, calendar: calendar))
    var random = SeededGenerator(seed: 97)
    for _ in 0..<60 {
      let day = Self.day + Int.random(in: -3000...3000, using: &random)
      let near = day + Int.random(in: -300...300, using: &random)
      let written = text.text(ofDay: day)
      #expect(text.day(in: written, near: near) == day, "\(written)")
    }
    for second in stride(from: 0, to: 86_400, by: 300) {
      #expect(text.second(in: text.text(ofSecond: second)) == second)
    }
  }

  @Test("ED-97: the controls of a host get ISO 8601, and give it back")
  func host() {
    let text = FormText(date: DateText(locale: .english), isISO: true)
    #expect(text.text(ofDay: Self.day) == "2026-11-21" && text.text(ofSecond: 7 * 3600 + 300) == "07:05")
    #expect(text.day(in: "2027-01-02", near: Self.day) == Self.day + 42)
    #expect(text.second(in: "07:05") == 7 * 3600 + 300 && text.second(in: "07:05:00") == 7 * 3600 + 300)
    #expect(text.day(in: "", near: Self.day) == nil && text.second(in: "") == nil)
  }

  @Test("ED-97: the weekday is left out of patterns, with what separates it")
  func patterns() {
    let expected = [
      "EEEE, MMMM d, y": "MMMM d, y", "EEEE d MMMM y": "d MMMM y", "y年M月d日EEEE": "y年M月d日",
      "EEEE 'den' d. MMMM y": "d. MMMM y", "EEEE, d 'de' MMMM 'de' y": "d 'de' MMMM 'de' y",
      "y. MMMM d., EEEE": "y. MMMM d.",
    ]
    for (pattern, short) in expected { #expect(FormText.withoutWeekday(pattern) == short) }
  }
}
