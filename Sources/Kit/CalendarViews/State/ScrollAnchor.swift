public import CalendarSystems

/// The place that a calendar is scrolled to: a day and a part of its row, never a pixel, so that it survives every
/// change of size, level and calendar system.
public struct ScrollAnchor: Hashable, Sendable {
  /// A day of the topmost row.
  public var day: DayNumber
  /// The part of that row that lies above the viewport, 0..<1.
  public var fraction: Double

  /// Creates an anchor, by default at the beginning of the row of a day.
  public init(day: DayNumber, fraction: Double = 0) {
    self.day = day
    self.fraction = fraction
  }
}
