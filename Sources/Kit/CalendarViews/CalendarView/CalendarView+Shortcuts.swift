public import CalendarSystems

/// Frequent actions as methods.
extension CalendarView {
  /// Changes the configuration and shows the result in the next frame:
  /// `calendar.configure { $0.firstWeekday = .monday; $0.showsHeader = false }`.
  public func configure(_ change: (inout CalendarConfiguration) -> Void) {
    var changed = configuration
    change(&changed)
    update(configuration: changed)
  }

  /// Selects a day and brings it into view like `CalendarAction.select`, at once if not `animated`.
  ///
  /// - Returns: `false` if decorator or delegate refused it, like `send(_:silently:)`.
  @discardableResult
  public func select(_ day: DayNumber, animated: Bool) -> Bool {
    let isInView = visibleDays.contains(configuration.clamp(day))
    guard send(.select(day)) else { return false }
    if !animated, !isInView { send(.show(state.focusedDay, animated: false)) }
    return true
  }
}
