import CalendarLayout
import CalendarSystems

@testable import CalendarViews

/// Levels by their ids, for tests that walk through them.
extension CalendarLevel.ID {
  var level: CalendarLevel { CalendarLevel.level(named: name) ?? .month }

  /// The next level when zooming in.
  var deeper: CalendarLevel.ID? { [CalendarLevel].standard.neighbor(of: level, isInner: true)?.id }

  /// The next level when zooming out.
  var shallower: CalendarLevel.ID? { [CalendarLevel].standard.neighbor(of: level, isInner: false)?.id }

  /// Returns the first day of the period that contains a day.
  func period(containing day: DayNumber, _ calendar: any CalendarSystem, _ grid: WeekGrid) -> DayNumber {
    level.period.start(containing: day, calendar, grid)
  }

  /// Returns the first day of a later or earlier period.
  func period(after start: DayNumber, by count: Int, _ calendar: any CalendarSystem, _ grid: WeekGrid) -> DayNumber {
    level.period.start(after: start, by: count, calendar, grid)
  }
}
