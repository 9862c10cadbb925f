extension CalendarDay: Comparable {
  /// Returns whether both are the same day, regardless of their calendars.
  public static func == (a: CalendarDay, b: CalendarDay) -> Bool { a.number == b.number }
  /// Returns whether `a` comes before `b`, regardless of their calendars.
  public static func < (a: CalendarDay, b: CalendarDay) -> Bool { a.number < b.number }

  /// Returns the day `count` units later, or earlier if `count` is negative.
  ///
  /// Throws if the result is outside the range of the calendar, or if `overflow` is `.reject` and the month has no such
  /// day.
  public func adding(
    _ count: Int, _ unit: DateUnit, overflow: DayOverflow = .clamp
  ) throws(DateError) -> CalendarDay {
    let day: DayNumber
    switch unit {
    case .day: day = try calendar.day(number, offsetByDays: count)
    case .week: day = try calendar.day(number, offsetByWeeks: count)
    case .month: day = try calendar.day(number, offsetByMonths: count, overflow: overflow)
    case .year: day = try calendar.day(number, offsetByYears: count, overflow: overflow)
    }
    return try CalendarDay(day, in: calendar, weeks: weeks)
  }

  /// Returns the number of whole units between this day and `other`; negative if `other` is earlier.
  ///
  /// Months and years are counted in this day's calendar, as many as can be added with `.clamp` without passing
  /// `other`.
  public func distance(to other: CalendarDay, in unit: DateUnit) -> Int {
    let days = other.number - number
    switch unit {
    case .day: return days
    case .week: return days / 7
    case .month:
      return wholeSteps(calendar.monthNumber(of: other.number) - calendar.monthNumber(of: number), .month, other)
    case .year:
      let years = calendar.yearNumber(of: other.number) - calendar.yearNumber(of: number)
      return wholeSteps(Int64(years), .year, other)
    }
  }

  /// Returns `steps` months or years, minus one if the last of them is not complete.
  private func wholeSteps(_ steps: Int64, _ unit: DateUnit, _ other: CalendarDay) -> Int {
    let steps = Int(clamping: steps)
    guard steps != 0 else { return 0 }
    guard let reached = try? adding(steps, unit).number else { return steps }
    if steps > 0 { return reached > other.number ? steps - 1 : steps }
    return reached < other.number ? steps + 1 : steps
  }
}
