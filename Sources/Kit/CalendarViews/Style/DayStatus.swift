/// The one word for what a day is: today, any other day of the month, or one out of scope or range.
///
/// The value is the identifier that MBCalendarKit gives the context of a cell. Whether a day is pressed or selected is
/// no part of it.
public enum DayStatus: UInt8, CaseIterable, Hashable, Sendable {
  /// Today, in the month that is presented and within reach.
  case today = 0
  /// Any other day of the month that is presented.
  case standard = 1
  /// A day of another month, today or not.
  case outOfScope = 2
  /// A day out of reach, in any month.
  case outOfRange = 3

  /// Creates the status of a day from its flags: out of range goes before out of scope, and that before today.
  public init(_ flags: DayFlags) {
    if flags.contains(.outOfRange) {
      self = .outOfRange
    } else if flags.contains(.outOfScope) {
      self = .outOfScope
    } else {
      self = flags.contains(.today) ? .today : .standard
    }
  }
}

extension DayContext {
  /// The status of the day.
  public var status: DayStatus { DayStatus(flags) }
}
