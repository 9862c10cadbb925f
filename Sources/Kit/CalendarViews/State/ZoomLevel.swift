public import CalendarLayout
public import CalendarSystems

/// The amount of time that a calendar shows. `year` to `day` are ordered from the most time to the least; `agenda` is a
/// separate list.
public enum ZoomLevel: CaseIterable, Hashable, Comparable, Sendable {
  case year, month, week, day, agenda

  /// The levels that zooming steps through, from the most time to the least.
  private static let zoomable: [ZoomLevel] = [.year, .month, .week, .day]

  /// The index among the levels that zooming steps through. The agenda comes after them.
  package var depth: Int { ZoomLevel.zoomable.firstIndex(of: self) ?? ZoomLevel.zoomable.count }

  /// Returns whether a level shows more time than another one.
  public static func < (a: ZoomLevel, b: ZoomLevel) -> Bool { a.depth < b.depth }

  /// The next deeper level, or `nil` if there is none.
  public var deeper: ZoomLevel? { neighbor(1) }

  /// The next shallower level, or `nil` if there is none.
  package var shallower: ZoomLevel? { neighbor(-1) }

  private func neighbor(_ step: Int) -> ZoomLevel? {
    let levels = ZoomLevel.zoomable
    guard let index = levels.firstIndex(of: self), levels.indices.contains(index + step) else { return nil }
    return levels[index + step]
  }

  /// Returns the first day of the year, month, or week that contains `day`, or `day` itself, depending on the level.
  public func period(containing day: DayNumber, _ calendar: any CalendarSystem, _ grid: WeekGrid) -> DayNumber {
    switch self {
    case .year: return calendar.startOfYear(containing: day)
    case .month, .agenda: return calendar.startOfMonth(containing: day)
    case .week: return grid.firstDay(of: grid.week(of: day))
    case .day: return day
    }
  }

  /// Returns the first day of the period `count` periods after the one that begins on `start`, clamped to the first or
  /// last period of the calendar system.
  public func period(
    after start: DayNumber, by count: Int, _ calendar: any CalendarSystem, _ grid: WeekGrid
  ) -> DayNumber {
    let valid = calendar.validDays
    switch self {
    case .year:
      let years = calendar.validYears
      let (year, overflow) = calendar.yearNumber(of: start).addingReportingOverflow(count)
      let bound = count > 0 ? years.upperBound : years.lowerBound
      let target = overflow ? bound : min(max(year, years.lowerBound), years.upperBound)
      return (try? calendar.year(target))?.firstDay ?? start
    case .month, .agenda: return (try? calendar.day(start, offsetByMonths: count, overflow: .clamp)) ?? start
    case .week: return min(max(start + 7 * count, valid.lowerBound), valid.upperBound)
    case .day: return min(max(start + count, valid.lowerBound), valid.upperBound)
    }
  }
}
