/// What a day is first of all, where one word has to do: the four identifiers of a cell's context.
///
/// What is pressed or selected is no part of it.
public enum DayStatus: UInt8, CaseIterable, Hashable, Sendable {
  /// Today, in the month that is presented and within reach.
  case today = 0
  /// Any other day of the month that is presented.
  case standard = 1
  /// A day of another month, today or not.
  case outOfScope = 2
  /// A day out of reach, in whichever month.
  case outOfRange = 3

  /// The first of these that is true: today if neither out of scope nor of range, out of range, out of scope.
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
  /// What the day is first of all.
  public var status: DayStatus { DayStatus(flags) }
}
