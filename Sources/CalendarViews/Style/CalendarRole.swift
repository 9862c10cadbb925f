public import Events
public import ViewKit

/// The entries of a calendar's palette (VISUAL: tokens). Raw values are indices into `Palette.entries`.
public enum CalendarRole {
  /// The page and day cells.
  public static let background = ColorRole(0)
  /// Weekend columns, days of other months.
  public static let surface = ColorRole(1)
  /// Grid lines.
  public static let hairline = ColorRole(2)
  /// Titles, day numbers.
  public static let ink = ColorRole(3)
  /// Weekday menu, hours, secondary text.
  public static let ink2 = ColorRole(4)
  /// Days of other months, disabled parts.
  public static let ink3 = ColorRole(5)
  /// Today, the now line.
  public static let accent = ColorRole(6)
  /// Text on the accent.
  public static let onAccent = ColorRole(7)
  /// The ground of the selected day.
  public static let selection = ColorRole(8)
  /// The keyboard focus ring.
  public static let focus = ColorRole(9)

  /// The leading edge of an event and its dots.
  public static func strong(_ hue: EventHue) -> ColorRole { ColorRole(10 + hue.rawValue * 3) }
  /// The ground of an event bar.
  public static func tint(_ hue: EventHue) -> ColorRole { ColorRole(11 + hue.rawValue * 3) }
  /// Text on the ground of an event bar.
  public static func text(_ hue: EventHue) -> ColorRole { ColorRole(12 + hue.rawValue * 3) }
}
