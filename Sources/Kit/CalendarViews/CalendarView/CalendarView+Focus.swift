import CalendarSystems
import Events
import ViewKit

/// The host's focus. It follows the focused day after user actions in the calendar, and while it is in a level.
extension CalendarView {
  /// Sends a user's action. The host's focus follows it.
  @discardableResult
  func sendFromInput(_ action: CalendarAction) -> Bool {
    focusFollows = true
    defer { focusFollows = false }
    return send(action)
  }

  /// Moves the host's focus to the focused day, or to what is being edited there.
  package func takeFocus() { focusCell(following: true) }

  /// Whether the host's focus must follow the focus of the state.
  var mayMoveFocus: Bool { focusFollows || window?.focusedView?.isDescendant(of: stage.view) == true }

  /// Moves the host's focus to the focused day once its cell exists, if allowed.
  ///
  /// - Parameter following: whether the focus moves in any case.
  func focusCell(following: Bool) {
    let before = focusFollows
    focusFollows = following
    focusCell()
    focusFollows = before
  }

  /// Moves the host's focus to the focused day once its cell exists, if allowed.
  func focusCell() {
    if mayMoveFocus { window?.notify { self.moveFocus() } }
  }

  private func moveFocus() {
    guard let window, let view = editing?.focusTarget ?? dayTarget, window.focusedView !== view else { return }
    window.focus(view)
  }

  /// Moves the host's focus from the view of another day to the view of the focused day, once after each change of the
  /// focused day. Waits while something moves or a popover is shown; leaves the focus on anything but a day.
  func checkFocus() {
    guard reported.focusedDay != state.focusedDay, isAtRest, !hasPopover else { return }
    reported.update(focusedDay: state.focusedDay)
    guard let window, let view = window.focusedView, view.accessibility.role == .gridCell,
      view.isDescendant(of: stage.view), editing?.focusTarget == nil, let target = dayTarget, target !== view
    else { return }
    window.focus(target)
  }

  /// The view of the focused day or, if that day is not visible, of the nearest visible day; `nil` if there is none.
  var dayTarget: View? {
    guard let current else { return nil }
    if let view = current.focusTarget(for: state.focusedDay) { return view }
    let days = visibleDays
    let isBefore = state.focusedDay < days.lowerBound
    return current.focusTarget(for: isBefore ? days.lowerBound : days.upperBound - 1)
  }

  /// Keeps the host's focus on its event while events change, because the event's view may then show another event. If
  /// the event disappears, the focus moves to the focused day.
  func keepFocus() {
    guard let window, let view = window.focusedView, let part = part(shownIn: view) else { return }
    window.notify { [self] in returnFocus(to: part, from: view) }
  }

  private func returnFocus(to part: CalendarPart, from view: View) {
    guard let window, window.focusedView.map({ $0 === view }) ?? true else { return }
    if window.focusedView === view, !view.isHidden, self.part(shownIn: view) == part { return }
    guard let next = editing?.focusTarget ?? self.view(of: part) ?? movedView(of: part) ?? dayTarget else { return }
    window.focus(next)
  }

  /// Returns the new view of an event that moved; `nil` for an event of a series, whose other events stay in place.
  private func movedView(of part: CalendarPart) -> View? {
    guard case .event(let id, on: _, _) = part, let event = timeline?.event(id.event)?.event, event.recurrence == nil
    else { return nil }
    return current?.elementViews().first { view in
      if case .event(let other, on: _, _)? = self.part(shownIn: view) { other.event == id.event } else { false }
    }
  }
}
