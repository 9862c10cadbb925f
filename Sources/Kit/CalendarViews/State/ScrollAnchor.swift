public import CalendarSystems

/// The scroll position of a calendar, as a day and a fraction of its row instead of pixels, so that it stays valid when
/// the size, the level, or the calendar system changes.
public struct ScrollAnchor: Hashable, Sendable {
  /// A day of the topmost row.
  public var day: DayNumber
  /// The fraction of that row above the viewport, 0..<1.
  public var fraction: Double

  /// Creates an anchor. By default, the row of the day is at the top.
  public init(day: DayNumber, fraction: Double = 0) {
    self.day = day
    self.fraction = fraction
  }
}
