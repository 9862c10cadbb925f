/// A calendar whose years and months are fixed by a rule or a table, not by looking at the sky.
///
/// Adopters say how one year looks and how to find the year of a day; all of `CalendarSystem` follows from that.
/// Years are counted without a break here, whatever the eras (the extended year); months are counted from 0.
public protocol ArithmeticCalendar: CalendarSystem {
  /// How extended years are named; `validDays` is exactly the days of `validYears`.
  var eras: EraScheme { get }
  /// How months are counted through all years.
  var monthCycle: LeapCycle { get }

  /// The extended year in which `day`, one of `validDays`, lies.
  func extendedYear(containing day: DayNumber) -> Int
  /// The year, which is one of `validYears`, or one beside them where the arithmetic goes on.
  func shape(ofYear extendedYear: Int) -> YearShape
  /// The two together; for calendars that learn the shape while they look for the year.
  func yearAndShape(containing day: DayNumber) -> (year: Int, shape: YearShape)
  /// How many months lie before the extended year, counted from any fixed month.
  func firstMonth(ofYear extendedYear: Int) -> Int64
  /// The extended year that a month lies in, the inverse of `firstMonth(ofYear:)`; a year outside `validYears` if the
  /// month does.
  func extendedYear(containingMonth month: Int64) -> Int
}

/// A day as its place in the year, before eras and numbers are given to it.
struct DayPlace {
  var year: Int
  var shape: YearShape
  var monthIndex: Int
  var dayIndex: Int

  var dayOfMonth: Int { shape.dayOfMonth(at: dayIndex, monthAt: monthIndex) }
}

extension ArithmeticCalendar {
  /// Twelve in every year.
  public var monthCycle: LeapCycle { LeapCycle(everyYear: 12) }

  /// By `monthCycle`.
  public func firstMonth(ofYear extendedYear: Int) -> Int64 { monthCycle.start(ofYear: extendedYear) }

  /// By `monthCycle`.
  public func extendedYear(containingMonth month: Int64) -> Int { monthCycle.year(containing: month) }

  /// One after the other.
  public func yearAndShape(containing day: DayNumber) -> (year: Int, shape: YearShape) {
    let year = extendedYear(containing: day)
    return (year, shape(ofYear: year))
  }

  /// Constant time.
  public func yearNumber(of day: DayNumber) -> Int {
    extendedYear(containing: min(max(day, validDays.lowerBound), validDays.upperBound))
  }

  /// Constant time.
  public func monthNumber(of day: DayNumber) -> Int64 {
    let place = place(of: day)
    return firstMonth(ofYear: place.year) + Int64(place.monthIndex)
  }

  /// Constant time.
  public func year(_ extendedYear: Int) throws(DateError) -> YearShape {
    try SharedArithmetic.year(extendedYear, self)
  }

  /// A day outside `validDays` is read as the nearest day inside.
  @inline(__always)
  public func fields(of day: DayNumber) -> DateFields {
    let valid = min(max(day, validDays.lowerBound), validDays.upperBound)
    let (year, shape) = yearAndShape(containing: valid)
    let name = eras.name(ofYear: year)
    let date = shape.date(ofDayOfYear: valid - shape.firstDay)
    return DateFields(
      era: name.era, year: name.year, month: date.month, isLeapMonth: date.isLeapMonth, day: date.day)
  }

  /// Throws if the era, the year, the month or the day does not exist.
  public func dayNumber(of fields: DateFields) throws(DateError) -> DayNumber {
    try SharedArithmetic.dayNumber(of: fields, self)
  }

  /// The usual number for a year that does not exist.
  public func monthCount(inYear year: Int, era: Int) -> Int {
    SharedArithmetic.monthCount(inYear: year, era: era, self)
  }

  /// Throws if the era, the year or the month does not exist.
  public func dayCount(in month: YearMonth) throws(DateError) -> Int {
    try SharedArithmetic.dayCount(in: month, self)
  }

  /// A day outside `validDays` is read as the nearest day inside.
  public func startOfMonth(containing day: DayNumber) -> DayNumber {
    let place = place(of: day)
    return place.shape.firstDayOfMonth(at: place.monthIndex)
  }

  /// Throws if `day` or the result cannot be named, or with `.reject` if the month has no such day.
  public func day(
    _ day: DayNumber, offsetByMonths count: Int, overflow: DayOverflow
  ) throws(DateError) -> DayNumber {
    try SharedArithmetic.day(day, offsetByMonths: count, overflow: overflow, self)
  }

  // MARK: - Places

  func place(of day: DayNumber) -> DayPlace { SharedArithmetic.place(of: day, self) }

  /// The first day of the month that is named by `eras`.
  func month(_ month: YearMonth) throws(DateError) -> DayPlace { try SharedArithmetic.month(month, self) }
}
