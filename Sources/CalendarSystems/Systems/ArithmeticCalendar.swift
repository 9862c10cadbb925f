/// A calendar whose years and months are fixed by a rule or a table, not by looking at the sky.
///
/// Adopters say how one year looks and how to find the year of a day; all of `CalendarSystem` follows from that.
/// Years are counted without a break here, whatever the eras (the extended year); months are counted from 0.
public protocol ArithmeticCalendar: CalendarSystem {
  /// The extended years that have names; `validDays` is exactly the days of these years.
  var validYears: ClosedRange<Int> { get }
  /// How extended years are named.
  var eras: EraScheme { get }
  /// How months are counted through all years.
  var monthCycle: LeapCycle { get }

  /// The extended year in which `day`, one of `validDays`, lies.
  func extendedYear(containing day: DayNumber) -> Int
  /// The year, which is valid.
  func shape(ofYear extendedYear: Int) -> YearShape
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

  /// A day outside `validDays` is read as the nearest day inside.
  public func fields(of day: DayNumber) -> DateFields {
    let place = place(of: day)
    let name = eras.name(ofYear: place.year)
    return DateFields(
      era: name.era, year: name.year, month: place.shape.monthNumber(at: place.monthIndex), day: place.dayOfMonth)
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
      return shape(ofYear: eras.origin + 1).monthCount
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
    let month = monthCycle.start(ofYear: start.year) + Int64(start.monthIndex) + steps
    let year = monthCycle.year(containing: month)
    guard validYears.contains(year) else {
      throw .yearOutOfRange(year: eras.name(ofYear: year).year, valid: validYears)
    }
    let index = Int(month - monthCycle.start(ofYear: year))
    let shape = shape(ofYear: year)
    let first = shape.firstDayOfMonth(at: index)
    let result: DayNumber
    do throws(DateError) {
      result = try first + shape.dayIndex(ofDay: start.dayOfMonth, monthAt: index)
    } catch {
      switch overflow {
      case .clamp: result = first + shape.lastDayIndex(upTo: start.dayOfMonth, monthAt: index)
      case .reject: throw error
      case .roll: result = first + (start.dayOfMonth - 1)
      }
    }
    guard validDays.contains(result) else { throw .dayOutOfRange(day: result, valid: validDays) }
    return result
  }

  // MARK: - Places

  func place(of day: DayNumber) -> DayPlace {
    let valid = min(max(day, validDays.lowerBound), validDays.upperBound)
    let year = extendedYear(containing: valid)
    let shape = shape(ofYear: year)
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
