public import ViewKit

/// A color for each of four states of a day: within or out of reach, with or without events.
///
///     var style = CalendarStyle.standard
///     style.day.setInk(StateColors(active: .role(CalendarRole.ink), inactive: .role(CalendarRole.tertiaryInk)))
public struct StateColors: Hashable, Sendable {
  /// The color of days within reach, without events.
  public var active: Color
  /// The color of days within reach, with events.
  public var activeWithEvents: Color
  /// The color of days out of reach, without events.
  public var inactive: Color
  /// The color of days out of reach, with events.
  public var inactiveWithEvents: Color

  /// Creates four colors.
  ///
  /// `activeWithEvents` and `inactive` are as `active` unless given; `inactiveWithEvents` is as `inactive` if that is
  /// given, else as `activeWithEvents`.
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
  /// Sets the colors of the numbers of days in the four states, before all other rules.
  public mutating func setInk(_ colors: StateColors, at places: DayPlaces = .all) {
    add(.ink(colors.active), none: [.outOfRange, .hasEvents], at: places)
    add(.ink(colors.activeWithEvents), all: .hasEvents, none: .outOfRange, at: places)
    add(.ink(colors.inactive), all: .outOfRange, none: .hasEvents, at: places)
    add(.ink(colors.inactiveWithEvents), all: [.outOfRange, .hasEvents], at: places)
  }

  /// Sets the backgrounds of days in the four states, before all other rules.
  public mutating func setFill(_ colors: StateColors, at places: DayPlaces = .all) {
    add(.fill(colors.active), none: [.outOfRange, .hasEvents], at: places)
    add(.fill(colors.activeWithEvents), all: .hasEvents, none: .outOfRange, at: places)
    add(.fill(colors.inactive), all: .outOfRange, none: .hasEvents, at: places)
    add(.fill(colors.inactiveWithEvents), all: [.outOfRange, .hasEvents], at: places)
  }
}
