public import CalendarSystems

/// A day that recurs every year, with a time of day.
public struct RuleDate: Hashable, Sendable {
  /// The day of each year.
  public var day: Day
  /// The number of seconds from the day's midnight, on the clock before the change; -167...167 hours.
  public var time: Int32

  /// A day of the year in one of the three forms of POSIX.
  public enum Day: Hashable, Sendable {
    /// The `week`-th (1...5, 5 is the last) `weekday` of `month`: `Mm.w.d`.
    case weekday(month: Int, week: Int, weekday: Weekday)
    /// The day of the year, 1...365, without counting 29 February: `Jn`.
    case julianDay(Int)
    /// The day of the year, 0...365, counting 29 February: `n`.
    case dayOfYear(Int)
  }

  /// Creates a date.
  ///
  /// - Parameters:
  ///   - day: the day of each year.
  ///   - time: the seconds from midnight; by default 02:00, as in POSIX.
  public init(_ day: Day, time: Int32 = 7200) {
    self.day = day
    self.time = time
  }

  /// Returns the clock reading at the change, in seconds as if it were UTC.
  func secondsAsUTC(inYear year: Int) -> Int64 {
    Int64(dayNumber(inYear: year).rawValue) * 86_400 + Int64(time)
  }

  private func dayNumber(inYear year: Int) -> DayNumber {
    switch day {
    case .weekday(let month, let week, let weekday):
      let first = Self.day(year: year, month: month, day: 1)
      let firstMatch = first + weekday.index(from: Weekday(first))
      let match = firstMatch + 7 * (week - 1)
      let length = GregorianCalendar.lengthOfMonth(month, year: year)
      return match - first < length ? match : match - 7
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
