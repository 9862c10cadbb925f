import CalendarLayout
import CalendarSystems
import Geometry
import ViewKit

/// Keyboard actions, which follow the ARIA grid pattern.
enum KeyboardNavigation {
  /// Returns the action of a key, or `nil` if it has none.
  ///
  /// | Key | Action |
  /// |---|---|
  /// | arrows | the next or previous day or week; hidden weekdays are skipped |
  /// | Home, End | the ends of the week |
  /// | Page Up, Page Down | the previous or next day or week at these levels, otherwise month |
  /// | the same with Shift | the previous or next month at the levels day and week, otherwise year |
  /// | T | today |
  /// | Shift with arrows, Home, End | extends the span in the mode `range` |
  /// | Space, Enter | chooses the focused day |
  /// | Enter, if choosing changes nothing | lists the events of the day if some are hidden, otherwise zooms in |
  /// | Alt with Down | lists the events of the focused day |
  /// | plus, minus | zooms in or out one level |
  /// | Escape | the first that applies: closes details or a list, cancels a drag, clears the selection |
  ///
  /// If at most one day can be selected, keys that move the focus also select. In other modes they only move the focus.
  ///
  /// - Parameters:
  ///   - currentDay: the day that Page Up and Page Down start from. It is in view, wherever the focus is.
  ///   - hidesEvents: whether some events of the focused day are hidden; used only for Enter.
  static func action(
    for event: KeyEvent, state: CalendarState, currentDay: DayNumber, configuration: CalendarConfiguration,
    hidesEvents: Bool = false
  ) -> CalendarAction? {
    if event.key == .arrowDown, event.modifiers == .option { return .showEvents(of: state.focusedDay) }
    let shift = event.modifiers.contains(.shift)
    guard event.modifiers.subtracting(.shift).isEmpty else { return nil }
    let start = event.key == .pageUp || event.key == .pageDown ? currentDay : state.focusedDay
    if let target = target(of: event.key, shift, from: start, configuration.level(state.level).period, configuration)
      .map({
        shown($0, after: state.focusedDay, event.key, configuration)
      })
    {
      let extends = shift && event.key != .pageUp && event.key != .pageDown
      guard extends else { return move(to: target, configuration) }
      return configuration.selectionMode.isRange ? .extendSelection(to: target) : nil
    }
    let canZoomIn = configuration.neighbor(of: state.level, isInner: true) != state.level
    let canZoomOut = configuration.neighbor(of: state.level, isInner: false) != state.level
    switch event.key {
    case .plus where canZoomIn: return .zoomIn(around: nil)
    case .minus where canZoomOut: return .zoomOut(around: nil)
    case .enter where hidesEvents && changesNothing(state, configuration): return .showEvents(of: state.focusedDay)
    case .enter where canZoomIn && changesNothing(state, configuration): return .zoomIn(around: state.focusedDay)
    case .enter, .space: return .choose(state.focusedDay)
    case .escape where state.details != nil: return .hideDetails
    case .escape where state.listedDay != nil: return .hideEvents
    case .escape where state.dragged != nil: return .cancelDragSelection
    case .escape where !state.selection.isEmpty && configuration.selectionMode != .required: return .clearSelection
    default: return nil
    }
  }

  /// Returns whether choosing the focused day would leave the selection unchanged.
  private static func changesNothing(_ state: CalendarState, _ configuration: CalendarConfiguration) -> Bool {
    !configuration.selectionMode.selectsDays
      || configuration.selectionMode.isSingle && state.selection.contains(state.focusedDay)
  }

  /// Returns a visible day instead of a hidden one: for keys that move to the next day, the next in the same direction,
  /// for other keys the nearest.
  private static func shown(
    _ target: DayNumber, after day: DayNumber, _ key: KeyEvent.Key, _ configuration: CalendarConfiguration
  ) -> DayNumber {
    let isPage = key == .pageUp || key == .pageDown
    guard key == .arrowLeft || key == .arrowRight || isPage && abs(target - day) == 1 else {
      return configuration.nearestShown(target)
    }
    var target = target
    for _ in 0..<6 where !configuration.showsWeekday(of: target) { target = target + (target > day ? 1 : -1) }
    return target
  }

  /// Returns the action that goes to a day: selects it if at most one day can be selected, otherwise focuses it.
  static func move(to day: DayNumber, _ configuration: CalendarConfiguration) -> CalendarAction {
    let target = configuration.clamp(day)
    return configuration.selectionMode.isSingle && configuration.isSelectable(target) ? .select(target) : .focus(target)
  }

  /// Returns the day that a key leads to; `nil` for other keys.
  static func day(
    of key: KeyEvent.Key, _ shift: Bool, from day: DayNumber, _ period: CalendarPeriod,
    _ configuration: CalendarConfiguration
  ) -> DayNumber? {
    target(of: key, shift, from: day, period, configuration).map { shown($0, after: day, key, configuration) }
  }

  private static func target(
    of key: KeyEvent.Key, _ shift: Bool, from day: DayNumber, _ period: CalendarPeriod,
    _ configuration: CalendarConfiguration
  ) -> DayNumber? {
    let grid = configuration.grid
    let forward = configuration.direction == .leftToRight ? 1 : -1
    switch key {
    case .arrowLeft: return day - forward
    case .arrowRight: return day + forward
    case .arrowUp: return day - 7
    case .arrowDown: return day + 7
    case .home: return grid.firstDay(of: grid.week(of: day))
    case .end: return grid.firstDay(of: grid.week(of: day)) + 6
    case .pageUp: return page(-1, shift, from: day, period, configuration)
    case .pageDown: return page(1, shift, from: day, period, configuration)
    case .letterT where !shift: return configuration.today
    default: return nil
    }
  }

  @inline(never)
  private static func page(
    _ count: Int, _ shift: Bool, from day: DayNumber, _ period: CalendarPeriod, _ configuration: CalendarConfiguration
  ) -> DayNumber? {
    let calendar = configuration.calendar
    switch period {
    case .days(1) where !shift: return day + count
    case .days(let days) where !shift: return configuration.shownDay(day, offsetBy: days * count)
    case .weeks(let weeks) where !shift: return day + 7 * weeks * count
    case .days, .weeks: return try? calendar.day(day, offsetByMonths: count, overflow: .clamp)
    case .months(let months) where !shift:
      return try? calendar.day(day, offsetByMonths: months * count, overflow: .clamp)
    case .year, .months, .none:
      return try? calendar.day(day, offsetByMonths: shift ? 12 * count : count, overflow: .clamp)
    }
  }
}
