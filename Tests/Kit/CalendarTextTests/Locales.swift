import CalendarSystems
import CalendarText
import SystemServices

/// Locales made by hand, so that tests do not depend on the machine's data.
enum Locales {
  /// The order of day and month, and the 24-hour clock.
  static var british: LocaleInfo {
    var locale = LocaleInfo.english
    locale.identifier = "en-GB"
    locale.firstWeekday = .monday
    locale.minimalDaysInFirstWeek = 4
    locale.patterns = LocaleInfo.Patterns(
      fullDate: "EEEE, d MMMM y", monthYear: "MMMM y", monthDay: "d MMMM", shortMonthDay: "d MMM", time: "HH:mm")
    return locale
  }

  /// Other digits and words, from right to left; the names stay English.
  static var arabic: LocaleInfo {
    var locale = british
    locale.identifier = "ar"
    locale.isRightToLeft = true
    locale.digits = ["٠", "١", "٢", "٣", "٤", "٥", "٦", "٧", "٨", "٩"]
    locale.weekend = [.friday, .saturday]
    locale.phrases = .arabic
    return locale
  }
}
