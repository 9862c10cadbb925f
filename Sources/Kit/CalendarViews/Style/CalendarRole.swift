public import Events
public import ViewKit

/// The standard colors of a calendar, as roles in its palette.
///
/// `Palette.standard` defines the light and dark color of each role, and its name. A page overrides a role with a
/// custom property, such as `--almanac-secondary-ink` for `secondaryInk`. To add colors, use
/// `CalendarStyle.define(_:light:dark:)`.
public enum CalendarRole {
  /// The background of the page and of day cells.
  public static let background = ColorRole(0)
  /// The background of weekends and of days of other months.
  public static let surface = ColorRole(1)
  /// Grid lines.
  public static let hairline = ColorRole(2)
  /// Titles and day numbers.
  public static let ink = ColorRole(3)
  /// Weekday names, hours, and other secondary text.
  public static let secondaryInk = ColorRole(4)
  /// Numbers of days of other months, and disabled parts.
  public static let tertiaryInk = ColorRole(5)
  /// Today and the current-time line.
  public static let accent = ColorRole(6)
  /// Text on the accent.
  public static let onAccent = ColorRole(7)
  /// The background of selected days.
  public static let selection = ColorRole(8)
  /// The keyboard focus ring.
  public static let focus = ColorRole(9)

  /// The leading edge and the dots of events with a hue.
  public static func strong(_ hue: EventHue) -> ColorRole { ColorRole(10 + hue.rawValue * 3) }
  /// The background of bars with a hue.
  public static func tint(_ hue: EventHue) -> ColorRole { ColorRole(11 + hue.rawValue * 3) }
  /// The text on the background of bars with a hue.
  public static func text(_ hue: EventHue) -> ColorRole { ColorRole(12 + hue.rawValue * 3) }

  /// The discs of days with several events at the year level. Days with few events use `tint(.blue)`.
  public static let severalEvents = ColorRole(46)
  /// The discs of days with many events at the year level.
  public static let manyEvents = ColorRole(47)
  /// The hours outside business hours.
  public static let outsideHours = ColorRole(48)
}
