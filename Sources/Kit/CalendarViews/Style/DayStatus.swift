/// The status of a day: today, another day of the month, out of scope, or out of range.
///
/// The raw value is the identifier that MBCalendarKit uses for a cell's context. The status does not include whether a
/// day is pressed or selected.
public enum DayStatus: UInt8, CaseIterable, Hashable, Sendable {
  /// Today, in the presented month and reachable.
  case today = 0
  /// Another reachable day of the presented month.
  case standard = 1
  /// A day of another month, today or not.
  case outOfScope = 2
  /// An unreachable day, in any month.
  case outOfRange = 3

  /// Creates the status of a day from its flags. Out of range takes precedence over out of scope, and out of scope over
  /// today.
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
