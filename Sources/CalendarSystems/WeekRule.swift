/// How a region counts weeks: on which weekday they begin, and which week of a year is the first.
public struct WeekRule: Hashable, Sendable {
  /// The weekday that stands first in a row of days.
  public var firstWeekday: Weekday
  /// How many days of the first week of a year or month must lie in it, 1...7.
  public let minimalDays: Int

  /// `minimalDays` outside 1...7 becomes the nearest of them.
  public init(firstWeekday: Weekday, minimalDays: Int) {
    self.firstWeekday = firstWeekday
    self.minimalDays = min(max(minimalDays, 1), 7)
  }

  /// ISO 8601: from Monday, the first week has the year's first Thursday.
  public static let iso8601 = WeekRule(firstWeekday: .monday, minimalDays: 4)

  /// The first day of the week that `day` lies in.
  public func startOfWeek(containing day: DayNumber) -> DayNumber {
    day - Weekday(day).index(from: firstWeekday)
  }

  /// The week of the year and the year it is counted in, which near New Year is not always the year of `day`.
  ///
  /// `day` must be at least a year away from the ends of the calendar's `validDays`.
  public func weekOfYear(of day: DayNumber, in calendar: any CalendarSystem) -> WeekOfYear {
    let fields = calendar.fields(of: day)
    let start = startOfYear(containing: day, in: calendar)
    let number = week(ofOffset: day - start, inPeriodFrom: start)
    if number == 0 {
      let previous = startOfYear(containing: start - 1, in: calendar)
      return WeekOfYear(year: fields.year - 1, week: week(ofOffset: day - previous, inPeriodFrom: previous))
    }
    let months = calendar.monthCount(inYear: fields.year, era: fields.era)
    if let next = try? calendar.day(start, offsetByMonths: months, overflow: .clamp),
      week(ofOffset: day - next, inPeriodFrom: next) > 0
    {
      return WeekOfYear(year: fields.year + 1, week: 1)
    }
    return WeekOfYear(year: fields.year, week: number)
  }

  /// The week of the month: 0 for days before its first week, then 1...6.
  public func weekOfMonth(of day: DayNumber, in calendar: any CalendarSystem) -> Int {
    let start = calendar.startOfMonth(containing: day)
    return week(ofOffset: day - start, inPeriodFrom: start)
  }

  /// The week, counted from 1, that a day lies in when weeks are counted from the period that begins at `start`;
  /// `offset` may be negative.
  private func week(ofOffset offset: Int, inPeriodFrom start: DayNumber) -> Int {
    let lead = Weekday(start).index(from: firstWeekday)
    return floorDiv(offset + lead, 7) + (7 - lead >= minimalDays ? 1 : 0)
  }

  private func startOfYear(containing day: DayNumber, in calendar: any CalendarSystem) -> DayNumber {
    let fields = calendar.fields(of: day)
    let newYear = DateFields(era: fields.era, year: fields.year, month: 1, day: 1)
    return (try? calendar.dayNumber(of: newYear)) ?? calendar.startOfMonth(containing: day)
  }
}

/// A week by number.
public struct WeekOfYear: Hashable, Sendable {
  /// The year that the week is counted in.
  public var year: Int
  /// 1...53, or a little more in long years of other calendars.
  public var week: Int

  /// Nothing is checked; results of `WeekRule.weekOfYear` are always weeks that exist.
  public init(year: Int, week: Int) {
    self.year = year
    self.week = week
  }
}
