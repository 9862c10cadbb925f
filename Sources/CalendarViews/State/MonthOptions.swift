public import CalendarLayout

/// How months are laid out, at the month level and in the row of days of weeks.
public struct MonthOptions: Hashable, Sendable {
  /// One endless column of weeks, or a page for each month.
  public var arrangement: MonthArrangement = .endless
  /// How many rows the page of a month has.
  public var weeks: WeeksPerMonth = .natural
  /// How high rows are.
  public var rowHeight: MonthRowHeight = .share
  /// How days of the months before and after look.
  public var outDays: OutDays = .dimmed
  /// Seconds in which such days fade out and in again on pages, 0...2.
  public var outDaysFadeTime = 0.2
  /// Whether a tap on such a day of a page selects it, which leads to its month; otherwise nothing happens. Code and
  /// keys reach it in any case.
  public var selectsOutDays = true
  /// Whether rows of weeks begin with the number of their week, at the month level and in the row of days.
  public var showsWeekNumbers = false

  /// An endless column of weeks, seven days wide.
  public init() {}
}

/// Where the days of a month stand.
public enum MonthArrangement: Hashable, Sendable {
  /// In an endless column of weeks, in which each week stands once.
  case endless
  /// On a page of its own, above that of the next month.
  case pages
  /// On a page of its own, before that of the next month in the direction of reading.
  case sidewaysPages
}

/// How high the rows of weeks are.
public enum MonthRowHeight: Hashable, Sendable {
  /// What there is, shared among the rows: of a page; of an endless column, as many as `MonthMetrics.visibleRows`.
  case share
  /// A sixth of what there is, so that all months have cells of one size.
  case sixth
  /// As high as columns are wide, left-over pixels not counted. Pages have a height of their own then, see
  /// `CalendarView.preferredHeight`.
  case cellSide
  /// In points. Pages have a height of their own then.
  case fixed(Double)
}

/// How days that do not belong to the presented month look.
public enum OutDays: UInt8, Hashable, Sendable {
  /// As all others.
  case shown
  /// Paler.
  case dimmed
  /// Not at all, on pages. In an endless column, where each day stands once, as `dimmed`.
  case hidden
}

/// How the levels week and day show their days.
public enum DayPresentation: UInt8, Hashable, Sendable {
  /// As hours where there is room, else as a strip.
  case automatic
  /// As columns of hours.
  case hours
  /// As one row of days with the events of the focused one below it.
  case strip
  /// The day level without that row: only the list of events. The week level as `strip`.
  case list
}
