/// The Gregorian calendar, extended to all times before its introduction (proleptic), with a year 0.
///
/// Conversions take constant time: Neri and Schneider, "Euclidean affine functions and their application to calendar
/// algorithms" (Software: Practice and Experience, 2023). Intermediates are 64 bits wide on every platform.
/// The calendar has one era; `era` is ignored on input and 1 on output.
public final class GregorianCalendar: CalendarSystem {
  /// The calendar under its everyday name.
  public static let shared = GregorianCalendar(identifier: .gregorian)
  /// The same arithmetic under the name of the standard.
  public static let iso8601 = GregorianCalendar(identifier: .iso8601)

  /// The years that have a name here: a million both ways.
  public static let validYears: ClosedRange<Int> = -999_999...999_999

  /// `.gregorian` or `.iso8601`; the arithmetic is the same.
  public let identifier: CalendarIdentifier
  /// From 1 January -999,999 to 31 December 999,999; 32 bits hold them.
  public let validDays: ClosedRange<DayNumber>

  private init(identifier: CalendarIdentifier) {
    self.identifier = identifier
    // 1 January -999,999 and 31 December 999,999.
    validDays = DayNumber(-365_961_662)...DayNumber(364_522_971)
  }

  /// A day outside `validDays` is read as the nearest day inside: nothing traps, and tests of ranges stay with callers.
  public func fields(of day: DayNumber) -> DateFields {
    let valid = Int64(min(max(day, validDays.lowerBound), validDays.upperBound).rawValue)
    let shifted = UInt64(valid + Self.epochShift)
    let centuryPart = 4 * shifted + 3
    let century = centuryPart / 146_097
    let yearPart = 4 * (centuryPart % 146_097 / 4) + 3
    let product = 2_939_745 * yearPart
    let yearOfCentury = product >> 32
    let dayOfYear = (product & 0xFFFF_FFFF) / 2_939_745 / 4
    let monthPart = 2_141 * dayOfYear + 197_913
    let month = monthPart >> 16
    let dayOfMonth = (monthPart & 0xFFFF) / 2_141
    let isAfterDecember = dayOfYear >= 306
    let year = Int64(100 * century + yearOfCentury) - Self.yearShift + (isAfterDecember ? 1 : 0)
    return DateFields(
      year: Int(year), month: Int(isAfterDecember ? month - 12 : month), day: Int(dayOfMonth) + 1)
  }

  /// Throws if the year, the month or the day does not exist.
  public func dayNumber(of fields: DateFields) throws(DateError) -> DayNumber {
    let length = try dayCount(in: YearMonth(fields))
    guard 1...length ~= fields.day else { throw .dayNotInMonth(day: fields.day, valid: 1...length) }
    return Self.firstDay(ofMonth: fields.month, year: fields.year) + (fields.day - 1)
  }

  /// Always 12.
  public func monthCount(inYear year: Int, era: Int) -> Int { 12 }

  /// Throws if the year lies outside `validYears`, or for a month outside 1...12 or a leap month.
  public func dayCount(in month: YearMonth) throws(DateError) -> Int {
    guard Self.validYears ~= month.year else {
      throw .yearOutOfRange(year: month.year, valid: Self.validYears)
    }
    guard 1...12 ~= month.month, !month.isLeapMonth else {
      throw .monthNotInYear(month: month.month, valid: 1...12)
    }
    return Self.lengthOfMonth(month.month, year: month.year)
  }

  /// A day outside `validDays` is read as the nearest day inside.
  public func startOfMonth(containing day: DayNumber) -> DayNumber {
    let valid = min(max(day, validDays.lowerBound), validDays.upperBound)
    return valid - (fields(of: valid).day - 1)
  }

  /// Throws if `day` or the result cannot be named, or with `.reject` if the month is too short.
  public func day(
    _ day: DayNumber, offsetByMonths count: Int, overflow: DayOverflow
  ) throws(DateError) -> DayNumber {
    guard validDays.contains(day) else { throw .dayOutOfRange(day: day, valid: validDays) }
    let start = fields(of: day)
    let (monthIndex, didOverflow) = (Int64(start.year) * 12 + Int64(start.month - 1))
      .addingReportingOverflow(Int64(count))
    let month = Int(((monthIndex % 12) + 12) % 12)
    let year = Int(clamping: (monthIndex - Int64(month)) / 12)
    guard !didOverflow, Self.validYears ~= year else {
      throw .yearOutOfRange(year: didOverflow ? (count < 0 ? .min : .max) : year, valid: Self.validYears)
    }
    let length = Self.lengthOfMonth(month + 1, year: year)
    let first = Self.firstDay(ofMonth: month + 1, year: year)
    guard start.day > length else { return first + (start.day - 1) }
    switch overflow {
    case .clamp: return first + (length - 1)
    case .reject: throw .dayNotInMonth(day: start.day, valid: 1...length)
    case .roll: return first + (start.day - 1)
    }
  }

  /// Whether the year has a 29 February.
  public static func isLeapYear(_ year: Int) -> Bool {
    floorMod(year, 4) == 0 && (floorMod(year, 100) != 0 || floorMod(year, 400) == 0)
  }

  // MARK: - Arithmetic

  /// Years are counted from 1 March of year -1,000,400, so that all intermediates are positive.
  private static let yearShift: Int64 = 400 * 2501
  private static let epochShift: Int64 = 719_468 + 146_097 * 2501

  /// `month` is 1...12; any year.
  package static func lengthOfMonth(_ month: Int, year: Int) -> Int {
    if month == 2 { return isLeapYear(year) ? 29 : 28 }
    return 30 | (month ^ (month >> 3))
  }

  /// `month` is 1...12 and `year` valid, or one beside.
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
