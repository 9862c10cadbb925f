import Almanac

/// The values that the page has set.
///
/// The session and its parts share one object. The time zone is that of the timeline and is passed in.
final class PageSettings {
  /// The configuration of calendars, except for what `configuration(in:)` computes.
  var configuration = CalendarConfiguration(today: DayNumber(0))
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
  /// What people may do with events, as bits of `EditVerbs`, a type that programs without editing do not contain.
  var verbs: UInt8 = 0
  /// The minutes between times that edges of events are moved to; `nil` for as many as suit the height of hours.
  var snap: Int?
  /// The minutes that a new event lasts.
  var defaultLength = 60
  /// The lines of the language of the page, among which are the words of editing.
  var languageLines: [String] = []
  /// The calendars that a person hid, showed and ordered on an earlier visit, in the order of the list.
  var preferences: [CalendarPreference] = []

  /// The phrases in the language of the page.
  var phrases: Phrases { configuration.locale.phrases }

  /// The day that is shown as today.
  func today(in zone: ZoneRules) -> DayNumber { declaredToday ?? zone.localDateTime(at: now).day }

  /// The time of the now line; `nil` if today is only declared, because such a day has no time.
  var shownNow: Instant? { declaredToday == nil ? now : nil }

  /// The configuration of a calendar with these settings.
  func configuration(in zone: ZoneRules) -> CalendarConfiguration {
    var configuration = configuration
    configuration.today = today(in: zone)
    configuration.now = shownNow
    configuration.initialDay = initialDay ?? configuration.today
    configuration.style = theme.style
    return configuration
  }
}
