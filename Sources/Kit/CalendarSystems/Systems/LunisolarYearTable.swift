/// A table of lunisolar years, one word each.
///
/// A word holds, from the lowest bit: 13 bits for the months in their order, 1 for 30 days and 0 for 29; four bits for
/// the index of the leap month, 0 for none; and the number of days from the mean New Year to the beginning of the year.
struct LunisolarYearTable: Sendable {
  /// The years of the table, which begins in 1645. That is year 4282 counted from the first cycle of China, in 2637
  /// before the Christian era.
  static let years: ClosedRange<Int> = 4282...4837
  /// The days of `years`: New Year of 1645 was 28 January, and that of 2201 is 4 February.
  static let days: ClosedRange<DayNumber> = DayNumber(-118_676)...DayNumber(84_404)

  let words: [UInt32]

  /// Returns the year of `day`, one of `days`, and its shape. The mean New Year is never later than the true one, and
  /// at most 30 days before it.
  func yearAndShape(containing day: DayNumber) -> (year: Int, shape: YearShape) {
    let index = Int(UInt32(truncatingIfNeeded: (day.rawValue - Self.mean) * 400 + 399) / 146_097)
    let shape = shape(at: min(index, words.count - 1))
    if day >= shape.firstDay { return (Self.years.lowerBound + min(index, words.count - 1), shape) }
    return (Self.years.lowerBound + index - 1, self.shape(at: index - 1))
  }

  /// Returns the shape of a year, one of `years`.
  func shape(ofYear year: Int) -> YearShape { shape(at: year - Self.years.lowerBound) }

  /// Returns the lunations since New Year of 1645: the mean month stays within a day of the true one.
  static func firstMonth(of shape: YearShape) -> Int64 {
    (Int64(shape.firstDay - days.lowerBound) * 100_000 + 1_476_529) / 2_953_059
  }

  /// Returns a day in the middle of a lunation; a day outside `days` if the lunation lies there.
  static func middle(ofMonth month: Int64) -> DayNumber {
    DayNumber(Int((month * 2_953_059 + 1_476_529) / 100_000) + days.lowerBound.rawValue)
  }

  /// The mean New Year of 1645, from which years of 365.2425 days are counted.
  private static var mean: Int { -118_683 }

  @inline(__always)
  private func shape(at index: Int) -> YearShape {
    let word = words[index]
    return YearShape(
      firstDay: DayNumber(Self.mean + index * 146_097 / 400 + Int(word >> 17)), longMonths: word & 0x1FFF,
      leapMonth: Int((word >> 13) & 15))
  }
}
