/// Some of the seven weekdays: those of a weekend, or those that a calendar shows.
public struct WeekdaySet: OptionSet, Hashable, Sendable {
  /// One bit for each weekday, Sunday lowest; higher bits mean nothing.
  public let rawValue: UInt8

  /// Bits above the seven are dropped.
  public init(rawValue: UInt8) { self.rawValue = rawValue & 0x7F }

  /// The weekdays of a list, in any order.
  public init(_ weekdays: [Weekday]) {
    var bits: UInt8 = 0
    for weekday in weekdays { bits |= Self.bit(weekday) }
    self.init(rawValue: bits)
  }

  /// All seven.
  public static let all = WeekdaySet(rawValue: 0x7F)
  /// The weekend of most of the world.
  public static let saturdayAndSunday = WeekdaySet([.saturday, .sunday])

  /// How many weekdays there are in the set.
  public var count: Int { rawValue.nonzeroBitCount }

  /// Whether the weekday is one of the set.
  public func contains(_ weekday: Weekday) -> Bool { rawValue & Self.bit(weekday) != 0 }

  /// Whether the day falls on a weekday of the set.
  public func contains(_ day: DayNumber) -> Bool { contains(Weekday(day)) }

  /// The weekdays that are not in the set: the working days of a weekend, the hidden ones of the visible.
  public var complement: WeekdaySet { WeekdaySet(rawValue: ~rawValue) }

  /// The weekdays of the set in the order of a week that begins with `first`.
  public func weekdays(from first: Weekday) -> [Weekday] {
    (0..<7).map { first.advanced(by: $0) }.filter { contains($0) }
  }

  private static func bit(_ weekday: Weekday) -> UInt8 { 1 << UInt8(weekday.rawValue - 1) }
}
