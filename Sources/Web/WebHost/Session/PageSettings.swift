import Almanac

/// The values set by the page.
///
/// The session and its parts share one object. The time zone belongs to the timeline and is passed in.
final class PageSettings {
  /// The options set by the page.
  var options = OptionTable()
  /// The values that the options determine.
  var values = OptionValues()
  /// The calendar system.
  var system: any CalendarSystem = GregorianCalendar.shared
  /// The language of the page.
  var language = LocaleInfo.english
  /// The day that the page sets as today; `nil` to follow the clock.
  var declaredToday: DayNumber?
  /// The last reading of the clock.
  var now = Instant(seconds: 0)
  /// The first day to show; `nil` for today.
  var initialDay: DayNumber?
  /// The lines of the page's language, including the words for editing.
  var languageLines: [String] = []
  /// The numbers of `PageToken` set by the page, each followed by its value.
  var tokens = OptionValue(bytes: [])
  /// The page's patterns of dates and times.
  var formats = DateFormats()
  /// The page's order of events.
  var eventOrder = EventOrder()
  /// The decorator with the page's decorations and hooks.
  let decorator = PageDecorator()
  /// The calendars that the user hid, showed, and ordered on an earlier visit, in the order of the list.
  var preferences: [CalendarPreference] = []

  /// The language, with the direction and words of the page.
  var locale: LocaleInfo {
    var locale = language
    if let isRightToLeft = values.isRightToLeft { locale.isRightToLeft = isRightToLeft }
    if !values.ownWords.isEmpty { _ = locale.phrases.replace(by: values.ownWords) }
    return locale
  }

  /// The phrases of the language, with the words of the page.
  var phrases: Phrases { locale.phrases }

  /// The words for editing, with the words of the page; English if the language came without them.
  var editWords: EditPhrases {
    var words = EditPhrases(lines: languageLines) ?? .english(of: language.identifier)
    words.replace(by: values.ownWords)
    return words
  }

  /// The current instant: the one set by the page or, without one, the clock's.
  private var instant: Instant {
    guard let declaredNow = values.declaredNow, declaredNow.count > 0 else { return now }
    return Instant(seconds: Int64(min(max(declaredNow.number, -1e12), 1e12)))
  }

  /// The day that is shown as today.
  func today(in zone: ZoneRules) -> DayNumber { declaredToday ?? zone.localDateTime(at: instant).day }

  /// The time of the now line. Without `declaredNow`, it is `nil` if the page sets today, because such a day has no
  /// time.
  var shownNow: Instant? {
    if let declaredNow = values.declaredNow { return declaredNow.count > 0 ? instant : nil }
    return declaredToday == nil ? now : nil
  }

  /// The configuration of a calendar with these settings.
  func configuration(in zone: ZoneRules) -> CalendarConfiguration {
    var configuration = values.configuration
    configuration.calendar = system
    configuration.eventOrder = eventOrder
    configuration.formats = formats
    configuration.locale = locale
    configuration.today = today(in: zone)
    configuration.now = shownNow
    configuration.initialDay = initialDay ?? configuration.today
    if decorator.decorations.hasIndicators { configuration.indicatesDaysWithoutEvents = true }
    return configuration
  }
}
