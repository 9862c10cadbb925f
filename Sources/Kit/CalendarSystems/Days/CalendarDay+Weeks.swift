/// Days specified by their week, or by their position among the same weekdays of a month.
extension CalendarDay {
  /// Creates a day from a weekday and a week of a year, such as `CalendarDay(year: 2026, week: 47, weekday:
  /// .saturday)`. In the first and last weeks, the day may be in another year.
  ///
  /// Throws if the year has no such week.
  ///
  /// - Parameters:
  ///   - era: the era of `year`. If it is `nil` and the calendar has several eras, the era of 1 January 2025 is used.
  ///   - week: the week as in `weekOfYear`, 1...52 or 53 in most calendars.
  public init(
    era: Int? = nil, year: Int, week: Int, weekday: Weekday,
    in calendar: any CalendarSystem = GregorianCalendar.shared, weeks: WeekRule = .iso8601
  ) throws(DateError) {
    let first = try Self.firstDay(era: era, year: year, in: calendar, weeks: weeks)
    let valid = 1...max(1, first.count(of: .week, in: .year))
    guard valid.contains(week) else { throw .weekNotInYear(week: week, valid: valid) }
    let start = weeks.firstWeek(ofYearFrom: first.firstDay(of: .year)) + 7 * (week - 1)
    try self.init(start + weekday.index(from: weeks.firstWeekday), in: calendar, weeks: weeks)
  }

  /// Creates the first, second, or later day of a month that falls on a given weekday, such as the fourth Thursday of
  /// November.
  ///
  /// Throws if the month has no such day.
  ///
  /// - Parameters:
  ///   - era: the era of `year`. If it is `nil` and the calendar has several eras, the era of 1 January 2025 is used.
  ///   - ordinal: 1...5 from the start of the month, or -1...-5 from its end. For other values, the error contains the
  ///     day that the month does not have.
  public init(
    era: Int? = nil, year: Int, month: Int, isLeapMonth: Bool = false, weekday: Weekday, ordinal: Int,
    in calendar: any CalendarSystem = GregorianCalendar.shared, weeks: WeekRule = .iso8601
  ) throws(DateError) {
    let first = try CalendarDay(
      era: era, year: year, month: month, isLeapMonth: isLeapMonth, in: calendar, weeks: weeks)
    let length = max(1, first.count(of: .day, in: .month))
    // More than any month has, and small enough to multiply.
    let bounded = min(max(ordinal, -100), 100)
    let day: Int
    if bounded < 0 {
      let last = Weekday(first.number + (length - 1))
      day = length - last.index(from: weekday) + 7 * (bounded + 1)
    } else {
      day = 1 + weekday.index(from: first.weekday) + 7 * (bounded - 1)
    }
    guard 1...length ~= day else { throw .dayNotInMonth(day: day, valid: 1...length) }
    try self.init(first.number + (day - 1), in: calendar, weeks: weeks)
  }

  /// Returns the first day in the year. Years in which an era begins have none in January.
  private static func firstDay(
    era: Int?, year: Int, in calendar: any CalendarSystem, weeks: WeekRule
  ) throws(DateError) -> CalendarDay {
    var (month, day) = (1, 1)
    while true {
      do throws(DateError) {
        return try CalendarDay(era: era, year: year, month: month, day: day, in: calendar, weeks: weeks)
      } catch {
        switch error {
        case .monthNotInYear(_, let valid) where valid.lowerBound > month: month = valid.lowerBound
        case .dayNotInMonth(_, let valid) where valid.lowerBound > day: day = valid.lowerBound
        default: throw error
        }
      }
    }
  }
}
