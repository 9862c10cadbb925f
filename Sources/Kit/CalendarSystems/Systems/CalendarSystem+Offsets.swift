/// Default implementations of requirements that follow from the others.
extension CalendarSystem {
  /// Returns the date of `day`; throws `dayOutOfRange` if it has no date in the calendar.
  public func date(of day: DayNumber) throws(DateError) -> DateFields {
    try SharedArithmetic.date(of: day, self)
  }

  /// Returns the first day of the extended year. Days outside `validDays` are clamped.
  public func startOfYear(containing day: DayNumber) -> DayNumber {
    SharedArithmetic.startOfYear(containing: day, self)
  }

  /// Returns the day `count` days later, in constant time.
  public func day(_ day: DayNumber, offsetByDays count: Int) throws(DateError) -> DayNumber {
    try SharedArithmetic.day(day, offsetByDays: count, self)
  }

  /// Returns the day `count` weeks later, in constant time.
  public func day(_ day: DayNumber, offsetByWeeks count: Int) throws(DateError) -> DayNumber {
    let (days, didOverflow) = count.multipliedReportingOverflow(by: 7)
    return try self.day(day, offsetByDays: didOverflow ? (count < 0 ? .min : .max) : days)
  }

  /// Returns the same day of the same month `count` years later, in constant time.
  public func day(
    _ day: DayNumber, offsetByYears count: Int, overflow: DayOverflow
  ) throws(DateError) -> DayNumber {
    try SharedArithmetic.day(day, offsetByYears: count, overflow: overflow, self)
  }
}
