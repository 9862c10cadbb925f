public import CalendarSystems

/// A day that comes every year, and a time on it.
public struct RuleDate: Hashable, Sendable {
  /// On which day of each year.
  public var day: Day
  /// Seconds from the day's midnight on the clocks before the change; -167...167 hours.
  public var time: Int32

  /// The three ways in which POSIX names a day.
  public enum Day: Hashable, Sendable {
    /// The `week`-th (1...5, 5 is the last) `weekday` of `month`: `Mm.w.d`.
    case weekday(month: Int, week: Int, weekday: Weekday)
    /// 1...365, 29 February never counted: `Jn`.
    case julianDay(Int)
    /// 0...365, 29 February counted: `n`.
    case dayOfYear(Int)
  }

  /// - Parameter time: seconds; 02:00 is what POSIX assumes.
  public init(_ day: Day, time: Int32 = 7200) {
    self.day = day
    self.time = time
  }

  /// The reading of the clocks at the change, as if it were UTC.
  func secondsAsUTC(inYear year: Int) -> Int64 {
    Int64(dayNumber(inYear: year).rawValue) * 86_400 + Int64(time)
  }

  private func dayNumber(inYear year: Int) -> DayNumber {
    switch day {
    case .weekday(let month, let week, let weekday):
      let first = Self.day(year: year, month: month, day: 1)
      let firstMatch = first + weekday.index(from: Weekday(first))
      let wanted = firstMatch + 7 * (week - 1)
      let length = GregorianCalendar.lengthOfMonth(month, year: year)
      return wanted - first < length ? wanted : wanted - 7
    case .julianDay(let number):
      let skipsLeapDay = number >= 60 && GregorianCalendar.isLeapYear(year)
      return Self.day(year: year, month: 1, day: 1) + (number - (skipsLeapDay ? 0 : 1))
    case .dayOfYear(let number):
      return Self.day(year: year, month: 1, day: 1) + number
    }
  }

  private static func day(year: Int, month: Int, day: Int) -> DayNumber {
    GregorianCalendar.firstDay(ofMonth: month, year: year) + (day - 1)
  }
}
