public import ViewKit

/// A color for each of four states of a day: reachable or not, with or without events.
///
///     var style = CalendarStyle.standard
///     style.day.setInk(StateColors(active: .role(CalendarRole.ink), inactive: .role(CalendarRole.tertiaryInk)))
public struct StateColors: Hashable, Sendable {
  /// The color of reachable days without events.
  public var active: Color
  /// The color of reachable days with events.
  public var activeWithEvents: Color
  /// The color of unreachable days without events.
  public var inactive: Color
  /// The color of unreachable days with events.
  public var inactiveWithEvents: Color

  /// Creates the colors.
  ///
  /// `activeWithEvents` and `inactive` default to `active`. `inactiveWithEvents` defaults to `inactive` if that is
  /// given, otherwise to `activeWithEvents`.
  public init(
    active: Color, activeWithEvents: Color? = nil, inactive: Color? = nil, inactiveWithEvents: Color? = nil
  ) {
    self.active = active
    self.activeWithEvents = activeWithEvents ?? active
    self.inactive = inactive ?? active
    self.inactiveWithEvents = inactiveWithEvents ?? inactive ?? activeWithEvents ?? active
  }

  /// Returns the color of a day.
  public func color(for flags: DayFlags) -> Color {
    flags.contains(.outOfRange)
      ? flags.contains(.hasEvents) ? inactiveWithEvents : inactive
      : flags.contains(.hasEvents) ? activeWithEvents : active
  }
}

extension DayStyle {
  /// Adds rules for the number colors of days in the four states. They take precedence over all earlier rules.
  public mutating func setInk(_ colors: StateColors, at places: DayPlaces = .all) {
    add(.ink(colors.active), none: [.outOfRange, .hasEvents], at: places)
    add(.ink(colors.activeWithEvents), all: .hasEvents, none: .outOfRange, at: places)
    add(.ink(colors.inactive), all: .outOfRange, none: .hasEvents, at: places)
    add(.ink(colors.inactiveWithEvents), all: [.outOfRange, .hasEvents], at: places)
  }

  /// Adds rules for the backgrounds of days in the four states. They take precedence over all earlier rules.
  public mutating func setFill(_ colors: StateColors, at places: DayPlaces = .all) {
    add(.fill(colors.active), none: [.outOfRange, .hasEvents], at: places)
    add(.fill(colors.activeWithEvents), all: .hasEvents, none: .outOfRange, at: places)
    add(.fill(colors.inactive), all: .outOfRange, none: .hasEvents, at: places)
    add(.fill(colors.inactiveWithEvents), all: [.outOfRange, .hasEvents], at: places)
  }
}
