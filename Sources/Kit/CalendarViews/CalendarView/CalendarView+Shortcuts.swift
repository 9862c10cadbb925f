public import CalendarSystems

/// Methods for frequent actions.
extension CalendarView {
  /// Changes the configuration. The result is shown in the next frame.
  ///
  ///     calendar.configure { $0.firstWeekday = .monday; $0.showsHeader = false }
  public func configure(_ change: (inout CalendarConfiguration) -> Void) {
    var changed = configuration
    change(&changed)
    update(configuration: changed)
  }

  /// Selects a day and brings it into view like `CalendarAction.select`, with or without animation.
  ///
  /// - Returns: `false` if the decorator or the delegate refused it, like `send(_:silently:)`.
  @discardableResult
  public func select(_ day: DayNumber, animated: Bool) -> Bool {
    let isInView = visibleDays.contains(configuration.clamp(day))
    guard send(.select(day)) else { return false }
    if !animated, !isInView { send(.show(state.focusedDay, animated: false)) }
    return true
  }
}
