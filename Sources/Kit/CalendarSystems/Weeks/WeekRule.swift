import Basics

/// A rule for counting weeks: their first weekday, and which week of a year is the first.
///
/// ```swift
/// let week = WeekRule.iso8601.weekOfYear(of: day, in: GregorianCalendar.shared)
/// ```
public struct WeekRule: Hashable, Sendable {
  /// The first weekday of a week.
  public var firstWeekday: Weekday
  /// The number of days that the first week of a year or month must have in it, 1...7.
  public let minimalDays: Int

  /// Creates a rule. `minimalDays` is clamped to 1...7.
  public init(firstWeekday: Weekday, minimalDays: Int) {
    self.firstWeekday = firstWeekday
    self.minimalDays = min(max(minimalDays, 1), 7)
  }

  /// The rule of ISO 8601: weeks begin on Monday, and the first week contains the year's first Thursday.
  public static let iso8601 = WeekRule(firstWeekday: .monday, minimalDays: 4)

  /// Returns the first day of the week that contains `day`.
  package func startOfWeek(containing day: DayNumber) -> DayNumber {
    day - Weekday(day).index(from: firstWeekday)
  }

  /// Returns the week of the year and the year to which it belongs, which near New Year may differ from the year of
  /// `day`. Years follow the calendar rather than eras, and are numbered like the dates in them.
  ///
  /// `day` must be at least a year away from the ends of the calendar's `validDays`.
  public func weekOfYear(of day: DayNumber, in calendar: any CalendarSystem) -> WeekOfYear {
    let start = calendar.startOfYear(containing: day)
    let year = calendar.fields(of: day).year
    let number = week(ofOffset: day - start, inPeriodFrom: start)
    if number == 0 {
      let previous = calendar.startOfYear(containing: start - 1)
      return WeekOfYear(
        year: calendar.fields(of: start - 1).year, week: week(ofOffset: day - previous, inPeriodFrom: previous))
    }
    // Only the last days of a year can be in a week of the next one.
    guard number > 47, let shape = try? calendar.year(calendar.yearNumber(of: day)) else {
      return WeekOfYear(year: year, week: number)
    }
    let next = start + shape.length
    if week(ofOffset: day - next, inPeriodFrom: next) > 0 {
      return WeekOfYear(year: calendar.fields(of: next).year, week: 1)
    }
    return WeekOfYear(year: year, week: number)
  }

  /// Returns the number of weeks that touch the month that contains `day`: 4, 5, or 6.
  public func rowCount(ofMonthContaining day: DayNumber, in calendar: any CalendarSystem) -> Int {
    let start = calendar.startOfMonth(containing: day)
    let length = (try? calendar.dayCount(in: YearMonth(calendar.fields(of: start)))) ?? 1
    return (Weekday(start).index(from: firstWeekday) + length + 6) / 7
  }

  /// Returns the first day of the first week of the year, or of any other period, that begins at `start`.
  public func firstWeek(ofYearFrom start: DayNumber) -> DayNumber {
    let lead = Weekday(start).index(from: firstWeekday)
    return start - lead + (7 - lead >= minimalDays ? 0 : 7)
  }

  /// Returns the week of the month: 0 for days before its first week, then 1...6.
  public func weekOfMonth(of day: DayNumber, in calendar: any CalendarSystem) -> Int {
    let start = calendar.startOfMonth(containing: day)
    return week(ofOffset: day - start, inPeriodFrom: start)
  }

  /// Returns the week, counted from 1, of a day in the period that begins at `start`; `offset` may be negative.
  private func week(ofOffset offset: Int, inPeriodFrom start: DayNumber) -> Int {
    let lead = Weekday(start).index(from: firstWeekday)
    return floorDiv(offset + lead, 7) + (7 - lead >= minimalDays ? 1 : 0)
  }
}

/// A week by its number in a year.
public struct WeekOfYear: Hashable, Sendable {
  /// The year in which the week is counted.
  public var year: Int
  /// The number of the week, 1...53, or a little more in long years of some calendars.
  public var week: Int

  /// Creates a week without checking it; results of `WeekRule.weekOfYear(of:in:)` always exist.
  public init(year: Int, week: Int) {
    self.year = year
    self.week = week
  }
}
