/// An error of a date that a calendar cannot name. Each case carries the wrong value and the valid ones.
public enum DateError: Error, Equatable, Sendable {
  /// The month does not exist in that year.
  case monthNotInYear(month: Int, valid: ClosedRange<Int>)
  /// The day does not exist in that month.
  case dayNotInMonth(day: Int, valid: ClosedRange<Int>)
  /// The week does not exist in that year.
  case weekNotInYear(week: Int, valid: ClosedRange<Int>)
  /// The year lies outside those that the calendar can name.
  case yearOutOfRange(year: Int, valid: ClosedRange<Int>)
  /// The era does not exist in that calendar.
  case eraNotInCalendar(era: Int, valid: ClosedRange<Int>)
  /// The day lies outside those that the calendar can name.
  case dayOutOfRange(day: DayNumber, valid: ClosedRange<DayNumber>)
}
