package import Geometry
package import ViewKit

/// A line of text shown over a calendar without visible events.
package final class HintView: View {
  package init() { super.init() }

  /// Updates the line at the bottom of a calendar with a given size. An empty message hides it.
  package func update(message: String, in size: Size, style: CalendarStyle) {
    isHidden = message.utf8.isEmpty
    text = message
    partName = .message
    accessibility.role = .status
    var type = style.type.dayNumber
    type.alignment = .center
    let radius = HintView.height / 2
    layer = Layer(
      fill: .role(CalendarRole.background), leadingRadius: radius, trailingRadius: radius,
      ring: Ring(color: .role(CalendarRole.hairline), width: 1), textColor: .role(CalendarRole.secondaryInk),
      textStyle: type, textInsets: Insets(leading: HintView.margin, trailing: HintView.margin))
    let wanted = Double(message.unicodeScalars.count) * HintView.characterWidth + HintView.padding
    let width = max(0, min(size.width - 2 * HintView.margin, wanted))
    frame = Rect(
      x: ((size.width - width) / 2).rounded(), y: max(0, size.height - HintView.distance - HintView.height),
      width: width, height: HintView.height)
  }

  private static let height = 40.0
  private static let margin = 16.0
  /// The distance from the bottom of the calendar, in points.
  private static let distance = 32.0
  private static let characterWidth = 7.5
  private static let padding = 48.0
}
