import Basics
import Geometry
import ViewKit

/// The text that assistive technology speaks when it changes: what became of an edit, and where a held event is.
///
/// While an event moves, at most one text each 250 ms is spoken, the latest; what ends an edit is always spoken. The
/// text is empty at first.
final class LiveTextView: View {
  /// The least time between two texts of one motion, in seconds.
  static let interval = 0.25

  private var last = -LiveTextView.interval
  private var waiting: String?

  /// - Parameter isAlert: whether it interrupts what is being spoken, as refusals and conflicts do.
  init(isAlert: Bool = false) {
    super.init(traits: .clips)
    // Only speech finds it: it is not seen, but has a size, without which browsers leave a text out.
    frame = Rect(x: 0, y: 0, width: 1, height: 1)
    layer = Layer(opacity: 0)
    isInert = true
    accessibility = isAlert ? AccessibilityNode(role: .alert) : AccessibilityNode(role: .status, states: .live)
  }

  /// Has a text spoken.
  ///
  /// - Parameter isFinal: whether it must not be left out; a text that waits then is.
  func say(_ text: String, isFinal: Bool) {
    guard let window else { return }
    let rest = last + LiveTextView.interval - window.time
    guard isFinal || rest <= 0 else {
      if waiting == nil { window.after(rest, for: self, callback(to: self) { $0.sayWaiting() }) }
      waiting = text
      return
    }
    waiting = nil
    window.cancelDelay(of: self)
    last = window.time
    // The same text again is spoken only if it differs.
    self.text = self.text.hasSameBytes(as: text) ? text + "\u{A0}" : text
  }

  private func sayWaiting() {
    if let text = waiting { say(text, isFinal: true) }
  }
}
