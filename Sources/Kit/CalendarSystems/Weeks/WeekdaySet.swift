/// A set of weekdays, such as the weekend or the days that a calendar shows.
///
/// ```swift
/// let workdays = WeekdaySet.saturdayAndSunday.complement
/// ```
public struct WeekdaySet: OptionSet, Hashable, Sendable {
  /// The bits of the set, one for each weekday, with Sunday lowest; the highest bit is 0.
  public let rawValue: UInt8

  /// Creates a set from bits; the highest bit is ignored.
  public init(rawValue: UInt8) { self.rawValue = rawValue & 0x7F }

  /// Creates a set from a list of weekdays, in any order.
  public init(_ weekdays: [Weekday]) {
    var bits: UInt8 = 0
    for weekday in weekdays { bits |= Self.bit(weekday) }
    self.init(rawValue: bits)
  }

  /// The set of all seven weekdays.
  public static let all = WeekdaySet(rawValue: 0x7F)
  /// The set of Saturday and Sunday, the weekend of most of the world.
  public static let saturdayAndSunday = WeekdaySet([.saturday, .sunday])

  /// The number of weekdays in the set.
  public var count: Int { rawValue.nonzeroBitCount }

  /// Returns whether the weekday is in the set.
  public func contains(_ weekday: Weekday) -> Bool { rawValue & Self.bit(weekday) != 0 }

  /// Returns whether the day falls on a weekday of the set.
  public func contains(_ day: DayNumber) -> Bool { contains(Weekday(day)) }

  /// The set of the other weekdays: the working days for a weekend, or the hidden days for the visible ones.
  package var complement: WeekdaySet { WeekdaySet(rawValue: ~rawValue) }

  /// Returns the weekdays of the set in the order of a week that begins with `first`.
  public func weekdays(from first: Weekday) -> [Weekday] {
    (0..<7).map { first.advanced(by: $0) }.filter { contains($0) }
  }

  private static func bit(_ weekday: Weekday) -> UInt8 { 1 << UInt8(weekday.rawValue - 1) }
}
