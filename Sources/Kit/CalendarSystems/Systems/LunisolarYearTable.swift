/// A table of lunisolar years, one word each.
///
/// A word contains, from the lowest bit: 13 bits for the months in order, 1 for 30 days and 0 for 29; four bits for the
/// index of the leap month, 0 for none; and the number of days from the mean New Year to the start of the year.
struct LunisolarYearTable: Sendable {
  /// The years of the table, which begins in 1645. That is year 4282 counted from China's first cycle, in 2637 BCE.
  static let years: ClosedRange<Int> = 4282...4837
  /// The days of `years`: New Year was on 28 January in 1645, and will be on 4 February in 2201.
  static let days: ClosedRange<DayNumber> = DayNumber(-118_676)...DayNumber(84_404)

  let words: [UInt32]

  /// Returns the year of `day`, which must be in `days`, and its shape. The mean New Year is never later than the true
  /// one, and at most 30 days before it.
  func yearAndShape(containing day: DayNumber) -> (year: Int, shape: YearShape) {
    let index = Int(UInt32(truncatingIfNeeded: (day.rawValue - Self.mean) * 400 + 399) / 146_097)
    let shape = shape(at: min(index, words.count - 1))
    if day >= shape.firstDay { return (Self.years.lowerBound + min(index, words.count - 1), shape) }
    return (Self.years.lowerBound + index - 1, self.shape(at: index - 1))
  }

  /// Returns the shape of a year, which must be in `years`.
  func shape(ofYear year: Int) -> YearShape { shape(at: year - Self.years.lowerBound) }

  /// Returns the number of lunations since New Year of 1645. The mean month stays within a day of the true one.
  static func firstMonth(of shape: YearShape) -> Int64 {
    (Int64(shape.firstDay - days.lowerBound) * 100_000 + 1_476_529) / 2_953_059
  }

  /// Returns a day in the middle of a lunation. It is outside `days` if the lunation is.
  static func middle(ofMonth month: Int64) -> DayNumber {
    DayNumber(Int((month * 2_953_059 + 1_476_529) / 100_000) + days.lowerBound.rawValue)
  }

  /// The mean New Year of 1645, the start for counting years of 365.2425 days.
  private static var mean: Int { -118_683 }

  @inline(__always)
  private func shape(at index: Int) -> YearShape {
    let word = words[index]
    return YearShape(
      firstDay: DayNumber(Self.mean + index * 146_097 / 400 + Int(word >> 17)), longMonths: word & 0x1FFF,
      leapMonth: Int((word >> 13) & 15))
  }
}
