import ViewKit

/// When the host's focus goes along with the focused day: after what a person did in the calendar, and where it is in a
/// level already.
extension CalendarView {
  /// Sends what a person asked for, which takes the host's focus along.
  @discardableResult
  func sendFromInput(_ action: CalendarAction) -> Bool {
    focusFollows = true
    defer { focusFollows = false }
    return send(action)
  }

  /// Gives the host's focus to the focused day.
  package func takeFocus() { focusCell(following: true) }

  /// Whether the host's focus has to follow that of the state.
  var mayMoveFocus: Bool { focusFollows || window?.focusedView?.isDescendant(of: stage.view) == true }

  /// The host's focus goes to the focused day once its cell exists, if it may.
  ///
  /// - Parameter following: whether it may in any case.
  func focusCell(following: Bool) {
    focusFollows = following
    focusCell()
    focusFollows = false
  }

  /// The host's focus goes to the focused day once its cell exists, if it may.
  func focusCell() {
    if mayMoveFocus { window?.notify { self.moveFocus() } }
  }

  private func moveFocus() {
    guard let window, let cell = current?.focusTarget(for: state.focusedDay), window.focusedView !== cell else {
      return
    }
    window.focus(cell)
  }
}
