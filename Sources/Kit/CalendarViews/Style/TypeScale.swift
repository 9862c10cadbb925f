public import ViewKit

/// The text styles of a calendar, in points.
///
///     var style = CalendarStyle.standard
///     style.type.event = TextStyle(size: 14, lineHeight: 18)
public struct TypeScale: Hashable, Sendable {
  /// The title in wide views.
  public var title = TextStyle(size: 22, lineHeight: 28, weight: .semibold)
  /// The title in narrow views.
  public var compactTitle = TextStyle(size: 17, lineHeight: 22, weight: .semibold)
  /// The number of a day.
  public var dayNumber = TextStyle(size: 13, lineHeight: 16, weight: .medium)
  /// The number of a day at the year level.
  public var yearDay = TextStyle(size: 12, lineHeight: 16, alignment: .center)
  /// The name of a month at the year level.
  public var yearMonth = TextStyle(size: 15, lineHeight: 20, weight: .semibold)
  /// Day headings in lists.
  public var section = TextStyle(size: 13, lineHeight: 16, weight: .semibold)
  /// Event titles in lists.
  public var row = TextStyle(size: 14, lineHeight: 18)
  /// Event titles.
  public var event = TextStyle(size: 12, lineHeight: 16)
  /// Event times.
  public var time = TextStyle(size: 11, lineHeight: 14)
  /// The hour labels of a timeline.
  public var hour = TextStyle(size: 11, lineHeight: 14, alignment: .trailing)
  /// Weekday names above a timeline, beside the day number.
  public var dayHeading = TextStyle(size: 13, lineHeight: 16)
  /// Weekday names above a month.
  public var weekdayMenu = TextStyle(size: 11, lineHeight: 14, weight: .medium, tracking: 0.02)
  /// The text of buttons.
  public var button = TextStyle(size: 13, lineHeight: 16, weight: .medium, alignment: .center)
  /// The arrows of buttons.
  public var arrow = TextStyle(size: 20, lineHeight: 24, weight: .regular, alignment: .center)

  /// The factor by which `CalendarStyle.scaled(by:)` enlarged the text. Space around single words grows by it, too.
  var factor = 1.0

  /// Creates the text styles of the standard style.
  public init() {}
}
