import Almanac

/// The values set by the page.
///
/// The session and its parts share one object. The time zone belongs to the timeline and is passed in.
final class PageSettings {
  /// The options set by the page. They determine the properties below.
  var options = OptionTable()
  /// The configuration of calendars, except for the values that `configuration(in:)` computes.
  var configuration = CalendarConfiguration(today: DayNumber(0))
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
  /// The raw value of a `PanelMode`, a type that programs without a panel do not contain.
  var panel: Int32 = 0
  var theme = CalendarTheme.standard
  /// Whether the details of an activated event are shown, unless the page prevents it.
  var showsDetails = true
  /// The permitted edits, as bits of `EditVerbs`, a type that programs without editing do not contain.
  var verbs: UInt8 = 0
  /// The snapping interval for times of events, in minutes; `nil` to depend on the height of the hours.
  var snap: Int?
  /// The duration of a new event, in minutes.
  var defaultLength = 60
  /// The instant that the page sets as now; a value without a number hides the now line.
  var declaredNow: OptionValue?
  /// The name of the second time zone in the hours view.
  var secondZone: String?
  /// The message in an empty calendar; `nil` for the message in the page's language.
  var message: String?
  /// The page's own words, as lines for `Phrases.replace` and `EditPhrases.replace`.
  var ownWords: [String] = []
  /// The direction set by the page; `nil` for the direction of the language.
  var isRightToLeft: Bool?
  /// Whether motion is always reduced.
  var reducesMotion = false
  /// The days selected by the page.
  var selection = DaySelection()
  /// The time of day at the top of the hours, in seconds.
  var topSecond = HourAnchor().topSecond
  /// The initial height of an hour, relative to the standard height.
  var hourZoom = HourAnchor().zoom
  /// The animations of selecting and deselecting days.
  var motions = (selection: DayMotion.none, deselection: DayMotion.none)
  /// The number of running animations at which taps on days are ignored.
  var tapLimit: Int?
  /// The lines of the page's language, including the words for editing.
  var languageLines: [String] = []
  /// The numbers of `PageToken` set by the page, each followed by its value.
  var tokens = OptionValue(bytes: [])
  /// The decorator with the page's decorations and hooks.
  let decorator = PageDecorator()
  /// The calendars that the user hid, showed, and ordered on an earlier visit, in the order of the list.
  var preferences: [CalendarPreference] = []

  /// Resets everything that options determine to its standard value.
  func reset() {
    let standard = PageSettings()
    configuration = standard.configuration
    (panel, theme, showsDetails, verbs) = (standard.panel, standard.theme, standard.showsDetails, standard.verbs)
    (snap, defaultLength, declaredNow) = (standard.snap, standard.defaultLength, standard.declaredNow)
    (secondZone, message, isRightToLeft) = (standard.secondZone, standard.message, standard.isRightToLeft)
    (reducesMotion, selection, ownWords) = (standard.reducesMotion, standard.selection, standard.ownWords)
    (topSecond, hourZoom) = (standard.topSecond, standard.hourZoom)
    (motions, tapLimit) = (standard.motions, standard.tapLimit)
  }

  /// The language, with the direction and words of the page.
  var locale: LocaleInfo {
    var locale = language
    if let isRightToLeft { locale.isRightToLeft = isRightToLeft }
    if !ownWords.isEmpty { _ = locale.phrases.replace(by: ownWords) }
    return locale
  }

  /// The phrases of the language, with the words of the page.
  var phrases: Phrases { locale.phrases }

  /// The current instant: the one set by the page or, without one, the clock's.
  private var instant: Instant {
    guard let declaredNow, declaredNow.count > 0 else { return now }
    return Instant(seconds: Int64(min(max(declaredNow.number, -1e12), 1e12)))
  }

  /// The day that is shown as today.
  func today(in zone: ZoneRules) -> DayNumber { declaredToday ?? zone.localDateTime(at: instant).day }

  /// The time of the now line. Without `declaredNow`, it is `nil` if the page sets today, because such a day has no
  /// time.
  var shownNow: Instant? {
    if let declaredNow { return declaredNow.count > 0 ? instant : nil }
    return declaredToday == nil ? now : nil
  }

  /// The configuration of a calendar with these settings.
  func configuration(in zone: ZoneRules) -> CalendarConfiguration {
    var configuration = configuration
    configuration.calendar = system
    configuration.locale = locale
    configuration.today = today(in: zone)
    configuration.now = shownNow
    configuration.initialDay = initialDay ?? configuration.today
    if decorator.decorations.hasIndicators { configuration.indicatesDaysWithoutEvents = true }
    return configuration
  }
}
