public import CalendarSystems

/// A day of an agenda with its rows.
public struct AgendaSection: Hashable, Sendable {
  /// The day.
  public var day: DayNumber
  /// The number of its events. A day without any is shown only if it was asked for, with one row that says so.
  public var eventCount: Int
  /// The distance of its heading from the top of the viewport.
  public var y: Double
  /// The distance to the heading of the next day.
  public var height: Double

  /// The number of rows: one for each event, or one.
  public var rowCount: Int { max(eventCount, 1) }
  /// The lower edge.
  public var maxY: Double { y + height }
}
