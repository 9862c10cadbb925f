import Basics
public import CalendarSystems

/// The endless sequence of weeks for one first weekday. A week is an absolute number, so no list of weeks exists.
public struct WeekGrid: Hashable, Sendable {
  /// The weekday with which weeks begin.
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

  /// Returns the number of the week of `day`.
  public func week(of day: DayNumber) -> Int { floorDiv(day - origin, 7) }

  /// Returns the first day of a week; of weeks beyond all days, that of the last before them.
  public func firstDay(of week: Int) -> DayNumber { origin + min(max(week, -WeekGrid.limit), WeekGrid.limit) * 7 }

  private static let limit = Int.max / 7 - 1

  /// Returns the seven days of a week.
  public func days(of week: Int) -> Range<DayNumber> {
    firstDay(of: week)..<firstDay(of: week == .max ? week : week + 1)
  }
}
