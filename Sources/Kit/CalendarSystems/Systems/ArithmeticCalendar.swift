/// A calendar whose years and months follow from a rule or a table.
///
/// To add a calendar, implement the shape of a year and the search for the year of a day; default implementations
/// provide the rest of `CalendarSystem`. Years are extended years, counted continuously across all eras. Months are
/// counted from 0.
public protocol ArithmeticCalendar: CalendarSystem {
  /// The era names of extended years. `validDays` are exactly the days of `validYears`.
  var eras: EraScheme { get }
  /// The cycle for counting months across all years.
  var monthCycle: LeapCycle { get }

  /// Returns the extended year that contains `day`, which is in `validDays`.
  func extendedYear(containing day: DayNumber) -> Int
  /// Returns the shape of an extended year, which is in `validYears` or adjacent to it.
  func shape(ofYear extendedYear: Int) -> YearShape
  /// Returns the extended year that contains `day`, and its shape. For calendars that compute both together.
  func yearAndShape(containing day: DayNumber) -> (year: Int, shape: YearShape)
  /// Returns the number of months before the extended year, counted from any fixed month.
  func firstMonth(ofYear extendedYear: Int) -> Int64
  /// Returns the extended year that contains a month; the inverse of `firstMonth(ofYear:)`. If the month is out of
  /// range, so is the year.
  func extendedYear(containingMonth month: Int64) -> Int
}

/// The position of a day in a year, without era and numbers.
struct DayPosition {
  var year: Int
  var shape: YearShape
  var monthIndex: Int
  var dayIndex: Int

  var dayOfMonth: Int { shape.dayOfMonth(at: dayIndex, monthAt: monthIndex) }
}

extension ArithmeticCalendar {
  /// A cycle of twelve months in every year.
  public var monthCycle: LeapCycle { LeapCycle(everyYear: 12) }

  /// Returns the number of months before the extended year, according to `monthCycle`.
  public func firstMonth(ofYear extendedYear: Int) -> Int64 { monthCycle.start(ofYear: extendedYear) }

  /// Returns the extended year that contains a month, according to `monthCycle`.
  public func extendedYear(containingMonth month: Int64) -> Int { monthCycle.year(containing: month) }

  /// Returns `extendedYear(containing:)` and the shape of that year.
  public func yearAndShape(containing day: DayNumber) -> (year: Int, shape: YearShape) {
    let year = extendedYear(containing: day)
    return (year, shape(ofYear: year))
  }

  /// Returns the extended year that contains `day`, in constant time.
  public func yearNumber(of day: DayNumber) -> Int {
    extendedYear(containing: min(max(day, validDays.lowerBound), validDays.upperBound))
  }

  /// Returns the month that contains `day`, counted across all years, in constant time.
  public func monthNumber(of day: DayNumber) -> Int64 {
    let position = position(of: day)
    return firstMonth(ofYear: position.year) + Int64(position.monthIndex)
  }

  /// Returns the shape of an extended year, in constant time.
  public func year(_ extendedYear: Int) throws(DateError) -> YearShape {
    try SharedArithmetic.year(extendedYear, self)
  }

  /// Returns the date of `day`. Days outside `validDays` are clamped.
  @inline(__always)
  public func fields(of day: DayNumber) -> DateFields {
    let valid = min(max(day, validDays.lowerBound), validDays.upperBound)
    let (year, shape) = yearAndShape(containing: valid)
    let name = eras.name(ofYear: year)
    let date = shape.date(ofDayOfYear: valid - shape.firstDay)
    return DateFields(
      era: name.era, year: name.year, month: date.month, isLeapMonth: date.isLeapMonth, day: date.day)
  }

  /// Returns the day of a date; throws if the era, year, month, or day does not exist.
  public func dayNumber(of fields: DateFields) throws(DateError) -> DayNumber {
    try SharedArithmetic.dayNumber(of: fields, self)
  }

  /// Returns the number of months in the year; the usual number for a year that does not exist.
  public func monthCount(inYear year: Int, era: Int) -> Int {
    SharedArithmetic.monthCount(inYear: year, era: era, self)
  }

  /// Returns the number of days in the month; throws if the era, year, or month does not exist.
  public func dayCount(in month: YearMonth) throws(DateError) -> Int {
    try SharedArithmetic.dayCount(in: month, self)
  }

  /// Returns the first day of the month. Days outside `validDays` are clamped.
  public func startOfMonth(containing day: DayNumber) -> DayNumber {
    let position = position(of: day)
    return position.shape.firstDayOfMonth(at: position.monthIndex)
  }

  /// Returns the same day of the month `count` months later.
  ///
  /// Throws if `day` or the result is outside the range of the calendar, or if `overflow` is `.reject` and the month
  /// has no such day.
  public func day(
    _ day: DayNumber, offsetByMonths count: Int, overflow: DayOverflow
  ) throws(DateError) -> DayNumber {
    try SharedArithmetic.day(day, offsetByMonths: count, overflow: overflow, self)
  }

  // MARK: - Positions

  func position(of day: DayNumber) -> DayPosition { SharedArithmetic.position(of: day, self) }

  /// Returns the position of the first day of a month that `eras` names.
  func month(_ month: YearMonth) throws(DateError) -> DayPosition { try SharedArithmetic.month(month, self) }
}
