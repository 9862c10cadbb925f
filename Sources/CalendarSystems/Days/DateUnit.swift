/// The parts of time that calendars count in.
public enum DateUnit: UInt8, CaseIterable, Hashable, Sendable {
  case day
  case week
  case month
  case year
}

/// The parts of a day, whatever the calendar. On days on which clocks change these are not the lengths that clocks
/// show: that is the work of time zones.
public enum ClockUnit: Int, CaseIterable, Hashable, Sendable {
  case second = 1
  case minute = 60
  case hour = 3_600

  /// How many of the unit a day of 24 hours has.
  public var countInDay: Int { 86_400 / rawValue }

  /// How many of the unit fit into a larger one; 0 if that is smaller.
  public func count(in unit: ClockUnit) -> Int { unit.rawValue / rawValue }
}
