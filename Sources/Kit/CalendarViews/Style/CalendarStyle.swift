public import CalendarLayout
public import ViewKit

/// The look of a calendar in one value: colors, text styles and sizes, by parts.
///
/// A style begins as one of the built-in ones and is changed part by part:
///
///     var style = CalendarStyle.standard
///     style.month.visibleRows = 5
///     style.type.title.size = 26
///     style.day.add(.ink(.role(CalendarRole.accent)), on: WeekdaySet([.sunday]))
///     calendar.style = style
///
/// A calendar reads its style at every layout; a new one is seen in the next frame.
public struct CalendarStyle: Equatable, Sendable {
  /// The colors of all roles.
  public var palette: Palette
  /// The sizes of the month level.
  public var month: MonthMetrics
  /// The sizes of the timelines of week and day.
  public var timeline: TimelineMetrics
  /// The sizes of the year level.
  public var year: YearMetrics
  /// The sizes of the agenda.
  public var agenda: AgendaMetrics
  /// The text styles.
  public var type: TypeScale
  /// The sizes and colors of the title bar and the row of weekday names.
  public var header: HeaderMetrics
  /// The looks of days at all levels.
  public var day = DayStyle.standard
  /// The look of the indicators of events.
  public var indicator = IndicatorStyle()
  /// The look of events.
  public var event = EventStyle()
  /// The look of the row of weekday names.
  public var menu = WeekdayMenuStyle()

  /// Creates the standard style, with the given parts in place of its own.
  public init(
    palette: Palette = .standard, month: MonthMetrics = MonthMetrics(), timeline: TimelineMetrics = TimelineMetrics(),
    year: YearMetrics = YearMetrics(), agenda: AgendaMetrics = AgendaMetrics(), type: TypeScale = TypeScale(),
    header: HeaderMetrics = HeaderMetrics()
  ) {
    self.year = year
    self.agenda = agenda
    self.palette = palette
    self.month = month
    self.timeline = timeline
    self.type = type
    self.header = header
  }

  /// The standard style: light or dark, as the surroundings are.
  public static let standard = CalendarStyle()
}
