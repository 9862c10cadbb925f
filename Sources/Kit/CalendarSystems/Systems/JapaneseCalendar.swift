/// The calendar of Japan: the civil calendar with years counted from the start of each era (see `JapaneseEras`).
///
/// An era may begin within a month, which is then split. `dayCount(in:)` counts the days that belong to the era, and
/// day numbers continue, so January of Heisei 1 has the days 8 to 31. Adding months ignores eras. Days before 15
/// October 1582 are Julian (see `CutoverCalendar`). A year always has 12 months, even if its era does not contain all
/// of them.
public final class JapaneseCalendar: CutoverCalendar {
  /// The shared instance.
  public static let shared = JapaneseCalendar()

  private init() {}

  /// The identifier `.japanese`.
  public var identifier: CalendarIdentifier { .japanese }
  /// The Christian era, which numbers the extended years; `fields(of:)` returns Japanese eras.
  public var eras: EraScheme { EraScheme(era: 0) }

  /// Returns the date of `day`. Days outside `validDays` are clamped.
  public func fields(of day: DayNumber) -> DateFields {
    let position = position(of: day)
    let era = JapaneseEras.era(containing: day)
    return DateFields(
      era: era, year: position.year - JapaneseEras.yearBefore(era), month: position.monthIndex + 1,
      day: position.dayOfMonth)
  }

  /// Returns the day of a date; throws if the era does not exist, or the year, month, or day does not exist in it.
  public func dayNumber(of fields: DateFields) throws(DateError) -> DayNumber {
    let (month, days) = try days(ofMonth: YearMonth(fields))
    let first = month.shape.firstDayOfMonth(at: month.monthIndex)
    let day = try first + month.shape.dayIndex(ofDay: fields.day, monthAt: month.monthIndex)
    guard days.contains(day) else {
      let from = month.shape.dayOfMonth(at: days.lowerBound - first, monthAt: month.monthIndex)
      let to = month.shape.dayOfMonth(at: days.upperBound - first, monthAt: month.monthIndex)
      throw .dayNotInMonth(day: fields.day, valid: from...to)
    }
    return day
  }

  /// Returns 12 for every year.
  public func monthCount(inYear year: Int, era: Int) -> Int { 12 }

  /// Returns the number of days of the month that belong to the era; throws if there are none.
  public func dayCount(in month: YearMonth) throws(DateError) -> Int {
    let days = try days(ofMonth: month).days
    return days.upperBound - days.lowerBound + 1
  }

  /// Returns the first day of the month that belongs to the era of `day`.
  public func startOfMonth(containing day: DayNumber) -> DayNumber {
    let position = position(of: day)
    let era = JapaneseEras.era(containing: day)
    return max(
      position.shape.firstDayOfMonth(at: position.monthIndex), JapaneseEras.days(of: era, valid: validDays).lowerBound)
  }

  private func days(
    ofMonth month: YearMonth
  ) throws(DateError) -> (month: DayPosition, days: ClosedRange<DayNumber>) {
    guard 0...JapaneseEras.last ~= month.era else {
      throw .eraNotInCalendar(era: month.era, valid: 0...JapaneseEras.last)
    }
    let eraDays = JapaneseEras.days(of: month.era, valid: validDays)
    let origin = JapaneseEras.yearBefore(month.era)
    let first = extendedYear(containing: eraDays.lowerBound) - origin
    let last = extendedYear(containing: eraDays.upperBound) - origin
    guard first...last ~= month.year else { throw .yearOutOfRange(year: month.year, valid: first...last) }
    let position = try self.month(
      YearMonth(year: month.year + origin, month: month.month, isLeapMonth: month.isLeapMonth))
    let monthDays = position.shape.days(ofMonthAt: position.monthIndex)
    guard monthDays.overlaps(eraDays) else {
      throw .monthNotInYear(month: month.month, valid: months(ofYear: position.shape, in: eraDays))
    }
    return (position, monthDays.clamped(to: eraDays))
  }

  /// Returns the months of a year in which the era has days. The era must have days in the year.
  private func months(ofYear shape: YearShape, in eraDays: ClosedRange<DayNumber>) -> ClosedRange<Int> {
    let days = (shape.firstDay...(shape.firstDay + (shape.length - 1))).clamped(to: eraDays)
    return (position(of: days.lowerBound).monthIndex + 1)...(position(of: days.upperBound).monthIndex + 1)
  }
}
