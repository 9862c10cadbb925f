/// The arithmetic of one calendar. Implementations are stateless final classes; users may add their own.
///
/// Everything callers use is a requirement, never only an extension member: calls on `any CalendarSystem` cross
/// module borders (see ARCHITECTURE.md, "Embedded rules").
public protocol CalendarSystem: AnyObject, Sendable {
  /// Which calendar this is.
  var identifier: CalendarIdentifier { get }
  /// The days this calendar can name. Other days are a programmer's error in `fields(of:)`.
  var validDays: ClosedRange<DayNumber> { get }

  /// The date of `day`, which must lie in `validDays`.
  func fields(of day: DayNumber) -> DateFields
  /// The day of a date; throws if there is no such date.
  func dayNumber(of fields: DateFields) throws(DateError) -> DayNumber
  /// How many months the year has.
  func monthCount(inYear year: Int, era: Int) -> Int
  /// How many days the month has.
  func dayCount(in month: YearMonth) throws(DateError) -> Int

  /// The first day of the month that `day` lies in.
  func startOfMonth(containing day: DayNumber) -> DayNumber
  /// The same day of the month `count` months later (earlier if negative); `overflow` says what happens when that
  /// month is too short.
  func day(_ day: DayNumber, offsetByMonths count: Int, overflow: DayOverflow) throws(DateError) -> DayNumber
}

/// What to do when a month has no such day, as 31 January plus one month.
public enum DayOverflow: UInt8, Hashable, Sendable {
  /// The last day of the month.
  case clamp
  /// An error.
  case reject
  /// The surplus counts on into the next month.
  case roll
}
