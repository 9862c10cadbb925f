/// A calendar of months that follow the moon and leap months that follow the sun, by a table of its years: that of China,
/// and those that took its rule over.
protocol TabularLunisolarCalendar: ArithmeticCalendar {
  /// The years 1645 to 2200.
  static var table: LunisolarYearTable { get }
}

extension TabularLunisolarCalendar {
  /// 4282...4837, which begin in 1645 to 2200; counted from the first cycle, in 2637 before the Christian era.
  public var validYears: ClosedRange<Int> { LunisolarYearTable.years }
  /// The days of `validYears`, 28 January 1645 to 3 February 2201.
  public var validDays: ClosedRange<DayNumber> { LunisolarYearTable.days }
  /// The cycles, 72 to 81; cycle 78 began in 1984.
  public var eras: EraScheme { EraScheme(era: 1, earlier: .cycles(60)) }

  /// Constant time.
  public func extendedYear(containing day: DayNumber) -> Int { Self.table.yearAndShape(containing: day).year }

  /// Constant time.
  public func yearAndShape(containing day: DayNumber) -> (year: Int, shape: YearShape) {
    Self.table.yearAndShape(containing: day)
  }

  /// Constant time. A year outside the table is read as the nearest one.
  public func shape(ofYear extendedYear: Int) -> YearShape {
    Self.table.shape(ofYear: min(max(extendedYear, validYears.lowerBound), validYears.upperBound))
  }

  /// Constant time.
  public func firstMonth(ofYear extendedYear: Int) -> Int64 {
    LunisolarYearTable.firstMonth(of: shape(ofYear: extendedYear))
  }

  /// Constant time.
  public func extendedYear(containingMonth month: Int64) -> Int {
    let day = LunisolarYearTable.middle(ofMonth: month)
    if day < validDays.lowerBound { return validYears.lowerBound - 1 }
    return day > validDays.upperBound ? validYears.upperBound + 1 : extendedYear(containing: day)
  }
}
