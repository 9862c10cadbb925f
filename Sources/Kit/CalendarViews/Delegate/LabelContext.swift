public import CalendarSystems

/// Describes a label, such as the heading of a day or an hour, to a ``CalendarDecorator``.
public enum LabelContext {
  /// The heading of a day: above its hours, or in a list.
  ///
  /// - Parameter height: the height of the heading in points, without the all-day lane below it.
  case dayHeading(DayContext, height: Double)
  /// An hour beside the columns of days, in seconds from midnight. `isSecond` says whether it is an hour of the second
  /// time zone.
  case hour(second: Int, isSecond: Bool)
  /// The link to the events of a day that are not shown. `isBlock` says whether it is a block among the hours.
  case more(DayNumber, count: Int, isBlock: Bool)
  /// The number of a week, with a day of that week.
  case weekNumber(Int, DayNumber)
}
