/// What presses in a title bar lead to.
final class HeaderActions {
  /// Carries out an action.
  var perform: ((CalendarAction) -> Void)?
  /// Goes a period on (1) or back (-1).
  var step: ((Int) -> Void)?
  /// Has the calendar fill its bar anew.
  var refresh: (() -> Void)?

  /// Lets go of everything.
  func drop() {
    perform = nil
    step = nil
    refresh = nil
  }
}
