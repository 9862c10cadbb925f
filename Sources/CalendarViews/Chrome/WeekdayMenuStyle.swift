public import CalendarSystems
public import ViewKit

/// How the row of weekday names looks.
public struct WeekdayMenuStyle: Hashable, Sendable {
  /// How much of the names is said.
  public enum Symbols: UInt8, Hashable, Sendable {
    /// Short, or very short where columns are narrow.
    case automatic
    /// "Monday".
    case normal
    /// "Mon".
    case short
    /// "M".
    case veryShort
  }

  /// How much of the names is said.
  public var symbols: Symbols = .automatic
  /// Whether the names are written in capitals, in scripts that have them.
  public var isUppercase = false
  private var colors: [ColorRole?] = []
  private var grounds: [ColorRole?] = []

  /// The row of the standard style.
  public init() {}

  /// The ink of a weekday's name; `nil` for that of all.
  public func color(of weekday: Weekday) -> ColorRole? { Self.role(colors, weekday) }

  /// The ground behind a weekday's name; `nil` for that of all.
  public func ground(of weekday: Weekday) -> ColorRole? { Self.role(grounds, weekday) }

  /// Gives the names of some weekdays an ink.
  public mutating func setColor(_ color: ColorRole?, of weekdays: WeekdaySet) { Self.set(&colors, color, weekdays) }

  /// Gives the names of some weekdays a ground.
  public mutating func setGround(_ color: ColorRole?, of weekdays: WeekdaySet) { Self.set(&grounds, color, weekdays) }

  private static func role(_ roles: [ColorRole?], _ weekday: Weekday) -> ColorRole? {
    roles.isEmpty ? nil : roles[weekday.rawValue - 1]
  }

  private static func set(_ roles: inout [ColorRole?], _ color: ColorRole?, _ weekdays: WeekdaySet) {
    if roles.isEmpty { roles = [ColorRole?](repeating: nil, count: 7) }
    for weekday in Weekday.allCases where weekdays.contains(weekday) { roles[weekday.rawValue - 1] = color }
  }
}
