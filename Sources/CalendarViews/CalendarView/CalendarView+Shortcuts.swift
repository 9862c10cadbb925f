public import CalendarSystems

/// What programs do most, in one call.
extension CalendarView {
  /// Changes the configuration, all in one, and shows the result in the next frame:
  /// `calendar.configure { $0.firstWeekday = .monday; $0.showsHeader = false }`.
  public func configure(_ change: (inout CalendarConfiguration) -> Void) {
    var changed = configuration
    change(&changed)
    update(configuration: changed)
  }

  /// Selects a day and brings it into view, as `CalendarAction.select` does; at once, if not `animated`.
  ///
  /// - Returns: `false` if the delegate refused it, as `send(_:silently:)`.
  @discardableResult
  public func select(_ day: DayNumber, animated: Bool) -> Bool {
    let isInView = visibleDays.contains(configuration.clamp(day))
    guard send(.select(day)) else { return false }
    if !animated, !isInView { send(.show(state.focusedDay, animated: false)) }
    return true
  }
}
