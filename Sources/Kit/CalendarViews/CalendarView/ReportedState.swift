import CalendarSystems

/// What was last reported to the delegate, so that only changes are reported.
struct ReportedState {
  private var period: DayNumber?
  private var days: Range<DayNumber>?
  private var height: Double?

  /// Records a period. Returns whether it changed.
  mutating func update(period: DayNumber) -> Bool {
    defer { self.period = period }
    return period != self.period
  }

  /// Records the days in view. Returns whether they changed.
  mutating func update(days: Range<DayNumber>) -> Bool {
    defer { self.days = days }
    return days != self.days
  }

  /// Records a preferred height in points. Returns whether it changed.
  mutating func update(height: Double) -> Bool {
    defer { self.height = height }
    return height != self.height
  }
}
