/// The closures that presses in a title bar call.
///
/// The parts of the bar hold this object, and the bar fills it.
final class HeaderActions {
  /// Carries out an action.
  var perform: ((CalendarAction) -> Void)?
  /// Goes one period forward (1) or back (-1).
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
