public import CalendarSystems
public import ViewKit

/// The look of the row of weekday names.
///
///     var style = CalendarStyle.standard
///     style.menu.symbols = .short
///     style.menu.setColor(.role(CalendarRole.accent), of: WeekdaySet([.sunday]))
public struct WeekdayMenuStyle: Hashable, Sendable {
  /// The length of weekday names.
  public enum Symbols: UInt8, Hashable, Sendable {
    /// Short, or very short if columns are narrow.
    case automatic
    /// "Monday".
    case normal
    /// "Mon".
    case short
    /// "M".
    case veryShort
  }

  /// The length of the names.
  public var symbols: Symbols = .automatic
  /// Whether the names are uppercase, in scripts that have capital letters.
  public var isUppercase = false
  /// The background of the row; `nil` for none.
  public var fill: Color? = .role(CalendarRole.background)
  /// The color of weekday names without an individual color.
  public var ink: Color = .role(CalendarRole.secondaryInk)
  /// The shadow of the names.
  public var shadow: TextShadow?
  private var colors: [Color?] = []
  private var backgrounds: [Color?] = []

  /// Creates the values of the standard style.
  public init() {}

  /// Returns the individual color of a weekday's name; `nil` for the common color.
  public func color(of weekday: Weekday) -> Color? { Self.role(colors, weekday) }

  /// Returns the individual background of a weekday's name; `nil` for the common background.
  public func background(of weekday: Weekday) -> Color? { Self.role(backgrounds, weekday) }

  /// Sets the color of some weekdays' names; `nil` for the common color.
  public mutating func setColor(_ color: Color?, of weekdays: WeekdaySet) { Self.set(&colors, color, weekdays) }

  /// Sets the background of some weekdays' names; `nil` for the common background.
  public mutating func setBackground(_ color: Color?, of weekdays: WeekdaySet) {
    Self.set(&backgrounds, color, weekdays)
  }

  private static func role(_ roles: [Color?], _ weekday: Weekday) -> Color? {
    roles.isEmpty ? nil : roles[weekday.rawValue - 1]
  }

  private static func set(_ roles: inout [Color?], _ color: Color?, _ weekdays: WeekdaySet) {
    if roles.isEmpty { roles = [Color?](repeating: nil, count: 7) }
    for weekday in Weekday.allCases where weekdays.contains(weekday) { roles[weekday.rawValue - 1] = color }
  }
}
