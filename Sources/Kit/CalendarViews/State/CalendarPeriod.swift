public import CalendarLayout
public import CalendarSystems

/// The period that a level shows and steps through.
public enum CalendarPeriod: Hashable, Sendable {
  /// A number of shown days, from any day on; 1 or more.
  case days(Int)
  /// A number of whole weeks, from any week on; 1 or more.
  case weeks(Int)
  /// A number of months, 1 or more. Several are counted from the start of a year, so that three months are a quarter.
  case months(Int)
  /// A year.
  case year
  /// No period: an endless list, which steps from month to month.
  case none

  /// The typical length in days, by which levels are ordered for zooming; 0 for `none`.
  package var typicalDays: Int {
    switch self {
    case .days(let count): max(1, count)
    case .weeks(let count): 7 * max(1, count)
    case .months(let count): 30 * max(1, count)
    case .year: 365
    case .none: 0
    }
  }

  /// Returns the first day of the period that contains a day. Several days begin with the day itself, several weeks
  /// with its week.
  @inline(never)
  public func start(containing day: DayNumber, _ calendar: any CalendarSystem, _ grid: WeekGrid) -> DayNumber {
    switch self {
    case .year: return calendar.startOfYear(containing: day)
    case .months(let count) where count > 1:
      let parts = YearParts(calendar: calendar, monthCount: count)
      return parts.firstDay(of: parts.number(of: day)) ?? day
    case .months, .none: return calendar.startOfMonth(containing: day)
    case .weeks: return grid.firstDay(of: grid.week(of: day))
    case .days: return day
    }
  }

  /// Returns the first day of the period `count` periods after the one that begins on `start`, clamped to the first or
  /// last period of the calendar system. All days count, also hidden weekdays.
  @inline(never)
  public func start(after start: DayNumber, by count: Int, _ calendar: any CalendarSystem, _ grid: WeekGrid)
    -> DayNumber
  {
    let valid = calendar.validDays
    switch self {
    case .year:
      let years = calendar.validYears
      let (year, overflow) = calendar.yearNumber(of: start).addingReportingOverflow(count)
      let bound = count > 0 ? years.upperBound : years.lowerBound
      let target = overflow ? bound : min(max(year, years.lowerBound), years.upperBound)
      return (try? calendar.year(target))?.firstDay ?? start
    case .months(let months) where months > 1:
      let parts = YearParts(calendar: calendar, monthCount: months)
      let target = CalendarPeriod.product(1, count) + parts.number(of: start)
      return parts.firstDay(of: min(max(target, parts.valid.lowerBound), parts.valid.upperBound)) ?? start
    case .months, .none: return (try? calendar.day(start, offsetByMonths: count, overflow: .clamp)) ?? start
    case .weeks(let weeks):
      return CalendarPeriod.clamped(start, CalendarPeriod.product(7 * max(1, weeks), count), valid)
    case .days(let days): return CalendarPeriod.clamped(start, CalendarPeriod.product(max(1, days), count), valid)
    }
  }

  /// Limits numbers of periods, so that products do not overflow.
  private static func product(_ length: Int, _ count: Int) -> Int {
    length * min(max(count, -1_000_000_000), 1_000_000_000)
  }

  private static func clamped(_ start: DayNumber, _ distance: Int, _ valid: ClosedRange<DayNumber>) -> DayNumber {
    min(max(start + distance, valid.lowerBound), valid.upperBound)
  }
}
