/// A lunisolar calendar with a table of years: the Chinese calendar and calendars that follow its rule.
protocol TabularLunisolarCalendar: ArithmeticCalendar {
  /// The table of the years 1645 to 2200.
  static var table: LunisolarYearTable { get }
}

extension TabularLunisolarCalendar {
  /// The valid years 4282...4837, which begin in 1645 to 2200. They are counted from the first cycle, in 2637 BCE.
  public var validYears: ClosedRange<Int> { LunisolarYearTable.years }
  /// The days of `validYears`, 28 January 1645 to 3 February 2201.
  public var validDays: ClosedRange<DayNumber> { LunisolarYearTable.days }
  /// The eras, which are the cycles 72 to 81; cycle 78 began in 1984.
  public var eras: EraScheme { EraScheme(era: 1, earlier: .cycles(60)) }

  /// Returns the year that contains `day`, in constant time.
  public func extendedYear(containing day: DayNumber) -> Int { Self.table.yearAndShape(containing: day).year }

  /// Returns the year that contains `day`, and its shape, in constant time.
  public func yearAndShape(containing day: DayNumber) -> (year: Int, shape: YearShape) {
    Self.table.yearAndShape(containing: day)
  }

  /// Returns the shape of a year, in constant time. Years outside the table are clamped.
  public func shape(ofYear extendedYear: Int) -> YearShape {
    Self.table.shape(ofYear: min(max(extendedYear, validYears.lowerBound), validYears.upperBound))
  }

  /// Returns the number of months before the year, in constant time.
  public func firstMonth(ofYear extendedYear: Int) -> Int64 {
    LunisolarYearTable.firstMonth(of: shape(ofYear: extendedYear))
  }

  /// Returns the year that contains a month, in constant time.
  public func extendedYear(containingMonth month: Int64) -> Int {
    let day = LunisolarYearTable.middle(ofMonth: month)
    if day < validDays.lowerBound { return validYears.lowerBound - 1 }
    return day > validDays.upperBound ? validYears.upperBound + 1 : extendedYear(containing: day)
  }
}
