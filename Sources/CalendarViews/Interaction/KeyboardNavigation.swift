import CalendarLayout
import CalendarSystems
import Geometry
import ViewKit

/// Which day a key leads to, as in the ARIA grid pattern.
enum KeyboardNavigation {
  /// The action of a key, or `nil` if it means nothing here.
  ///
  /// Arrows move by a day or a week, Home and End to the ends of the week, Page Up and Down by a month and with Shift
  /// by a year, T to today, plus and minus zoom, Enter and Space select, Escape clears the selection, or zooms out if
  /// there is none.
  static func action(
    for event: KeyEvent, state: CalendarState, configuration: CalendarConfiguration
  ) -> CalendarAction? {
    let day = state.focusedDay
    let (grid, calendar) = (configuration.grid, configuration.calendar)
    let forward = configuration.direction == .leftToRight ? 1 : -1
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
    case .letterT where !shift: return .select(configuration.today)
    case .plus where configuration.allowed(state.level.deeper ?? state.level) != state.level:
      return .zoomIn(around: nil)
    case .minus where configuration.allowed(state.level.shallower ?? state.level) != state.level:
      return .zoomOut(around: nil)
    case .enter, .space: return .select(day)
    case .escape where state.selection != nil: return .clearSelection
    case .escape where configuration.allowed(state.level.shallower ?? state.level) != state.level:
      return .zoomOut(around: nil)
    default: return nil
    }
  }

  private static func month(_ day: DayNumber, _ count: Int, _ calendar: any CalendarSystem) -> CalendarAction? {
    guard let target = try? calendar.day(day, offsetByMonths: count, overflow: .clamp) else { return nil }
    return .select(target)
  }
}
