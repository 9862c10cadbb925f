public import ViewKit

/// The colors of the classic style: fifteen for cells and six for the header, with the text styles of the header.
///
///     var colors = ClassicColors.legible
///     colors.selectedBackground = .role(CalendarRole.accent)
///     calendar.style = .classic(colors)
public struct ClassicColors: Hashable, Sendable {
  /// The background of a reachable day.
  public var normalBackground = ClassicColors.color(0xe2e2e4)
  /// The background of a selected or pressed day.
  public var selectedBackground = ClassicColors.color(0x1980e5)
  /// The background of a selected or pressed day of another month, and of days out of range.
  public var inactiveSelectedBackground = ClassicColors.color(0xcccbd0)
  /// The background of today.
  public var todayBackground = ClassicColors.color(0x7389a5)
  /// The background of today when it is selected or pressed.
  public var todaySelectedBackground = ClassicColors.color(0x1980e5)
  /// The color of today's number.
  public var todayText = ClassicColors.color(0xffffff)
  /// The color of the shadow of today's number.
  public var todayTextShadow = ClassicColors.color(0x394452)
  /// The color of day numbers.
  public var text = ClassicColors.color(0x2b3540)
  /// The color of the shadow of day numbers.
  public var textShadow = ClassicColors.color(0xffffff)
  /// The color of selected or pressed day numbers.
  public var selectedText = ClassicColors.color(0xffffff)
  /// The color of the shadow of selected or pressed day numbers.
  public var selectedTextShadow = ClassicColors.color(0x294f75)
  /// The dot color of a day with events.
  public var dot = ClassicColors.color(0x2b3540)
  /// The dot color of a selected or pressed day with events.
  public var selectedDot = ClassicColors.color(0xffffff)
  /// The border color of a day.
  public var border = ClassicColors.color(0x9da0a9)
  /// The border color of a selected or pressed day.
  public var selectedBorder = ClassicColors.color(0x293649)

  /// The color of weekday names.
  public var weekdayText = ClassicColors.color(0x545454)
  /// The color of the shadow of weekday names.
  public var weekdayTextShadow = ClassicColors.color(0xf3f3f4)
  /// The color of the title.
  public var monthText = ClassicColors.color(0x545454)
  /// The color of the shadow of the title.
  public var monthTextShadow = ClassicColors.color(0xf6f6f7)
  /// The color of the title if the calendar shows only today.
  public var highlightedTitle = ClassicColors.color(0x1980e5)
  /// The background of the title and the weekday names.
  public var headerBackground = ClassicColors.color(0xccccd1)
  /// The text style of weekday names.
  public var weekdayType = TextStyle(size: 12, lineHeight: 16, weight: .bold, alignment: .center)
  /// The text style of the title.
  public var monthType = TextStyle(size: 17, lineHeight: 22, weight: .bold)

  /// The opacity of the numbers and dots of days of other months, 0...1.
  public var outOfScopeOpacity = 0.5
  /// The opacity of the numbers and dots of days out of range, 0...1. The original hardly shows them.
  public var outOfRangeOpacity = 0.01

  /// Creates the original colors. Some of them are hard to read.
  public init() {}

  /// The original colors, adjusted so that all text has a contrast of at least 4.5:1.
  public static var legible: ClassicColors {
    var colors = ClassicColors()
    colors.selectedBackground = color(0x1466bd)
    colors.todaySelectedBackground = color(0x1466bd)
    colors.todayBackground = color(0x566b86)
    colors.highlightedTitle = color(0x0b4a8f)
    colors.outOfScopeOpacity = 0.8
    colors.outOfRangeOpacity = 0.8
    return colors
  }

  /// A lighter header background.
  public static let lightHeaderBackground = color(0xf4f4f5)

  private static func color(_ rgb: UInt32) -> Color { .dynamic(light: RGBA(rgb), dark: RGBA(rgb)) }
}
