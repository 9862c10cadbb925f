public import CalendarLayout
public import ViewKit

/// How a calendar looks: colours, type and sizes in one value, by parts. Read at every layout.
public struct CalendarStyle: Equatable, Sendable {
  /// The colours of all roles.
  public var palette: Palette
  /// Sizes of the month level.
  public var month: MonthMetrics
  /// Sizes of the timelines of week and day.
  public var timeline: TimelineMetrics
  /// Sizes of the year level.
  public var year: YearMetrics
  /// Sizes of the agenda.
  public var agenda: AgendaMetrics
  /// Text styles.
  public var type: TypeScale
  /// Sizes and colours of the title bar and the weekday menu.
  public var header: HeaderMetrics
  /// The looks of days at all levels.
  public var day = DayStyle.standard
  /// The marks of days with events.
  public var indicator = IndicatorStyle()
  /// The looks of events.
  public var event = EventStyle()
  /// The looks of the row of weekday names.
  public var menu = WeekdayMenuStyle()

  /// The standard style, with parts replaced.
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

  /// Light and dark, by the surroundings.
  public static let standard = CalendarStyle()
}

/// Sizes of the title bar and the weekday menu, in points, and the colours of the title bar.
public struct HeaderMetrics: Hashable, Sendable {
  /// Where title and buttons of the title bar stand.
  public enum Arrangement: UInt8, Hashable, Sendable {
    /// The title at the leading edge, all buttons at the trailing edge.
    case leading
    /// The title in the middle between the arrows, which stand at the edges and have no frames.
    case centered
  }

  /// Where title and buttons of the title bar stand.
  public var arrangement = Arrangement.leading
  /// Of the title bar.
  public var height = 56.0
  /// Whether `height` is that of title bar and row of weekday names together, so that what lies below begins at the
  /// same place at all levels.
  public var includesWeekdayMenu = false
  /// From the edges of the title bar to what is in it.
  public var margin = 16.0
  /// Also the width of the arrows.
  public var buttonHeight = 32.0
  /// Between buttons.
  public var buttonGap = 4.0
  /// Of the row of days where weeks are shown as a strip.
  public var stripHeight = 60.0
  /// Of the row of weekday names.
  public var weekdayMenuHeight = 28.0

  /// Behind the title bar.
  public var fill: Color? = .role(CalendarRole.background)
  /// The title.
  public var titleInk: Color = .role(CalendarRole.ink)
  /// The title of today, where one day is shown.
  public var todayInk: Color = .role(CalendarRole.ink)
  /// Below the title.
  public var titleShadow: TextShadow?

  /// The sizes and colours of the standard style.
  public init() {}
}

/// The text styles of the kit (VISUAL: type).
public struct TypeScale: Hashable, Sendable {
  /// The title where there is room.
  public var title = TextStyle(size: 22, lineHeight: 28, weight: .semibold)
  /// The title where there is little room.
  public var compactTitle = TextStyle(size: 17, lineHeight: 22, weight: .semibold)
  /// The number of a day.
  public var dayNumber = TextStyle(size: 13, lineHeight: 16, weight: .medium)
  /// The number of a day at the year level.
  public var yearDay = TextStyle(size: 12, lineHeight: 16, alignment: .center)
  /// The name of a month at the year level.
  public var yearMonth = TextStyle(size: 15, lineHeight: 20, weight: .semibold)
  /// Headings of days in lists.
  public var section = TextStyle(size: 13, lineHeight: 16, weight: .semibold)
  /// Titles of events in lists.
  public var row = TextStyle(size: 14, lineHeight: 18)
  /// Titles of events.
  public var event = TextStyle(size: 12, lineHeight: 16)
  /// Times of events.
  public var time = TextStyle(size: 11, lineHeight: 14)
  /// Hours beside a timeline.
  public var hour = TextStyle(size: 11, lineHeight: 14, alignment: .trailing)
  /// Names of weekdays above a timeline, beside the number of the day.
  public var dayHeading = TextStyle(size: 13, lineHeight: 16)
  /// Names of weekdays.
  public var weekdayMenu = TextStyle(size: 11, lineHeight: 14, weight: .medium, tracking: 0.02)
  /// Words on buttons.
  public var button = TextStyle(size: 13, lineHeight: 16, weight: .medium, alignment: .center)
  /// Arrows on buttons.
  public var arrow = TextStyle(size: 20, lineHeight: 24, weight: .regular, alignment: .center)

  /// The sizes of the standard style.
  public init() {}
}
