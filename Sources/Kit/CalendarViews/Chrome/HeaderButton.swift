import Basics
import Geometry
package import ViewKit

/// A button of the title bar, of popovers and of notices.
package final class HeaderButton: View {
  private var action: (() -> Void)?

  /// Whether the button does something when it is pressed; it is pale otherwise.
  package var isEnabled = true {
    didSet {
      accessibility.states = isEnabled ? [] : .disabled
      layer.opacity = isEnabled ? 1 : 0.5
    }
  }

  /// Whether taps press the button. Keys and assistive technology press it all the same.
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

  /// The radius of the corners of buttons, in points.
  static let radius = 6.0

  /// The layer of a button.
  package static func layer(_ style: TextStyle, hasRing: Bool) -> Layer {
    Layer(
      leadingRadius: radius, trailingRadius: radius,
      ring: hasRing ? Ring(color: .role(CalendarRole.hairline), width: 1) : nil,
      textColor: .role(CalendarRole.ink), textStyle: style, cursor: .pointingHand)
  }

  /// The width for the words, in points, by the number and the size of characters alone, so that frames are the same in
  /// every host.
  package var preferredWidth: Double {
    let width = max(
      HeaderButton.leastWidth,
      Double(text.unicodeScalars.count) * HeaderButton.characterWidth + 2 * HeaderButton.padding)
    return width * HeaderButton.scale(of: layer.textStyle)
  }

  /// The size of texts on buttons, 1 for that of the standard style.
  static func scale(of style: TextStyle?) -> Double { style.map { $0.size / 13 } ?? 1 }

  // The widths in the standard style, in points.
  private static let leastWidth = 56.0
  private static let characterWidth = 8.0
  private static let padding = 12.0
}
