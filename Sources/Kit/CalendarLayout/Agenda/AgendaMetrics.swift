/// Sizes of the agenda in points, taken from the style.
public struct AgendaMetrics: Hashable, Sendable {
  /// The height of a day's heading.
  public var headingHeight = 32.0
  /// The height of an event's row.
  public var rowHeight = 44.0
  /// The distance below the last row of a day.
  public var dayGap = 8.0
  /// The maximum number of empty days to skip in search of the next day with events.
  public var lookAhead = 730
  /// The maximum number of days in a layout, however far it is scrolled in one step.
  public var dayLimit = 1000

  /// Creates the sizes of the standard style.
  public init() {}
}
