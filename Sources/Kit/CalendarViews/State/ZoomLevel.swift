public import CalendarLayout
public import CalendarSystems

/// The amount of time that a calendar shows at once. `year` to `day` are in the order of zoom, from much time to
/// little; `agenda` is a list beside them.
public enum ZoomLevel: CaseIterable, Hashable, Comparable, Sendable {
  case year, month, week, day, agenda

  /// The levels that zooming leads through, from much time to little.
  private static let zoomable: [ZoomLevel] = [.year, .month, .week, .day]

  /// The index among the levels that zooming leads through; the agenda comes after them.
  package var depth: Int { ZoomLevel.zoomable.firstIndex(of: self) ?? ZoomLevel.zoomable.count }

  /// Returns whether a level is less deep than another.
  public static func < (a: ZoomLevel, b: ZoomLevel) -> Bool { a.depth < b.depth }

  /// The next level in, or `nil` where there is none.
  public var deeper: ZoomLevel? { neighbour(1) }

  /// The next level out, or `nil` where there is none.
  public var shallower: ZoomLevel? { neighbour(-1) }

  private func neighbour(_ step: Int) -> ZoomLevel? {
    let levels = ZoomLevel.zoomable
    guard let index = levels.firstIndex(of: self), levels.indices.contains(index + step) else { return nil }
    return levels[index + step]
  }

  /// Returns the first day of the period of this level that `day` lies in: of its year, month or week, or itself.
  public func period(containing day: DayNumber, _ calendar: any CalendarSystem, _ grid: WeekGrid) -> DayNumber {
    switch self {
    case .year: return calendar.startOfYear(containing: day)
    case .month, .agenda: return calendar.startOfMonth(containing: day)
    case .week: return grid.firstDay(of: grid.week(of: day))
    case .day: return day
    }
  }

  /// Returns the first day of the period that lies `count` periods after the one that begins on `start`; the last or
  /// first there is if the calendar system ends before.
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
