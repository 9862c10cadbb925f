public import CalendarSystems

/// A day of an agenda, with its rows.
public struct AgendaSection: Hashable, Sendable {
  /// The day.
  public var day: DayNumber
  /// The number of events. A day without events is shown only on request, with one row that says so.
  public var eventCount: Int
  /// The distance of the heading from the top of the viewport.
  public var y: Double
  /// The distance to the next day's heading.
  public var height: Double

  /// The number of rows: one per event, but at least one.
  public var rowCount: Int { max(eventCount, 1) }
  /// The bottom edge.
  public var maxY: Double { y + height }
}
