import Basics
import Geometry
package import ViewKit

/// A button in the title bar, in popovers, and in notices.
package final class HeaderButton: View {
  private var action: (() -> Void)?

  /// Whether the button is enabled. A disabled button is dimmed.
  package var isEnabled = true {
    didSet {
      accessibility.states = isEnabled ? [] : .disabled
      layer.opacity = isEnabled ? 1 : 0.5
    }
  }

  /// Whether taps press the button. Keys and assistive technology can always press it.
  var takesTaps = true

  /// Creates a button.
  ///
  /// - Parameter action: called when the button is pressed. Released when the window closes.
  package init(action: @escaping () -> Void) {
    self.action = action
    super.init()
    isTabStop = true
    partName = .button
    accessibility.role = .button
    addGesture(TapGesture(action: callback(to: self) { button, _ in if button.takesTaps { _ = button.activate() } }))
  }

  package override func activate() -> Bool {
    guard isEnabled else { return false }
    action?()
    return action != nil
  }

  package override func windowWillClose() { action = nil }

  /// The corner radius of buttons, in points.
  static let radius = 6.0

  /// The layer of a button.
  package static func layer(_ style: TextStyle, hasRing: Bool) -> Layer {
    Layer(
      leadingRadius: radius, trailingRadius: radius,
      ring: hasRing ? Ring(color: .role(CalendarRole.hairline), width: 1) : nil,
      textColor: .role(CalendarRole.ink), textStyle: style, cursor: .pointingHand)
  }

  /// The width for the text, in points. It depends only on the number of characters and their size, so that frames are
  /// the same in every host.
  package var preferredWidth: Double {
    let width = max(
      HeaderButton.leastWidth,
      Double(text.unicodeScalars.count) * HeaderButton.characterWidth + 2 * HeaderButton.padding)
    return width * HeaderButton.scale(of: layer.textStyle)
  }

  /// The scale of button text; 1 for the size in the standard style.
  static func scale(of style: TextStyle?) -> Double { style.map { $0.size / 13 } ?? 1 }

  // The widths in the standard style, in points.
  private static let leastWidth = 56.0
  private static let characterWidth = 8.0
  private static let padding = 12.0
}
