import Events
import ViewKit

extension DayStyle {
  /// The standard look of days: today has a disc, selected days have a background, and weekends and days of other
  /// months have the surface color.
  public static let standard = DayStyle(rules: standardRows.map { $0.rule })

  /// The rules of `standard`. If several rows set the same property for a day, the last one wins.
  private static let standardRows: [StandardRow] = [
    // Everywhere
    StandardRow(.disc, CalendarRole.accent, all: .today),
    StandardRow(.centered, all: .today),

    // Month
    StandardRow(.fill, CalendarRole.background, at: .month),
    StandardRow(.topLine, CalendarRole.hairline, at: .month),
    StandardRow(.fill, CalendarRole.surface, any: .weekend | .outOfScope | .outOfRange, at: .month),
    StandardRow(.fill, CalendarRole.selection, any: highlighted, at: .month),
    StandardRow(.semibold, any: .firstOfMonth | .rangeStart | .rangeEnd | .today, at: .month),
    StandardRow(.ink, CalendarRole.tertiaryInk, any: .outOfScope | .outOfRange | .disabled, at: .month),
    // The tertiary ink is too faint on the selection background.
    StandardRow(.ink, CalendarRole.secondaryInk, any: highlighted, all: .outOfScope, at: .month),
    StandardRow(.ink, CalendarRole.secondaryInk, any: highlighted, all: .outOfRange, at: .month),
    StandardRow(.ink, CalendarRole.secondaryInk, any: highlighted, all: .disabled, at: .month),
    StandardRow(.ink, CalendarRole.onAccent, all: .today, at: .month),

    // Year
    StandardRow(.ink, CalendarRole.tertiaryInk, any: .weekend | .disabled | .outOfRange, at: .year),
    StandardRow(.semibold, any: .today | .hasEvents, at: .year),
    StandardRow(.disc, CalendarRole.tint(.blue), all: .hasEvents, none: .today, at: .year),
    StandardRow(.disc, CalendarRole.severalEvents, all: .severalEvents, none: .today, at: .year),
    StandardRow(.disc, CalendarRole.manyEvents, all: .manyEvents, none: .today, at: .year),
    StandardRow(.ink, CalendarRole.text(.blue), all: .hasEvents, at: .year),
    StandardRow(.disc, CalendarRole.selection, any: highlighted, none: .today, at: .year),
    StandardRow(.ink, CalendarRole.ink, any: highlighted, at: .year),
    StandardRow(.ink, CalendarRole.onAccent, all: .today, at: .year),
    // Without colors, a disc alone would look like one that stands for events.
    StandardRow(.ring, CalendarRole.ink, all: .selected, at: .year),

    // Strip of days above a list
    StandardRow(.centered, at: .strip),
    StandardRow(.semibold, any: .today | .focused, at: .strip),
    StandardRow(.disc, CalendarRole.selection, any: highlightedOrFocused, none: .today, at: .strip),
    StandardRow(.ink, CalendarRole.tertiaryInk, any: .disabled | .outOfRange, at: .strip),
    StandardRow(.ink, CalendarRole.secondaryInk, any: highlightedOrFocused, all: .disabled, at: .strip),
    StandardRow(.ink, CalendarRole.secondaryInk, any: highlightedOrFocused, all: .outOfRange, at: .strip),
    StandardRow(.ink, CalendarRole.onAccent, all: .today, at: .strip),
    StandardRow(.ring, CalendarRole.ink, all: .today | .focused, at: .strip),

    // Headings above the columns of hours
    StandardRow(.semibold, at: .heading),
    StandardRow(.ink, CalendarRole.tertiaryInk, any: .disabled | .outOfRange, at: .heading),
    StandardRow(.fill, CalendarRole.selection, all: .selected, at: .heading),
    StandardRow(.ink, CalendarRole.secondaryInk, any: .disabled | .outOfRange, all: .selected, at: .heading),
    StandardRow(.ink, CalendarRole.onAccent, all: .today, at: .heading),
  ]

  /// The flags of days with the selection background.
  static let highlighted: DayFlags = .selected | .pressed | .inRange
  /// The same for the strip, whose list follows the focus.
  private static let highlightedOrFocused: DayFlags = .selected | .pressed | .inRange | .focused
}

/// A rule of the standard style: a `DayRule` in which all parts are plain numbers for the compiler.
///
/// In WebAssembly, an array of these is static data, whereas an array of `DayRule` is code that creates each element
/// (Swift 6.3.1: enums with payloads and array literals of option sets are not constants there).
private struct StandardRow: Sendable {
  enum Setting: UInt8 {
    case fill, topLine, ink, disc, ring, semibold, centered
  }

  let setting: Setting
  let color: ColorRole
  let any: DayFlags
  let all: DayFlags
  let none: DayFlags
  let places: DayPlaces

  init(
    _ setting: Setting, _ color: ColorRole = CalendarRole.ink, any: DayFlags = .nothing, all: DayFlags = .nothing,
    none: DayFlags = .nothing, at places: DayPlaces = .all
  ) {
    self.setting = setting
    self.color = color
    self.any = any
    self.all = all
    self.none = none
    self.places = places
  }

  var rule: DayRule {
    let color = Color.role(color)
    let setting: DaySetting =
      switch setting {
      case .fill: .fill(color)
      case .topLine: .topLine(color)
      case .ink: .ink(color)
      case .disc: .disc(color)
      case .ring: .ring(Ring(color: color, width: 1.5))
      case .semibold: .weight(.semibold)
      case .centered: .alignment(.center)
      }
    return DayRule(setting, any: any, all: all, none: none, at: places)
  }
}

extension DayFlags {
  // Constants, unlike `[]` and `[.today, .selected]`, which are created by code.
  fileprivate static let nothing = DayFlags(rawValue: .min)

  @inline(__always)
  fileprivate static func | (left: DayFlags, right: DayFlags) -> DayFlags {
    DayFlags(rawValue: left.rawValue | right.rawValue)
  }
}
