public import CalendarLayout
public import CalendarSystems
public import CalendarText
public import Geometry

/// What a calendar is told from outside: which calendar system, which language, which day is today, which looks.
public struct CalendarConfiguration: Sendable {
  /// The calendar system that months and day numbers belong to.
  public var calendar: any CalendarSystem
  /// Language, region and direction.
  public var locale: LocaleInfo
  /// Handed in; nothing here reads a clock.
  public var today: DayNumber
  /// Colours, type and sizes.
  public var style: CalendarStyle
  /// The day shown at first.
  public var initialDay: DayNumber
  /// The level shown at first; if it is not allowed, the nearest that is.
  public var initialLevel: ZoomLevel
  /// The outermost and the deepest level that can be reached by zooming. `agenda` has no place in it.
  public var levels: ClosedRange<ZoomLevel>
  /// Whether the agenda can be reached.
  public var allowsAgenda: Bool

  /// How many months stand side by side at the year level, cut to 1...4; `nil` for as many as the width suggests.
  public var monthColumns: Int?

  /// `initialDay` is today unless given.
  public init(
    calendar: any CalendarSystem = GregorianCalendar.shared, locale: LocaleInfo = .english, today: DayNumber,
    style: CalendarStyle = .standard, initialDay: DayNumber? = nil, initialLevel: ZoomLevel = .month,
    levels: ClosedRange<ZoomLevel> = .year ... .day, allowsAgenda: Bool = true
  ) {
    self.calendar = calendar
    self.locale = locale
    self.today = today
    self.style = style
    self.initialDay = initialDay ?? today
    self.initialLevel = initialLevel
    self.levels = levels
    self.allowsAgenda = allowsAgenda
  }

  /// The sequence of weeks.
  public var grid: WeekGrid { WeekGrid(firstWeekday: locale.firstWeekday) }

  /// Which way lines and columns run.
  public var direction: LayoutDirection { locale.isRightToLeft ? .rightToLeft : .leftToRight }

  /// The levels that a person can choose from, in order.
  public var shownLevels: [ZoomLevel] {
    ZoomLevel.allCases.filter { $0 == .agenda ? allowsAgenda : levels.contains($0) }
  }

  /// The nearest level that can be reached.
  public func allowed(_ level: ZoomLevel) -> ZoomLevel {
    if level == .agenda { return allowsAgenda ? level : levels.upperBound }
    return min(max(level, levels.lowerBound), levels.upperBound)
  }

  /// The nearest day that the calendar can name.
  public func clamp(_ day: DayNumber) -> DayNumber {
    min(max(day, calendar.validDays.lowerBound), calendar.validDays.upperBound)
  }
}
