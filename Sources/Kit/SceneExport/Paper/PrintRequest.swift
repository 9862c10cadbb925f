public import CalendarSystems
public import Geometry

/// The days to print, and the paper.
public struct PrintRequest: Sendable {
  /// The period that a frame on a sheet shows.
  public enum Period: Sendable {
    case year, month, week, day
    /// All days as one list, in columns.
    case agenda
  }

  /// The period of a frame.
  public var period: Period
  /// The days to print; months, weeks, and days that begin or end outside of them are shown whole. A year begins with the
  /// month of the first day and has as many months as a year of the calendar.
  public var days: ClosedRange<DayNumber>
  /// The first day of weeks.
  public var firstWeekday: Weekday
  /// The size of a sheet as it is held, in points.
  public var paper: Size
  /// The edges that stay empty, in points. The leading one is at the left.
  public var margins = Insets(top: 28, leading: 28, bottom: 28, trailing: 28)
  /// The number of periods, or of columns of a list, on a sheet.
  public var perSheet = 1
  /// Whether the first frame is at the right.
  public var direction: LayoutDirection
  /// Whether a line above the frames is left for a text.
  public var hasHead = false
  /// Whether a line below the frames is left for a text.
  public var hasFoot = true
  /// The height that is left for a legend below the frames, in points.
  public var legendHeight = 0.0

  /// Creates a request.
  public init(
    period: Period, days: ClosedRange<DayNumber>, firstWeekday: Weekday, paper: Size,
    direction: LayoutDirection = .leftToRight
  ) {
    self.period = period
    self.days = days
    self.firstWeekday = firstWeekday
    self.paper = paper
    self.direction = direction
  }
}

/// An error that prevents a plan of sheets.
public enum PrintError: Error, Equatable, CustomStringConvertible {
  /// The margins leave less than 50 mm in a direction: the room in whole millimetres.
  case room(width: Int, height: Int)
  /// There are more than 2,000 sheets.
  case sheets(Int)
  /// The number of periods on a sheet is not 1 to 12.
  case perSheet(Int)
  /// A day has more events than a list can have; the day as a text.
  case day(String)

  /// The error as a sentence without a full stop.
  public var description: String {
    switch self {
    case .room(let width, let height):
      "the margins leave " + FixedPoint.integer(Int64(width)) + " x " + FixedPoint.integer(Int64(height))
        + " mm, at least 50 x 50 mm are needed"
    case .sheets(let count): FixedPoint.integer(Int64(count)) + " sheets are too many, at most 2000 are possible"
    case .day(let name): name + " has more events than a list on paper can have"
    case .perSheet(let count): FixedPoint.integer(Int64(count)) + " on a sheet are not possible, expected 1 to 12"
    }
  }
}
