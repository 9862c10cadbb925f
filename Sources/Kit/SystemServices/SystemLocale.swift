public import CalendarSystems
public import CalendarText
import CalendarWords
import Foundation

/// Locales from the system's data, which is ICU's through Foundation.
///
/// ```swift
/// let locale = SystemLocale.info(for: "de-AT")
/// let hebrew = SystemLocale.info(for: "he", calendar: .hebrew)
/// ```
public enum SystemLocale {
  /// Returns the names, digits, patterns, and week rules of a locale for the dates of a calendar system, together with
  /// the words of its language, or English ones if the kit does not support the language. Week rules and times do not
  /// depend on the calendar system.
  ///
  /// Never fails: unknown languages get ICU's fallback. Each call queries ICU for all names and patterns, so keep the
  /// result.
  ///
  /// - Parameters:
  ///   - identifier: a BCP 47 or POSIX identifier, such as `de-AT`, `de_AT`, or `de_AT.UTF-8`. A calendar in it is
  ///     ignored.
  ///   - system: the calendar system of the names and patterns; by default, `gregorian`.
  public static func info(for identifier: String, calendar system: CalendarIdentifier = .gregorian) -> LocaleInfo {
    let tag = languageTag(fromPOSIX: identifier) ?? "en-US"
    return info(Locale.Components(identifier: tag.replacingOccurrences(of: "-", with: "_")), tag, system)
  }

  /// Returns the values for the language, region, and settings of a Foundation locale.
  static func info(for locale: Locale, calendar system: CalendarIdentifier) -> LocaleInfo {
    info(Locale.Components(locale: locale), languageTag(fromPOSIX: locale.identifier) ?? "en-US", system)
  }

  private static func info(_ components: Locale.Components, _ tag: String, _ system: CalendarIdentifier) -> LocaleInfo {
    let locale = locale(components, .gregorian)
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = .gmt
    let source = sources(of: system)
    let formatter = formatter(components, source.names)
    let patterns = Self.locale(components, source.patterns)
    let isCyclic = system == .chinese || system == .dangi
    let english = LocaleInfo.english.patterns
    var info = LocaleInfo(identifier: tag)
    info.isRightToLeft = locale.language.characterDirection == .rightToLeft
    info.digits = digits(locale)
    info.firstWeekday = Weekday(rawValue: calendar.firstWeekday) ?? .sunday
    info.minimalDaysInFirstWeek = calendar.minimumDaysInFirstWeek
    info.weekend = weekend(calendar)
    info.months = formatter.monthSymbols
    info.shortMonths = formatter.shortMonthSymbols
    info.standaloneMonths = formatter.standaloneMonthSymbols
    info.shortStandaloneMonths = formatter.shortStandaloneMonthSymbols
    info.weekdays = formatter.standaloneWeekdaySymbols
    info.shortWeekdays = formatter.shortStandaloneWeekdaySymbols
    info.narrowWeekdays = formatter.veryShortStandaloneWeekdaySymbols
    info.amSymbol = formatter.amSymbol
    info.pmSymbol = formatter.pmSymbol
    info.patterns = LocaleInfo.Patterns(
      fullDate: pattern("yMMMMEEEEd", patterns) ?? english.fullDate,
      monthYear: pattern("yMMMM", patterns) ?? english.monthYear,
      monthDay: pattern("MMMMd", patterns) ?? english.monthDay,
      shortMonthDay: pattern("MMMd", patterns) ?? english.shortMonthDay,
      time: pattern("jmm", locale) ?? english.time,
      year: pattern("y", patterns) ?? english.year)
    info.calendar = system
    info.leapMonth = isCyclic ? leapMonth(formatter) : LocaleInfo.english.leapMonth
    info.eras = eras(of: system, formatter, in: pattern("yMMMM", patterns) ?? "")
    info.cyclicYears = isCyclic ? cyclicYears(formatter) : []
    info.rangeSeparator = rangeSeparator(locale, calendar)
    info.phrases = .forLanguage(of: tag)
    return info
  }

  /// Returns the tag of a locale if the kit supports its language, and otherwise the tag of English in the same region,
  /// so that words and dates are in the same language.
  public static func tagWithPhrases(for identifier: String) -> String {
    let tag = languageTag(fromPOSIX: identifier) ?? "en-US"
    if PhraseLanguage(of: tag) != nil { return tag }
    let region = Locale.Language(identifier: tag).maximalIdentifier.split(separator: "-").last ?? ""
    return region.utf8.count == 2 ? "en-" + region : "en"
  }

  /// Returns the locale for dates in the environment: the first of LC_ALL, LC_TIME, and LANG that is set; `en-US` if
  /// none is set, and for C and POSIX.
  public static func currentLocaleIdentifier() -> String {
    localeIdentifier(environment: ProcessInfo.processInfo.environment)
  }

  /// Returns the locale for dates in another environment.
  package static func localeIdentifier(environment: [String: String]) -> String {
    for name in ["LC_ALL", "LC_TIME", "LANG"] {
      if let value = environment[name], !value.isEmpty { return languageTag(fromPOSIX: value) ?? "en-US" }
    }
    return "en-US"
  }

  /// Converts `de_AT.UTF-8@euro` to `de-AT`; returns `nil` for C, POSIX, and strings that are not locales.
  static func languageTag(fromPOSIX value: String) -> String? {
    let name = value.prefix { $0 != "." && $0 != "@" }
    let parts = name.split { $0 == "_" || $0 == "-" }
    guard let language = parts.first, 2...8 ~= language.utf8.count, name != "POSIX",
      parts.allSatisfy({ part in part.utf8.allSatisfy { 65...90 ~= $0 || 97...122 ~= $0 || 48...57 ~= $0 } })
    else { return nil }
    return parts.joined(separator: "-")
  }

  /// Returns the locale with a calendar. A different calendar in the tag, or the region's own, would change months and
  /// patterns.
  private static func locale(_ components: Locale.Components, _ calendar: Calendar.Identifier) -> Locale {
    var components = components
    components.calendar = calendar
    return Locale(components: components)
  }

  private static func formatter(_ components: Locale.Components, _ identifier: Calendar.Identifier) -> DateFormatter {
    let locale = locale(components, identifier)
    var calendar = Calendar(identifier: identifier)
    calendar.locale = locale
    calendar.timeZone = .gmt
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = .gmt
    return formatter
  }

  private static func pattern(_ template: String, _ locale: Locale) -> String? {
    DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale)
  }

  /// Returns the text that ICU writes between two days of different months. Thin spaces become regular ones, which all
  /// fonts have.
  private static func rangeSeparator(_ locale: Locale, _ calendar: Calendar) -> String {
    let range = DateIntervalFormatter()
    (range.locale, range.calendar, range.timeZone, range.dateTemplate) = (locale, calendar, .gmt, "MMMMd")
    let single = DateFormatter()
    (single.locale, single.calendar, single.timeZone) = (locale, calendar, .gmt)
    single.dateFormat = pattern("MMMMd", locale)
    // Noon on 20 November and 10 December 2026.
    let days = [20_777, 20_797].map { Date(timeIntervalSince1970: $0 * 86_400 + 43_200) }
    let (text, ends) = (range.string(from: days[0], to: days[1]), days.map(single.string(from:)))
    guard text.hasPrefix(ends[0]), text.hasSuffix(ends[1]), text.count > ends[0].count + ends[1].count else {
      return LocaleInfo.english.rangeSeparator
    }
    return text.dropFirst(ends[0].count).dropLast(ends[1].count).replacingOccurrences(of: "\u{2009}", with: " ")
  }

  private static func digits(_ locale: Locale) -> [String] {
    let formatter = NumberFormatter()
    formatter.locale = locale
    let digits = (0...9).compactMap { formatter.string(from: NSNumber(value: $0)) }
    return digits.count == 10 ? digits : LocaleInfo.english.digits
  }

  private static func weekend(_ calendar: Calendar) -> [Weekday] {
    Weekday.allCases.filter { weekday in
      // 1970-01-04 was a Sunday. Noon is far from all changes of day.
      let date = Date(timeIntervalSince1970: Double(weekday.rawValue + 2) * 86_400 + 43_200)
      return calendar.isDateInWeekend(date)
    }
  }
}
