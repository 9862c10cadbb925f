/// The arithmetic that all calendars share. In protocol extensions, each calendar class would get its own copy of the
/// machine code, which is only worthwhile for functions that are called for every cell, such as `fields(of:)`.
enum SharedArithmetic {
  // MARK: - Any calendar

  @inline(never)
  static func date(of day: DayNumber, _ calendar: any CalendarSystem) throws(DateError) -> DateFields {
    let valid = calendar.validDays
    guard valid.contains(day) else { throw .dayOutOfRange(day: day, valid: valid) }
    return calendar.fields(of: day)
  }

  @inline(never)
  static func startOfYear(containing day: DayNumber, _ calendar: any CalendarSystem) -> DayNumber {
    do throws(DateError) {
      return try calendar.year(calendar.yearNumber(of: day)).firstDay
    } catch {
      return calendar.startOfMonth(containing: day)
    }
  }

  @inline(never)
  static func day(
    _ day: DayNumber, offsetByDays count: Int, _ calendar: any CalendarSystem
  ) throws(DateError) -> DayNumber {
    let valid = calendar.validDays
    guard valid.contains(day) else { throw .dayOutOfRange(day: day, valid: valid) }
    let (number, didOverflow) = day.rawValue.addingReportingOverflow(count)
    let result = DayNumber(didOverflow ? (count < 0 ? .min : .max) : number)
    guard valid.contains(result) else { throw .dayOutOfRange(day: result, valid: valid) }
    return result
  }

  @inline(never)
  static func day(
    _ day: DayNumber, offsetByYears count: Int, overflow: DayOverflow, _ calendar: any CalendarSystem
  ) throws(DateError) -> DayNumber {
    guard calendar.validDays.contains(day) else { throw .dayOutOfRange(day: day, valid: calendar.validDays) }
    let start = calendar.yearNumber(of: day)
    let from = try calendar.year(start)
    let index = from.monthIndex(containing: day)
    let number = from.dayOfMonth(at: day - from.firstDayOfMonth(at: index), monthAt: index)
    let (year, didOverflow) = start.addingReportingOverflow(count)
    let to = try calendar.year(didOverflow ? (count < 0 ? .min : .max) : year)
    let code = from.code(ofMonthAt: index)
    let result: DayNumber
    if let index = to.monthIndex(of: code) {
      result = try to.day(number, monthAt: index, overflow: overflow)
    } else {
      // Only leap months can be missing; `code.number` is the index of the month after the regular one.
      switch overflow {
      case .reject:
        let last = to.monthNumber(at: to.monthCount - 1)
        throw .monthNotInYear(month: from.monthNumber(at: index), valid: 1...last)
      case .clamp:
        let nearest = from.reservedNumber > 0 ? code.number : code.number - 1
        result = try to.day(number, monthAt: nearest, overflow: .clamp)
      case .roll: result = to.firstDayOfMonth(at: code.number) + (number - 1)
      }
    }
    guard calendar.validDays.contains(result) else { throw .dayOutOfRange(day: result, valid: calendar.validDays) }
    return result
  }

  // MARK: - Arithmetic calendars

  @inline(never)
  static func position(of day: DayNumber, _ calendar: any ArithmeticCalendar) -> DayPosition {
    let days = calendar.validDays
    let valid = min(max(day, days.lowerBound), days.upperBound)
    let (year, shape) = calendar.yearAndShape(containing: valid)
    let dayOfYear = valid - shape.firstDay
    let index = shape.monthIndex(ofDayOfYear: dayOfYear)
    return DayPosition(
      year: year, shape: shape, monthIndex: index, dayIndex: dayOfYear - shape.daysBefore(monthAt: index))
  }

  @inline(never)
  static func month(_ month: YearMonth, _ calendar: any ArithmeticCalendar) throws(DateError) -> DayPosition {
    let year = try calendar.eras.extendedYear(month.year, inEra: month.era, valid: calendar.validYears)
    let shape = calendar.shape(ofYear: year)
    let index = try shape.monthIndex(ofNumber: month.month, isLeapMonth: month.isLeapMonth)
    return DayPosition(year: year, shape: shape, monthIndex: index, dayIndex: 0)
  }

  @inline(never)
  static func year(_ extendedYear: Int, _ calendar: any ArithmeticCalendar) throws(DateError) -> YearShape {
    let valid = calendar.validYears
    guard valid ~= extendedYear else { throw .yearOutOfRange(year: extendedYear, valid: valid) }
    return calendar.shape(ofYear: extendedYear)
  }

  @inline(never)
  static func dayNumber(of fields: DateFields, _ calendar: any ArithmeticCalendar) throws(DateError) -> DayNumber {
    let month = try month(YearMonth(fields), calendar)
    return try month.shape.firstDayOfMonth(at: month.monthIndex)
      + month.shape.dayIndex(ofDay: fields.day, monthAt: month.monthIndex)
  }

  @inline(never)
  static func monthCount(inYear year: Int, era: Int, _ calendar: any ArithmeticCalendar) -> Int {
    do throws(DateError) {
      let extended = try calendar.eras.extendedYear(year, inEra: era, valid: calendar.validYears)
      return calendar.shape(ofYear: extended).monthCount
    } catch {
      let cycle = calendar.monthCycle
      return cycle.years == 1 ? Int(cycle.units) : 12
    }
  }

  @inline(never)
  static func dayCount(in month: YearMonth, _ calendar: any ArithmeticCalendar) throws(DateError) -> Int {
    let month = try self.month(month, calendar)
    return month.shape.lengthOfMonth(at: month.monthIndex)
  }

  @inline(never)
  static func day(
    _ day: DayNumber, offsetByMonths count: Int, overflow: DayOverflow, _ calendar: any ArithmeticCalendar
  ) throws(DateError) -> DayNumber {
    guard calendar.validDays.contains(day) else { throw .dayOutOfRange(day: day, valid: calendar.validDays) }
    let start = position(of: day, calendar)
    // No valid month is farther away, and years stay within 32 bits.
    let steps = min(max(Int64(count), -1 << 26), 1 << 26)
    let month = calendar.firstMonth(ofYear: start.year) + Int64(start.monthIndex) + steps
    let year = calendar.extendedYear(containingMonth: month)
    guard calendar.validYears.contains(year) else {
      throw .yearOutOfRange(year: calendar.eras.name(ofYear: year).year, valid: calendar.validYears)
    }
    let index = Int(month - calendar.firstMonth(ofYear: year))
    let result = try calendar.shape(ofYear: year).day(start.dayOfMonth, monthAt: index, overflow: overflow)
    guard calendar.validDays.contains(result) else { throw .dayOutOfRange(day: result, valid: calendar.validDays) }
    return result
  }
}
