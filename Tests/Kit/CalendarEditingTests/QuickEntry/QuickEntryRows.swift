import Almanac
import TestSupport

@testable import CalendarEditing

/// Texts and what they say: the title, then the day, the time, the length, the repetition, and the place, as far as there are
/// any.
enum QuickEntryRows {
  static let today = EditingHarness.today

  /// Returns the reference of a language; in English, of a country with 12-hour clocks where the month comes first.
  static func reference(_ language: String) -> QuickReference {
    var locale = LocaleInfo.english
    if language != "en" {
      locale.identifier = language
      locale.firstWeekday = .monday
      locale.patterns.time = "HH:mm"
      locale.patterns.fullDate = "EEEE, d MMMM y"
    }
    return QuickReference(today: today, locale: locale)
  }

  /// Returns what an entry says, in the form of the rows.
  static func text(of entry: QuickEntry) -> String {
    var parts = [entry.title()]
    if let day = entry.day {
      let fields = GregorianCalendar.shared.fields(of: day)
      parts.append("\(fields.year)-\(digits(fields.month))-\(digits(fields.day))")
    }
    if entry.isAllDay { parts.append("all day") }
    if let start = entry.start { parts.append(time(start) + (entry.end.map { "-" + time($0) } ?? "")) }
    if let length = entry.length { parts.append("\(length / 60) min") }
    if let rule = entry.rule {
      let weekdays = Weekday.allCases.filter { rule.weekdays.contains($0) }.map { "\($0.rawValue)" }.joined()
      parts.append(
        "every \(rule.interval == 1 ? "" : "\(rule.interval) ")\(rule.unit)\(weekdays.isEmpty ? "" : " " + weekdays)")
    }
    if !entry.place.isEmpty { parts.append("@" + entry.place) }
    return parts.joined(separator: " | ")
  }

  private static func digits(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
  private static func time(_ second: Int) -> String { "\(second / 3600):" + digits(second / 60 % 60) }
}
