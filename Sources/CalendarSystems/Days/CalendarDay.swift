/// A day as a calendar and a region see it: its fields, what comes before and after it, and how far others are.
///
/// A convenience over `CalendarSystem` and `WeekRule` for programs that ask several things of a day; the engine's own
/// code passes day numbers. Every day of this type has a date in its calendar, so nothing read from it can fail.
public struct CalendarDay: Sendable {
  /// The day, which is one of `calendar.validDays`.
  public let number: DayNumber
  /// The calendar that names it.
  public let calendar: any CalendarSystem
  /// How weeks are counted.
  public let weeks: WeekRule
  /// Era, year, month and day.
  public let fields: DateFields

  /// Throws `dayOutOfRange` if the calendar cannot name the day.
  public init(
    _ number: DayNumber, in calendar: any CalendarSystem = GregorianCalendar.shared, weeks: WeekRule = .iso8601
  ) throws(DateError) {
    fields = try calendar.date(of: number)
    self.number = number
    self.calendar = calendar
    self.weeks = weeks
  }

  /// The day of a date; throws if there is no such date.
  ///
  /// - Parameter era: where it is `nil` and the calendar has several, that of 1 January 2025.
  public init(
    era: Int? = nil, year: Int, month: Int = 1, isLeapMonth: Bool = false, day: Int = 1,
    in calendar: any CalendarSystem = GregorianCalendar.shared, weeks: WeekRule = .iso8601
  ) throws(DateError) {
    let fields = DateFields(
      era: era ?? calendar.fields(of: DayNumber(20_089)).era, year: year, month: month, isLeapMonth: isLeapMonth,
      day: day)
    try self.init(calendar.dayNumber(of: fields), in: calendar, weeks: weeks)
  }

  // MARK: - What the day is

  /// The weekday.
  public var weekday: Weekday { Weekday(number) }
  /// The week of the month by `weeks`: 0 for days before its first week, then 1...6.
  public var weekOfMonth: Int { weeks.weekOfMonth(of: number, in: calendar) }
  /// The week by number and the year it is counted in.
  public var weekOfYear: WeekOfYear { weeks.weekOfYear(of: number, in: calendar) }
  /// The place in the year, counted from 1; years go by the calendar, not by eras.
  public var dayOfYear: Int { number - calendar.startOfYear(containing: number) + 1 }

  // MARK: - Junctures

  /// The first day of the week, month or year that the day lies in; a week may begin where the calendar has no dates.
  public func firstDay(of unit: DateUnit) -> DayNumber {
    switch unit {
    case .day: return number
    case .week: return weeks.startOfWeek(containing: number)
    case .month: return calendar.startOfMonth(containing: number)
    case .year: return calendar.startOfYear(containing: number)
    }
  }

  /// The last day of the week, month or year that the day lies in.
  public func lastDay(of unit: DateUnit) -> DayNumber { firstDay(of: unit) + (count(of: .day, in: unit) - 1) }

  // MARK: - Counts

  /// How many of the smaller unit there are in the larger one that the day lies in; 0 if it is not larger.
  ///
  /// The weeks of a month are all that touch it, 4 to 6; those of a year are the weeks that are counted in it, 52 or 53
  /// in most calendars.
  public func count(of unit: DateUnit, in larger: DateUnit) -> Int {
    switch (unit, larger) {
    case (.day, .day): return 1
    case (.day, .week): return 7
    case (.day, .month): return (try? calendar.dayCount(in: YearMonth(fields))) ?? 0
    case (.day, .year): return (try? calendar.year(calendar.yearNumber(of: number)).length) ?? 0
    case (.week, .month): return weeks.rowCount(ofMonthContaining: number, in: calendar)
    case (.week, .year):
      let start = weeks.firstWeek(ofYearFrom: firstDay(of: .year))
      return (weeks.firstWeek(ofYearFrom: lastDay(of: .year) + 1) - start) / 7
    case (.month, .year): return (try? calendar.year(calendar.yearNumber(of: number)).monthCount) ?? 0
    default: return unit == larger ? 1 : 0
    }
  }

  /// How many hours, minutes or seconds a unit has if no clock is changed.
  public func count(of unit: ClockUnit, in larger: DateUnit) -> Int64 {
    Int64(count(of: .day, in: larger)) * Int64(unit.countInDay)
  }
}
