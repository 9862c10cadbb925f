import Almanac
import SystemServices
import TestSupport

/// The day of a date such as `2026-11-21`.
func day(_ text: String) -> DayNumber {
  do { return try ISODate.parse(text) } catch { preconditionFailure("\(text) is no date") }
}

extension CalendarConfiguration {
  /// November 2026; today is the 21st, a Saturday.
  static func november(_ locale: LocaleInfo = .english) -> CalendarConfiguration {
    CalendarConfiguration(locale: locale, today: day("2026-11-21"))
  }
}

extension LocaleInfo {
  /// English names, weeks from Monday, 24-hour clock.
  static var british: LocaleInfo {
    var locale = LocaleInfo.english
    locale.identifier = "en-GB"
    locale.phrases = .english(of: "en-GB")
    locale.firstWeekday = .monday
    locale.patterns = Patterns(
      fullDate: "EEEE, d MMMM y", monthYear: "MMMM y", monthDay: "d MMMM", shortMonthDay: "d MMM", time: "HH:mm")
    return locale
  }

  /// The same weeks and direction in another language.
  static var german: LocaleInfo {
    var locale = british
    locale.identifier = "de"
    locale.weekdays = ["Sonntag", "Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag"]
    locale.shortWeekdays = ["So", "Mo", "Di", "Mi", "Do", "Fr", "Sa"]
    locale.phrases = .german
    return locale
  }

  /// Egyptian Arabic, written by hand so that recorded scenes do not depend on the machine's data.
  static var arabic: LocaleInfo {
    let months = [
      "يناير", "فبراير", "مارس", "أبريل", "مايو", "يونيو", "يوليو", "أغسطس", "سبتمبر", "أكتوبر", "نوفمبر", "ديسمبر",
    ]
    let weekdays = ["الأحد", "الاثنين", "الثلاثاء", "الأربعاء", "الخميس", "الجمعة", "السبت"]
    var info = LocaleInfo(identifier: "ar-EG")
    info.isRightToLeft = true
    info.digits = ["٠", "١", "٢", "٣", "٤", "٥", "٦", "٧", "٨", "٩"]
    info.firstWeekday = .saturday
    info.minimalDaysInFirstWeek = 1
    info.weekend = [.friday, .saturday]
    info.months = months
    info.shortMonths = months
    info.standaloneMonths = months
    info.shortStandaloneMonths = months
    info.weekdays = weekdays
    info.shortWeekdays = weekdays
    info.narrowWeekdays = ["ح", "ن", "ث", "ر", "خ", "ج", "س"]
    info.amSymbol = "ص"
    info.pmSymbol = "م"
    info.patterns = Patterns(
      fullDate: "EEEE، d MMMM y", monthYear: "MMMM y", monthDay: "d MMMM", shortMonthDay: "d MMM", time: "h:mm a")
    info.phrases = .arabic
    return info
  }
}

extension Event {
  /// Whole days, both ends inclusive.
  static func days(
    _ uid: String, _ first: DayNumber, _ last: DayNumber, title: String? = nil, color: EventColor? = nil
  ) -> Event {
    Event(
      uid: uid, calendar: CalendarID(1), summary: title ?? uid, start: .day(first), end: .day(last + 1), color: color)
  }

  /// From a time of day to another, in seconds since midnight UTC.
  static func timed(
    _ uid: String, _ first: DayNumber, _ start: Int, _ last: DayNumber, _ end: Int, title: String? = nil,
    color: EventColor? = nil, status: EventStatus = .unspecified, recurrence: Recurrence? = nil
  ) -> Event {
    Event(
      uid: uid, calendar: CalendarID(1), summary: title ?? uid,
      start: .floating(LocalDateTime(day: first, secondOfDay: start)),
      end: .floating(LocalDateTime(day: last, secondOfDay: end)), color: color, status: status,
      recurrence: recurrence)
  }

  /// Anything within half a year of November 2026.
  static func random(_ number: Int, using random: inout SeededGenerator) -> Event {
    let first = day("2026-11-21") + Int.random(in: -180...180, using: &random)
    let length = [0, 0, 0, 1, 2, 6, 30][Int.random(in: 0..<7, using: &random)]
    let hues = EventHue.allCases
    let color: EventColor? =
      switch Int.random(in: 0..<3, using: &random) {
      case 0: nil
      case 1: .named(hues[Int.random(in: 0..<hues.count, using: &random)])
      default: .rgb(UInt32.random(in: 0...0xFFFFFF, using: &random))
      }
    let uid = "event \(number)"
    if Bool.random(using: &random) { return .days(uid, first, first + length, color: color) }
    let start = Int.random(in: 0..<86_400, using: &random)
    let end = length == 0 ? Int.random(in: start...86_400, using: &random) : Int.random(in: 0...86_400, using: &random)
    let isSeries = Int.random(in: 0..<12, using: &random) == 0
    let rule = RecurrenceRule(frequency: isSeries && length < 2 ? .weekly : .daily, interval: 3, count: 20)
    return .timed(
      uid, first, start, first + length, end, title: number % 9 == 0 ? "" : nil, color: color,
      status: number % 7 == 0 ? .cancelled : .confirmed, recurrence: isSeries ? Recurrence(rules: [rule]) : nil)
  }
}

extension MemoryEventStore {
  /// Calendar 1 with these events.
  static func holding(_ events: [Event]) throws -> MemoryEventStore {
    let store = CalendarHarness.emptyStore()
    try store.load(events)
    return store
  }
}
