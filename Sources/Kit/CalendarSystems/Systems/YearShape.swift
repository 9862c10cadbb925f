/// A year of a calendar: its first day, and the division of its days into months. Months are counted from 0 in order,
/// including leap months.
///
/// The start of a month is stored as its distance from 30 days times its index, with four bits per month, so that one
/// shift finds it.
public struct YearShape: Sendable {
  /// The number of days from `30 * index` to the start of each month, -8...7, plus 8.
  private let starts: UInt64
  // Narrow, so that a year is passed in registers.
  private let first: Int32
  private let days: Int16
  private let months: UInt8
  private let leap: UInt8
  private let reserved: UInt8
  private let skipped: UInt8

  /// The first day of the year.
  public var firstDay: DayNumber { DayNumber(Int(first)) }
  /// The number of days in the year.
  public var length: Int { Int(days) }
  /// The number of months in the year, 1...13.
  public var monthCount: Int { Int(months) }
  /// The index of the leap month, or 0 if the year has none.
  public var leapMonth: Int { Int(leap) }
  /// The month number that only leap months have, or 0 if leap months repeat the number of the month before.
  var reservedNumber: Int { Int(reserved) }
  /// The number of days left out after the 4th of the tenth month: 10 in October 1582, otherwise 0.
  var skippedDays: Int { Int(skipped) }

  /// Creates a year.
  ///
  /// - Parameters:
  ///   - firstDay: the first day of the year.
  ///   - length: the number of days in the year.
  ///   - monthCount: the number of months, at most 13.
  ///   - shortest: the length of the shortest month except the last, 28...30.
  ///   - extraDays: the days of each month above `shortest`, two bits each, starting with the first month in the lowest
  ///     bits. The last month is not included: it takes the rest of `length`. Every month must begin within 8 days of
  ///     30 times its index, as in all known calendars.
  ///   - leapMonth: the index of the leap month, or 0.
  ///   - reservedNumber: the number that only leap months have and other years skip, such as 6 in the Hebrew calendar;
  ///     0 if the leap month repeats the number of the month before.
  ///   - skippedDays: 10 for the year 1582 in calendars that change from Julian to Gregorian dates, otherwise 0.
  @inline(__always)
  public init(
    firstDay: DayNumber, length: Int, monthCount: Int = 12, shortest: Int, extraDays: UInt32, leapMonth: Int = 0,
    reservedNumber: Int = 0, skippedDays: Int = 0
  ) {
    let extra = Self.spread(extraDays) &+ UInt64(bitPattern: Int64(shortest - 30)) &* Self.ones
    var starts = (extra &* Self.ones) << 4 &+ 8 &* Self.ones
    if skippedDays > 0 { starts &-= (UInt64(skippedDays) << 40) | (UInt64(skippedDays) << 44) }
    self.init(
      firstDay: firstDay, length: length, monthCount: monthCount, starts: starts, leapMonth: leapMonth,
      reservedNumber: reservedNumber, skippedDays: skippedDays)
  }

  /// Creates a year whose months have 28 to 31 days. `extraDays` contains the days of all months above `shortest`,
  /// including the last.
  @inline(__always)
  init(firstDay: DayNumber, shortest: Int, extraDays: UInt32) {
    let extra = Self.spread(extraDays) &+ UInt64(bitPattern: Int64(shortest - 30)) &* Self.ones
    self.init(firstDay: firstDay, monthCount: 12, starts: (extra &* Self.ones) << 4 &+ 8 &* Self.ones, leapMonth: 0)
  }

  /// Creates a lunar year. A month has 30 days if its bit is set, and 29 otherwise; the first month has the lowest bit.
  @inline(__always)
  init(firstDay: DayNumber, longMonths: UInt32, leapMonth: Int) {
    var bits = UInt64(longMonths)
    bits = (bits | bits << 24) & 0x0000_00FF_0000_00FF
    bits = (bits | bits << 12) & 0x000F_000F_000F_000F
    bits = (bits | bits << 6) & 0x0303_0303_0303_0303
    bits = ((bits | bits << 3) & Self.ones) &- Self.ones
    let starts = (bits &* Self.ones) << 4 &+ 8 &* Self.ones
    self.init(firstDay: firstDay, monthCount: leapMonth > 0 ? 13 : 12, starts: starts, leapMonth: leapMonth)
  }

  /// Creates a year that ends where one more month would begin.
  @inline(__always)
  private init(firstDay: DayNumber, monthCount: Int, starts: UInt64, leapMonth: Int) {
    let length = 30 * monthCount + Int(truncatingIfNeeded: (starts &>> UInt64(4 * monthCount)) & 15) - 8
    self.init(
      firstDay: firstDay, length: length, monthCount: monthCount, starts: starts, leapMonth: leapMonth,
      reservedNumber: 0, skippedDays: 0)
  }

  @inline(__always)
  private init(
    firstDay: DayNumber, length: Int, monthCount: Int, starts: UInt64, leapMonth: Int, reservedNumber: Int,
    skippedDays: Int
  ) {
    self.starts = starts
    first = Int32(clamping: firstDay.rawValue)
    days = Int16(truncatingIfNeeded: length)
    months = UInt8(truncatingIfNeeded: monthCount)
    leap = UInt8(truncatingIfNeeded: leapMonth)
    reserved = UInt8(truncatingIfNeeded: reservedNumber)
    skipped = UInt8(truncatingIfNeeded: skippedDays)
  }

  // MARK: - Months

  /// Returns the first day of the month at `index`; for `monthCount` and above, the first day of the next year.
  public func firstDayOfMonth(at index: Int) -> DayNumber { firstDay + daysBefore(monthAt: max(index, 0)) }

  /// Returns the number of days in the month at `index`; 0 if there is no such month.
  public func lengthOfMonth(at index: Int) -> Int {
    guard 0..<monthCount ~= index else { return 0 }
    return daysBefore(monthAt: index + 1) - daysBefore(monthAt: index)
  }

  /// Returns the index of the month that contains `day`. Days outside the year are clamped.
  public func monthIndex(containing day: DayNumber) -> Int {
    monthIndex(ofDayOfYear: min(max(day, firstDay), firstDay + (length - 1)) - firstDay)
  }

  /// Returns the code of the month at `index`, which must exist in the year. The code does not depend on earlier leap
  /// months.
  public func code(ofMonthAt index: Int) -> MonthCode {
    let isLeap = leapMonth > 0 && index == leapMonth
    return MonthCode(leapMonth > 0 && index >= leapMonth ? index : index + 1, isLeap: isLeap)
  }

  /// Returns the index of the month with the code, or `nil` if the year has no such month.
  public func monthIndex(of code: MonthCode) -> Int? {
    let isAfterLeap = code.isLeap || (leapMonth > 0 && code.number > leapMonth)
    guard code.number >= 1, code.number <= monthCount else { return nil }
    let index = isAfterLeap ? code.number : code.number - 1
    return index < monthCount && (!code.isLeap || (leapMonth > 0 && index == leapMonth)) ? index : nil
  }

  /// Returns the date of the day with `dayOfYear` earlier days in the year. A tuple of three numbers is returned in
  /// registers, unlike `DateFields`.
  func date(ofDayOfYear dayOfYear: Int) -> (month: Int, isLeapMonth: Bool, day: Int) {
    let index = monthIndex(ofDayOfYear: dayOfYear)
    let day = dayOfMonth(at: dayOfYear - daysBefore(monthAt: index), monthAt: index)
    return (monthNumber(at: index), isMarked(monthAt: index), day)
  }

  /// Returns the number of days in the year before the month at `index`, 0 or more; for `monthCount` and above, the
  /// length of the year.
  @inline(__always)
  func daysBefore(monthAt index: Int) -> Int {
    index >= monthCount ? length : 30 * index + Int(truncatingIfNeeded: (starts &>> UInt64(4 * index)) & 15) - 8
  }

  func days(ofMonthAt index: Int) -> ClosedRange<DayNumber> {
    firstDayOfMonth(at: index)...(firstDay + (daysBefore(monthAt: index + 1) - 1))
  }

  /// Returns the index of the month that contains a day. `dayOfYear` is in 0..<length. No month has more than 31 days,
  /// so the quotient is correct or one too small.
  @inline(__always)
  func monthIndex(ofDayOfYear dayOfYear: Int) -> Int {
    let index = Int(UInt32(truncatingIfNeeded: dayOfYear) / 31)
    return index + (daysBefore(monthAt: index + 1) <= dayOfYear ? 1 : 0)
  }

  /// Returns the same year, beginning `days` later.
  func shifted(by days: Int) -> YearShape {
    YearShape(
      firstDay: firstDay + days, length: length, monthCount: monthCount, starts: starts, leapMonth: leapMonth,
      reservedNumber: reservedNumber, skippedDays: skippedDays)
  }

  // MARK: - Foundation's month numbers

  @inline(__always)
  func monthNumber(at index: Int) -> Int {
    // Comparisons that become 0 or 1 instead of branches, which could not be predicted.
    if reserved > 0 { return index + 1 + (leap == 0 && index + 1 >= reservedNumber ? 1 : 0) }
    return index + (index > lastBeforeLeap ? 0 : 1)
  }

  /// Returns whether only the leap month mark distinguishes the month from the previous one.
  @inline(__always)
  func isMarked(monthAt index: Int) -> Bool { index == lastBeforeLeap + 1 && reserved == 0 }

  /// The index of the month before the leap month; 255 if there is none.
  @inline(__always)
  private var lastBeforeLeap: Int { Int(leap &- 1) }

  /// Returns the index of the month with the number; throws if the year has no such month.
  func monthIndex(ofNumber number: Int, isLeapMonth: Bool) throws(DateError) -> Int {
    let last = monthNumber(at: monthCount - 1)
    guard 1...last ~= number else { throw .monthNotInYear(month: number, valid: 1...last) }
    guard reservedNumber > 0 else {
      guard let index = monthIndex(of: MonthCode(number, isLeap: isLeapMonth)) else {
        throw .monthNotInYear(month: number, valid: 1...last)
      }
      return index
    }
    guard !isLeapMonth else { throw .monthNotInYear(month: number, valid: 1...last) }
    if leapMonth > 0 || number < reservedNumber { return number - 1 }
    guard number > reservedNumber else { throw .monthNotInYear(month: number, valid: (reservedNumber + 1)...last) }
    return number - 2
  }

  // MARK: - Days of a month

  /// Returns the number of the day with `dayIndex` earlier days in its month.
  @inline(__always)
  func dayOfMonth(at dayIndex: Int, monthAt index: Int) -> Int {
    skippedDays > 0 && index == Self.skippingMonth && dayIndex >= Self.daysBeforeSkip
      ? dayIndex + skippedDays + 1 : dayIndex + 1
  }

  /// Returns the number of days in the month before the day with the number; throws if there is no such day.
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

  /// Returns the day with the number, or the day according to `overflow` if the month has no such day.
  func day(_ number: Int, monthAt index: Int, overflow: DayOverflow) throws(DateError) -> DayNumber {
    let first = firstDayOfMonth(at: index)
    do throws(DateError) {
      return try first + dayIndex(ofDay: number, monthAt: index)
    } catch {
      switch overflow {
      case .clamp: return first + lastDayIndex(upTo: number, monthAt: index)
      case .reject: throw error
      case .roll: return first + (number - 1)
      }
    }
  }

  /// Returns the index of the last day of the month whose number is at most `day`.
  private func lastDayIndex(upTo day: Int, monthAt index: Int) -> Int {
    let length = lengthOfMonth(at: index)
    return day > dayOfMonth(at: length - 1, monthAt: index) ? length - 1 : min(day, Self.daysBeforeSkip) - 1
  }

  private static let skippingMonth = 9
  private static let daysBeforeSkip = 4

  // MARK: - Bits

  /// A 1 in each group of four bits. Multiplying by it adds up all lower groups.
  private static var ones: UInt64 { 0x1111_1111_1111_1111 }

  /// Returns groups of two bits as groups of four.
  @inline(__always)
  private static func spread(_ pairs: UInt32) -> UInt64 {
    var bits = UInt64(pairs)
    bits = (bits | bits << 16) & 0x0000_FFFF_0000_FFFF
    bits = (bits | bits << 8) & 0x00FF_00FF_00FF_00FF
    bits = (bits | bits << 4) & 0x0F0F_0F0F_0F0F_0F0F
    return (bits | bits << 2) & 0x3333_3333_3333_3333
  }
}
