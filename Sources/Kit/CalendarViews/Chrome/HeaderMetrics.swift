public import ViewKit

/// The sizes of the title bar and of the row of weekday names, in points, and the colors of the title bar.
///
///     var style = CalendarStyle.standard
///     style.header.arrangement = .centered
///     style.header.height = 44
public struct HeaderMetrics: Hashable, Sendable {
  /// The arrangements of title and buttons in the title bar.
  public enum Arrangement: UInt8, Hashable, Sendable {
    /// The title at the leading edge, all buttons at the trailing edge.
    case leading
    /// The title in the middle between the arrows, which stand at the edges and have no frames.
    case centered
  }

  /// The arrangement of title and buttons in the title bar.
  public var arrangement = Arrangement.leading
  /// The height of the title bar, in points.
  public var height = 56.0
  /// Whether `height` is that of the title bar and the row of weekday names together, so that the content below begins
  /// at the same height at all levels.
  public var includesWeekdayMenu = false
  /// The distance between the edges of the title bar and its content, in points; at most 8 in narrow calendars.
  public var margin = 16.0
  /// The height of the buttons, in points; also the width of the arrows.
  public var buttonHeight = 32.0
  /// The distance between buttons, in points.
  public var buttonGap = 4.0
  /// The height of the row of days where weeks are shown as a strip, in points, unless `MonthOptions.rowHeight` is
  /// `cellSide`. Above a list of events, the names of the weekdays are a part of it.
  public var stripHeight = 60.0
  /// The height of the row of weekday names, in points.
  public var weekdayMenuHeight = 28.0
  /// The width of a calendar, in points, below which the title and all buttons do not fit into one line.
  var compactWidth = 560.0
  /// The width of a calendar, in points, below which the switch shows first letters.
  var switchWidth = 840.0

  /// The background of the title bar; `nil` for none.
  public var fill: Color? = .role(CalendarRole.background)
  /// The color of the title.
  public var titleInk: Color = .role(CalendarRole.ink)
  /// The color of the title of today, where one day is shown.
  public var todayInk: Color = .role(CalendarRole.ink)
  /// The shadow of the title.
  public var titleShadow: TextShadow?

  /// Creates the sizes and colors of the standard style.
  public init() {}

  /// The distance of titles and buttons from the edges of a calendar of some width, in points.
  func margin(width: Double) -> Double { width < compactWidth ? min(margin, 8) : margin }
}
