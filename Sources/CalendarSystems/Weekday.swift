/// A day of the seven-day cycle, numbered as Foundation does: 1 is Sunday, 7 is Saturday.
public enum Weekday: Int, CaseIterable, Hashable, Sendable {
  case sunday = 1
  case monday, tuesday, wednesday, thursday, friday, saturday

  /// The weekday of any day; 1970-01-01 was a Thursday.
  public init(_ day: DayNumber) {
    self = Weekday.allCases[floorMod(day.rawValue + 4, 7)]
  }

  /// How many days after `first` this weekday comes, 0...6.
  public func index(from first: Weekday) -> Int { floorMod(rawValue - first.rawValue, 7) }

  /// The weekday `count` days later; earlier for negative counts.
  public func advanced(by count: Int) -> Weekday { Weekday.allCases[floorMod(rawValue - 1 + count, 7)] }
}
