/// The arithmetic of a calendar. Implementations are stateless final classes. Programs can add their own.
///
/// Everything that callers use is a requirement, never only an extension member, because calls on `any CalendarSystem`
/// cross modules (see ARCHITECTURE.md, "Embedded rules").
public protocol CalendarSystem: AnyObject, Sendable {
  /// The identifier of the calendar.
  var identifier: CalendarIdentifier { get }
  /// The days that have a date in this calendar. For other days, `fields(of:)` returns the nearest date, and
  /// `date(of:)` throws.
  var validDays: ClosedRange<DayNumber> { get }
  /// The valid extended years. Extended years are counted continuously across all eras.
  var validYears: ClosedRange<Int> { get }

  // MARK: Dates

  /// Returns the date of `day`. Days outside `validDays` are clamped.
  func fields(of day: DayNumber) -> DateFields
  /// Returns the date of `day`; throws `dayOutOfRange` if it has no date in the calendar.
  func date(of day: DayNumber) throws(DateError) -> DateFields
  /// Returns the day of a date; throws if the date does not exist.
  func dayNumber(of fields: DateFields) throws(DateError) -> DayNumber

  // MARK: Years and months

  /// Returns the number of months in the year; the usual number if the year does not exist.
  func monthCount(inYear year: Int, era: Int) -> Int
  /// Returns the number of days in the month; throws if the month does not exist.
  func dayCount(in month: YearMonth) throws(DateError) -> Int
  /// Returns the first day of the month that contains `day`.
  func startOfMonth(containing day: DayNumber) -> DayNumber
  /// Returns the first day of the extended year that contains `day`.
  func startOfYear(containing day: DayNumber) -> DayNumber
  /// Returns the extended year that contains `day`. Days outside `validDays` are clamped.
  func yearNumber(of day: DayNumber) -> Int
  /// Returns the months and days of an extended year; throws `yearOutOfRange` if it is not in `validYears`.
  func year(_ extendedYear: Int) throws(DateError) -> YearShape

  /// Returns the month that contains `day`, counted continuously across all years from any fixed month. Leap months
  /// count. Days outside `validDays` are clamped.
  func monthNumber(of day: DayNumber) -> Int64

  // MARK: Offsets. All throw if `day` or the result is not in `validDays`.

  /// Returns the day `count` days later, or earlier if `count` is negative.
  func day(_ day: DayNumber, offsetByDays count: Int) throws(DateError) -> DayNumber
  /// Returns the day `count` weeks later, or earlier if `count` is negative.
  func day(_ day: DayNumber, offsetByWeeks count: Int) throws(DateError) -> DayNumber
  /// Returns the same day of the month `count` months later, or earlier if `count` is negative. Leap months count.
  ///
  /// - Parameter overflow: what happens if that month is too short.
  func day(_ day: DayNumber, offsetByMonths count: Int, overflow: DayOverflow) throws(DateError) -> DayNumber
  /// Returns the same day of the same month `count` years later, or earlier if `count` is negative.
  ///
  /// - Parameter overflow: what happens if that year has no such leap month, or the month is too short.
  func day(_ day: DayNumber, offsetByYears count: Int, overflow: DayOverflow) throws(DateError) -> DayNumber
}

/// How to treat a day or leap month that does not exist, such as 31 January plus one month, or a leap fourth month plus
/// one year.
public enum DayOverflow: UInt8, Hashable, Sendable {
  /// Uses the last day of a month that is too short. For a missing leap month, uses the regular month with the same
  /// number, or Adar for Adar I.
  case clamp
  /// Throws an error.
  case reject
  /// Continues surplus days into the next month. For a missing leap month, uses the month after it.
  case roll
}
