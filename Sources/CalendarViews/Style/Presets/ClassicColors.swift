public import ViewKit

/// The colours of the classic style: fifteen of cells and eight of the header.
public struct ClassicColors: Hashable, Sendable {
  /// Behind a day in reach.
  public var normalGround = ClassicColors.color(0xe2e2e4)
  /// Behind a selected or pressed day.
  public var selectedGround = ClassicColors.color(0x1980e5)
  /// Behind a selected or pressed day of another month, and behind every day out of range.
  public var inactiveSelectedGround = ClassicColors.color(0xcccbd0)
  /// Behind today.
  public var todayGround = ClassicColors.color(0x7389a5)
  /// Behind today while it is selected or pressed.
  public var todaySelectedGround = ClassicColors.color(0x1980e5)
  /// The number of today.
  public var todayText = ClassicColors.color(0xffffff)
  /// The shadow of the number of today.
  public var todayTextShadow = ClassicColors.color(0x394452)
  /// The number of a day.
  public var text = ClassicColors.color(0x2b3540)
  /// The shadow of the number of a day.
  public var textShadow = ClassicColors.color(0xffffff)
  /// The number of a selected or pressed day.
  public var selectedText = ClassicColors.color(0xffffff)
  /// The shadow of the number of a selected or pressed day.
  public var selectedTextShadow = ClassicColors.color(0x294f75)
  /// The dot of a day with events.
  public var dot = ClassicColors.color(0x2b3540)
  /// The dot of a selected or pressed day with events.
  public var selectedDot = ClassicColors.color(0xffffff)
  /// The border of a day.
  public var border = ClassicColors.color(0x9da0a9)
  /// The border of a selected or pressed day.
  public var selectedBorder = ClassicColors.color(0x293649)

  /// Names of weekdays.
  public var weekdayText = ClassicColors.color(0x545454)
  /// The shadow of the names of weekdays.
  public var weekdayTextShadow = ClassicColors.color(0xf3f3f4)
  /// The title.
  public var monthText = ClassicColors.color(0x545454)
  /// The shadow of the title.
  public var monthTextShadow = ClassicColors.color(0xf6f6f7)
  /// The title of today, where one day is shown.
  public var highlightedTitle = ClassicColors.color(0x1980e5)
  /// Behind the title and the names of weekdays.
  public var headerGround = ClassicColors.color(0xccccd1)
  /// The type of the names of weekdays.
  public var weekdayType = TextStyle(size: 12, lineHeight: 16, weight: .bold, alignment: .center)
  /// The type of the title.
  public var monthType = TextStyle(size: 17, lineHeight: 22, weight: .bold)

  /// The opacity of numbers and dots of other months, 0...1.
  public var outOfScopeOpacity = 0.5
  /// The opacity of numbers and dots out of range, 0...1: next to nothing in the original.
  public var outOfRangeOpacity = 0.01

  /// The original colours, not all of which are easy to read.
  public init() {}

  /// The original colours, made deeper until every text has a contrast of 4.5:1 or more.
  public static var legible: ClassicColors {
    var colors = ClassicColors()
    colors.selectedGround = color(0x1466bd)
    colors.todaySelectedGround = color(0x1466bd)
    colors.todayGround = color(0x566b86)
    colors.highlightedTitle = color(0x0b4a8f)
    colors.outOfScopeOpacity = 0.8
    colors.outOfRangeOpacity = 0.8
    return colors
  }

  /// The lighter ground of the header.
  public static let lightHeaderGround = color(0xf4f4f5)

  private static func color(_ rgb: UInt32) -> Color { .dynamic(light: RGBA(rgb), dark: RGBA(rgb)) }
}
