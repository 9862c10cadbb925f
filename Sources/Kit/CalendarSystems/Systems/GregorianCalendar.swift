import Basics

/// The Gregorian calendar, extended to all times before its introduction (proleptic), with a year 0.
///
/// Conversions take constant time: Neri and Schneider, "Euclidean affine functions and their application to calendar
/// algorithms" (Software: Practice and Experience, 2023). Intermediate results are 64 bits wide on every platform. The
/// calendar has one era; `era` is ignored on input and 1 on output.
public final class GregorianCalendar: CalendarSystem {
  /// The calendar with the identifier `.gregorian`.
  public static let shared = GregorianCalendar(identifier: .gregorian)
  /// The same arithmetic with the identifier `.iso8601`.
  public static let iso8601 = GregorianCalendar(identifier: .iso8601)

  /// The valid years: a million before and after year 0.
  public static let validYears: ClosedRange<Int> = -999_999...999_999

  /// The identifier, `.gregorian` or `.iso8601`; the arithmetic is the same.
  public let identifier: CalendarIdentifier
  /// The days from 1 January -999,999 to 31 December 999,999. Their numbers fit into 32 bits.
  public var validDays: ClosedRange<DayNumber> { Self.days }
  /// The valid years, `GregorianCalendar.validYears`.
  public var validYears: ClosedRange<Int> { Self.validYears }

  private init(identifier: CalendarIdentifier) { self.identifier = identifier }

  /// Returns the date of `day`. Days outside `validDays` are clamped instead of trapping; callers check ranges.
  @inline(__always)
  public func fields(of day: DayNumber) -> DateFields {
    let position = Self.position(of: day)
    let monthPart = 2_141 * position.dayOfYear + 197_913
    let month = Int(truncatingIfNeeded: monthPart >> 16)
    let dayOfMonth = (monthPart & 0xFFFF) / 2_141
    return DateFields(
      year: position.isAfterDecember ? position.year + 1 : position.year,
      month: position.isAfterDecember ? month - 12 : month,
      day: Int(truncatingIfNeeded: dayOfMonth) + 1)
  }

  /// Returns the day of a date; throws if the year, month, or day does not exist.
  public func dayNumber(of fields: DateFields) throws(DateError) -> DayNumber {
    let length = try dayCount(in: YearMonth(fields))
    guard 1...length ~= fields.day else { throw .dayNotInMonth(day: fields.day, valid: 1...length) }
    return Self.firstDay(ofMonth: fields.month, year: fields.year) + (fields.day - 1)
  }

  /// Returns the year that contains `day`, in constant time.
  public func yearNumber(of day: DayNumber) -> Int { Self.year(containing: day) }

  /// Returns the month that contains `day`, counted across all years, in constant time.
  public func monthNumber(of day: DayNumber) -> Int64 {
    let fields = fields(of: day)
    return Int64(fields.year) * 12 + Int64(fields.month - 1)
  }

  /// Returns the shape of a year, in constant time; throws if it is outside `validYears`.
  public func year(_ extendedYear: Int) throws(DateError) -> YearShape {
    guard Self.validYears ~= extendedYear else { throw .yearOutOfRange(year: extendedYear, valid: Self.validYears) }
    return WesternMonths.shape(
      firstDay: Self.firstDay(ofYear: extendedYear), isLeap: Self.isLeapYear(extendedYear))
  }

  /// Returns 12 for every year.
  public func monthCount(inYear year: Int, era: Int) -> Int { 12 }

  /// Returns the number of days in the month; throws for a year outside `validYears`, a month outside 1...12, or a leap
  /// month.
  public func dayCount(in month: YearMonth) throws(DateError) -> Int {
    guard Self.validYears ~= month.year else {
      throw .yearOutOfRange(year: month.year, valid: Self.validYears)
    }
    guard 1...12 ~= month.month, !month.isLeapMonth else {
      throw .monthNotInYear(month: month.month, valid: 1...12)
    }
    return Self.lengthOfMonth(month.month, year: month.year)
  }

  /// Returns the first day of the month. Days outside `validDays` are clamped.
  public func startOfMonth(containing day: DayNumber) -> DayNumber {
    let valid = min(max(day, validDays.lowerBound), validDays.upperBound)
    return valid - (fields(of: valid).day - 1)
  }

  /// Returns the same day of the month `count` months later, in constant time.
  ///
  /// Throws if `day` or the result is outside the range of the calendar, or if `overflow` is `.reject` and the month is
  /// too short.
  public func day(
    _ day: DayNumber, offsetByMonths count: Int, overflow: DayOverflow
  ) throws(DateError) -> DayNumber {
    guard validDays.contains(day) else { throw .dayOutOfRange(day: day, valid: validDays) }
    let start = fields(of: day)
    let (months, didOverflow) = (Int64(start.year) * 12 + Int64(start.month - 1))
      .addingReportingOverflow(Int64(count))
    guard !didOverflow, Self.validMonths ~= months else {
      let year = didOverflow ? (count < 0 ? .min : .max) : floorDiv(months, 12)
      throw .yearOutOfRange(year: Int(clamping: year), valid: Self.validYears)
    }
    let shifted = UInt64(bitPattern: months + 12 * Self.yearShift)
    let month = Int(truncatingIfNeeded: shifted % 12)
    let year = Int(truncatingIfNeeded: Int64(bitPattern: shifted / 12) - Self.yearShift)
    let length = Self.lengthOfMonth(month + 1, year: year)
    let first = Self.firstDay(ofMonth: month + 1, year: year)
    guard start.day > length else { return first + (start.day - 1) }
    switch overflow {
    case .clamp: return first + (length - 1)
    case .reject: throw .dayNotInMonth(day: start.day, valid: 1...length)
    case .roll: return first + (start.day - 1)
    }
  }

  /// Returns whether the year has 29 February.
  public static func isLeapYear(_ year: Int) -> Bool {
    // Among multiples of 4, the multiples of 25 are multiples of 100, and the multiples of 25 and 16 are multiples of
    // 400.
    year & 3 == 0 && (year % 25 != 0 || year & 15 == 0)
  }

  // MARK: - Arithmetic

  private static var days: ClosedRange<DayNumber> { DayNumber(-365_961_662)...DayNumber(364_522_971) }
  /// The months of the valid years, counted from January of year 0.
  private static var validMonths: ClosedRange<Int64> { -11_999_988...11_999_999 }
  /// The shift for counting years from 1 March of year -1,000,400, so that all intermediate results are positive.
  private static var yearShift: Int64 { 400 * 2501 }
  private static var epochShift: Int64 { 719_468 + 146_097 * 2501 }

  /// Returns the year of the nearest valid day.
  @inline(__always)
  static func year(containing day: DayNumber) -> Int {
    let position = position(of: day)
    return position.isAfterDecember ? position.year + 1 : position.year
  }

  /// Returns the year, beginning in March, that contains the nearest valid day, and the number of earlier days in it.
  /// These are steps 1 and 2 of Neri and Schneider's algorithm. All numbers except the product fit into 32 bits.
  @inline(__always)
  private static func position(of day: DayNumber) -> (year: Int, dayOfYear: UInt32, isAfterDecember: Bool) {
    let valid = min(max(day, days.lowerBound), days.upperBound)
    let centuryPart = 4 * UInt64(bitPattern: Int64(valid.rawValue) + epochShift) + 3
    let century = centuryPart / 146_097
    let yearPart = UInt32(truncatingIfNeeded: centuryPart - 146_097 * century) | 3
    let product = 2_939_745 * UInt64(yearPart)
    let dayOfYear = UInt32(truncatingIfNeeded: product) / 11_758_980
    let year = Int64(bitPattern: 100 * century + product >> 32) - yearShift
    return (Int(truncatingIfNeeded: year), dayOfYear, dayOfYear >= 306)
  }

  /// Returns the length of a month, 1...12, of any year.
  package static func lengthOfMonth(_ month: Int, year: Int) -> Int {
    if month == 2 { return isLeapYear(year) ? 29 : 28 }
    return 30 | (month ^ (month >> 3))
  }

  /// Returns 1 January of a year that is valid or adjacent to a valid one.
  @inline(__always)
  static func firstDay(ofYear year: Int) -> DayNumber {
    let before = UInt64(bitPattern: Int64(year) + yearShift - 1)
    let century = before / 100
    return DayNumber(Int(Int64(bitPattern: 1_461 * before / 4 - century + century / 4) + 306 - epochShift))
  }

  /// Returns the first day of a month, 1...12, of a year that is valid or adjacent to a valid one.
  package static func firstDay(ofMonth month: Int, year: Int) -> DayNumber {
    let isBeforeMarch = month <= 2
    let shiftedYear = Int64(year) + yearShift - (isBeforeMarch ? 1 : 0)
    let shiftedMonth = Int64(isBeforeMarch ? month + 12 : month)
    let century = shiftedYear / 100
    let yearDays = 1_461 * shiftedYear / 4 - century + century / 4
    let monthDays = (979 * shiftedMonth - 2_919) / 32
    return DayNumber(Int(yearDays + monthDays - epochShift))
  }
}
