import Basics
import CalendarViews
import ViewKit

/// The button that creates an event: in the title bar, or round over the levels of a narrow calendar.
final class NewEventButton: View {
  /// Called with the source of a press.
  var onPress: ((InputSource) -> Void)?

  init() {
    super.init()
    isTabStop = true
    partName = .button
    accessibility.role = .button
    addGesture(
      TapGesture(action: callback(to: self) { $0.onPress?($1.kind == .touch ? .finger : .pointer) }))
  }

  override func activate() -> Bool {
    onPress?(.keys)
    return onPress != nil
  }

  override func windowWillClose() { onPress = nil }
}
