/// One year of a calendar: where it begins, and how its days fall into months. Months are counted from 0 here.
public struct YearShape: Sendable {
  /// The first day of the year.
  public let firstDay: DayNumber
  /// How many days the year has.
  public let length: Int
  /// How many months the year has.
  public let monthCount: Int
  /// The number that no month of this year bears, or 0: months from it on are numbered one higher.
  public let missingMonth: Int
  /// How many days are left out between the 4th and the rest of the tenth month: 10 in October 1582.
  public let skippedDays: Int
  private let shortest: Int
  private let extraDays: UInt32

  /// - Parameters:
  ///   - shortest: the length of the shortest month, the last one aside.
  ///   - extraDays: how many days more each month has, two bits for each, the first month lowest. Nothing is needed
  ///     for the last month: it takes what is left of `length`.
  public init(
    firstDay: DayNumber, length: Int, monthCount: Int = 12, shortest: Int, extraDays: UInt32, missingMonth: Int = 0,
    skippedDays: Int = 0
  ) {
    self.firstDay = firstDay
    self.length = length
    self.monthCount = monthCount
    self.missingMonth = missingMonth
    self.skippedDays = skippedDays
    self.shortest = shortest
    self.extraDays = extraDays
  }

  /// The days of the year before the month at `index`, which may be `monthCount`.
  func daysBefore(monthAt index: Int) -> Int {
    if index >= monthCount { return length }
    let extra = extraDays & ((1 << UInt32(2 * index)) - 1)
    let days = shortest * index + (extra & 0x1555_5555).nonzeroBitCount + 2 * (extra & 0x2AAA_AAAA).nonzeroBitCount
    return index > Self.skippingMonth ? days - skippedDays : days
  }

  func lengthOfMonth(at index: Int) -> Int { daysBefore(monthAt: index + 1) - daysBefore(monthAt: index) }

  func firstDayOfMonth(at index: Int) -> DayNumber { firstDay + daysBefore(monthAt: index) }

  func days(ofMonthAt index: Int) -> ClosedRange<DayNumber> {
    firstDayOfMonth(at: index)...(firstDay + (daysBefore(monthAt: index + 1) - 1))
  }

  /// `dayOfYear` is 0..<length.
  func monthIndex(ofDayOfYear dayOfYear: Int) -> Int {
    var index = dayOfYear / 32
    while index + 1 < monthCount, daysBefore(monthAt: index + 1) <= dayOfYear { index += 1 }
    return index
  }

  /// The same year, beginning `days` later.
  func shifted(by days: Int) -> YearShape {
    YearShape(
      firstDay: firstDay + days, length: length, monthCount: monthCount, shortest: shortest, extraDays: extraDays,
      missingMonth: missingMonth, skippedDays: skippedDays)
  }

  // MARK: - Numbers people use

  func monthNumber(at index: Int) -> Int { missingMonth > 0 && index + 1 >= missingMonth ? index + 2 : index + 1 }

  /// Throws if no month of the year has that number.
  func monthIndex(ofNumber number: Int, isLeapMonth: Bool) throws(DateError) -> Int {
    let last = monthNumber(at: monthCount - 1)
    guard 1...last ~= number, !isLeapMonth else { throw .monthNotInYear(month: number, valid: 1...last) }
    guard missingMonth > 0, number >= missingMonth else { return number - 1 }
    guard number > missingMonth else { throw .monthNotInYear(month: number, valid: (missingMonth + 1)...last) }
    return number - 2
  }

  /// The number of the day that has `dayIndex` days of its month before it.
  func dayOfMonth(at dayIndex: Int, monthAt index: Int) -> Int {
    skippedDays > 0 && index == Self.skippingMonth && dayIndex >= Self.daysBeforeSkip
      ? dayIndex + skippedDays + 1 : dayIndex + 1
  }

  /// How many days of the month come before the day with that number; throws if there is no such day.
  func dayIndex(ofDay day: Int, monthAt index: Int) throws(DateError) -> Int {
    let length = lengthOfMonth(at: index)
    let last = dayOfMonth(at: length - 1, monthAt: index)
    guard 1...last ~= day else { throw .dayNotInMonth(day: day, valid: 1...last) }
    guard last > length, day > Self.daysBeforeSkip else { return day - 1 }
    guard day > Self.daysBeforeSkip + skippedDays else {
      throw .dayNotInMonth(day: day, valid: (Self.daysBeforeSkip + skippedDays + 1)...last)
    }
    return day - 1 - skippedDays
  }

  /// The last day of the month whose number is at most `day`, as a day index.
  func lastDayIndex(upTo day: Int, monthAt index: Int) -> Int {
    let length = lengthOfMonth(at: index)
    return day > dayOfMonth(at: length - 1, monthAt: index) ? length - 1 : min(day, Self.daysBeforeSkip) - 1
  }

  private static let skippingMonth = 9
  private static let daysBeforeSkip = 4
}
