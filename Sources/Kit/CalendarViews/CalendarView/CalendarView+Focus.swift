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
    guard let window, let view = editing?.focusTarget ?? current?.focusTarget(for: state.focusedDay),
      window.focusedView !== view
    else { return }
    window.focus(view)
  }
}
