import CalendarSystems
import Events
import ViewKit

/// The host's focus, which follows the focused day after what a person did in the calendar, and while it is in a level.
extension CalendarView {
  /// Sends an action of a person, which the host's focus follows.
  @discardableResult
  func sendFromInput(_ action: CalendarAction) -> Bool {
    focusFollows = true
    defer { focusFollows = false }
    return send(action)
  }

  /// Moves the host's focus to the focused day, or to what is edited there.
  package func takeFocus() { focusCell(following: true) }

  /// Whether the host's focus has to follow that of the state.
  var mayMoveFocus: Bool { focusFollows || window?.focusedView?.isDescendant(of: stage.view) == true }

  /// Moves the host's focus to the focused day once its cell exists, if it may move.
  ///
  /// - Parameter following: whether it may move in any case.
  func focusCell(following: Bool) {
    let before = focusFollows
    focusFollows = following
    focusCell()
    focusFollows = before
  }

  /// Moves the host's focus to the focused day once its cell exists, if it may move.
  func focusCell() {
    if mayMoveFocus { window?.notify { self.moveFocus() } }
  }

  private func moveFocus() {
    guard let window, let view = editing?.focusTarget ?? dayTarget, window.focusedView !== view else { return }
    window.focus(view)
  }

  /// The view of the focused day or, while that is out of view, of the nearest day in view; `nil` if there is none.
  var dayTarget: View? {
    guard let current else { return nil }
    if let view = current.focusTarget(for: state.focusedDay) { return view }
    let days = visibleDays
    let isBefore = state.focusedDay < days.lowerBound
    return current.focusTarget(for: isBefore ? days.lowerBound : days.upperBound - 1)
  }

  /// Keeps the host's focus on the event that has it while events change, because its view may then show another event. If
  /// the event vanishes, the focus goes to the focused day.
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

  /// Returns the view of an event that has moved; `nil` for one of a series, whose others keep their places.
  private func movedView(of part: CalendarPart) -> View? {
    guard case .event(let id, on: _, _) = part, let event = timeline?.event(id.event)?.event, event.recurrence == nil
    else { return nil }
    return current?.elementViews().first { view in
      if case .event(let other, on: _, _)? = self.part(shownIn: view) { other.event == id.event } else { false }
    }
  }
}
