import CalendarSystems
import Events
import ViewKit

/// Asking the delegate before changes, and notifying it afterward.
extension CalendarView {
  /// Returns whether days may be selected or deselected. Asks the decorator, then the delegate.
  ///
  /// - Parameter silently: whether only the decorator is asked.
  func isAllowed(_ effects: CalendarEffects, silently: Bool) -> Bool {
    for day in effects.chosen where !isEnabled(day) { return false }
    guard !silently, let delegate else { return true }
    for day in effects.chosen where !delegate.calendarView(self, shouldSelect: day) { return false }
    if effects.chosen.isEmpty, let day = effects.deselected {
      return delegate.calendarView(self, shouldDeselect: day)
    }
    return true
  }

  /// Notifies the owner and the delegate of a change of the selection.
  func reportSelection(_ effects: CalendarEffects) {
    if let day = effects.selected { observer?(.selected(day)) }
    guard let delegate else { return }
    if let day = effects.deselected { delegate.calendarView(self, didDeselect: day) }
    if let day = effects.selected { delegate.calendarView(self, didSelect: day) }
    if let days = effects.completedRange { delegate.calendarView(self, didSelectRange: days) }
    delegate.calendarView(self, didChange: state.selection)
  }

  /// Notifies the delegate if the presented period, its level, or its title changed.
  func reportPeriod() {
    selectInDestination()
    let period = ReportedState.Period(start: presented, level: state.level, title: title)
    guard reported.update(period: period) else { return }
    delegate?.calendarView(self, didPresent: presented)
  }
}

extension CalendarView: FrameLimiter {
  /// Limits what the timeline expands in this frame.
  package func frameWillBegin() {
    limitedTimeline = shownTimeline
    limitedTimeline?.beginFrame()
  }

  /// Lets the next frame expand what this one has left out.
  package func frameDidEnd() {
    // Another timeline may have been set in the meantime.
    let timeline = limitedTimeline
    limitedTimeline = nil
    if timeline?.endFrame() == true { setNeedsLayout() }
  }
}

extension CalendarView: FrameObserver {
  /// Reports the results of scrolling and selects a day at its destination, at the end of a frame.
  package func frameEnded() {
    selectInDestination()
    checkFocus()
    let days = visibleDays
    if reported.update(days: days) {
      observer?(.days)
      delegate?.calendarView(self, didShow: days)
    }
    guard let height = preferredHeight, reported.update(height: height) else { return }
    observer?(.shape)
    delegate?.calendarView(self, didPreferHeight: height)
  }
}
