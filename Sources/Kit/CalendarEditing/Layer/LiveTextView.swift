import Basics
import Geometry
import ViewKit

/// A live region that announces its text when it changes: the outcome of an edit, or the place of a held event.
///
/// While an event moves, at most one text every 250 ms is announced, the latest. The end of an edit is always
/// announced. The text is initially empty.
final class LiveTextView: View {
  /// The minimum time between two announcements of one motion, in seconds.
  static let interval = 0.25

  private var last = -LiveTextView.interval
  private var waiting: String?

  /// Creates a live region.
  /// - Parameter isAlert: whether it interrupts other speech, as rejections and conflicts do.
  init(isAlert: Bool = false) {
    super.init(traits: .clips)
    // Only for assistive technology: invisible, but with a size, because browsers ignore text without one.
    frame = Rect(x: 0, y: 0, width: 1, height: 1)
    layer = Layer(opacity: 0)
    isInert = true
    accessibility = isAlert ? AccessibilityNode(role: .alert) : AccessibilityNode(role: .status, states: .live)
  }

  /// Announces a text.
  ///
  /// - Parameter isFinal: whether the text must be announced; it replaces a waiting text.
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
    // The same text is announced again only if it differs.
    self.text = self.text.hasSameBytes(as: text) ? text + "\u{A0}" : text
  }

  private func sayWaiting() {
    if let text = waiting { say(text, isFinal: true) }
  }
}
