import Almanac

/// The values that the options of the page determine. They start as the standard values, so an option that the page
/// removes leaves nothing behind.
struct OptionValues {
  /// The configuration of calendars, except for the values that `configuration(in:)` computes.
  var configuration = CalendarConfiguration(today: DayNumber(0))
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
  /// The reminders of new events, as the text of `DefaultReminders`.
  var defaultReminders = ""
  /// The instant that the page sets as now; a value without a number hides the now line.
  var declaredNow: OptionValue?
  /// The name of the second time zone in the hours view.
  var secondZone: String?
  /// Whether people can drop events and files on the calendar, as an empty one says.
  var acceptsDrops = false
  /// Whether reminders are shown while the page is open.
  var remindsWhileOpen = false
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
  /// The first word of `header-controls` that is not a control; `nil` if all are.
  var unknownHeaderControl: String?
  /// The initial height of an hour, relative to the standard height.
  var hourZoom = HourAnchor().zoom
  /// The animations of selecting and deselecting days.
  var motions = (selection: DayMotion.none, deselection: DayMotion.none)
  /// The number of running animations at which taps on days are ignored.
  var tapLimit: Int?
}
