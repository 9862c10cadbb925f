/// The reason that a date does not exist in a calendar. Each case contains the invalid value and the valid range.
public enum DateError: Error, Equatable, Sendable {
  /// The month does not exist in that year.
  case monthNotInYear(month: Int, valid: ClosedRange<Int>)
  /// The day does not exist in that month.
  case dayNotInMonth(day: Int, valid: ClosedRange<Int>)
  /// The week does not exist in that year.
  case weekNotInYear(week: Int, valid: ClosedRange<Int>)
  /// The year is outside the range of the calendar.
  case yearOutOfRange(year: Int, valid: ClosedRange<Int>)
  /// The era does not exist in that calendar.
  case eraNotInCalendar(era: Int, valid: ClosedRange<Int>)
  /// The day is outside the range of the calendar.
  case dayOutOfRange(day: DayNumber, valid: ClosedRange<DayNumber>)
}
