/// The arithmetic of one calendar. Implementations are stateless final classes; users may add their own.
///
/// Everything that callers use is a requirement, never only an extension member: calls on `any CalendarSystem` cross
/// modules (see ARCHITECTURE.md, "Embedded rules").
public protocol CalendarSystem: AnyObject, Sendable {
  /// The identifier of the calendar.
  var identifier: CalendarIdentifier { get }
  /// The days that this calendar can name. `fields(of:)` reads other days as the nearest of them; `date(of:)` throws
  /// for them.
  var validDays: ClosedRange<DayNumber> { get }
  /// The extended years that have names. Extended years are counted without a break through all eras.
  var validYears: ClosedRange<Int> { get }

  // MARK: Dates

  /// Returns the date of `day`; of the nearest valid day if `day` is not in `validDays`.
  func fields(of day: DayNumber) -> DateFields
  /// Returns the date of `day`; throws `dayOutOfRange` if the calendar cannot name it.
  func date(of day: DayNumber) throws(DateError) -> DateFields
  /// Returns the day of a date; throws if there is no such date.
  func dayNumber(of fields: DateFields) throws(DateError) -> DayNumber

  // MARK: Years and months

  /// Returns how many months the year has; the usual number if there is no such year.
  func monthCount(inYear year: Int, era: Int) -> Int
  /// Returns how many days the month has; throws if there is no such month.
  func dayCount(in month: YearMonth) throws(DateError) -> Int
  /// Returns the first day of the month that `day` lies in.
  func startOfMonth(containing day: DayNumber) -> DayNumber
  /// Returns the first day of the extended year that `day` lies in.
  func startOfYear(containing day: DayNumber) -> DayNumber
  /// Returns the extended year in which `day` lies; that of the nearest valid day if `day` is not in `validDays`.
  func yearNumber(of day: DayNumber) -> Int
  /// Returns the months and days of an extended year; throws `yearOutOfRange` unless it is one of `validYears`.
  func year(_ extendedYear: Int) throws(DateError) -> YearShape

  /// Returns the month in which `day` lies, counted without a break through all years from any fixed month. Leap months
  /// count. A day outside `validDays` is read as the nearest day inside.
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

/// The treatment of a day or leap month that does not exist: 31 January plus one month, or a leap fourth month plus one
/// year.
public enum DayOverflow: UInt8, Hashable, Sendable {
  /// Takes the last day of a month that is too short. For a missing leap month, takes the regular month of the same
  /// number, or Adar for Adar I.
  case clamp
  /// Throws an error.
  case reject
  /// Counts surplus days on into the next month. For a missing leap month, takes the month after it.
  case roll
}
