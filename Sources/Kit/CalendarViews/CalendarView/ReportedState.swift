import CalendarSystems

/// The part of what a calendar shows that was reported to its delegate last, so that only changes are.
struct ReportedState {
  private var period: DayNumber?
  private var days: Range<DayNumber>?
  private var height: Double?

  /// Records a period. Returns whether it is another one than before.
  mutating func update(period: DayNumber) -> Bool {
    defer { self.period = period }
    return period != self.period
  }

  /// Records the days in view. Returns whether they are others than before.
  mutating func update(days: Range<DayNumber>) -> Bool {
    defer { self.days = days }
    return days != self.days
  }

  /// Records a preferred height in points. Returns whether it is another one than before.
  mutating func update(height: Double) -> Bool {
    defer { self.height = height }
    return height != self.height
  }
}
