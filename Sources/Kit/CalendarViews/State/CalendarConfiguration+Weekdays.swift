import CalendarLayout
public import CalendarSystems
import CalendarText

/// The visible weekdays of years, months, and rows of days.
extension CalendarConfiguration {
  /// The hidden weekdays.
  var hiddenWeekdays: [Weekday] {
    visibleWeekdays == .all ? [] : Weekday.allCases.filter { !visibleWeekdays.contains($0) }
  }

  /// Returns whether the weekday of a day is visible.
  public func showsWeekday(of day: DayNumber) -> Bool {
    visibleWeekdays.count == 0 || visibleWeekdays.contains(Weekday(day))
  }

  /// Returns the day itself, or the nearest visible day of its week.
  func nearestShown(_ day: DayNumber) -> DayNumber {
    if showsWeekday(of: day) { return day }
    let week = grid.week(of: day)
    for distance in 1...6 {
      for near in [day - distance, day + distance] where grid.week(of: near) == week && showsWeekday(of: near) {
        return near
      }
    }
    return day
  }

  /// Returns the number of the week that begins on a day, or `nil` near the ends of the calendar, where weeks cannot be
  /// counted.
  func weekNumber(of firstDay: DayNumber) -> Int? {
    let valid = calendar.validDays
    guard firstDay > valid.lowerBound + 800, firstDay < valid.upperBound - 800 else { return nil }
    guard let days = weekNumberRule.minimalDays(locale.minimalDaysInFirstWeek) else {
      // The number of the week from Monday to Sunday that has the same Thursday.
      let first = grid.firstDay(of: grid.week(of: firstDay))
      let thursday = first + (Weekday.thursday.rawValue - grid.firstWeekday.rawValue + 7) % 7
      return WeekRule.iso8601.weekOfYear(of: thursday, in: calendar).week
    }
    let rule = WeekRule(firstWeekday: grid.firstWeekday, minimalDays: days)
    return rule.weekOfYear(of: firstDay, in: calendar).week
  }
}
