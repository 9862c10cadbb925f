/// A day in a calendar and with a week rule: its fields, the days around it, and distances to other days.
///
/// ```swift
/// let day = try CalendarDay(year: 2026, month: 1, day: 31)
/// let later = try day.adding(1, .month)  // 28 February 2026
/// ```
///
/// A convenience over `CalendarSystem` and `WeekRule` for programs that need several properties of a day; the engine
/// itself uses day numbers. Every value of this type has a date in its calendar, so reading its properties cannot fail.
public struct CalendarDay: Sendable {
  /// The number of the day, which is in `calendar.validDays`.
  public let number: DayNumber
  /// The calendar of the date.
  public let calendar: any CalendarSystem
  /// The rule for counting weeks.
  public let weeks: WeekRule
  /// The era, year, month, and day of the month.
  public let fields: DateFields

  /// Creates a calendar day from a day number; throws `dayOutOfRange` if it has no date in the calendar.
  public init(
    _ number: DayNumber, in calendar: any CalendarSystem = GregorianCalendar.shared, weeks: WeekRule = .iso8601
  ) throws(DateError) {
    fields = try calendar.date(of: number)
    self.number = number
    self.calendar = calendar
    self.weeks = weeks
  }

  /// Creates the day of a date. Throws if the date does not exist, and `eraNotInCalendar` if `era` does not exist.
  ///
  /// - Parameter era: the era of `year`. If it is `nil` and the calendar has several eras, the era of 1 January 2025 is
  ///   used.
  public init(
    era: Int? = nil, year: Int, month: Int = 1, isLeapMonth: Bool = false, day: Int = 1,
    in calendar: any CalendarSystem = GregorianCalendar.shared, weeks: WeekRule = .iso8601
  ) throws(DateError) {
    let fields = DateFields(
      era: era ?? calendar.fields(of: DayNumber(20_089)).era, year: year, month: month, isLeapMonth: isLeapMonth,
      day: day)
    try self.init(calendar.dayNumber(of: fields), in: calendar, weeks: weeks)
    // Calendars with one era ignore it.
    if let era, era != self.fields.era { throw .eraNotInCalendar(era: era, valid: self.fields.era...self.fields.era) }
  }

  // MARK: - Fields

  /// The weekday of the day.
  public var weekday: Weekday { Weekday(number) }
  /// The week of the month according to `weeks`: 0 for days before its first week, then 1...6.
  public var weekOfMonth: Int { weeks.weekOfMonth(of: number, in: calendar) }
  /// The week of the year according to `weeks`, and the year to which the week belongs.
  public var weekOfYear: WeekOfYear { weeks.weekOfYear(of: number, in: calendar) }
  /// The number of the day in its year, from 1. The year is the calendar's, regardless of eras.
  package var dayOfYear: Int { number - calendar.startOfYear(containing: number) + 1 }

  // MARK: - First and last days

  /// Returns the first day of the week, month, or year that contains the day. A week may begin before the calendar's
  /// first date.
  public func firstDay(of unit: DateUnit) -> DayNumber {
    switch unit {
    case .day: return number
    case .week: return weeks.startOfWeek(containing: number)
    case .month: return calendar.startOfMonth(containing: number)
    case .year: return calendar.startOfYear(containing: number)
    }
  }

  /// Returns the last day of the week, month, or year that contains the day.
  public func lastDay(of unit: DateUnit) -> DayNumber { firstDay(of: unit) + (count(of: .day, in: unit) - 1) }

  // MARK: - Counts

  /// Returns how many of the smaller units the larger unit that contains the day has; 0 if it is not larger.
  ///
  /// The weeks of a month are all weeks that touch it, 4 to 6. The weeks of a year are the weeks that belong to it, 52
  /// or 53 in most calendars.
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

  /// Returns how many hours, minutes, or seconds a unit has, ignoring clock changes.
  public func count(of unit: ClockUnit, in larger: DateUnit) -> Int64 {
    Int64(count(of: .day, in: larger)) * Int64(unit.countInDay)
  }
}
