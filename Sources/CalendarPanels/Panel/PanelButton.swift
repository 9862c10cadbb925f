import CalendarViews
import Geometry
import ViewKit

/// A square button that looks as those of the title bar.
final class PanelButton: View {
  /// Dropped when the window closes.
  var action: (() -> Void)?

  init() {
    super.init()
    isTabStop = true
    accessibility.role = .button
    addGesture(TapGesture { [unowned(unsafe) self] _ in _ = activate() })
  }

  func dress(_ type: TypeScale, label: String) {
    accessibility.label = label
    layer = Layer(
      leadingRadius: 6, trailingRadius: 6, ring: Ring(color: .role(CalendarRole.hairline), width: 1),
      textColor: .role(CalendarRole.ink), textStyle: type.arrow, cursor: .pointingHand)
  }

  override func activate() -> Bool {
    action?()
    return action != nil
  }

  override func windowWillClose() { action = nil }
}
