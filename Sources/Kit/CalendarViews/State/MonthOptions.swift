public import CalendarLayout

/// The layout of the month level, and of the row of days at the levels week and day.
public struct MonthOptions: Hashable, Sendable {
  /// Whether months form one endless column of weeks or separate pages.
  public var arrangement: MonthArrangement = .endless
  /// The number of rows on a month's page.
  public var weeks: WeeksPerMonth = .natural
  /// The height of a row.
  public var rowHeight: MonthRowHeight = .share
  /// How days of the previous and next months look.
  public var outDays: OutDays = .dimmed
  /// The duration of the fade of such days on pages, in seconds, 0...2.
  public var outDaysFadeTime = 0.2
  /// Whether tapping such a day on a page selects it and goes to its month. Code and keys can always select it.
  public var selectsOutDays = true
  /// Whether week numbers are shown: at the start of rows, and in the corner above the hours of a week.
  public var showsWeekNumbers = false

  /// Creates the default options: an endless column of weeks.
  public init() {}
}

/// How months are arranged.
public enum MonthArrangement: Hashable, Sendable {
  /// One endless column of weeks, in which each week appears once.
  case endless
  /// One page for each month, stacked vertically.
  case pages
  /// One page for each month, side by side in the layout direction.
  case sidewaysPages
}

/// How the height of a row of a month is determined.
public enum MonthRowHeight: Hashable, Sendable {
  /// The height of the view, divided by the number of rows on a page or, in an endless column, by
  /// `MonthMetrics.visibleRows`.
  case share
  /// A sixth of the height of the view, so that cells have the same size in all months.
  case sixth
  /// The width of a column, in whole pixels, so that cells are square; also for the row of days of a strip. Pages then
  /// have their own height; see `CalendarView.preferredHeight`.
  case cellSide
  /// A fixed height in points. Pages then have their own height; see `CalendarView.preferredHeight`.
  case fixed(Double)
  /// At least the height of the week's events, so that none are behind a "+n more". Otherwise, rows share the height of
  /// the view. Pages are side by side and scroll vertically if they are higher than the view; their own height is in
  /// `CalendarView.preferredHeight`. A week shows 63 events on a day at most. In an endless column, like `share`.
  case content
}

/// How days outside the presented month look.
public enum OutDays: UInt8, Hashable, Sendable {
  /// Like all other days.
  case shown
  /// Dimmed.
  case dimmed
  /// Hidden on pages. An endless column, in which each day appears once, dims them instead.
  case hidden
}

/// How the levels week and day show their days.
public enum DayPresentation: UInt8, Hashable, Sendable {
  /// Columns of hours if there is room, otherwise a strip.
  case automatic
  /// Columns of hours.
  case hours
  /// A row of days above a list of events: of the whole week at the week level, of the focused day at the day level.
  case strip
  /// At the week level, only a row of days; at the day level, only a list of events.
  case list
}
