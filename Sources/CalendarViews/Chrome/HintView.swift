import Geometry
import ViewKit

/// One line over a calendar that has nothing to show.
final class HintView: View {
  /// Shows `message` at the bottom of a calendar of that size; hidden if it is empty.
  func update(message: String, in size: Size, style: CalendarStyle) {
    isHidden = message.utf8.isEmpty
    text = message
    accessibility.role = .status
    var type = style.type.dayNumber
    type.alignment = .center
    layer = Layer(
      fill: .role(CalendarRole.background), leadingRadius: 20, trailingRadius: 20,
      ring: Ring(color: .role(CalendarRole.hairline), width: 1), textColor: .role(CalendarRole.ink2), textStyle: type,
      textInsets: Insets(leading: 16, trailing: 16))
    let width = max(0, min(size.width - 32, Double(message.unicodeScalars.count) * 7.5 + 48))
    frame = Rect(
      x: ((size.width - width) / 2).rounded(), y: max(0, size.height - 72), width: width, height: 40)
  }
}
