public import ViewKit

/// The text styles of a calendar, in points.
///
///     var style = CalendarStyle.standard
///     style.type.event = TextStyle(size: 14, lineHeight: 18)
public struct TypeScale: Hashable, Sendable {
  /// The title where there is room.
  public var title = TextStyle(size: 22, lineHeight: 28, weight: .semibold)
  /// The title where there is little room.
  public var compactTitle = TextStyle(size: 17, lineHeight: 22, weight: .semibold)
  /// The number of a day.
  public var dayNumber = TextStyle(size: 13, lineHeight: 16, weight: .medium)
  /// The number of a day at the year level.
  public var yearDay = TextStyle(size: 12, lineHeight: 16, alignment: .center)
  /// The name of a month at the year level.
  public var yearMonth = TextStyle(size: 15, lineHeight: 20, weight: .semibold)
  /// The headings of days in lists.
  public var section = TextStyle(size: 13, lineHeight: 16, weight: .semibold)
  /// The titles of events in lists.
  public var row = TextStyle(size: 14, lineHeight: 18)
  /// The titles of events.
  public var event = TextStyle(size: 12, lineHeight: 16)
  /// The times of events.
  public var time = TextStyle(size: 11, lineHeight: 14)
  /// The hours beside a timeline.
  public var hour = TextStyle(size: 11, lineHeight: 14, alignment: .trailing)
  /// The names of weekdays above a timeline, beside the number of the day.
  public var dayHeading = TextStyle(size: 13, lineHeight: 16)
  /// The names of weekdays above a month.
  public var weekdayMenu = TextStyle(size: 11, lineHeight: 14, weight: .medium, tracking: 0.02)
  /// The words on buttons.
  public var button = TextStyle(size: 13, lineHeight: 16, weight: .medium, alignment: .center)
  /// The arrows on buttons.
  public var arrow = TextStyle(size: 20, lineHeight: 24, weight: .regular, alignment: .center)

  /// The factor by which `CalendarStyle.scaled(by:)` made the texts larger; what surrounds single words grows by it, too.
  var factor = 1.0

  /// Creates the text styles of the standard style.
  public init() {}
}
