import Basics
public import CalendarSystems

/// The endless sequence of weeks for one first weekday. Weeks are absolute numbers, so there is no list of weeks.
public struct WeekGrid: Hashable, Sendable {
  /// The first day of every week.
  public let firstWeekday: Weekday
  /// The first day of week 0: the last `firstWeekday` on or before 1970-01-01.
  private let origin: DayNumber

  /// Creates the weeks that begin with a weekday.
  ///
  /// - Parameter firstWeekday: the day that weeks begin with.
  public init(firstWeekday: Weekday) {
    self.firstWeekday = firstWeekday
    let epoch = DayNumber(0)
    origin = epoch - Weekday(epoch).index(from: firstWeekday)
  }

  /// Returns the number of the week that contains `day`.
  public func week(of day: DayNumber) -> Int { floorDiv(day - origin, 7) }

  /// Returns the first day of a week. Weeks beyond the valid days are replaced by the last valid one.
  public func firstDay(of week: Int) -> DayNumber { origin + min(max(week, -WeekGrid.limit), WeekGrid.limit) * 7 }

  private static let limit = Int.max / 7 - 1

  /// Returns the seven days of a week.
  public func days(of week: Int) -> Range<DayNumber> {
    firstDay(of: week)..<firstDay(of: week == .max ? week : week + 1)
  }
}
