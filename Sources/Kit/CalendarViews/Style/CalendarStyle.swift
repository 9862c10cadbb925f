public import CalendarLayout
public import ViewKit

/// The look of a calendar: colors, text styles, and sizes, grouped into parts.
///
/// Start with a built-in style and change its parts:
///
///     var style = CalendarStyle.standard
///     style.month.visibleRows = 5
///     style.type.title.size = 26
///     style.day.add(.ink(.role(CalendarRole.accent)), on: WeekdaySet([.sunday]))
///     calendar.style = style
///
/// A calendar reads its style in every layout, so a new style is visible in the next frame.
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
  /// The sizes and colors of the title bar and of the row of weekday names.
  public var header: HeaderMetrics
  /// The look of days at all levels.
  public var day = DayStyle.standard
  /// The look of event indicators.
  public var indicator = IndicatorStyle()
  /// The look of events.
  public var event = EventStyle()
  /// The look of the row of weekday names.
  public var menu = WeekdayMenuStyle()

  /// Creates the standard style, with the given parts replaced.
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

  /// The standard style. It is light or dark, depending on the surroundings.
  public static let standard = CalendarStyle()
}
