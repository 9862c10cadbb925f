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
    guard validYears ~= extendedYear else { throw .yearOutOfRange(year: extendedYear, valid: validYears) }
    return shape(ofYear: extendedYear)
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
    let month = try month(YearMonth(fields), eras: eras)
    return try month.shape.firstDayOfMonth(at: month.monthIndex)
      + month.shape.dayIndex(ofDay: fields.day, monthAt: month.monthIndex)
  }

  /// The usual number for a year that does not exist.
  public func monthCount(inYear year: Int, era: Int) -> Int {
    do throws(DateError) {
      return try shape(ofYear: eras.extendedYear(year, inEra: era, valid: validYears)).monthCount
    } catch {
      return monthCycle.years == 1 ? Int(monthCycle.units) : 12
    }
  }

  /// Throws if the era, the year or the month does not exist.
  public func dayCount(in month: YearMonth) throws(DateError) -> Int {
    let month = try self.month(month, eras: eras)
    return month.shape.lengthOfMonth(at: month.monthIndex)
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
    guard validDays.contains(day) else { throw .dayOutOfRange(day: day, valid: validDays) }
    let start = place(of: day)
    // No valid month is that many away, and years stay within 32 bits.
    let steps = min(max(Int64(count), -1 << 26), 1 << 26)
    let month = firstMonth(ofYear: start.year) + Int64(start.monthIndex) + steps
    let year = extendedYear(containingMonth: month)
    guard validYears.contains(year) else {
      throw .yearOutOfRange(year: eras.name(ofYear: year).year, valid: validYears)
    }
    let index = Int(month - firstMonth(ofYear: year))
    let result = try shape(ofYear: year).day(start.dayOfMonth, monthAt: index, overflow: overflow)
    guard validDays.contains(result) else { throw .dayOutOfRange(day: result, valid: validDays) }
    return result
  }

  // MARK: - Places

  func place(of day: DayNumber) -> DayPlace {
    let valid = min(max(day, validDays.lowerBound), validDays.upperBound)
    let (year, shape) = yearAndShape(containing: valid)
    let dayOfYear = valid - shape.firstDay
    let index = shape.monthIndex(ofDayOfYear: dayOfYear)
    return DayPlace(year: year, shape: shape, monthIndex: index, dayIndex: dayOfYear - shape.daysBefore(monthAt: index))
  }

  /// The first day of the month that is named by `eras`.
  func month(_ month: YearMonth, eras: EraScheme) throws(DateError) -> DayPlace {
    let year = try eras.extendedYear(month.year, inEra: month.era, valid: validYears)
    let shape = shape(ofYear: year)
    let index = try shape.monthIndex(ofNumber: month.month, isLeapMonth: month.isLeapMonth)
    return DayPlace(year: year, shape: shape, monthIndex: index, dayIndex: 0)
  }
}
