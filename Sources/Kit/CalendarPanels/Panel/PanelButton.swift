import Basics
import CalendarViews
import Geometry
import ViewKit

/// A square button in the style of the title bar's buttons.
final class PanelButton: View {
  /// Called when the button is pressed; released when the window closes.
  var action: (() -> Void)?
  /// Whether the last press was by a finger.
  private(set) var isTouched = false

  init() {
    super.init()
    isTabStop = true
    accessibility.role = .button
    addGesture(
      TapGesture(
        action: callback(to: self) { button, event in
          button.isTouched = event.kind == .touch
          _ = button.activate()
        }))
  }

  func configure(_ type: TypeScale, label: String) {
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
