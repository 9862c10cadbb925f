/// What follows from the other requirements for every calendar.
extension CalendarSystem {
  /// Throws `dayOutOfRange` if the calendar cannot name `day`.
  public func date(of day: DayNumber) throws(DateError) -> DateFields {
    try SharedArithmetic.date(of: day, self)
  }

  /// The first day of the extended year; of the first or last one for days outside `validDays`.
  public func startOfYear(containing day: DayNumber) -> DayNumber {
    SharedArithmetic.startOfYear(containing: day, self)
  }

  /// Constant time.
  public func day(_ day: DayNumber, offsetByDays count: Int) throws(DateError) -> DayNumber {
    try SharedArithmetic.day(day, offsetByDays: count, self)
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
    try SharedArithmetic.day(day, offsetByYears: count, overflow: overflow, self)
  }
}
