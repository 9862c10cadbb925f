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
  /// Behind the names.
  public var fill: Color? = .role(CalendarRole.background)
  /// The names of all weekdays that have no ink of their own.
  public var ink: Color = .role(CalendarRole.ink2)
  /// Below the names.
  public var shadow: TextShadow?
  private var colors: [Color?] = []
  private var grounds: [Color?] = []

  /// The row of the standard style.
  public init() {}

  /// The ink of a weekday's name; `nil` for that of all.
  public func color(of weekday: Weekday) -> Color? { Self.role(colors, weekday) }

  /// The ground behind a weekday's name; `nil` for that of all.
  public func ground(of weekday: Weekday) -> Color? { Self.role(grounds, weekday) }

  /// Gives the names of some weekdays an ink.
  public mutating func setColor(_ color: Color?, of weekdays: WeekdaySet) { Self.set(&colors, color, weekdays) }

  /// Gives the names of some weekdays a ground.
  public mutating func setGround(_ color: Color?, of weekdays: WeekdaySet) { Self.set(&grounds, color, weekdays) }

  private static func role(_ roles: [Color?], _ weekday: Weekday) -> Color? {
    roles.isEmpty ? nil : roles[weekday.rawValue - 1]
  }

  private static func set(_ roles: inout [Color?], _ color: Color?, _ weekdays: WeekdaySet) {
    if roles.isEmpty { roles = [Color?](repeating: nil, count: 7) }
    for weekday in Weekday.allCases where weekdays.contains(weekday) { roles[weekday.rawValue - 1] = color }
  }
}
