public import CalendarLayout

/// The layout of months at the month level, and of the row of days at the levels week and day.
public struct MonthOptions: Hashable, Sendable {
  /// One endless column of weeks, or a page for each month.
  public var arrangement: MonthArrangement = .endless
  /// The number of rows of a month's page.
  public var weeks: WeeksPerMonth = .natural
  /// The height of rows.
  public var rowHeight: MonthRowHeight = .share
  /// The look of the days of the months before and after.
  public var outDays: OutDays = .dimmed
  /// The time in which such days fade out and in again on pages, in seconds, 0...2.
  public var outDaysFadeTime = 0.2
  /// Whether a tap on such a day of a page selects it, which leads to its month. Code and keys reach it in any case.
  public var selectsOutDays = true
  /// Whether weeks have their number: at the start of rows, and in the corner above the hours of a week.
  public var showsWeekNumbers = false

  /// Creates the options of an endless column of weeks, seven days wide.
  public init() {}
}

/// The place of a month's days among those of other months.
public enum MonthArrangement: Hashable, Sendable {
  /// An endless column of weeks, which has each week once.
  case endless
  /// A page for each month, above that of the next.
  case pages
  /// A page for each month, before that of the next in the direction of reading.
  case sidewaysPages
}

/// The height of the rows of weeks.
public enum MonthRowHeight: Hashable, Sendable {
  /// The height of the view, shared among the rows of a page, or in an endless column among
  /// `MonthMetrics.visibleRows`.
  case share
  /// A sixth of the height of the view, so that all months have cells of one size.
  case sixth
  /// The width of a column without left-over pixels, for the row of days of a strip, too. Pages then have a height of
  /// their own, see `CalendarView.preferredHeight`.
  case cellSide
  /// A height in points. Pages then have a height of their own.
  case fixed(Double)
}

/// The look of days that do not belong to the presented month.
public enum OutDays: UInt8, Hashable, Sendable {
  /// Days look like all others.
  case shown
  /// Paler than others.
  case dimmed
  /// Left out on pages. In an endless column, which has each day once, like `dimmed`.
  case hidden
}

/// The way the levels week and day show their days.
public enum DayPresentation: UInt8, Hashable, Sendable {
  /// Columns of hours where there is room, else a strip.
  case automatic
  /// Columns of hours.
  case hours
  /// One row of days above a list of events: at the week level of all its days, at the day level of the focused one.
  case strip
  /// One row of days alone at the week level, the list of events alone at the day level.
  case list
}
