/// A unit of time that calendars count in.
public enum DateUnit: UInt8, CaseIterable, Hashable, Sendable {
  case day
  case week
  case month
  case year
}

/// A unit of time within a day, of any calendar. Lengths ignore changes of clocks, which belong to time zones.
public enum ClockUnit: Int, CaseIterable, Hashable, Sendable {
  case second = 1
  case minute = 60
  case hour = 3_600

  /// The number of units in a day of 24 hours.
  public var countInDay: Int { 86_400 / rawValue }

  /// Returns how many of the unit fit into a larger one; 0 if that is smaller.
  public func count(in unit: ClockUnit) -> Int { unit.rawValue / rawValue }
}
