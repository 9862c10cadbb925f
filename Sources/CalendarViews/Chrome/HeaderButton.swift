import Geometry
import ViewKit

/// A button of the title bar.
final class HeaderButton: View {
  private var action: (() -> Void)?

  /// A button that is switched off is pale and does nothing.
  var isEnabled = true {
    didSet {
      accessibility.states = isEnabled ? [] : .disabled
      layer.opacity = isEnabled ? 1 : 0.5
    }
  }

  /// Whether taps press it.
  var takesTaps = true

  /// `action` is dropped when the window closes.
  init(action: @escaping () -> Void) {
    self.action = action
    super.init()
    isTabStop = true
    accessibility.role = .button
    addGesture(TapGesture { [unowned(unsafe) self] _ in if takesTaps { _ = activate() } })
  }

  override func activate() -> Bool {
    guard isEnabled else { return false }
    action?()
    return action != nil
  }

  override func windowWillClose() { action = nil }
}
