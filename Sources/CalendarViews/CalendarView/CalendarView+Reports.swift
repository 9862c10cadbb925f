import CalendarSystems
import ViewKit

/// What the delegate is asked before and told after a change.
extension CalendarView {
  /// Returns whether days may be selected or deselected: asks the decorator, then the delegate.
  ///
  /// - Parameter silently: asks only whether the days are enabled.
  func isAllowed(_ effects: CalendarEffects, silently: Bool) -> Bool {
    guard effects.selectionChanged || !effects.chosen.isEmpty else { return true }
    for day in effects.chosen where !isEnabled(day) { return false }
    guard !silently, let delegate else { return true }
    for day in effects.chosen where !delegate.calendarView(self, shouldSelect: day) { return false }
    if effects.chosen.isEmpty, let day = effects.deselected {
      return delegate.calendarView(self, shouldDeselect: day)
    }
    return true
  }

  func tellSelection(_ effects: CalendarEffects) {
    if let day = effects.selected { observer?(.selected(day)) }
    guard let delegate else { return }
    if let day = effects.deselected { delegate.calendarView(self, didDeselect: day) }
    if let day = effects.selected { delegate.calendarView(self, didSelect: day) }
    if let days = effects.completedRange { delegate.calendarView(self, didSelectRange: days) }
    delegate.calendarView(self, didChange: state.selection)
  }

  /// Tells the delegate which period is presented, if it is another one than it was told, and selects in it.
  func reportPeriod() {
    let isFirst = told.period == nil
    guard told.note(period: presented) else { return }
    if !isFirst, configuration.selectsPresentedPeriod { selectInPeriod() }
    delegate?.calendarView(self, didPresent: presented)
  }

  /// Unless the selection lies in the presented month or week already.
  private func selectInPeriod() {
    let isDay = state.level == .day && configuration.dayPresentation == .list
    guard configuration.selectionMode.isSingle, state.level == .month || state.level == .week || isDay else { return }
    if let day = state.selectedDay, period(day) == presented { return }
    let isToday = period(configuration.today) == presented
    send(.select(isToday ? configuration.today : presented))
  }
}

extension CalendarView: FrameObserver {
  /// What scrolling changed is told once the frame is made.
  package func frameEnded() {
    let days = visibleDays
    if told.note(days: days) { delegate?.calendarView(self, didShow: days) }
    guard let height = preferredHeight, told.note(height: height) else { return }
    observer?(.shape)
    delegate?.calendarView(self, didPreferHeight: height)
  }
}
