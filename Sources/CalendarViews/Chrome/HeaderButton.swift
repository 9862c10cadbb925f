import Geometry
import ViewKit

/// A button of the title bar.
final class HeaderButton: View {
  private var action: (() -> Void)?

  /// `action` is dropped when the window closes.
  init(action: @escaping () -> Void) {
    self.action = action
    super.init()
    isTabStop = true
    accessibility.role = .button
    addGesture(TapGesture { [unowned(unsafe) self] _ in _ = activate() })
  }

  override func activate() -> Bool {
    action?()
    return action != nil
  }

  override func windowWillClose() { action = nil }
}
