public import ViewKit

/// The parts of a calendar that a page can style, in the order of the table in the element reference.
extension ViewPart {
  /// The title bar.
  public static let header = ViewPart(1)
  /// The title in the title bar.
  public static let title = ViewPart(2)
  /// A button.
  public static let button = ViewPart(3)
  /// A weekday name.
  public static let weekday = ViewPart(4)
  /// A day of a year, a month, or a row of days.
  public static let day = ViewPart(5)
  /// A day number.
  public static let dayNumber = ViewPart(6)
  /// An event: a bar, a block, or a row.
  public static let event = ViewPart(7)
  /// The title of an event.
  public static let eventTitle = ViewPart(8)
  /// The time of an event.
  public static let eventTime = ViewPart(9)
  /// The number of events that do not fit.
  public static let more = ViewPart(10)
  /// A week number.
  public static let weekNumber = ViewPart(11)
  /// The time label of an hour.
  public static let hour = ViewPart(12)
  /// The current-time line.
  public static let now = ViewPart(13)
  /// The heading of a day above its column of hours.
  public static let dayHeading = ViewPart(14)
  /// The heading of a day in a list.
  public static let agendaHeading = ViewPart(15)
  /// An event that tints its hours.
  public static let backgroundEvent = ViewPart(16)
  /// A popover.
  public static let popover = ViewPart(17)
  /// The text shown in an empty calendar.
  public static let message = ViewPart(18)
  /// The panel with the search field and the calendars.
  public static let panel = ViewPart(19)
  /// The button that goes to today.
  public static let todayButton = ViewPart(20)
  /// The row of buttons that switch levels.
  public static let levelSwitch = ViewPart(21)
  /// The days of a month or of a row, or the hours of several days.
  public static let grid = ViewPart(22)
  /// A week of a month.
  public static let row = ViewPart(23)
  /// A mark on a day that has events.
  public static let dayIndicator = ViewPart(24)
  /// A line at an hour or half hour.
  public static let hourLine = ViewPart(25)
  /// The background of a day in the hours.
  public static let column = ViewPart(26)
  /// The all-day bars above the hours.
  public static let allDay = ViewPart(27)
  /// An event in a list.
  public static let agendaRow = ViewPart(28)
  /// The heading of a resource above its columns of hours.
  public static let resourceHeading = ViewPart(29)
  /// The selected time, or the one that a drag is about to select.
  public static let selectedTime = ViewPart(30)
}
