import Basics

/// A weekday, numbered as in Foundation: 1 is Sunday, 7 is Saturday.
public enum Weekday: Int, CaseIterable, Hashable, Sendable {
  case sunday = 1
  case monday, tuesday, wednesday, thursday, friday, saturday

  /// Creates the weekday of any day; 1970-01-01 was a Thursday.
  @inlinable
  public init(_ day: DayNumber) {
    // Counted from the day -2^63, a Wednesday, so that numbers are not negative.
    let remainder = Int(truncatingIfNeeded: (UInt64(bitPattern: Int64(day.rawValue)) ^ 1 << 63) % 7)
    self = Weekday(rawValue: remainder < 4 ? remainder + 4 : remainder - 3) ?? .sunday
  }

  /// Returns the number of days from `first` to this weekday, 0...6.
  public func index(from first: Weekday) -> Int { floorMod(rawValue - first.rawValue, 7) }

  /// Returns the weekday `count` days later, or earlier if `count` is negative.
  public func advanced(by count: Int) -> Weekday {
    Weekday(rawValue: floorMod(rawValue - 1 + floorMod(count, 7), 7) + 1) ?? self
  }
}
