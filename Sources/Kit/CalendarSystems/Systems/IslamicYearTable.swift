/// A table of lunar years with twelve months, one word each. Before and after its years, the arithmetic of
/// `IslamicCalendar` applies, shifted by whole days so that no day is left out or counted twice.
///
/// A word contains, from the lowest bit, two bits for each month, its days above 28; then the number of days from the
/// mean New Year to the start of the year.
struct IslamicYearTable: Sendable {
  /// The years of the table.
  let years: ClosedRange<Int>
  /// The days of `years`.
  let days: Range<DayNumber>
  let words: [UInt32]

  func yearAndShape(containing day: DayNumber) -> (year: Int, shape: YearShape) {
    guard days ~= day else {
      let shift = shift(ofYear: day < days.lowerBound ? years.lowerBound - 1 : years.upperBound + 1)
      let year = IslamicCalendar.civil.extendedYear(containing: day - shift)
      return (year, IslamicCalendar.civil.shape(ofYear: year).shifted(by: shift))
    }
    // The mean New Year is never later than the true one, and at most two days before it.
    let index = min(Int(UInt32(truncatingIfNeeded: (day - days.lowerBound) * 30 + 29) / 10_631), words.count - 1)
    let shape = tableShape(at: index)
    if day >= shape.firstDay { return (years.lowerBound + index, shape) }
    return (years.lowerBound + index - 1, tableShape(at: index - 1))
  }

  func shape(ofYear year: Int) -> YearShape {
    guard years ~= year else { return IslamicCalendar.civil.shape(ofYear: year).shifted(by: shift(ofYear: year)) }
    return tableShape(at: year - years.lowerBound)
  }

  /// Returns the number of days by which a year outside the table begins later than in the civil arithmetic.
  private func shift(ofYear year: Int) -> Int {
    year < years.lowerBound
      ? days.lowerBound - IslamicCalendar.civil.shape(ofYear: years.lowerBound).firstDay
      : days.upperBound - IslamicCalendar.civil.shape(ofYear: years.upperBound + 1).firstDay
  }

  @inline(__always)
  private func tableShape(at index: Int) -> YearShape {
    let word = words[index]
    return YearShape(
      firstDay: days.lowerBound + (index * 10_631 / 30 + Int(word >> 24)), shortest: 28, extraDays: word & 0xFF_FFFF)
  }
}

/// A lunar calendar with a table of years, and the arithmetic of `IslamicCalendar` outside the table.
protocol TabulatedIslamicCalendar: ArithmeticCalendar {
  static var table: IslamicYearTable { get }
}

extension TabulatedIslamicCalendar {
  /// The valid years: a million before and after year 0.
  public var validYears: ClosedRange<Int> { -999_999...999_999 }
  /// The single era, number 0.
  public var eras: EraScheme { EraScheme(era: 0) }

  /// Returns the year that contains `day`, in constant time.
  public func extendedYear(containing day: DayNumber) -> Int { Self.table.yearAndShape(containing: day).year }

  /// Returns the year that contains `day`, and its shape, in constant time.
  public func yearAndShape(containing day: DayNumber) -> (year: Int, shape: YearShape) {
    Self.table.yearAndShape(containing: day)
  }

  /// Returns the shape of a year, in constant time.
  public func shape(ofYear extendedYear: Int) -> YearShape { Self.table.shape(ofYear: extendedYear) }
}
