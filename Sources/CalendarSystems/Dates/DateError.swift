/// Why a date cannot be made.
public enum DateError: Error, Equatable, Sendable {
  /// The month does not exist in that year; valid months are given.
  case monthNotInYear(month: Int, valid: ClosedRange<Int>)
  /// The day does not exist in that month; valid days are given.
  case dayNotInMonth(day: Int, valid: ClosedRange<Int>)
  /// The year has no such week; valid weeks are given.
  case weekNotInYear(week: Int, valid: ClosedRange<Int>)
  /// The year lies outside what the calendar can name.
  case yearOutOfRange(year: Int, valid: ClosedRange<Int>)
  /// The calendar has no such era; valid eras are given.
  case eraNotInCalendar(era: Int, valid: ClosedRange<Int>)
  /// The day number lies outside what the calendar can name.
  case dayOutOfRange(day: DayNumber, valid: ClosedRange<DayNumber>)
}
