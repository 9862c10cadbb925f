import CalendarSystems

/// What the delegate of a calendar was told last of what is shown, so that it hears of changes alone.
struct ToldView {
  /// The presented period; `nil` before the first.
  private(set) var period: DayNumber?
  private var days: Range<DayNumber>?
  private var height: Double?

  /// Takes a period that is about to be told. Returns whether it is another one than before.
  mutating func note(period: DayNumber) -> Bool {
    defer { self.period = period }
    return period != self.period
  }

  /// Takes the days in view. Returns whether they are others than before.
  mutating func note(days: Range<DayNumber>) -> Bool {
    defer { self.days = days }
    return days != self.days
  }

  /// Takes a preferred height. Returns whether it is another one than before.
  mutating func note(height: Double) -> Bool {
    defer { self.height = height }
    return height != self.height
  }
}
