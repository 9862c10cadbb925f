/// A calendar unit.
public enum DateUnit: UInt8, CaseIterable, Hashable, Sendable {
  case day
  case week
  case month
  case year
}

/// A unit of time within a day, in any calendar. Lengths ignore clock changes, which belong to time zones.
public enum ClockUnit: Int, CaseIterable, Hashable, Sendable {
  case second = 1
  case minute = 60
  case hour = 3_600

  /// The number of units in a 24-hour day.
  package var countInDay: Int { 86_400 / rawValue }

  /// Returns how many of these units fit into a larger one; 0 if the other unit is smaller.
  public func count(in unit: ClockUnit) -> Int { unit.rawValue / rawValue }
}
