import CalendarLayout
import CalendarSystems
import Geometry
import ViewKit

/// Which day a key leads to, as in the ARIA grid pattern.
enum KeyboardNavigation {
  /// The action of a key, or `nil` if it means nothing here.
  ///
  /// Arrows move by a day or a week, Home and End to the ends of the week, Page Up and Down by a month and with Shift
  /// by a year, T to today, Enter and Space select, Escape clears the selection.
  static func action(
    for event: KeyEvent, from day: DayNumber, today: DayNumber, grid: WeekGrid, calendar: any CalendarSystem,
    direction: LayoutDirection, hasSelection: Bool
  ) -> CalendarAction? {
    let forward = direction == .leftToRight ? 1 : -1
    let shift = event.modifiers.contains(.shift)
    guard event.modifiers.subtracting(.shift).isEmpty else { return nil }
    switch event.key {
    case .arrowLeft where !shift: return .select(day - forward)
    case .arrowRight where !shift: return .select(day + forward)
    case .arrowUp where !shift: return .select(day - 7)
    case .arrowDown where !shift: return .select(day + 7)
    case .home where !shift: return .select(grid.firstDay(of: grid.week(of: day)))
    case .end where !shift: return .select(grid.firstDay(of: grid.week(of: day)) + 6)
    case .pageUp: return month(day, shift ? -12 : -1, calendar)
    case .pageDown: return month(day, shift ? 12 : 1, calendar)
    case .letterT where !shift: return .select(today)
    case .enter, .space: return .select(day)
    case .escape where hasSelection: return .clearSelection
    default: return nil
    }
  }

  private static func month(_ day: DayNumber, _ count: Int, _ calendar: any CalendarSystem) -> CalendarAction? {
    guard let target = try? calendar.day(day, offsetByMonths: count, overflow: .clamp) else { return nil }
    return .select(target)
  }
}
