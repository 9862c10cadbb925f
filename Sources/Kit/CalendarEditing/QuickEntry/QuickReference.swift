import Basics
import CalendarSystems
import CalendarText

/// The day, language, and region by which a `QuickEntry` reads words and numbers such as "Friday" and "7:30".
struct QuickReference {
  /// The day that "today" means.
  let today: DayNumber
  /// The weekday on which weeks begin, which "next Friday" depends on.
  let firstWeekday: Weekday
  /// Whether people use a 12-hour clock, on which "at 3" is in the afternoon.
  let isTwelveHour: Bool
  /// Whether "4/5" is the fourth of May rather than the fifth of April.
  let isDayFirst: Bool
  /// The words of the language.
  let words: QuickWords

  init(today: DayNumber, locale: LocaleInfo) {
    self.today = today
    firstWeekday = locale.firstWeekday
    isTwelveHour = locale.patterns.time.utf8.contains { $0 == UInt8(ascii: "h") || $0 == UInt8(ascii: "K") }
    let date = FormText.withoutWeekday(locale.patterns.fullDate).utf8
    let day = date.firstIndex(of: UInt8(ascii: "d"))
    let month = date.firstIndex { $0 == UInt8(ascii: "M") || $0 == UInt8(ascii: "L") }
    isDayFirst = if let day, let month { day < month } else { true }
    words = QuickWords(language: locale.identifier)
  }
}
