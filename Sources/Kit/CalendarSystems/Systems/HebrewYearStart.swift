/// The start of a year in the Hebrew calendar: the months before it, and its first conjunction.
///
/// Source: Reingold and Dershowitz, "Calendrical Calculations", chapter 8. Years are counted from two full cycles of
/// 689,472 years before year 1, after which weekdays and conjunctions repeat, so all numbers are positive.
struct HebrewYearStart {
  static var yearShift: Int { 2 * 689_472 }
  /// The days from the start of the count to day 0. 1 Tishri of year 1, Monday, 7 October 3761 BCE (Julian), is
  /// 2,092,590 days before day 0. The two cycles have 251,827,457 days each.
  static var epoch: Int64 { 2_092_590 + 2 * 251_827_457 }

  /// The number of months before the year.
  private let months: UInt64
  /// The remainder when `235 * year - 234` is divided by 19. A year is a leap year if it is 12 or more, which is the
  /// case in seven years out of 19.
  private let remainder: UInt64

  @inline(__always)
  init(year: Int) {
    let total = 235 * UInt64(bitPattern: Int64(year + Self.yearShift)) - 234
    months = total / 19
    remainder = total - 19 * months
  }

  private init(months: UInt64, remainder: UInt64) {
    self.months = months
    self.remainder = remainder
  }

  /// The start of the next year.
  @inline(__always)
  var next: HebrewYearStart {
    let isLeap = remainder >= 12
    return HebrewYearStart(months: months + (isLeap ? 13 : 12), remainder: isLeap ? remainder - 12 : remainder + 7)
  }

  /// The day of 1 Tishri, from the start of the count. A month has 29 days and 13,753 parts; an hour has 1,080 parts.
  /// Days are counted from noon, which is the first postponement.
  var newYear: Int64 {
    let parts = 12_084 + 765_433 * months
    let day = parts / 25_920
    let partOfDay = parts % 25_920
    // 0 is Sunday. Second postponement: New Year is never on Sunday, Wednesday or Friday.
    let weekday = (day + 1) % 7
    let second = Int64(day) + Int64((0b0101001 as UInt64 >> weekday) & 1)
    guard partOfDay >= 16_404 else { return second }
    // The third postponement prevents common years of 356 days, the fourth prevents years of 382 days after a leap
    // year.
    if weekday == 2, remainder < 12 { return second + 2 }
    return weekday == 1 && partOfDay >= 23_269 && remainder < 7 ? second + 1 : second
  }
}
