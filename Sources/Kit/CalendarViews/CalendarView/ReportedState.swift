import Basics
import CalendarSystems

/// What was last reported to the delegate, so that only changes are reported.
struct ReportedState {
  /// A period with what a program shows of it. Periods of two levels can begin on the same day, and a title changes
  /// with the language.
  struct Period: Equatable {
    var start: DayNumber
    var level: CalendarLevel.ID
    var title: String

    static func == (a: Period, b: Period) -> Bool {
      a.start == b.start && a.level == b.level && a.title.hasSameBytes(as: b.title)
    }
  }

  private var period: Period?
  private var days: Range<DayNumber>?
  private var height: Double?
  /// The focused day for which the host's focus was last checked.
  private(set) var focusedDay: DayNumber?

  /// Records a period. Returns whether it changed.
  mutating func update(period: Period) -> Bool {
    defer { self.period = period }
    return period != self.period
  }

  /// Records the days in view. Returns whether they changed.
  mutating func update(days: Range<DayNumber>) -> Bool {
    defer { self.days = days }
    return days != self.days
  }

  /// Records the day for which the host's focus was checked.
  mutating func update(focusedDay: DayNumber) { self.focusedDay = focusedDay }

  /// Records a preferred height in points. Returns whether it changed.
  mutating func update(height: Double) -> Bool {
    defer { self.height = height }
    return height != self.height
  }
}
