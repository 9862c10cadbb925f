import CalendarLayout
import CalendarSystems
import Geometry
import ViewKit

/// Which day a key leads to, as in the ARIA grid pattern.
enum KeyboardNavigation {
  /// The action of a key, or `nil` if it means nothing here.
  ///
  /// Arrows move by a day or a week, Home and End to the ends of the week, Page Up and Down by a month and with Shift
  /// by a year, T to today, plus and minus zoom. Where one day can be selected, these keys select; in other modes they
  /// move the focus, Enter and Space choose, and Shift with arrows, Home and End extends a span. Escape gives up a drag,
  /// clears the selection, or zooms out if there is none. Enter on the one selected day, and Alt with Down on any, list
  /// the events of the day.
  static func action(
    for event: KeyEvent, state: CalendarState, configuration: CalendarConfiguration
  ) -> CalendarAction? {
    if event.key == .arrowDown, event.modifiers == .option { return .showEvents(of: state.focusedDay) }
    let shift = event.modifiers.contains(.shift)
    guard event.modifiers.subtracting(.shift).isEmpty else { return nil }
    if let target = target(of: event.key, shift, state, configuration).map({
      shown($0, after: state.focusedDay, event.key, configuration)
    }) {
      let extends = shift && event.key != .pageUp && event.key != .pageDown
      guard extends else { return move(to: target, configuration) }
      return configuration.selectionMode.isRange ? .extendSelection(to: target) : nil
    }
    let canZoomOut = configuration.allowed(state.level.shallower ?? state.level) != state.level
    switch event.key {
    case .plus where configuration.allowed(state.level.deeper ?? state.level) != state.level:
      return .zoomIn(around: nil)
    case .minus where canZoomOut: return .zoomOut(around: nil)
    case .enter where configuration.selectionMode.isSingle && state.selection.contains(state.focusedDay):
      return .showEvents(of: state.focusedDay)
    case .enter, .space: return .choose(state.focusedDay)
    case .escape where state.listedDay != nil: return .hideEvents
    case .escape where state.dragged != nil: return .cancelDragSelection
    case .escape where !state.selection.isEmpty && configuration.selectionMode != .required: return .clearSelection
    case .escape where canZoomOut: return .zoomOut(around: nil)
    default: return nil
    }
  }

  /// Passes over weekdays that are not shown: arrows go on, other keys come near.
  private static func shown(
    _ target: DayNumber, after day: DayNumber, _ key: KeyEvent.Key, _ configuration: CalendarConfiguration
  ) -> DayNumber {
    guard key == .arrowLeft || key == .arrowRight else { return configuration.nearestShown(target) }
    var target = target
    for _ in 0..<6 where !configuration.showsWeekday(of: target) { target = target + (target > day ? 1 : -1) }
    return target
  }

  private static func move(to day: DayNumber, _ configuration: CalendarConfiguration) -> CalendarAction {
    let target = configuration.clamp(day)
    return configuration.selectionMode.isSingle && configuration.isSelectable(target) ? .select(target) : .focus(target)
  }

  private static func target(
    of key: KeyEvent.Key, _ shift: Bool, _ state: CalendarState, _ configuration: CalendarConfiguration
  ) -> DayNumber? {
    let day = state.focusedDay
    let grid = configuration.grid
    let forward = configuration.direction == .leftToRight ? 1 : -1
    switch key {
    case .arrowLeft: return day - forward
    case .arrowRight: return day + forward
    case .arrowUp: return day - 7
    case .arrowDown: return day + 7
    case .home: return grid.firstDay(of: grid.week(of: day))
    case .end: return grid.firstDay(of: grid.week(of: day)) + 6
    case .pageUp: return month(day, shift ? -12 : -1, configuration.calendar)
    case .pageDown: return month(day, shift ? 12 : 1, configuration.calendar)
    case .letterT where !shift: return configuration.today
    default: return nil
    }
  }

  private static func month(_ day: DayNumber, _ count: Int, _ calendar: any CalendarSystem) -> DayNumber? {
    try? calendar.day(day, offsetByMonths: count, overflow: .clamp)
  }
}
