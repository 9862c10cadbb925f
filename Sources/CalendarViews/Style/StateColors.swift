public import ViewKit

/// A colour for each of the four states of the matrix active or inactive (out of range), plain or with events.
public struct StateColors: Hashable, Sendable {
  /// Within reach, without events.
  public var active: Color
  /// Within reach, with events.
  public var activeWithEvents: Color
  /// Out of range, without events.
  public var inactive: Color
  /// Out of range, with events.
  public var inactiveWithEvents: Color

  /// The other three are as `active` unless given, or as the one they are nearest to.
  public init(
    active: Color, activeWithEvents: Color? = nil, inactive: Color? = nil, inactiveWithEvents: Color? = nil
  ) {
    self.active = active
    self.activeWithEvents = activeWithEvents ?? active
    self.inactive = inactive ?? active
    self.inactiveWithEvents = inactiveWithEvents ?? inactive ?? activeWithEvents ?? active
  }

  /// The colour of a day.
  public func color(for flags: DayFlags) -> Color {
    flags.contains(.outOfRange)
      ? flags.contains(.hasEvents) ? inactiveWithEvents : inactive
      : flags.contains(.hasEvents) ? activeWithEvents : active
  }
}

extension DayStyle {
  /// The colour of the numbers of days in the four states; has the last word.
  public mutating func setInk(_ colors: StateColors, at places: DayPlaces = .all) {
    add(.ink(colors.active), none: [.outOfRange, .hasEvents], at: places)
    add(.ink(colors.activeWithEvents), all: .hasEvents, none: .outOfRange, at: places)
    add(.ink(colors.inactive), all: .outOfRange, none: .hasEvents, at: places)
    add(.ink(colors.inactiveWithEvents), all: [.outOfRange, .hasEvents], at: places)
  }

  /// The ground of days in the four states; has the last word.
  public mutating func setFill(_ colors: StateColors, at places: DayPlaces = .all) {
    add(.fill(colors.active), none: [.outOfRange, .hasEvents], at: places)
    add(.fill(colors.activeWithEvents), all: .hasEvents, none: .outOfRange, at: places)
    add(.fill(colors.inactive), all: .outOfRange, none: .hasEvents, at: places)
    add(.fill(colors.inactiveWithEvents), all: [.outOfRange, .hasEvents], at: places)
  }
}
