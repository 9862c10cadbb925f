/// The closures called by presses in a title bar.
///
/// The parts of the bar hold this object, and the bar sets its closures.
final class HeaderActions {
  /// Performs an action.
  var perform: ((CalendarAction) -> Void)?
  /// Goes one period forward (1) or backward (-1).
  var step: ((Int) -> Void)?
  /// Makes the calendar update its bar.
  var refresh: (() -> Void)?

  /// Releases all closures.
  func drop() {
    perform = nil
    step = nil
    refresh = nil
  }
}
