import Almanac

/// The values that the page has set.
///
/// The session and its parts share one object. The time zone is that of the timeline and is passed in.
final class PageSettings {
  /// The options that the page has set; what they decide lies in the properties below them.
  var options = OptionTable()
  /// The configuration of calendars, except for what `configuration(in:)` computes.
  var configuration = CalendarConfiguration(today: DayNumber(0))
  /// The calendar system.
  var system: any CalendarSystem = GregorianCalendar.shared
  /// The language of the page.
  var language = LocaleInfo.english
  /// The day that the page declares to be today; `nil` to go by the clock.
  var declaredToday: DayNumber?
  /// The latest reading of the clock.
  var now = Instant(seconds: 0)
  /// The first day to show; `nil` for today.
  var initialDay: DayNumber?
  /// The raw value of a `PanelMode`, a type that programs without a panel do not contain.
  var panel: Int32 = 0
  var theme = CalendarTheme.standard
  /// Whether the details of an activated event are shown, unless the page prevents it.
  var showsDetails = true
  /// The edits that people may make, as bits of `EditVerbs`, a type that programs without editing do not contain.
  var verbs: UInt8 = 0
  /// The minutes between times that edges of events are moved to; `nil` for as many as suit the height of hours.
  var snap: Int?
  /// The minutes that a new event lasts.
  var defaultLength = 60
  /// The instant that the page declares to be now; without a number for no line.
  var declaredNow: OptionValue?
  /// The name of the zone of the second hours.
  var secondZone: String?
  /// The text of an empty calendar; `nil` for that of the language.
  var message: String?
  /// The words of the page, as lines for `Phrases.replace` and `EditPhrases.replace`.
  var ownWords: [String] = []
  /// The direction that the page declares; `nil` for that of the language.
  var isRightToLeft: Bool?
  /// Whether motion is replaced by jumps in any case.
  var reducesMotion = false
  /// The days that the page has selected.
  var selection = DaySelection()
  /// The time of day at the top of the hours, in seconds.
  var topSecond = HourAnchor().topSecond
  /// The first height of an hour, as a share of the standard one.
  var hourZoom = HourAnchor().zoom
  /// The motions of days that are selected and deselected.
  var motions = (selection: DayMotion.none, deselection: DayMotion.none)
  /// The number of running motions from which on taps on days are ignored.
  var tapLimit: Int?
  /// The lines of the language of the page, among which are the words of editing.
  var languageLines: [String] = []
  /// The numbers of `PageToken` that the page has set, each followed by its value.
  var tokens = OptionValue(bytes: [])
  /// The decorator with the decorations and the hooks of the page.
  let decorator = PageDecorator()
  /// The calendars that a person hid, showed and ordered on an earlier visit, in the order of the list.
  var preferences: [CalendarPreference] = []

  /// Gives everything that options decide its standard value.
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

  /// The language, in the direction and with the words of the page.
  var locale: LocaleInfo {
    var locale = language
    if let isRightToLeft { locale.isRightToLeft = isRightToLeft }
    if !ownWords.isEmpty { _ = locale.phrases.replace(by: ownWords) }
    return locale
  }

  /// The phrases in the language and with the words of the page.
  var phrases: Phrases { locale.phrases }

  /// The instant that is now: the one that the page declares, or else that of the clock.
  private var instant: Instant {
    guard let declaredNow, declaredNow.count > 0 else { return now }
    return Instant(seconds: Int64(min(max(declaredNow.number, -1e12), 1e12)))
  }

  /// The day that is shown as today.
  func today(in zone: ZoneRules) -> DayNumber { declaredToday ?? zone.localDateTime(at: instant).day }

  /// The time of the now line. Without `declaredNow`, it is `nil` if today is only declared, because such a day has no
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
