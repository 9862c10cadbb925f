public import ViewKit

/// The views of a calendar that a page can style, in the order in which the table of the element names them.
extension ViewPart {
  /// The title bar.
  public static let header = ViewPart(1)
  /// The title in it.
  public static let title = ViewPart(2)
  /// A button.
  public static let button = ViewPart(3)
  /// The name of a weekday.
  public static let weekday = ViewPart(4)
  /// A day of a year, a month or a row of days.
  public static let day = ViewPart(5)
  /// The number of a day.
  public static let dayNumber = ViewPart(6)
  /// An event: a bar, a block or a row.
  public static let event = ViewPart(7)
  /// The title of an event.
  public static let eventTitle = ViewPart(8)
  /// The time of an event.
  public static let eventTime = ViewPart(9)
  /// The number of events that find no room.
  public static let more = ViewPart(10)
  /// The number of a week.
  public static let weekNumber = ViewPart(11)
  /// The time beside an hour.
  public static let hour = ViewPart(12)
  /// The line at the present time.
  public static let now = ViewPart(13)
  /// The day above a column of hours.
  public static let dayHeading = ViewPart(14)
  /// The heading of a day in a list.
  public static let agendaHeading = ViewPart(15)
  /// An event that tints its hours.
  public static let backgroundEvent = ViewPart(16)
  /// A popover.
  public static let popover = ViewPart(17)
  /// The text of an empty calendar.
  public static let message = ViewPart(18)
  /// The panel with search and calendars.
  public static let panel = ViewPart(19)
  /// The button that leads to today.
  public static let todayButton = ViewPart(20)
  /// The row of buttons that lead to levels.
  public static let levelSwitch = ViewPart(21)
  /// The days of a month or of a row, or the hours of some days.
  public static let grid = ViewPart(22)
  /// A week of a month.
  public static let row = ViewPart(23)
  /// A mark of a day that has events.
  public static let dayIndicator = ViewPart(24)
  /// The line at an hour or half an hour.
  public static let hourLine = ViewPart(25)
  /// The background of a day among the hours.
  public static let column = ViewPart(26)
  /// The bars of whole days above the hours.
  public static let allDay = ViewPart(27)
  /// An event of a list.
  public static let agendaRow = ViewPart(28)
}
