/// The arithmetic of one calendar. Implementations are stateless final classes; users may add their own.
///
/// Everything callers use is a requirement, never only an extension member: calls on `any CalendarSystem` cross
/// module borders (see ARCHITECTURE.md, "Embedded rules").
public protocol CalendarSystem: AnyObject, Sendable {
  /// Which calendar this is.
  var identifier: CalendarIdentifier { get }
  /// The days this calendar can name. `fields(of:)` reads other days as the nearest of them; `date(of:)` refuses them.
  var validDays: ClosedRange<DayNumber> { get }
  /// The extended years that have names: years counted without a break, whatever the eras.
  var validYears: ClosedRange<Int> { get }

  // MARK: Dates

  /// The date of `day`; of the nearest valid day if `day` is not in `validDays`.
  func fields(of day: DayNumber) -> DateFields
  /// The date of `day`; throws `dayOutOfRange` if the calendar cannot name it.
  func date(of day: DayNumber) throws(DateError) -> DateFields
  /// The day of a date; throws if there is no such date.
  func dayNumber(of fields: DateFields) throws(DateError) -> DayNumber

  // MARK: Years and months

  /// How many months the year has; the usual number if there is no such year.
  func monthCount(inYear year: Int, era: Int) -> Int
  /// How many days the month has.
  func dayCount(in month: YearMonth) throws(DateError) -> Int
  /// The first day of the month that `day` lies in.
  func startOfMonth(containing day: DayNumber) -> DayNumber
  /// The first day of the extended year that `day` lies in.
  func startOfYear(containing day: DayNumber) -> DayNumber
  /// The extended year in which `day` lies; that of the nearest valid day if `day` is not in `validDays`.
  func yearNumber(of day: DayNumber) -> Int
  /// The months and days of an extended year; throws `yearOutOfRange` unless it is one of `validYears`.
  func year(_ extendedYear: Int) throws(DateError) -> YearShape

  /// The month in which `day` lies, counted without a break through all years from any fixed month; leap months count.
  /// Of the nearest valid day if `day` is not in `validDays`.
  func monthNumber(of day: DayNumber) -> Int64

  // MARK: Offsets. All throw if `day` or the result is not in `validDays`.

  /// The day `count` days later (earlier if negative).
  func day(_ day: DayNumber, offsetByDays count: Int) throws(DateError) -> DayNumber
  /// The day `count` weeks later (earlier if negative).
  func day(_ day: DayNumber, offsetByWeeks count: Int) throws(DateError) -> DayNumber
  /// The same day of the month `count` months later (earlier if negative); leap months count as any other. `overflow`
  /// says what happens when that month is too short.
  func day(_ day: DayNumber, offsetByMonths count: Int, overflow: DayOverflow) throws(DateError) -> DayNumber
  /// The same day of the same month `count` years later (earlier if negative); `overflow` says what happens when that
  /// year has no such leap month, or the month is too short.
  func day(_ day: DayNumber, offsetByYears count: Int, overflow: DayOverflow) throws(DateError) -> DayNumber
}

/// What to do when there is no such day, as 31 January plus one month, or no such leap month, as a leap fourth month
/// plus one year.
public enum DayOverflow: UInt8, Hashable, Sendable {
  /// The last day of the month that is too short; the regular month that stands for the leap month, which is the one
  /// of the same number, or Adar for Adar I.
  case clamp
  /// An error.
  case reject
  /// The surplus counts on into the next month; the month after in place of a missing leap month.
  case roll
}
