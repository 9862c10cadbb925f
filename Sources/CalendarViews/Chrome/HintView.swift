import Geometry
import ViewKit

/// A line of text over a calendar that has no events to show.
final class HintView: View {
  /// Updates the line at the bottom of a calendar of some size. An empty message hides it.
  func update(message: String, in size: Size, style: CalendarStyle) {
    isHidden = message.utf8.isEmpty
    text = message
    accessibility.role = .status
    var type = style.type.dayNumber
    type.alignment = .center
    layer = Layer(
      fill: .role(CalendarRole.background), leadingRadius: 20, trailingRadius: 20,
      ring: Ring(color: .role(CalendarRole.hairline), width: 1), textColor: .role(CalendarRole.secondaryInk),
      textStyle: type,
      textInsets: Insets(leading: 16, trailing: 16))
    let width = max(0, min(size.width - 32, Double(message.unicodeScalars.count) * 7.5 + 48))
    frame = Rect(
      x: ((size.width - width) / 2).rounded(), y: max(0, size.height - 72), width: width, height: 40)
  }
}
