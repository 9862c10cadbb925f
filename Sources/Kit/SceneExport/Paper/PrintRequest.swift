public import CalendarSystems
public import Geometry

/// The days to print, and the paper.
public struct PrintRequest: Sendable {
  /// The period of each frame.
  public var period: Period
  /// The weekdays that are shown. Periods of several days have as many of these.
  public var weekdays = WeekdaySet.all
  /// The days to print. Months, weeks, and days that begin or end outside them are shown whole. A year begins with the
  /// month of the first day and has as many months as a year of the calendar.
  public var days: ClosedRange<DayNumber>
  /// The first day of weeks.
  public var firstWeekday: Weekday
  /// The size of a sheet in the orientation to print, in points.
  public var paper: Size
  /// The margins, in points. The leading margin is at the left.
  public var margins = Insets(top: 28, leading: 28, bottom: 28, trailing: 28)
  /// The number of periods, or of list columns, on each sheet.
  public var perSheet = 1
  /// The order of the frames: with `.rightToLeft`, the first frame is at the right.
  public var direction: LayoutDirection
  /// Whether to reserve a line above the frames for a text.
  public var hasHead = false
  /// Whether to reserve a line below the frames for a text.
  public var hasFoot = true
  /// The height to reserve for a legend below the frames, in points.
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

/// An error that prevents the planning of sheets.
public enum PrintError: Error, Equatable, CustomStringConvertible {
  /// The margins leave less than 50 mm in a direction. The values are the available space, in whole millimeters.
  case room(width: Int, height: Int)
  /// The plan has more than 2,000 sheets.
  case sheets(Int)
  /// The number of periods per sheet is not in 1...12.
  case perSheet(Int)
  /// A day has more events than a list can contain. The value is the day as text.
  case day(String)

  /// An English description of the error, without a period at the end.
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
