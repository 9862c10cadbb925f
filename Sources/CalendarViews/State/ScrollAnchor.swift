public import CalendarSystems

/// Where a calendar stands: a day and a part of its row, never a pixel, so that it survives every change of size,
/// level and calendar system.
public struct ScrollAnchor: Hashable, Sendable {
  /// A day of the topmost row.
  public var day: DayNumber
  /// How much of that row lies above the viewport, 0..<1.
  public var fraction: Double

  /// - Parameter fraction: 0 if the row begins at the top.
  public init(day: DayNumber, fraction: Double = 0) {
    self.day = day
    self.fraction = fraction
  }
}
