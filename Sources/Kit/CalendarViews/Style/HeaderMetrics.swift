public import ViewKit

/// The sizes, in points, of the title bar and of the row of weekday names, and the colors of the title bar.
///
///     var style = CalendarStyle.standard
///     style.header.arrangement = .centered
///     style.header.height = 44
public struct HeaderMetrics: Hashable, Sendable {
  /// How title and buttons are arranged in the title bar.
  public enum Arrangement: UInt8, Hashable, Sendable {
    /// The title is at the leading edge, and all buttons are at the trailing edge.
    case leading
    /// The title is centered between the arrows, which are at the edges and have no frames.
    case centered
  }

  /// How title and buttons are arranged.
  public var arrangement = Arrangement.leading
  /// The height of the title bar, in points.
  public var height = 56.0
  /// Whether `height` includes the row of weekday names, so that the content below begins at the same position at all
  /// levels.
  public var includesWeekdayMenu = false
  /// The distance between the edges of the title bar and its content, in points; at most 8 in narrow calendars.
  public var margin = 16.0
  /// The height of the buttons, in points; also the width of the arrows.
  public var buttonHeight = 32.0
  /// The distance between buttons, in points.
  public var buttonGap = 4.0
  /// The height of the row of days of a strip, in points, unless `MonthOptions.rowHeight` is `cellSide`. Above a list
  /// of events, it includes the weekday names.
  public var stripHeight = 60.0
  /// The height of the row of weekday names, in points.
  public var weekdayMenuHeight = 28.0
  /// The width of a calendar, in points, below which the title and all buttons do not fit on one line.
  var compactWidth = 560.0
  /// The width of a calendar, in points, below which the level switcher shows first letters.
  var switchWidth = 840.0

  /// The background of the title bar; `nil` for none.
  public var fill: Color? = .role(CalendarRole.background)
  /// The color of the title.
  public var titleInk: Color = .role(CalendarRole.ink)
  /// The color of the title when the calendar shows only today.
  public var todayInk: Color = .role(CalendarRole.ink)
  /// The shadow of the title.
  public var titleShadow: TextShadow?

  /// Creates the sizes and colors of the standard style.
  public init() {}

  /// Returns the distance of titles and buttons from the edges of a calendar with a given width, in points.
  package func margin(width: Double) -> Double { width < compactWidth ? min(margin, 8) : margin }
}
