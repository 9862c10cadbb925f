/// What follows from the other requirements for every calendar.
extension CalendarSystem {
  /// Throws `dayOutOfRange` if the calendar cannot name `day`.
  public func date(of day: DayNumber) throws(DateError) -> DateFields {
    guard validDays.contains(day) else { throw .dayOutOfRange(day: day, valid: validDays) }
    return fields(of: day)
  }

  /// The first day of the extended year; of the first or last one for days outside `validDays`.
  public func startOfYear(containing day: DayNumber) -> DayNumber {
    do throws(DateError) {
      return try year(yearNumber(of: day)).firstDay
    } catch {
      return startOfMonth(containing: day)
    }
  }

  /// Constant time.
  public func day(_ day: DayNumber, offsetByDays count: Int) throws(DateError) -> DayNumber {
    guard validDays.contains(day) else { throw .dayOutOfRange(day: day, valid: validDays) }
    let (number, didOverflow) = day.rawValue.addingReportingOverflow(count)
    let result = DayNumber(didOverflow ? (count < 0 ? .min : .max) : number)
    guard validDays.contains(result) else { throw .dayOutOfRange(day: result, valid: validDays) }
    return result
  }

  /// Constant time.
  public func day(_ day: DayNumber, offsetByWeeks count: Int) throws(DateError) -> DayNumber {
    let (days, didOverflow) = count.multipliedReportingOverflow(by: 7)
    return try self.day(day, offsetByDays: didOverflow ? (count < 0 ? .min : .max) : days)
  }

  /// Constant time.
  public func day(
    _ day: DayNumber, offsetByYears count: Int, overflow: DayOverflow
  ) throws(DateError) -> DayNumber {
    guard validDays.contains(day) else { throw .dayOutOfRange(day: day, valid: validDays) }
    let start = yearNumber(of: day)
    let from = try year(start)
    let index = from.monthIndex(containing: day)
    let number = from.dayOfMonth(at: day - from.firstDayOfMonth(at: index), monthAt: index)
    let (year, didOverflow) = start.addingReportingOverflow(count)
    let to = try self.year(didOverflow ? (count < 0 ? .min : .max) : year)
    let code = from.code(ofMonthAt: index)
    let result: DayNumber
    if let index = to.monthIndex(of: code) {
      result = try to.day(number, monthAt: index, overflow: overflow)
    } else {
      // Only leap months are missing in a year; code.number is the index of the month after the regular one.
      switch overflow {
      case .reject:
        let last = to.monthNumber(at: to.monthCount - 1)
        throw .monthNotInYear(month: from.monthNumber(at: index), valid: 1...last)
      case .clamp:
        let stand = from.reservedNumber > 0 ? code.number : code.number - 1
        result = try to.day(number, monthAt: stand, overflow: .clamp)
      case .roll: result = to.firstDayOfMonth(at: code.number) + (number - 1)
      }
    }
    guard validDays.contains(result) else { throw .dayOutOfRange(day: result, valid: validDays) }
    return result
  }
}
