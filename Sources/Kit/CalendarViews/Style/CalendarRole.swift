public import Events
public import ViewKit

/// The colors that every calendar has: entries of its palette, identified by their index there.
///
/// `Palette.standard` gives each a color in light and in dark surroundings, and the name by which a page overrides it:
/// `secondaryInk` is the custom property `--almanac-secondary-ink`. Colors of one's own come from
/// `CalendarStyle.define(_:light:dark:)`.
public enum CalendarRole {
  /// The page and the cells of days.
  public static let background = ColorRole(0)
  /// The cells of weekends and of days of other months.
  public static let surface = ColorRole(1)
  /// The lines of grids.
  public static let hairline = ColorRole(2)
  /// Titles and the numbers of days.
  public static let ink = ColorRole(3)
  /// Names of weekdays, hours and other secondary text.
  public static let secondaryInk = ColorRole(4)
  /// The numbers of days of other months, and disabled parts.
  public static let tertiaryInk = ColorRole(5)
  /// Today and the line of the current time.
  public static let accent = ColorRole(6)
  /// Text on the accent.
  public static let onAccent = ColorRole(7)
  /// The background of selected days.
  public static let selection = ColorRole(8)
  /// The ring of the keyboard's focus.
  public static let focus = ColorRole(9)

  /// The leading edge and the dots of events of a hue.
  public static func strong(_ hue: EventHue) -> ColorRole { ColorRole(10 + hue.rawValue * 3) }
  /// The background of bars of a hue.
  public static func tint(_ hue: EventHue) -> ColorRole { ColorRole(11 + hue.rawValue * 3) }
  /// The text on the background of bars of a hue.
  public static func text(_ hue: EventHue) -> ColorRole { ColorRole(12 + hue.rawValue * 3) }

  /// The discs of days with several events at the year level; those with few have `tint(.blue)`.
  public static let severalEvents = ColorRole(46)
  /// The discs of days with many events at the year level.
  public static let manyEvents = ColorRole(47)
  /// The hours outside of business hours.
  public static let outsideHours = ColorRole(48)
}
